/** Fetches the words of languages when they are needed: nobody downloads nine to use one. */
import { addedLanguages, addLexicon } from './known-lexicons.ts'
import type { Language } from './languages.ts'
import type { Lexicon } from './lexicon.ts'

const LOADERS: Partial<Record<Language, () => Promise<Lexicon>>> = {}

/**
 * Makes the words of these languages known. What cannot be fetched is left out: the other languages
 * still answer.
 */
export async function loadLexicons(languages: readonly Language[]): Promise<void> {
  const added = new Set(addedLanguages())
  const missing = languages.filter((language) => !added.has(language))
  await Promise.all(
    missing.map(async (language) => {
      const lexicon = await LOADERS[language]?.().catch(() => null)
      if (lexicon) addLexicon(language, lexicon)
    }),
  )
}
