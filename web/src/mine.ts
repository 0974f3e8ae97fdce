import { Editor } from './editor/index.ts'
import { readFiles } from './files.ts'
import { html, nothing } from 'lit'
import { fileName } from './copy.ts'
import { icon } from './icons.ts'
import { chosenOf } from './order.ts'
import { chosenOutput, mineKey } from './snippet.ts'
import { store } from './store.ts'
import { View } from './view.ts'
import { t } from './words/index.ts'

// The second box: what the visitor's own file holds now. It is there while the merge is shown.
class Mine extends View {
  #editor: Editor | null = null
  #shown = ''

  override render() {
    const { text, tab, answer } = store.state
    const agent = chosenOf(store.state)
    const output = chosenOutput(answer?.targets?.[agent])
    if (text.trim() === '' || tab !== 'merge' || !output) return nothing
    const files = answer?.targets?.[agent]?.outputs ?? []
    const empty = !this.#mine()
    return html`<div class="pane-head">
        <h2>${t('merge.file')}</h2>
        ${files.length > 1
          ? html`<label class="select path"><span class="shown"><code>${output.file}</code></span>${icon('chevron', 12)}<select aria-label=${t('files.name')} @change=${(e: Event) => store.set({ file: Number((e.target as HTMLSelectElement).value) })}>${files.map((one, at) => html`<option value=${at} ?selected=${one === output}>${one.file}</option>`)}</select></label>`
          : html`<code class="path" title=${output.file}>${output.file}</code>`}
        <span class="head-actions">
          <label class="ghost file-button">${icon('folder')} ${t('source.open')}<input type="file" class="visually-hidden" @change=${(e: Event) => void this.#open(e.target as HTMLInputElement)} /></label>
          <button type="button" class="ghost" ?disabled=${empty} @click=${() => this.#put('')}>${t('source.clear')}</button>
        </span>
      </div>
      <div class="mine-box">${empty ? html`<p class="mine-hint" aria-hidden="true">${t('merge.hint', fileName(output.file))}</p>` : nothing}<div class="mine-host"></div></div>`
  }

  override focus() {
    this.#editor?.view.focus()
  }

  override updated() {
    const host = this.querySelector<HTMLElement>('.mine-host')
    const key = this.#key()
    if (!host) {
      this.#editor = null
      return
    }
    const mine = this.#mine()
    if (!this.#editor || !host.shadowRoot) {
      this.#editor = new Editor(host, { name: t('merge.file'), text: mine, changed: (text) => this.#put(text), hovered: () => {}, markClicked: () => {}, nextFinding: () => {} })
    } else if (this.#shown !== key || mine !== this.#editor.text) this.#editor.setText(mine)
    this.#shown = key
    host.toggleAttribute('data-secrets', store.state.showSecrets)
  }

  #key(): string {
    const agent = chosenOf(store.state)
    const target = store.state.answer?.targets?.[agent]
    const output = chosenOutput(target)
    return output ? mineKey(agent, target, output) : agent
  }

  #mine(): string {
    return store.state.existing[this.#key()] ?? ''
  }

  #put(text: string) {
    store.set({ existing: { ...store.state.existing, [this.#key()]: text } })
  }

  async #open(field: HTMLInputElement) {
    const text = await readFiles([...(field.files ?? [])])
    field.value = ''
    if (text !== null) this.#put(text)
  }
}

customElements.define('conv-mine', Mine)
