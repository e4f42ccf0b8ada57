/** How the words of a language are written down. */
import type { Category } from './categories.ts'

/** What changes where a thing stands: frozen peas are not with the peas. */
export type State =
  | 'frozen'
  | 'canned'
  | 'dried'
  | 'ground'
  | 'fresh'
  /** In leaves or a bunch: as herbs are that are fresh. */
  | 'leafy'
  | 'pickled'
  | 'baby'
  | 'pet'
  | 'for-baby'
  | 'for-pet'

/**
 * The words of a language, comma-separated. In `words` a `*` marks a herb, which is one thing fresh
 * and another dried; a `^` marks what settles it even before a fruit ("juice apple"), a `~` what
 * settles it whatever stands with it ("hair"), in a compound at its beginning ("Haargummi"); a `-`
 * allows a word of fewer than four letters as the end of a compound ("Olivenöl"), and in a language
 * without compounds any word ("rockfish"). Words with `/`
between them stand for each other in a phrase ("hair tie/gel").
 */
export type Lexicon = {
  /** Which of several nouns says what it is: the last of "orange juice", the first of "jus d'orange". */
  head: 'first' | 'last'
  /** Words are joined: a word that is not known is what its end says. */
  hasCompounds: boolean
  /** From plural, or an inflected form, to another that may be known: 'ies:y s:'. */
  endings: string
  /** Letters that may also be written with two: 'ae:a'. */
  spellings?: string
  /** Words that name nothing. */
  silent: string
  /** What stands behind these says more about it, not what it is. */
  breaks: string
  /** Measures and packages. */
  measures: string
  /** Adjectives and other words that one knows and that change nothing. */
  plain: string
  /** Words of every day, as `fold` makes them, that are near to a grocery and none: 'hammer', Hummer. */
  everyday: string
  states: Partial<Record<State, string>>
  words: Partial<Record<Category | 'Other', string>>
}
