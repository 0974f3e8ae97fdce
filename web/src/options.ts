import { html, type TemplateResult } from 'lit'
import { radios } from './choice.ts'
import type { Shell } from './contract.ts'
import { store, switches, type Switch } from './store.ts'
import { View } from './view.ts'
import { t } from './words/index.ts'

const shells: Shell[] = ['posix', 'powershell', 'cmd']

// The shell that commands are quoted for: the visitor's choice, else the usual one of the chosen system.
export const shellOf = (): Shell => store.state.shell || (store.state.system === 'windows' ? 'powershell' : 'posix')

export function setSwitch(name: Switch, on: boolean) {
  const others = store.state.switches.filter((one) => one !== name)
  store.set({ switches: on ? [...others, name] : others })
}

// "npx=/opt/bin/npx, uvx=/opt/bin/uvx" becomes the map that the converter takes.
export function pathsIn(said: string): Record<string, string> {
  const pairs = said.split(/[,\n]/).map((pair) => pair.split('=').map((part) => part.trim()))
  return Object.fromEntries(pairs.filter(([program, path]) => program && path) as [string, string][])
}

// What the visitor may want otherwise, each with the sentence that says what it does.
class OptionsMenu extends View {
  override render() {
    return html`<h2>${t('options.name')}</h2>
      ${switches.map((name) => this.#switch(name))}
      <div class="option">
        <b>${t('command.shell')}</b>
        <p>${t('options.shell.says')}</p>
        ${radios(t('command.shell'), shellOf(), shells.map((value) => ({ value, label: t(('shell.' + value) as 'shell.posix') })), (shell) => store.set({ shell }))}
      </div>
      <label class="option"><b>${t('options.paths')}</b><p>${t('options.paths.says')}</p>
        <input type="text" spellcheck="false" autocomplete="off" placeholder="npx=/opt/homebrew/bin/npx" .value=${store.state.paths} @change=${(e: Event) => store.set({ paths: (e.target as HTMLInputElement).value })} /></label>`
  }

  #switch(name: Switch): TemplateResult {
    const on = store.state.switches.includes(name)
    return html`<label class="option tick"><input type="checkbox" .checked=${on} @change=${() => setSwitch(name, !on)} aria-describedby=${'option-' + name} /><b>${t(('set.' + name) as 'set.bridge')}</b>
      <p id=${'option-' + name}>${t(('options.' + name) as 'options.bridge')}</p></label>`
  }
}

customElements.define('conv-options', OptionsMenu)
