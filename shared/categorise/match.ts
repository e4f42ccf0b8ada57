/** What a text names, read in one language. */
import { NUMBER } from './fold.ts'
import type { LexiconIndex } from './lexicon-index.ts'
import type { State } from './lexicon.ts'
import type { Entry, Found } from './listed.ts'
import type { Reading } from './mistyped.ts'
import type { Read } from './known-word.ts'
import { readAll } from './read-words.ts'
import { FLAVOURED, FLAVOURED_APART, isMakerOf, isTaste, MEATS, OF_KIND } from './tastes.ts'

/** known: how many of the words one knows. from: what was written, where it is not what was read. */
export type Match = {
  entry: Entry | null
  states: ReadonlySet<State>
  known: number
  /** Every word is known as it stands. */
  isSure: boolean
  /** Every word is known, if only as a compound of something with a known end. */
  isRead: boolean
  from: string | null
}

const LONGEST_PHRASE = 4
/** What stands behind these is what a thing lies in. */
const WITHIN = new Set(['in', 'en', 'i', 'w', 'op'])

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
    if (read.every((word) => isMinor(index, word))) {
      addStates(index, read, states)
      // 'Pepper, green' and 'pretzels, soft', while '2 tomatoes, chopped' are cut by the cook.
      const turned = inverted(index, first, read)
      if (turned?.entry.category === 'Produce' || !main.includes(NUMBER)) found ??= turned
    } else {
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
  found ??= aloneIn(index, segments)
  addStates(
    index,
    named.filter((_, at) => !isIn(found, at)),
    states,
  )
  if (named !== first) addStates(index, first, states)
  // "Shampoo for dogs", "wipes for the baby", "pears in a tin", "sardines in oil".
  const isWithin = reads.some(({ word }) => WITHIN.has(word))
  for (const segment of segments.slice(1)) {
    if (segment.every((word) => isMinor(index, word))) addStates(index, segment, states)
    if (isWithin && found && segment !== named && KEPT.has(found.entry.category)) {
      const around = bestIn(index, segment)?.entry
      if (around && KEEPING.has(around.category)) states.add('canned')
    }
    for (const { word } of segment) {
      const state = index.states.get(word)
      if (state === 'pet' || state === 'baby') states.add(`for-${state}`)
    }
    // 'Salt for the dishwasher' and 'vinegar for cleaning'.
    const use = segment === named ? null : bestIn(index, segment)
    if (found && use?.entry.isRuling && OF_USE.has(found.entry.category)) found = use
  }
  return {
    entry: found?.entry ?? null,
    states,
    known: reads.filter((read) => read.isKnown).length,
    isSure: reads.every((read) => read.isKnown && !read.isGuess),
    isRead: reads.every((read) => read.isKnown),
    from: found?.from ?? null,
  }
}

/** What is bought for more than eating. */
const OF_USE = new Set<string>(['Pantry', 'Spices', 'Household'])

/** 'Sardines in oil', 'mandarins in syrup', 'pineapple in juice': what is kept in what. */
const KEPT = new Set<string>(['Fish', 'Produce'])
const KEEPING = new Set<string>(['Pantry', 'Drinks'])

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
  for (const [at, read] of reads.entries()) {
    const isBreak = index.breaks.has(read.word)
    // 'Sirop pour la toux' and 'makrel i tomat' are known as phrases.
    const isWithin = isBreak && index.entries.has(`${reads[at - 1]?.word} ${reads[at + 1]?.word}`)
    if (isBreak && !isWithin) segments.push([])
    else if (!isBreak) segments.at(-1)?.push(read)
  }
  return segments.filter((segment) => segment.length > 0)
}

