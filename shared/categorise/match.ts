/** What a text names, read in one language. */
import { NUMBER } from './fold.ts'
import type { Entry, LexiconIndex } from './lexicon-index.ts'
import type { State } from './lexicon.ts'
import { meantBy, type Beside, type Reading } from './mistyped.ts'

/** A word as it was read: `word` is known, `from` is what stands in the text where that differs. */
type Read = {
  word: string
  isKnown: boolean
  /** A compound whose beginning is not known: it may be another word, mistyped. */
  isGuess?: boolean
  from?: string
  prefix?: State
}

/** known: how many of the words one knows. from: what was written, where it is not what was read. */
export type Match = {
  entry: Entry | null
  states: ReadonlySet<State>
  known: number
  /** Every word is known as it stands. */
  isSure: boolean
  from: string | null
}

type Found = { entry: Entry; start: number; length: number; from: string | null }

const LONGEST_PHRASE = 4
const SHORTEST_END = 4
const SHORTEST_BEGIN = 2
const SHORTEST_FORM = 3

/** Reads the parts of a text (see fold.ts) in a language. */
export function matchIn(reading: Reading, parts: readonly string[][]): Match {
  const [main = [], ...notes] = parts
  const { index } = reading
  const reads = readAll(reading, main)
  const segments = segmentsOf(index, reads)
  const [first = []] = segments
  const states = new Set<State>()
  const later: Read[][] = []
  let found: Found | null = null
  for (const note of notes) {
    const read = readAll(reading, note)
    if (read.every((word) => isMinor(index, word))) addStates(index, read, states)
    else {
      found ??= inverted(index, first, read)
      later.push(...segmentsOf(index, read))
    }
  }
  let named = first
  for (const segment of [...segments, ...later]) {
    if (found) break
    found = bestIn(index, segment)
    if (found) named = segment
  }
  addStates(
    index,
    named.filter((_, at) => !isIn(found, at)),
    states,
  )
  if (named !== first) addStates(index, first, states)
  // "Shampoo for dogs", "wipes for the baby".
  for (const segment of segments.slice(1)) {
    for (const { word } of segment) {
      const state = index.states.get(word)
      if (state === 'pet' || state === 'baby') states.add(`for-${state}`)
    }
  }
  return {
    entry: found?.entry ?? null,
    states,
    known: reads.filter((read) => read.isKnown).length,
    isSure: reads.every((read) => read.isKnown && !read.isGuess),
    from: found?.from ?? null,
  }
}

function isIn(found: Found | null, at: number): boolean {
  return found !== null && found.length > 1 && at >= found.start && at < found.start + found.length
}

function addStates(index: LexiconIndex, reads: readonly Read[], states: Set<State>): void {
  for (const { word, prefix } of reads) {
    const state = index.states.get(word)
    if (state) states.add(state)
    if (prefix) states.add(prefix)
  }
}

/** "fresh", "large", "frozen": it says how a thing is and not what. */
function isMinor(index: LexiconIndex, { word, isKnown }: Read): boolean {
  return isKnown && !index.entries.has(word) && !index.breaks.has(word)
}

/** "Oil, olive" and "milk, oat". */
function inverted(index: LexiconIndex, main: readonly Read[], note: readonly Read[]): Found | null {
  if (index.head !== 'last' || main.length > 2 || note.length > 2) return null
  const phrase = [...note, ...main].map(({ word }) => word)
  const entry = phrase.length > 1 ? index.entries.get(phrase.join(' ')) : undefined
  return entry ? { entry, start: 0, length: main.length, from: null } : null
}

/** The words before the first "with" or "for", then those behind it. */
function segmentsOf(index: LexiconIndex, reads: readonly Read[]): Read[][] {
  const segments: Read[][] = [[]]
  for (const read of reads) {
    if (index.breaks.has(read.word)) segments.push([])
    else segments.at(-1)?.push(read)
  }
  return segments.filter((segment) => segment.length > 0)
}

function bestIn(index: LexiconIndex, reads: readonly Read[]): Found | null {
  let best: Found | null = null
  let strong: Found | null = null
  let end = 0
  for (let start = 0; start < reads.length; start += 1) {
    const found = longestAt(index, reads, start)
    // What ends inside of a phrase is a part of it.
    if (!found || start + found.length <= end) continue
    if (found.entry.isRuling) return found
    end = start + found.length
    if (best === null || index.head === 'last') best = found
    if (found.entry.isStrong && start === 0) strong = found
  }
  const isRaw = best?.entry.category === 'Produce' || best?.entry.category === 'Spices'
  return strong && best && isRaw && best.start > 0 ? strong : best
}

function longestAt(index: LexiconIndex, reads: readonly Read[], start: number): Found | null {
  const first = reads[start]
  if (!first) return null
  let phrase = first.word
  let entry = index.entries.get(phrase)
  let length = 1
  if (index.starts.has(phrase)) {
    const end = Math.min(reads.length, start + LONGEST_PHRASE)
    for (let at = start + 1; at < end; at += 1) {
      phrase += ` ${reads[at]?.word ?? ''}`
      const longer = index.entries.get(phrase)
      if (longer) [entry, length] = [longer, at - start + 1]
    }
  }
  if (!entry) return null
  const written = reads.slice(start, start + length).find(({ from }) => from !== undefined)
  return { entry, start, length, from: written?.from ?? null }
}

