/** A language's words made ready for looking up. Built once, in a few milliseconds. */
import type { Category } from './categories.ts'
import { fold, squeeze, wordsOf } from './fold.ts'
import type { Language } from './languages.ts'
import type { Lexicon, State } from './lexicon.ts'
import { Neighbours } from './neighbours.ts'

/** What a phrase is; its marks are those of `Lexicon`. */
export type Entry = {
  category: Category | 'Other'
  isHerb: boolean
  isStrong: boolean
  isRuling: boolean
  phrase: string
}

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
  /** What single words of six letters or more begin with: where a blank may stand too many. */
  begins: Set<string>
  states: Map<string, State>
  /** What the beginning of a compound says, the longest first. */
  prefixes: { begin: string; state?: State; word?: string }[]
  silent: Set<string>
  breaks: Set<string>
  measures: Set<string>
  /** Words of fewer than four letters that may end a compound. */
  shortEnds: Set<string>
  formsOf: (word: string) => string[]
  neighbours: () => Neighbours
}

const PREFIX_STATES = new Set<State>(['frozen', 'canned', 'dried', 'baby', 'pet', 'pickled'])
/** Shorter words are not what a longer one is a form of: 'Eis' is no 'Ei'. */
const SHORTEST_FORM = 3

type Listed = Entry & { words: string[]; isShortEnd: boolean }

/** Makes the index of a language's words. */
export function indexLexicon(language: Language, lexicon: Lexicon): LexiconIndex {
  const formsOf = formsBy(lexicon)
  const silent = new Set(listOf(lexicon.silent))
  const listed = Object.entries(lexicon.words).flatMap(([category, list]) =>
    // Entries lost the type of their keys.
    listedIn(list ?? '', category as Category | 'Other', silent),
  )
  const stateLists = Object.entries(lexicon.states).map(
    ([state, list]) => [state as State, listOf(list ?? '')] as const,
  )
  const plain = [
    ...[lexicon.breaks, lexicon.measures, lexicon.plain].flatMap(listOf),
    ...stateLists.flatMap(([, list]) => list),
  ]
  const words = vocabulary({ listed, plain, formsOf })
  const canonical = (word: string) => words.get(word) ?? word
  const index: LexiconIndex = {
    language,
    head: lexicon.head,
    hasCompounds: lexicon.hasCompounds,
    words,
    entries: new Map(),
    starts: new Set(),
    begins: new Set(),
    states: new Map(),
    prefixes: [],
    silent,
    breaks: new Set(listOf(lexicon.breaks).map(canonical)),
    measures: new Set(listOf(lexicon.measures).map(canonical)),
    shortEnds: new Set(),
    formsOf,
    neighbours: () => (lazy ??= new Neighbours(words.keys())),
  }
  let lazy: Neighbours | undefined
  for (const { words: phrase, isShortEnd, ...entry } of listed) {
    const key = phrase.map(canonical).join(' ')
    if (index.entries.has(key)) continue
    index.entries.set(key, entry)
    const [first = ''] = phrase
    if (phrase.length > 1) index.starts.add(canonical(first))
    else for (let end = 3; end <= first.length - 3; end += 1) index.begins.add(first.slice(0, end))
    if (isShortEnd) index.shortEnds.add(key)
    if (entry.isRuling && lexicon.hasCompounds) {
      index.prefixes.push({ begin: phrase[0] ?? '', word: key })
    }
  }
  for (const [state, list] of stateLists) {
    for (const word of list) {
      index.states.set(canonical(word), state)
      if (PREFIX_STATES.has(state)) index.prefixes.push({ begin: word, state })
    }
  }
  index.prefixes.sort((a, b) => b.begin.length - a.begin.length)
  return index
}

function listedIn(list: string, category: Category | 'Other', silent: Set<string>): Listed[] {
  return list.split(',').flatMap((written) => {
    const [, marks = '', phrase = '', star] = /^([\^~-]*)([^*]*)(\*?)$/.exec(written.trim()) ?? []
    const words = wordsOf(fold(phrase)).filter((word) => !silent.has(word))
    if (words.length === 0) return []
    const isHerb = star === '*'
    const [isStrong, isRuling] = [marks.includes('^'), marks.includes('~')]
    const isShortEnd = marks.includes('-')
    return [{ category, isHerb, isStrong, isRuling, isShortEnd, phrase: phrase.trim(), words }]
  })
}

function listOf(list: string): string[] {
  return list
    .split(',')
    .map((word) => fold(word.trim()))
    .filter((word) => word !== '')
}

type Vocabulary = {
  listed: readonly Listed[]
  plain: readonly string[]
  formsOf: LexiconIndex['formsOf']
}

/**
 * Every form and its word. A word that is a form of a shorter one counts as that one ("oats", "oat"),
 * unless the two are different things.
 */
function vocabulary({ listed, plain, formsOf }: Vocabulary): Map<string, string> {
  const single = new Map<string, string>()
  for (const { words, category } of listed) {
    const [word = ''] = words
    if (words.length === 1 && !single.has(word)) single.set(word, category)
  }
  for (const word of plain) if (!single.has(word)) single.set(word, 'plain')
  const all = [...new Set([...listed.flatMap(({ words }) => words), ...plain])]
  // What is a thing by itself comes first, then the shorter word.
  all.sort((a, b) => Number(single.has(b)) - Number(single.has(a)) || a.length - b.length)
  const own = new Set(all)
  const forms = new Map(all.map((word) => [word, formsOf(word)]))
  const words = new Map<string, string>()
  for (const word of all) {
    const base = forms.get(word)?.find((form) => own.has(form) && words.get(form) === form)
    const isSame = base !== undefined && isOneThing(single.get(base), single.get(word))
    words.set(word, isSame ? base : word)
  }
  for (const word of all) {
    for (const form of forms.get(word) ?? []) {
      if (!words.has(form)) words.set(form, words.get(word) ?? word)
    }
  }
  return words
}

function isOneThing(a: string | undefined, b: string | undefined): boolean {
  return a === b || a === undefined || b === undefined
}

/** The forms that a word may be known by, besides itself. */
function formsBy({ endings, spellings = '' }: Lexicon): (word: string) => string[] {
  const pairs = (list: string) =>
    list
      .split(/\s+/)
      .filter((pair) => pair !== '')
      .map((pair): [string, string] => {
        const [from = '', to = ''] = pair.split(':')
        return [from, to]
      })
  const rules = pairs(endings)
  const letters = pairs(spellings)
  return (word) => {
    const forms = new Set<string>()
    let plain = word
    for (const [from, to] of letters) plain = plain.replaceAll(from, to)
    for (const spelling of new Set([word, plain])) {
      if (spelling !== word) forms.add(spelling)
      for (const [from, to] of rules) {
        if (!spelling.endsWith(from)) continue
        const form = spelling.slice(0, spelling.length - from.length) + to
        if (form.length >= SHORTEST_FORM) forms.add(form)
      }
    }
    for (const form of forms) {
      const squeezed = squeeze(form)
      if (squeezed.length >= SHORTEST_FORM) forms.add(squeezed)
    }
    // As it stands a short word with a doubled letter is another word, or a mistyped one.
    const squeezed = squeeze(word)
    if (squeezed.length > SHORTEST_FORM) forms.add(squeezed)
    forms.delete(word)
    return [...forms]
  }
}
