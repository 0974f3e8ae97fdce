import { LitElement } from 'lit'
import { store, type State } from './store.ts'

// Typing shows nothing new here before the answer to it comes, but for the first letter and the last; nor does being slow.
const quiet = new Set<string>(['text', 'slow'] satisfies (keyof State)[])
const isEmpty = () => store.state.text.trim() === ''

// A part of the page: drawn into the page itself (not into a shadow), and drawn anew when the state changes.
export abstract class View extends LitElement {
  #leave = () => {}
  #empty = true

  // What index.html holds in its place until then goes.
  override createRenderRoot() {
    this.replaceChildren()
    return this
  }

  override connectedCallback() {
    super.connectedCallback()
    this.#empty = isEmpty()
    this.#leave = store.listen((changed) => {
      if (isEmpty() === this.#empty && Object.keys(changed).every((key) => quiet.has(key))) return
      this.#empty = isEmpty()
      this.requestUpdate()
    })
  }

  override disconnectedCallback() {
    this.#leave()
    super.disconnectedCallback()
  }
}
