/** A word as a language knows it. */
import { squeeze } from './fold.ts'
import type { LexiconIndex } from './lexicon-index.ts'
import type { State } from './lexicon.ts'

/** A form of a word that is not longer is known for itself alone. */
export const SHORTEST_END = 4

/** A word as it was read: `word` is known, `from` is what stands in the text where that differs. */
export type Read = {
  word: string
  isKnown: boolean
  /** A compound whose beginning is not known: it may be another word, mistyped. */
  isGuess?: boolean
  from?: string
  prefix?: State
  /** What it names where it names nothing as it stands; `isPart`: it is known from phrases alone. */
  alone?: string
  isPart?: boolean
}

/** The word that is known by a form of this one. */
export function exact(index: LexiconIndex, word: string): string | undefined {
  const known = index.words.get(word)
  if (known !== undefined) return known
  const { length } = index.hasCompounds ? squeeze(word) : word
  for (const form of index.formsOf(word)) {
    const found = index.words.get(form)
    // 'Pataine' are no patè, though that has many ends.
    if (found !== undefined && (found.length > SHORTEST_END || length - found.length < 3))
      return found
  }
  return undefined
}
