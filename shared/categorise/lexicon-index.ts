/** A language's words made ready for looking up. Built once, in a few milliseconds. */
import type { Language } from './languages.ts'
import type { Lexicon, State } from './lexicon.ts'
import { NUMBER } from './fold.ts'
import { EVERYDAY } from './lexicons/everyday.ts'
import { listedIn, wordsIn, type Entry, type Listed } from './listed.ts'
import { Neighbours } from './neighbours.ts'
import { recalled } from './recalled.ts'
import { vocabulary } from './vocabulary.ts'
import { formsBy } from './word-forms.ts'
import { wordSet } from './word-set.ts'

export type LexiconIndex = {
  language: Language
  head: 'first' | 'last'
  hasCompounds: boolean
  /** Every form that is recognised, and the word that it stands for. */
  words: Map<string, string>
  /** Phrases of such words, joined by spaces. */
  entries: Map<string, Entry>
  /** First words of phrases of more than one. */
  starts: Set<string>
  states: Map<string, State>
  /** What the beginning of a compound says, the longest first. */
  prefixes: { begin: string; state?: State; word?: string }[]
  silent: Set<string>
  breaks: Set<string>
  measures: Set<string>
  /** Words of fewer than four letters that may end a compound. */
  shortEnds: Set<string>
  /** A word of every day, that is neither mistyped nor a compound of groceries. */
  isEveryday: (word: string) => boolean
  /** Words that are known from phrases alone. */
  parts: Set<string>
  /** What words name that are known for something else, as it was found out. */
  alone: Map<string, string | null>
  /** See `formsBy`. */
  formsOf: (word: string) => string[]
  neighbours: () => Neighbours
}

const PREFIX_STATES = new Set<State>(['frozen', 'canned', 'dried', 'baby', 'pet', 'pickled'])

/** Makes the index of a language's words, and of names that are the same in all languages. */
export function indexLexicon(
  language: Language,
  lexicon: Lexicon,
  names: readonly Listed[] = [],
): LexiconIndex {
  const formsOf = formsBy(lexicon)
  const silent = new Set(wordsIn(lexicon.silent))
  const unheard = new Set([NUMBER, ...silent, ...wordsIn(lexicon.breaks)])
  const listed = [...listedIn(lexicon.words, false), ...names]
    .map((one) => heard(one, unheard))
    .filter(({ words }) => words.length > 0)
  const isNameAlone = ({ entry, words }: Listed) => entry.isName && words.length === 1
  const stateLists = Object.entries(lexicon.states).map(
    ([state, list]) => [state as State, wordsIn(list ?? '')] as const,
  )
  const plain = [
    ...[lexicon.breaks, lexicon.measures, lexicon.plain].flatMap(wordsIn),
    ...stateLists.flatMap(([, list]) => list),
  ]
  const words = vocabulary({
    listed: listed.filter((one) => !isNameAlone(one)),
    names: listed.filter(isNameAlone),
    plain,
    formsOf,
  })
  const canonical = (word: string) => words.get(word) ?? word
  let neighbours: Neighbours | undefined
  const index: LexiconIndex = {
    language,
    head: lexicon.head,
    hasCompounds: lexicon.hasCompounds,
    words,
    entries: new Map(),
    starts: new Set(),
    states: new Map(),
    prefixes: [],
    silent,
    breaks: new Set(wordsIn(lexicon.breaks).map(canonical)),
    measures: new Set(wordsIn(lexicon.measures).map(canonical)),
    shortEnds: new Set(),
    isEveryday: everydayOf(language, lexicon.everyday),
    parts: new Set(),
    alone: new Map(),
    formsOf: recalled(formsOf),
    neighbours: () => (neighbours ??= new Neighbours(words.keys())),
  }
  for (const one of listed) enter(index, one)
  for (const word of plain) index.parts.delete(canonical(word))
  for (const [state, list] of stateLists) {
    for (const word of list) {
      index.states.set(canonical(word), state)
      if (PREFIX_STATES.has(state)) index.prefixes.push({ begin: word, state })
    }
  }
  index.prefixes.sort((a, b) => b.begin.length - a.begin.length)
  return index
}

/** English has so many that they come with the names. */
function everydayOf(language: Language, list: string): LexiconIndex['isEveryday'] {
  let set: ((word: string) => boolean) | undefined
  const isIn = (word: string) => (set ??= wordSet(language === 'en' ? EVERYDAY : list))(word)
  return (word) => isIn(word) || (word.endsWith('s') && isIn(word.slice(0, -1)))
}

function enter(index: LexiconIndex, { entry, words, isShortEnd }: Listed): void {
  const known = words.map((word) => index.words.get(word) ?? word)
  const key = known.join(' ')
  const isPhrase = known.length > 1
  if (isPhrase) for (const word of known) index.parts.add(word)
  if (index.entries.has(key)) return
  index.entries.set(key, entry)
  if (isPhrase) index.starts.add(known[0] ?? '')
  if (isShortEnd) index.shortEnds.add(key)
  if (entry.isRuling && index.hasCompounds) {
    index.prefixes.push({ begin: words[0] ?? '', word: key })
  }
}

/**
 * Without what is not read: words that name nothing, numbers ('omega 3'), and what joins two ('pigs in
 * blankets', see `segmentsOf`). Nothing is left of some.
 */
function heard(one: Listed, unheard: ReadonlySet<string>): Listed {
  return one.words.some((word) => unheard.has(word))
    ? { ...one, words: one.words.filter((word) => !unheard.has(word)) }
    : one
}
