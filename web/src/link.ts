// Which line of the paste is lit up, and who asked for it: the box and the snippet light up each other's lines.
type Place = 'box' | 'snippet' | ''
type Listener = (line: number, by: Place) => void

class LineLink {
  line = 0
  by: Place = ''
  #listeners = new Set<Listener>()

  light(line: number, by: Place) {
    if (line === this.line && by === this.by) return
    this.line = line
    this.by = by
    for (const listener of this.#listeners) listener(line, by)
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

export const lineLink = new LineLink()
