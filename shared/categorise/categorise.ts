/**
 * Text of a grocery item to category: the same answer on the device and on the server, with no
 * network (product §8). It fills only items without a category and never overrules a person.
 */
import { OTHER_CATEGORY } from '../limits.ts'
import { partsOf } from './fold.ts'
import { addLexicon, indexOf } from './known-lexicons.ts'
import { languagesOf, type Language } from './languages.ts'
import type { LexiconIndex } from './lexicon-index.ts'
import { EN } from './lexicons/en.ts'
import { matchIn, type Match } from './match.ts'
import type { Reading } from './mistyped.ts'
import { correctionKey } from './normalise.ts'
import { placed } from './states.ts'
import { CHARACTERS_READ, strangersTo } from './strangers.ts'

addLexicon('en', EN)

/** How short a mistyped word may be: alone, and beside something that is known as it stands. */
const SHORTEST_ALONE = 3
const SHORTEST_BESIDE = 4
/** In a language that the list is not written in: 'lámpara de mano' is no mango. */
const SHORTEST_ABROAD = 8

/** No word that anybody writes is longer, and cutting one up takes as long as it is. */
const LETTERS_MAX = 40

/** A category, and in a few words what it was seen by. */
type Answer = { category: string; why: string }

/**
 * The category of an item's text, 'Other' where nothing is known. It is looked for in the languages
 * of the text and of `locales`, as far as they were loaded, and in English.
 */
export function categorise(itemText: string, locales: readonly string[] = []): string {
  return explain(itemText, languagesOf([itemText.slice(0, CHARACTERS_READ)], locales)).category
}

/** The category of a text in these languages, the likeliest first, and why. Never throws. */
export function explain(itemText: string, languages: readonly Language[]): Answer {
  const parts = partsOf(itemText.slice(0, CHARACTERS_READ))
    .map((words) => words.filter((word) => word.length <= LETTERS_MAX))
    .filter((words) => words.length > 0)
  if (parts.length === 0) return { category: OTHER_CATEGORY, why: 'no words' }
  const known =
    bestOf(languages, parts, null) ?? bestOf(strangersTo(languages, itemText), parts, null)
  if (known?.match.isSure) return answer(known)
  // A word that nobody knows may be mistyped; what is known as it stands comes first.
  const spoken = known?.match.isRead ? [known.index.language] : languages
  const meant = bestOf(spoken, parts, known ? SHORTEST_BESIDE : SHORTEST_ALONE)
  return answer(meant ?? known)
}

/** What categorising a list may use besides the text. */
type Known = {
  /** The categories in use on the list. */
  categories: readonly string[]
  /** What the user taught, by `correctionKey`. */
  taught?: ReadonlyMap<string, string>
  /** What the list is read in, see `languagesOf`; without it English. */
  languages?: readonly Language[]
}

/** The category for a list that has names of its own: those are used as they are written there. */
export function categoriseFor(itemText: string, known: Known): string {
  return answerFor(itemText, known).category
}

/** The same, with its reason in words for people. */
export function answerFor(itemText: string, known: Known): Answer {
  const taught = known.taught?.get(correctionKey(itemText))
  const { category, why } = taught
    ? { category: taught, why: 'you moved it there before' }
    : explain(itemText, known.languages ?? ['en'])
  const own = known.categories.find((name) => name.toLowerCase() === category.toLowerCase())
  return { category: own ?? category, why: why.replace(/^\w\w: /, '') }
}

type Best = { index: LexiconIndex; match: Match; category: string; state: string | null }

/** The language that knows what the text names and knows most of its words. */
function bestOf(
  languages: readonly Language[],
  parts: readonly string[][],
  typos: Reading['typos'],
): Best | null {
  let best: Best | null = null
  // The words of a further language are made ready when the first ones do not know a text.
  for (const language of languages) {
    const index = indexOf(language)
    if (!index) continue
    const shortest = typos !== null && language !== languages[0] ? SHORTEST_ABROAD : typos
    const match = matchIn({ index, typos: shortest }, parts)
    const { category, by } = placed(match.entry, match.states)
    if (category === null) continue
    if (best === null || isBetter(match, best.match)) {
      best = { index, match, category, state: by }
    }
    if (match.isSure && match.from === null) break
  }
  return best
}

/** It knows more of the words, or as many as they stand: 'toothpaste' is no German paste. */
function isBetter(match: Match, best: Match): boolean {
  if (match.known !== best.known) return match.known > best.known
  return match.from === null && best.from !== null
}

function answer(best: Best | null): Answer {
  if (best === null) return { category: OTHER_CATEGORY, why: 'nothing in it is known' }
  const { entry, from } = best.match
  const words = entry === null ? '' : `“${entry.phrase}”`
  const read = from === null ? words : `${words} in “${from}”`
  const why = [best.state, read].filter(Boolean).join(' ')
  return { category: best.category, why: `${best.index.language}: ${why}` }
}
