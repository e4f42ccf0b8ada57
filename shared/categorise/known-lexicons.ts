/** Which languages' words are at hand. */
import { LANGUAGES, type Language } from './languages.ts'
import type { Lexicon } from './lexicon.ts'
import { indexLexicon, type LexiconIndex } from './lexicon-index.ts'
import { NAMES } from './lexicons/names.ts'
import { listedIn, type Listed } from './listed.ts'

const sources = new Map<Language, Lexicon>()
const indexes = new Map<Language, LexiconIndex>()
let names: Listed[] | undefined

/** Makes a language's words known. Its index is built when it is first asked for. */
export function addLexicon(language: Language, lexicon: Lexicon): void {
  if (sources.get(language) === lexicon) return
  sources.set(language, lexicon)
  indexes.delete(language)
}

/** The index of a language; undefined where its words were not added. */
export function indexOf(language: Language): LexiconIndex | undefined {
  const known = indexes.get(language)
  if (known) return known
  const source = sources.get(language)
  if (!source) return undefined
  names ??= listedIn(NAMES, true)
  const index = indexLexicon(language, source, names)
  indexes.set(language, index)
  return index
}

/** The languages whose words are known now. */
export function addedLanguages(): Language[] {
  return LANGUAGES.filter((language) => sources.has(language))
}
