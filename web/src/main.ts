import '../styles/index.css'
import './compare.ts'
import './findings.ts'
import './options.ts'
import './rail.ts'
import './source.ts'
import './strip.ts'
import './target.ts'
import './understood.ts'
import { fetchAhead } from './ahead.ts'
import { setBox, startBox } from './box.ts'
import { startConverting } from './conversion.ts'
import { startDivider } from './divider.ts'
import { startFiles } from './files.ts'
import { startFrame } from './frame.ts'
import { startHead } from './head.ts'
import { startKeys } from './keys.ts'
import { startWorker } from './offline.ts'
import { startSession } from './session.ts'
import { configInAddress } from './share.ts'
import { startSpeaking } from './speak.ts'
import { store } from './store.ts'
import { fillWords } from './words/fill.ts'

const converter = startConverting()
fillWords(document, store.state.agents.length)
startSession()
startFrame()
startHead(converter)
startFiles()
startKeys()
startDivider()
startSpeaking()
// A text in the box, however it came there, closes the page's last connection (see early.js).
store.listen(({ text }) => {
  if (text) dispatchEvent(new Event('has-text'))
})
// What comes later and the offline copy are fetched when the converter is there, not beside it.
const whenReady = store.listen(() => {
  if (store.state.phase === 'loading') return
  whenReady()
  fetchAhead()
  startWorker()
})
startBox()
void configInAddress().then((text) => {
  if (text) setBox(text)
})
