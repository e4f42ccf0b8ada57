/** Items in another language than their list. */
import { fold, wordsOf } from './fold.ts'
import { spokenIn, type Language } from './languages.ts'

/** An item is named at the beginning of its text; reading takes as long as there are words. */
export const CHARACTERS_READ = 160
/** Shorter words are rather mistyped ones: 'ol' for oil. */
const SHORTEST_CLUE = 4

/**
 * The languages of a single text of a list that is read in others: 'Zucker' on an English one. Empty
 * where a word that tells belongs to one of the list's, too.
 */
export function strangersTo(languages: readonly Language[], text: string): readonly Language[] {
  const telling = wordsOf(fold(text.slice(0, CHARACTERS_READ)).slice(0, CHARACTERS_READ)).filter(
    (word) => word.length >= SHORTEST_CLUE,
  )
  const spoken = spokenIn(telling)
  return spoken.some((language) => languages.includes(language)) ? [] : spoken
}
