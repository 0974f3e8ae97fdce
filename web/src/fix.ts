import type { Finding } from './contract.ts'
import { t, type Key } from './words/index.ts'

const said: Record<string, Key & `fix.${string}`> = { '': 'fix.remove', ',': 'fix.comma', ':': 'fix.colon', '=': 'fix.equals', '"': 'fix.quote', "'": 'fix.quote' }

// What the button says that makes the one mending edit.
export function fixLabel(fix: NonNullable<Finding['fix']>): string {
  if (fix.label) return fix.label
  return t(said[fix.text.trim()] ?? (/^[\]}\s]+$/.test(fix.text) ? 'fix.brackets' : 'fix.other'))
}
