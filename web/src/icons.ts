import { svg, type SVGTemplateResult } from 'lit'
import type { Severity, Status } from './contract.ts'
import { paths } from './paths.ts'

export type Icon = keyof typeof paths

export const statusIcon: Record<Status, Icon> = { ok: 'check', changed: 'arrows', partial: 'half', refused: 'struck' }
export const severityIcon: Record<Severity, Icon> = { error: 'struck', warning: 'triangle', info: 'info' }

export function icon(name: Icon, size = 16, tone = ''): SVGTemplateResult {
  const drawn = (paths[name] as string[]).map((path) => (path[0] === '!' ? svg`<path class="solid" d=${path.slice(1)} />` : svg`<path d=${path} />`))
  return svg`<svg class="icon ${tone}" viewBox="0 0 16 16" width=${size} height=${size} aria-hidden="true" focusable="false">${drawn}</svg>`
}

const space = 'http://www.w3.org/2000/svg'

export function iconNode(name: Icon, size: number, tone: string): SVGElement {
  const node = document.createElementNS(space, 'svg')
  for (const [key, value] of Object.entries({ class: 'icon ' + tone, viewBox: '0 0 16 16', width: size, height: size, 'aria-hidden': 'true' })) {
    node.setAttribute(key, String(value))
  }
  for (const path of paths[name]) {
    const part = document.createElementNS(space, 'path')
    part.setAttribute('d', path.replace(/^!/, ''))
    if (path[0] === '!') part.setAttribute('class', 'solid')
    node.append(part)
  }
  return node
}
