/**
 * Text of a grocery item to category: the same answer on the device and on the server, with no
 * network (product §8). It fills only items without a category and never overrules a person.
 */
import { OTHER_CATEGORY } from '../limits.ts'
import { CATEGORIES, type Category } from './categories.ts'
import { LEXICON, PHRASES } from './lexicon.ts'
import { normaliseItem } from './normalise.ts'

type Entry = { category: Category; rank: number; words: number }

const STATE_RANK = 3
const HEAD_RANK = 2
const PLAIN_RANK = 1
/** A mistyped word counts only where no word is known as it stands. */
const TYPO_RANK = 0
const PHRASE_RANK = 4
const LONGEST_PHRASE = 4
const TYPO_MIN_LENGTH = 5

const index = buildIndex()

/**
 * The category of an item's text, 'Other' where nothing is known. A state ("frozen") outranks a
 * head noun ("juice"), that a plain noun; then the longer phrase, then the one further right.
 */
export function categorise(itemText: string): string {
  for (const words of normaliseItem(itemText)) {
    const found = bestMatch(words)
    if (found) return found
  }
  return OTHER_CATEGORY
}

/** What categorising a list may use besides the text: names in use, and what the user taught. */
export type Known = { categories: readonly string[]; taught?: ReadonlyMap<string, string> }

/** The category for a list that has names of its own: those are used as they are written there. */
export function categoriseFor(itemText: string, known: Known): string {
  const taught = known.taught?.get(correctionKey(itemText))
  if (taught) return taught
  const category = categorise(itemText)
  const own = known.categories.find((name) => name.toLowerCase() === category.toLowerCase())
  return own ?? category
}

/** The words of an item without quantity, as the key under which a correction is remembered. */
export function correctionKey(itemText: string): string {
  return normaliseItem(itemText).flat().join(' ')
}

function bestMatch(words: readonly string[]): string | null {
  let best: (Entry & { end: number }) | null = null
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= LONGEST_PHRASE && start + length <= words.length; length += 1) {
      const entry = lookUp(words.slice(start, start + length))
      const end = start + length
      if (entry && (!best || isBetter({ ...entry, end }, best))) best = { ...entry, end }
    }
  }
  return best?.category ?? null
}

function isBetter(a: Entry & { end: number }, b: Entry & { end: number }): boolean {
  if (a.rank !== b.rank) return a.rank > b.rank
  if (a.words !== b.words) return a.words > b.words
  return a.end > b.end
}

function lookUp(words: readonly string[]): Entry | undefined {
  const phrase = words.join(' ')
  const exact = index.get(phrase)
  if (exact || words.length > 1 || phrase.length < TYPO_MIN_LENGTH) return exact
  return closest(phrase)
}

/** One mistyped letter is forgiven in words of five letters or more that begin alike. */
function closest(word: string): Entry | undefined {
  for (const [known, entry] of index) {
    if (known[0] === word[0] && Math.abs(known.length - word.length) <= 1 && isOneEdit(word, known))
      return { ...entry, rank: TYPO_RANK }
  }
  return undefined
}

function isOneEdit(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  const rest = (text: string, from: number) => text.slice(from)
  const swapped =
    a[start] === b[start + 1] &&
    a[start + 1] === b[start] &&
    rest(a, start + 2) === rest(b, start + 2)
  return (
    swapped ||
    rest(a, start + 1) === rest(b, start + 1) ||
    rest(a, start) === rest(b, start + 1) ||
    rest(a, start + 1) === rest(b, start)
  )
}

function buildIndex(): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  const add = (list: string | undefined, category: Category, rank: number) => {
    for (const phrase of (list ?? '').split(',')) {
      const words = normaliseItem(phrase.trim())[0]
      if (!words || words.length === 0) continue
      const key = words.join(' ')
      const known = entries.get(key)
      if (!known || rank > known.rank) entries.set(key, { category, rank, words: words.length })
    }
  }
  for (const category of CATEGORIES) {
    const { state, head, plain } = LEXICON[category]
    add(plain, category, PLAIN_RANK)
    add(head, category, HEAD_RANK)
    add(state, category, STATE_RANK)
  }
  for (const [phrase, category] of Object.entries(PHRASES)) add(phrase, category, PHRASE_RANK)
  return entries
}
