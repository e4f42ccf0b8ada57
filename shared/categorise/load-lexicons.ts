/** Fetches the words of languages when they are needed: nobody downloads nine to use one. */
import { addedLanguages, addLexicon } from './known-lexicons.ts'
import { languagesOf, type Language } from './languages.ts'
import type { Lexicon } from './lexicon.ts'
import { strangersTo } from './strangers.ts'

const LOADERS: Partial<Record<Language, () => Promise<Lexicon>>> = {
  de: () => import('./lexicons/de.ts').then(({ DE }) => DE),
  fr: () => import('./lexicons/fr.ts').then(({ FR }) => FR),
  es: () => import('./lexicons/es.ts').then(({ ES }) => ES),
  it: () => import('./lexicons/it.ts').then(({ IT }) => IT),
  nl: () => import('./lexicons/nl.ts').then(({ NL }) => NL),
  sv: () => import('./lexicons/sv.ts').then(({ SV }) => SV),
  da: () => import('./lexicons/da.ts').then(({ DA }) => DA),
  pl: () => import('./lexicons/pl.ts').then(({ PL }) => PL),
}

/**
 * The languages that a list is read in (see `languagesOf`), with their words at hand: device and
 * server ask with the same texts and locales and so read alike.
 */
export async function languagesFor(
  texts: readonly string[],
  locales: readonly string[],
): Promise<Language[]> {
  const languages = languagesOf(texts, locales)
  const strangers = texts.flatMap((text) => strangersTo(languages, text))
  await loadLexicons([...new Set([...languages, ...strangers])])
  return languages
}

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
