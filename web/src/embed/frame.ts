import { unpack } from '../pack.ts'
import './agent-config.ts'
import { preferred } from './words/index.ts'

// The page for frames: the config comes in the address, after the #.
const params = new URLSearchParams(location.hash.slice(1))
const element = document.createElement('agent-config')
for (const name of ['agents', 'from', 'scope', 'tabs']) {
  const value = params.get(name)
  if (value) element.setAttribute(name, value)
}
element.lang = params.get('lang') ?? preferred() // the page around the frame cannot be asked
const text = await unpack(params.get('config') ?? '').catch(() => '')
const shown = document.createElement('pre')
shown.textContent = text || 'This frame has no config in its address.'
element.append(shown)
document.body.append(text ? element : shown)
