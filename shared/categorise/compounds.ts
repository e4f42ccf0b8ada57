/** What a word of several says: 'Apfelsaft', 'Lachsfilet', 'Haargummi'. */
import type { LexiconIndex } from './lexicon-index.ts'
import { exact, SHORTEST_END, type Read } from './known-word.ts'
import { recalled } from './recalled.ts'

const SHORTEST_BEGIN = 2
const SHORTEST_FORM = 3
/** What a shorter end means is said by its beginning. */
const LONG_END = 6
const SHORTEST_COMPOUND = 7

const ends = new WeakMap<LexiconIndex, (word: string) => Read | null>()

/** A compound is what its end is: 'Apfelsaft' is a Saft. Its beginning may say more: 'Babyöl'. */
export function endOf(index: LexiconIndex, word: string): Read | null {
  const find = ends.get(index) ?? recalled((each) => findEnd(index, each))
  ends.set(index, find)
  return find(word)
}

function findEnd(index: LexiconIndex, word: string): Read | null {
  const prefix = index.prefixes.find(
    ({ begin }) => word.startsWith(begin) && word.length >= begin.length + 3,
  )
  if (prefix?.word !== undefined && !isOfItsEnd(index, word, prefix.begin.length)) {
    const isGuess = !hasKnownEnd(index, word, prefix.begin.length)
    return { word: prefix.word, isKnown: true, isGuess, from: word }
  }
  const forms = [word, ...index.formsOf(word)]
  let sure: Read | null = null
  let guess: Read | null = null
  for (let at = SHORTEST_BEGIN; at <= word.length - 2; at += 1) {
    const known = endIn(index, forms, at)
    if (known === undefined) continue
    // 'Cappuccinopulver' is cappuccino.
    // A form may be shorter than the word, so that its end begins elsewhere.
    const begin = word.endsWith(known) ? word.slice(0, -known.length) : word.slice(0, at)
    const thing = index.states.get(known) === 'ground' ? exact(index, begin) : undefined
    if (thing !== undefined && index.entries.has(thing)) {
      return { word: thing, isKnown: true, from: word, prefix: 'ground' }
    }
    const state =
      prefix?.state !== undefined && prefix.begin.length <= at + 1 ? prefix.state : undefined
    const isName = index.entries.get(known)?.isName === true
    const isGuess =
      isName || (state === undefined && !isBeginning(index, begin)) || isNearThing(index, word)
    const read = {
      word: known,
      isKnown: true,
      isGuess,
      from: word,
      ...(state && { prefix: state }),
    }
    // 'Hindbærte' is tea of hindbær, and no hindb of ærter; 'jordbæris' is ice of jordbær, no rice.
    if (!isGuess && isWritten(index, begin)) return read
    if (isGuess) guess ??= read
    else sure ??= read
  }
  if (sure ?? guess) return sure ?? guess
  if (prefix?.state === 'pet') return { word, isKnown: true, prefix: 'pet' }
  return beginningOf(index, word)
}

/** 'Grillgemüse' and 'Badewindeln' stand where their ends do, 'Grillkohle' and 'Nagelpilz' do not. */
const OF_THEIR_END = new Set<string>(['Produce', 'Meat', 'Fish', 'Baby'])

function isOfItsEnd(index: LexiconIndex, word: string, begin: number): boolean {
  return [begin, begin + 1, begin + 2].some((at) => {
    const end = exact(index, word.slice(at))
    if (end === undefined || end.length < LONG_END) return false
    return OF_THEIR_END.has(index.entries.get(end)?.category ?? '')
  })
}

/** 'Klopapier' goes on with a word, 'Kloketten' does not: it may be 'Kroketten'. */
function hasKnownEnd(index: LexiconIndex, word: string, begin: number): boolean {
  for (let at = begin; at <= Math.min(begin + 2, word.length - SHORTEST_FORM); at += 1) {
    if (exact(index, word.slice(at)) !== undefined) return true
  }
  for (let at = begin + 3; at <= word.length - SHORTEST_END; at += 1) {
    if (exact(index, word.slice(at)) !== undefined) return true
  }
  return false
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

/** A word as it is listed, or with one letter that joins it to the next. */
function isWritten(index: LexiconIndex, begin: string): boolean {
  return [begin, begin.slice(0, -1)].some((word) => index.words.get(word) === word)
}

/** A word that is known, perhaps with the letters that join it to the next. A name begins nothing. */
function isBeginning(index: LexiconIndex, begin: string): boolean {
  const joint = /(?:e[nrs]|[enosu])$/.exec(begin)?.[0].length ?? 0
  const words = [
    exact(index, begin),
    // 'Erdbeermarmelade' begins with an Erdbeere.
    index.words.get(`${begin}e`),
    ...[1, joint].map((length) => {
      const word = length > 0 && length <= joint ? begin.slice(0, -length) : ''
      return word.length >= SHORTEST_FORM ? index.words.get(word) : undefined
    }),
  ]
  if (words.some((word) => word !== undefined && !index.entries.get(word)?.isName)) return true
  // 'Rotweinessig': what it begins with is a compound itself.
  if (begin.length < SHORTEST_COMPOUND) return false
  const inner = endOf(index, begin)
  return inner?.isGuess === false && index.entries.has(inner.word)
}

/** A piece of something is what it is a piece of: 'Lachsfilet' is Lachs. */
function beginningOf(index: LexiconIndex, word: string): Read | null {
  for (let at = word.length - SHORTEST_END; at >= SHORTEST_FORM; at -= 1) {
    if (exact(index, word.slice(at)) === undefined) continue
    const begin = index.words.get(word.slice(0, at)) ?? index.words.get(word.slice(0, at - 1))
    if (begin !== undefined && index.entries.has(begin)) {
      return { word: begin, isKnown: true, isGuess: isNearThing(index, word), from: word }
    }
  }
  return null
}

/** 'Kardemomte' is rather a mistyped 'kardemomme' than a tea. */
function isNearThing(index: LexiconIndex, word: string): boolean {
  if (word.length < SHORTEST_COMPOUND) return false
  return index
    .neighbours()
    .of(word, false)
    .some((near) => {
      const known = index.words.get(near)
      return near[0] === word[0] && known !== undefined && index.entries.has(known)
    })
}
