import '../styles/index.css'
import '../styles/formats.css'
import { startSite } from './header.ts'
import { startWorker } from './offline.ts'
import { fillWords } from './words/fill.ts'

// The pages about formats: complete as they are; only the language, the theme and the offline copy are added here.
fillWords(document, 0)
startSite()
startWorker()
