import { html, nothing, type TemplateResult } from 'lit'
import { goToLine } from './box.ts'
import type { Finding } from './contract.ts'
import { stopLine } from './items.ts'
import { withCode } from './findings.ts'
import { t } from './words/index.ts'

// In place of a snippet: where reading stops, what was found there, what was expected, and the likely cause.
export function stopped(stop: Finding): TemplateResult {
  const line = stopLine(stop)
  const title = stop.title || stop.message
  const rows: [string, unknown][] = [
    [t('stopped.where'), line ? html`${t('stopped.place', line, stop.column ?? 1)} <code class="code">${stop.code}</code>` : html`<code>${stop.code}</code>`],
    [t('stopped.found'), stop.found ? html`<code>${stop.found}</code>` : ''],
    [t('stopped.expected'), stop.expected ? expected(stop.expected) : ''],
    [t('stopped.cause'), withCode(stop.cause || [line ? title : stop.reason, stop.step].filter(Boolean).join(' '))],
  ]
  return html`<div class="stopped">
    <h2>${line ? t('stopped.title', line) : title || t('stopped.nothing')}</h2>
    <p class="lead">${line ? t('stopped.lead') : t('stopped.nothing.lead')}</p>
    <ul aria-label=${t('findings.name')}>
      <li>
        <span class="visually-hidden">${t('findings.error')} ${title}</span>
        <dl>${rows.filter(([, said]) => said && (!Array.isArray(said) || said.join('') !== '')).map(([term, said]) => html`<div><dt>${term}</dt><dd>${said}</dd></div>`)}</dl>
      </li>
    </ul>
    ${line ? html`<button type="button" class="button" @click=${() => goToLine(line, stop.column)}>${t('stopped.go', line)}</button>` : nothing}
    <p class="other">${t('stopped.other1')} <code>mcp add</code> ${t('stopped.other2')} <b>${t('source.from')}</b>.</p>
  </div>`
}

// Either a sentence, or signs with a space between them: any of these was expected.
function expected(said: string): unknown {
  if (said.includes('`')) return withCode(said)
  const signs = said.split(' ').filter(Boolean)
  return signs.map((sign, at) => html`${at === 0 ? '' : at === signs.length - 1 ? ' ' + t('stopped.or') + ' ' : ', '}<code>${sign}</code>`)
}
