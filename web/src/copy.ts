import { say } from './announce.ts'
import { store } from './store.ts'
import { t } from './words/index.ts'

// Copies, says what was copied, and remembers it for the check mark; where there is no clipboard API, the old way.
export async function copy(text: string, what: string, said: string): Promise<boolean> {
  const done = await write(text)
  say(done ? said : t('copied.failed'))
  if (done) {
    store.set({ copied: [...store.state.copied.filter((one) => one !== what), what] })
    document.dispatchEvent(new CustomEvent('copied', { detail: what }))
  }
  return done
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.className = 'visually-hidden'
    document.body.append(field)
    const before = document.activeElement as HTMLElement | null
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    before?.focus()
    return done
  }
}

export function download(text: string, path: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = fileName(path)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

export const fileName = (path: string): string => path.split(/[\\/]/).pop() || path
