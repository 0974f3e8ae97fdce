import { html, nothing, type TemplateResult } from 'lit'
import { cleared, type Cleared } from './clear.ts'
import { copy } from './copy.ts'
import { show } from './dialogs.ts'
import { pack, unpack } from './pack.ts'
import { addressOf } from './session.ts'
import { store } from './store.ts'
import { t } from './words/index.ts'

// Sharing a view gives its address. Sharing the config as well is a second act, with its secrets replaced before.

const here = (said: string) => new URL(said, location.href).href

export async function share() {
  const address = here(addressOf(store.state))
  await copy(address, 'address', t('copied.link'))
  if (store.state.text.trim() === '') return
  const clear = cleared(store.state.text, store.state.answer)
  show(
    t('share.title'),
    html`<div class="dialog-body">
      <p>${t('copied.link')}</p>
      <h3>${t('share.config')}</h3>
      <p>${t('share.config.says')}</p>
      ${replacedList(clear)}
      <button type="button" class="button" @click=${() => void shareConfig(clear)}>${t('share.copy')}</button>
    </div>`,
  )
}

export function replacedList(clear: Cleared): TemplateResult | typeof nothing {
  if (clear.replaced.length === 0) return html`<p>${t('share.noSecret')}</p>`
  return html`<p>${t('share.replaced')}</p>
    <ul class="replaced">${clear.replaced.map((one) => html`<li>${t('line', one.line)}: <code>${'${' + one.name + '}'}</code></li>`)}</ul>`
}

async function shareConfig(clear: Cleared) {
  const address = here(addressOf(store.state))
  const joint = address.includes('#') ? '&' : '#'
  await copy(address + joint + 'config=' + (await pack(clear.text)), 'config', t('share.copied'))
}

// A config that came in the address.
export async function configInAddress(): Promise<string> {
  const said = new URLSearchParams(location.hash.slice(1)).get('config')
  return said ? unpack(said).catch(() => '') : ''
}
