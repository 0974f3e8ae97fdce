import { sentences } from './findings.zh.ts'
import { phrases } from './phrases.ts'
import { theServer, theSource, words } from './zh.ts'

export const whole = { words, told: { sentences, phrase: phrases('zh'), theServer, theSource } }
