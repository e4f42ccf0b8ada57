/** Which languages' words are at hand. */
import { LANGUAGES, type Language } from './languages.ts'
import type { Lexicon } from './lexicon.ts'
import { indexLexicon, type LexiconIndex } from './lexicon-index.ts'
import { NAMES } from './lexicons/names.ts'

const sources = new Map<Language, Lexicon>()
const indexes = new Map<Language, LexiconIndex>()

/** Makes a language's words known. Its index is built when it is first asked for. */
export function addLexicon(language: Language, lexicon: Lexicon): void {
  if (sources.get(language) === lexicon) return
  sources.set(language, lexicon)
  indexes.delete(language)
}

/** The indexes of these languages, in their order; those that were not added are left out. */
export function indexesOf(languages: readonly Language[]): LexiconIndex[] {
  return languages.flatMap((language) => {
    const known = indexes.get(language)
    if (known) return [known]
    const source = sources.get(language)
    if (!source) return []
    const index = indexLexicon(language, source, NAMES)
    indexes.set(language, index)
    return [index]
  })
}

/** The languages whose words are known now. */
export function addedLanguages(): Language[] {
  return LANGUAGES.filter((language) => sources.has(language))
}
