import { LitElement } from 'lit'
import { store } from './store.ts'

// A part of the page: drawn into the page itself (not into a shadow), and drawn anew when the state changes.
export abstract class View extends LitElement {
  #leave = () => {}

  // What index.html holds in its place until then goes.
  override createRenderRoot() {
    this.replaceChildren()
    return this
  }

  override connectedCallback() {
    super.connectedCallback()
    this.#leave = store.listen(() => this.requestUpdate())
  }

  override disconnectedCallback() {
    this.#leave()
    super.disconnectedCallback()
  }
}