/** The words of a part, without what measures and what names nothing. */
function readAll(reading: Reading, part: readonly string[]): Read[] {
  const { index } = reading
  const states = new Set<string>()
  const reads: Read[] = []
  let isMeasured = true
  const words = part.filter((word) => !index.silent.has(word))
  const end = words.findLastIndex((word) => word !== NUMBER)
  for (let at = 0; at <= end; at += 1) {
    const word = words[at] ?? ''
    if (word === NUMBER) {
      isMeasured = true
      continue
    }
    const next = words[at + 1]
    const joined = next === undefined ? undefined : joinedWord(index, word, next)
    if (joined !== undefined) at += 1
    const read =
      joined === undefined
        ? readWord(reading, word, [reads.at(-1)?.word, next])
        : { word: joined, isKnown: true }
    if (word.length === 1 && !read.isKnown) continue
    const isMeasure =
      isMeasured && index.measures.has(read.word) && !isPhrase(index, read.word, next)
    if (isMeasure && (at < end || reads.length > 0)) {
      if (index.states.has(read.word)) states.add(read.word)
      continue
    }
    isMeasured = false
    reads.push(...(phraseIn(index, read) ?? [read]))
  }
  // A tin says something beside how many: it stands last, where it is never the noun.
  for (const word of states) {
    if (index.head === 'last') reads.unshift({ word, isKnown: true })
    else reads.push({ word, isKnown: true })
  }
  return reads
}

function isPhrase(index: LexiconIndex, word: string, next: string | undefined): boolean {
  if (next === undefined || !index.starts.has(word)) return false
  return index.entries.has(`${word} ${exact(index, next) ?? next}`)
}

/** 'tooth paste' is written apart and known as one word. */
function joinedWord(index: LexiconIndex, word: string, next: string): string | undefined {
  if (word.length < 3 || next.length < 3) return undefined
  const known = exact(index, word + next)
  return known !== undefined && index.entries.has(known) && !index.entries.has(`${word} ${next}`)
    ? known
    : undefined
}

/** 'bodywash' is written as one word and known as two. */
function phraseIn(index: LexiconIndex, { word, isKnown }: Read): Read[] | null {
  if (isKnown || word.length < 6) return null
  for (let at = 3; at <= word.length - 3; at += 1) {
    const first = index.words.get(word.slice(0, at))
    if (first === undefined || !index.starts.has(first)) continue
    const second = exact(index, word.slice(at))
    if (second !== undefined && index.entries.has(`${first} ${second}`)) {
      return [first, second].map((part) => ({ word: part, isKnown: true }))
    }
  }
  return null
}

function readWord({ index, typos }: Reading, word: string, beside: Beside): Read {
  const known = exact(index, word)
  if (known !== undefined) return { word: known, isKnown: true }
  const compound = index.hasCompounds ? endOf(index, word) : null
  if (compound && (typos === null || !compound.isGuess)) return compound
  const meant = typos === null ? null : meantBy({ index, typos }, word, beside)
  if (meant !== null) return { word: meant, isKnown: true, from: word }
  return compound ?? { word, isKnown: false }
}

function exact(index: LexiconIndex, word: string): string | undefined {
  const known = index.words.get(word)
  if (known !== undefined) return known
  for (const form of index.formsOf(word)) {
    const found = index.words.get(form)
    if (found !== undefined) return found
  }
  return undefined
}

/** A compound is what its end is: 'Apfelsaft' is a Saft. Its beginning may say more: 'Babyöl'. */
function endOf(index: LexiconIndex, word: string): Read | null {
  const prefix = index.prefixes.find(
    ({ begin }) => word.startsWith(begin) && word.length >= begin.length + 3,
  )
  if (prefix?.word !== undefined) return { word: prefix.word, isKnown: true, from: word }
  const forms = [word, ...index.formsOf(word)]
  for (let at = SHORTEST_BEGIN; at <= word.length - 2; at += 1) {
    const known = endIn(index, forms, at)
    if (known === undefined) continue
    const state =
      prefix?.state !== undefined && prefix.begin.length <= at + 1 ? prefix.state : undefined
    const isName = index.entries.get(known)?.isName === true
    const isGuess = isName || (state === undefined && !isBeginning(index, word.slice(0, at)))
    return { word: known, isKnown: true, isGuess, from: word, ...(state && { prefix: state }) }
  }
  if (prefix?.state === 'pet') return { word, isKnown: true, prefix: 'pet' }
  return beginningOf(index, word)
}

/** What a word ends with from a place on, if it is a thing that may end a compound. */
function endIn(index: LexiconIndex, forms: readonly string[], at: number): string | undefined {
  for (const form of forms) {
    const known = index.words.get(form.slice(at))
    if (known === undefined || !index.entries.has(known)) continue
    const isWhole = form === forms[0] || form.length - at >= SHORTEST_FORM
    if (form.length - at >= SHORTEST_END || (isWhole && index.shortEnds.has(known))) return known
  }
  return undefined
}

/** A word that is known, perhaps with the letters that join it to the next. A name begins nothing. */
function isBeginning(index: LexiconIndex, begin: string): boolean {
  const joint = /(?:e[nrs]|[enosu])$/.exec(begin)?.[0].length ?? 0
  const words = [
    exact(index, begin),
    ...[1, joint].map((length) => {
      const word = length > 0 && length <= joint ? begin.slice(0, -length) : ''
      return word.length >= SHORTEST_FORM ? index.words.get(word) : undefined
    }),
  ]
  return words.some((word) => word !== undefined && !index.entries.get(word)?.isName)
}

/** A piece of something is what it is a piece of: 'Lachsfilet' is Lachs. */
function beginningOf(index: LexiconIndex, word: string): Read | null {
  for (let at = word.length - SHORTEST_END; at >= SHORTEST_FORM; at -= 1) {
    if (exact(index, word.slice(at)) === undefined) continue
    const begin = index.words.get(word.slice(0, at)) ?? index.words.get(word.slice(0, at - 1))
    if (begin !== undefined && index.entries.has(begin)) {
      return { word: begin, isKnown: true, from: word }
    }
  }
  return null
}
