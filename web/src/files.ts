import { say } from './announce.ts'
import { focusBox, insertIntoBox, setBox } from './box.ts'
import { store } from './store.ts'
import { t } from './words/index.ts'

// Files come in by the picker or by dropping; they are read here, in the page, and go nowhere.

const largest = 10 * 1024 * 1024

export async function readFiles(files: File[]): Promise<string | null> {
  const texts: string[] = []
  for (const file of files) {
    if (file.size > largest) {
      say(t('box.tooLarge', file.name, '10 MB'))
      continue
    }
    try {
      texts.push((await file.text()).replace(/^\uFEFF/, ''))
    } catch {
      say(t('box.unreadable', file.name))
    }
  }
  return texts.length > 0 ? texts.join('\n\n') : null
}

async function take(files: File[]) {
  const text = await readFiles(files)
  if (text === null) return
  setBox(text)
  store.set({ unfolded: false })
}

export function openPicker() {
  document.querySelector<HTMLInputElement>('#files')?.click()
}

export function startFiles() {
  const picker = document.querySelector<HTMLInputElement>('#files')!
  picker.addEventListener('change', () => {
    void take([...(picker.files ?? [])])
    picker.value = ''
  })

  const root = document.documentElement
  let depth = 0
  const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  addEventListener('dragenter', (event) => {
    if (carriesFiles(event)) root.toggleAttribute('data-drop', ++depth > 0)
  })
  addEventListener('dragleave', (event) => {
    if (carriesFiles(event)) root.toggleAttribute('data-drop', (depth = Math.max(0, depth - 1)) > 0)
  })
  addEventListener('dragover', (event) => carriesFiles(event) && event.preventDefault())
  addEventListener('drop', (event) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    event.stopPropagation()
    depth = 0
    root.removeAttribute('data-drop')
    void take([...(event.dataTransfer?.files ?? [])])
  }, true)

  addEventListener('paste', (event) => {
    if (inField(event)) return
    const files = [...(event.clipboardData?.files ?? [])]
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (files.length > 0) void take(files)
    else if (text) {
      insertIntoBox(text)
      focusBox()
    } else return
    event.preventDefault()
  })
}

export function inField(event: Event): boolean {
  const at = event.composedPath()[0]
  return at instanceof HTMLElement && (at.isContentEditable || /^(?:input|textarea|select)$/i.test(at.tagName) && (at as HTMLInputElement).type !== 'checkbox')
}
