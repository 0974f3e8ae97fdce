import { theServer, theSource } from '../../words/de.ts'
import { sentences } from '../../words/findings.de.ts'
import { phrases } from '../../words/phrases.ts'
import type { Words } from './en.ts'
import type { Spoken } from './index.ts'

const words: Words = {
  agents: 'Agenten',
  moreAgents: 'Weitere Agenten',
  more: (n) => 'Mehr (' + n + ')',
  system: 'System',
  snippet: 'Ausschnitt',
  command: 'Befehl',
  copySnippet: 'Ausschnitt kopieren',
  copyCommand: 'Befehl kopieren',
  commandWord: 'Befehl',
  copied: (agent, what) => 'Kopiert: ' + agent + ', ' + what + '.',
  copyRefused: 'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text, und kopieren Sie ihn von dort.',
  error: 'Nicht geschrieben: ',
  warning: 'Zu prüfen: ',
  info: 'Hinweis: ',
  addTo: (agent) => 'Zu ' + agent + ' hinzufügen',
  madeBy: ['Aus einer Konfiguration gemacht von ', ', in Ihrem Browser'],
  checked: (day) => 'Geprüft ' + day,
  docs: (agent) => 'Dokumentation von ' + agent,
  orRun: 'Oder führen Sie aus:',
  agent: 'Agent',
  addIt: 'Hinzufügen',
}

export const german: Spoken = { tag: 'de', words, told: { sentences, phrase: phrases('de'), theServer, theSource } }
