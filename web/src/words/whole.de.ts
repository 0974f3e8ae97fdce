import { sentences } from './findings.de.ts'
import { phrases } from './phrases.ts'
import { theServer, theSource, words } from './de.ts'

export const whole = { words, told: { sentences, phrase: phrases('de'), theServer, theSource } }
