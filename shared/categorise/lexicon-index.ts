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
  /** One of those that are the same in every language. */
  isName?: boolean
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
  states: Map<string, State>
  /** What the beginning of a compound says, the longest first. */
  prefixes: { begin: string; state?: State; word?: string }[]
  silent: Set<string>
  breaks: Set<string>
  measures: Set<string>
  /** Words of fewer than four letters that may end a compound. */
  shortEnds: Set<string>
  /** Words that are known from phrases alone. */
  parts: Set<string>
  /** What words name that are known for something else, as it was found out. */
  alone: Map<string, string | null>
  formsOf: (word: string) => string[]
  neighbours: () => Neighbours
}

const PREFIX_STATES = new Set<State>(['frozen', 'canned', 'dried', 'baby', 'pet', 'pickled'])
/** Shorter words are not what a longer one is a form of: 'Eis' is no 'Ei'. */
const SHORTEST_FORM = 3

type Listed = Entry & { words: string[]; isShortEnd: boolean }

/** Makes the index of a language's words, and of names that are the same in all languages. */
export function indexLexicon(
  language: Language,
  lexicon: Lexicon,
  names: Lexicon['words'] = {},
): LexiconIndex {
  const formsOf = formsBy(lexicon)
  const silent = new Set(listOf(lexicon.silent))
  const named = listedIn(names, silent).map((name) => ({ ...name, isName: true }))
  const listed = [...listedIn(lexicon.words, silent), ...named]
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
    states: new Map(),
    prefixes: [],
    silent,
    breaks: new Set(listOf(lexicon.breaks).map(canonical)),
    measures: new Set(listOf(lexicon.measures).map(canonical)),
    shortEnds: new Set(),
    parts: new Set(listed.flatMap(({ words }) => (words.length > 1 ? words.map(canonical) : []))),
    alone: new Map(),
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
    if (isShortEnd) index.shortEnds.add(key)
    if (entry.isRuling && lexicon.hasCompounds) {
      index.prefixes.push({ begin: phrase[0] ?? '', word: key })
    }
  }
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

function listedIn(lists: Lexicon['words'], silent: Set<string>): Listed[] {
  return Object.entries(lists).flatMap(([category, list]) =>
    // Entries lost the type of their keys.
    listedOf(list, category as Category | 'Other', silent),
  )
}

function listedOf(list: string, category: Category | 'Other', silent: Set<string>): Listed[] {
  const found: Listed[] = []
  for (const written of list.split(',').flatMap(alternatives)) {
    const start = written.search(/[^\s^~-]/)
    if (start < 0) continue
    const marks = written.slice(0, start)
    const isHerb = written.endsWith('*')
    const phrase = (isHerb ? written.slice(0, -1) : written).slice(start).trim()
    const words = wordsOf(fold(phrase)).filter((word) => !silent.has(word))
    if (words.length === 0) continue
    const [isStrong, isRuling] = [marks.includes('^'), marks.includes('~')]
    const isShortEnd = marks.includes('-')
    found.push({ category, isHerb, isStrong, isRuling, isShortEnd, phrase, words })
  }
  return found
}

/** 'hair tie/gel' stands for two phrases. */
export function alternatives(written: string): string[] {
  if (!written.includes('/')) return [written]
  const [, before = '', choices = '', after = ''] =
    /^(.* )?(\S*\/\S*)( .*)?$/.exec(written.trim()) ?? []
  return choices.split('/').map((choice) => `${before}${choice}${after}`)
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
  // Rules by the last letter of what they take away: most words have but a few to try.
  const rules = new Map<string, [from: string, to: string][]>()
  for (const rule of pairsOf(endings)) {
    const last = rule[0].slice(-1)
    rules.set(last, [...(rules.get(last) ?? []), rule])
  }
  const letters = pairsOf(spellings)
  return (word) => {
    const forms: string[] = []
    const add = (form: string) => {
      if (form.length >= SHORTEST_FORM && form !== word && !forms.includes(form)) forms.push(form)
    }
    const shorten = (spelling: string) => {
      for (const [from, to] of rules.get(spelling.slice(-1)) ?? []) {
        if (spelling.endsWith(from)) add(spelling.slice(0, spelling.length - from.length) + to)
      }
    }
    const doubled = /(.)\1\1/.test(word) ? word.replace(/(.)\1{2,}/g, '$1$1') : word
    add(doubled)
    shorten(word)
    let plain = word
    for (const [from, to] of letters) if (plain.includes(from)) plain = plain.replaceAll(from, to)
    if (plain !== word) {
      add(plain)
      shorten(plain)
    }
    for (let at = 0, end = forms.length; at < end; at += 1) add(squeeze(forms[at] ?? ''))
    // As it stands a short word with a doubled letter is another word, or a mistyped one.
    const squeezed = squeeze(word)
    if (squeezed.length > SHORTEST_FORM) add(squeezed)
    return forms
  }
}

function pairsOf(list: string): [from: string, to: string][] {
  const pairs = list.split(/\s+/).filter((pair) => pair !== '')
  return pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(':')
    return [from, to]
  })
}
