import { html, nothing, type TemplateResult } from 'lit'

export interface Choice<V extends string> {
  value: V
  label: string
  short?: string
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

// Which of the neighbours an arrow, Home or End leads to; undefined for every other key.
export function stepTo(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? undefined : (at + step + count) % count
}

function walk(event: KeyboardEvent, role: string, choose: (at: number) => void) {
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role=' + role + ']')]
  const to = stepTo(event.key, all.indexOf(event.target as HTMLElement), all.length)
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  choose(to)
  all[to]?.focus()
}

// A few choices side by side, of which one holds.
export function radios<V extends string>(name: string, value: V, choices: Choice<V>[], choose: (value: V) => void): TemplateResult {
  return html`<div class="segments" role="radiogroup" aria-label=${name} @keydown=${(e: KeyboardEvent) => walk(e, 'radio', (at) => choose(choices[at]!.value))}>
    ${choices.map(
      (choice) =>
        html`<button type="button" role="radio" aria-checked=${choice.value === value} tabindex=${choice.value === value ? 0 : -1} @click=${() => choose(choice.value)}>${choice.label}</button>`,
    )}
  </div>`
}

export interface Tab {
  id: string
  label: unknown
  name?: string
  none?: string
  title?: string
}

export function tabs(name: string, chosen: string, all: Tab[], panel: string, choose: (id: string) => void): TemplateResult {
  return html`<div class="tabs" role="tablist" aria-label=${name} @keydown=${(e: KeyboardEvent) => walk(e, 'tab', (at) => choose(all[at]!.id))}>
    ${all.map(
      (tab) =>
        html`<button type="button" role="tab" id=${panel + '-tab-' + tab.id} aria-controls=${panel} aria-selected=${tab.id === chosen} aria-label=${tab.name ?? nothing} data-none=${tab.none ?? nothing} title=${tab.title ?? nothing} tabindex=${tab.id === chosen ? 0 : -1} @click=${() => choose(tab.id)}>${tab.label}</button>`,
    )}
  </div>`
}