function bestIn(index: LexiconIndex, reads: readonly Read[]): Found | null {
  const found: Found[] = []
  let end = 0
  for (let start = 0; start < reads.length; start += 1) {
    const one = longestAt(index, reads, start)
    // What ends inside of a phrase is a part of it.
    if (!one || start + one.length <= end) continue
    if (one.entry.isRuling) return one
    end = start + one.length
    // 'Battery operated lantern' is no battery, 'fruit flavoured chews' are no fruit.
    const next = reads[end]?.word ?? ''
    const isHow = SAYS_HOW.test(next) && end + 1 < reads.length
    // 'Mouthwash alcohol free'.
    const isWithout = next === 'free' && reads.length > 2
    if (!isHow && !isWithout) found.push(one)
  }
  // A powder is made of something: 'cappuccino powder'.
  const things = found.filter(
    ({ start, length }) => length > 1 || index.states.get(reads[start]?.word ?? '') !== 'ground',
  )
  const named = things.length > 0 ? things : found
  const last = index.head === 'last' ? named.at(-1) : named[0]
  const before = last === named[0] ? undefined : named.at(-2)
  const best =
    last && before && IN_BAGS.has(before.entry.category) && isPack(index, last, reads)
      ? before
      : last
  if (!best || isForTool(index, best, reads)) return null
  const of = index.head === 'last' ? before : named[1]
  if (of && best === last && SAYS_LITTLE[best.entry.phrase]?.includes(of.entry.category)) return of
  const [first] = named
  if (first && first !== best && isMakerOf(first, best)) return first
  if (first && first !== best && isTaste(best.entry)) {
    const kinds = index.hasCompounds ? FLAVOURED_APART : FLAVOURED
    const isKind = ({ entry: { category, isName, phrase }, from }: Found) => {
      // 'Muffins blueberry', while 'Birds Eye peas' are what these make.
      const isThing = !isName || category === 'Bakery'
      return kinds.has(category) && isThing && from === null && !OF_KIND.has(phrase)
    }
    // 'Coffee creamer vanilla' is a creamer.
    const thing = before && index.head === 'last' && isKind(before) ? before : first
    if ((thing.start === 0 && thing.entry.isStrong) || isKind(thing)) return thing
  }
  // 'Stock cubes chicken', 'Pizza Salami'.
  const kind = first?.start === 0 ? first.entry : undefined
  const isOf = kind?.isStrong
    ? kind.category === 'Pantry'
    : index.hasCompounds && kind?.category === 'Frozen'
  if (first && isOf && MEATS.has(best.entry.category)) return first
  // A steak, a cutlet or a burger of fish is fish.
  const isMeat = best.entry.category === 'Meat'
  return (isMeat && named.find(({ entry }) => entry.category === 'Fish')) || best
}

const SAYS_HOW = /^(?:operated|powered|flavou?red|scented|shaped)$/
/** 'Turkey carver', 'egg replacer': what something is done with is not that. */
const TOOL = /^(?!cooler|offer|other|super).{3,}ers?$/

function isForTool(index: LexiconIndex, of: Found, reads: readonly Read[]): boolean {
  const behind = reads[of.start + of.length]
  if (index.head !== 'last' || index.hasCompounds || behind !== reads.at(-1)) return false
  return behind?.isKnown === false && !of.entry.isName && TOOL.test(behind.word)
}

/**
 * What these are of, or for, says where they stand: seeds of fenugreek, macadamia nuts, mixes for
 * lemonade, creams for acne, pads for a mop; creams of cheese and sticks of cinnamon.
 */
const SAYS_LITTLE: Partial<Record<string, readonly string[]>> = {
  berry: ['Spices'],
  roll: ['Household', 'Personal care'],
  seed: ['Spices'],
  blade: ['Spices'],
  thread: ['Spices'],
  nuts: ['Pantry'],
  spray: ['Pantry', 'Personal care'],
  mix: ['Drinks', 'Produce'],
  kit: ['Produce'],
  capsule: ['Drinks'],
  pad: ['Household'],
  wipe: ['Household', 'Baby'],
  plant: ['Produce'],
  crema: ['Dairy & Eggs'],
  bastoncini: ['Spices'],
  ...Object.fromEntries(
    ['cream', 'gum', 'oil', 'tape', 'sponge', 'remover', 'wrap', 'cleaner'].map((form) => [
      form,
      ['Personal care'],
    ]),
  ),
}

/** 'Gala apples bag': what things are sold in. */
function isPack(index: LexiconIndex, { entry, start, length }: Found, reads: readonly Read[]) {
  const isOfHouse = length === 1 && entry.category === 'Household'
  return isOfHouse && index.measures.has(reads[start]?.word ?? '')
}

const IN_BAGS = new Set<string>([
  'Produce',
  'Meat',
  'Fish',
  'Dairy & Eggs',
  'Snacks',
  'Pantry',
  'Frozen',
])

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
  // 'Beans green', while 'milk chocolate' is chocolate.
  const next = reads[start + 1]?.word ?? ''
  if (length === 1 && index.head === 'last' && index.starts.has(next)) {
    const turned = index.entries.get(`${next} ${first.word}`)
    if (turned && (!index.entries.has(next) || turned.category === entry?.category)) {
      entry = turned
      length = 2
    }
  }
  if (first.isPart && first.alone !== undefined) entry ??= index.entries.get(first.alone)
  if (!entry) return null
  const written = reads.slice(start, start + length).find(({ from }) => from !== undefined)
  return { entry, start, length, from: written?.from ?? null }
}

/** Where nothing else is named: "allumettes", which is also a way to cut potatoes. */
function aloneIn(index: LexiconIndex, segments: readonly Read[][]): Found | null {
  for (const [at, { word, alone }] of segments.flatMap((segment) => [...segment.entries()])) {
    const entry = alone === undefined ? undefined : index.entries.get(alone)
    if (entry) return { entry, start: at, length: 1, from: word === alone ? null : word }
  }
  return null
}
