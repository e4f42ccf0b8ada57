/** The words of a text, as a language knows them. */
import { NUMBER, squeeze } from './fold.ts'
import type { LexiconIndex } from './lexicon-index.ts'
import type { State } from './lexicon.ts'
import { meantBy, type Beside, type Reading } from './mistyped.ts'

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

const SHORTEST_END = 4
const SHORTEST_BEGIN = 2
const SHORTEST_FORM = 3
/** What a shorter end means is said by its beginning. */
const LONG_END = 6
const SHORTEST_COMPOUND = 7
const SHORTEST_JOINED = 8
/** Up to which word of a text it is looked for what was meant. */
const REPAIRED_MOST = 6
/** How many words a phrase that begins with a measure may have, with those between them. */
const LONGEST_MEASURED = 5

/** The words of a part, without what measures and what names nothing. */
export function readAll(reading: Reading, part: readonly string[]): Read[] {
  const { index } = reading
  const states = new Set<string>()
  const reads: Read[] = []
  let isMeasured = true
  let first: Read | undefined
  let measure: string | undefined
  const words = part.filter((word) => !index.silent.has(word))
  const end = words.findLastIndex((word) => word !== NUMBER)
  for (let at = 0; at <= end; at += 1) {
    const word = words[at] ?? ''
    if (word === NUMBER) {
      isMeasured = true
      continue
    }
    const next = words[at + 1]
    // What a text names stands at its beginning: a long one of unknown words is not repaired to its end.
    const patient = at < REPAIRED_MOST ? reading : { index, typos: null }
    const joined =
      next === undefined
        ? undefined
        : (joinedWord(index, word, next) ?? joinedMeant(patient, word, next))
    if (joined !== undefined) at += 1
    const before = reads.at(-1)?.word ?? measure
    const read =
      joined === undefined
        ? readWord(patient, word, [before, next])
        : { word: joined, isKnown: true }
    if (word.length === 1 && !read.isKnown) continue
    // 'Rolls for burgers' are rolls.
    const isThing = next !== undefined && index.breaks.has(exact(index, next) ?? next)
    const isMeasure =
      isMeasured &&
      index.measures.has(read.word) &&
      !(isThing && index.entries.has(read.word)) &&
      !isPhrase(index, read.word, words.slice(at + 1, at + LONGEST_MEASURED))
    if (isMeasure && (at < end || reads.length > 0)) {
      if (at === 0 && index.entries.has(read.word)) first = read
      if (index.states.has(read.word)) states.add(read.word)
      measure = read.word
      continue
    }
    // 'Filo interdetnale' is no thread of anything.
    if (measure !== undefined && index.entries.has(`${measure} ${read.word}`))
      reads.push({ word: measure, isKnown: true })
    measure = undefined
    isMeasured = false
    reads.push(...(phraseIn(index, read) ?? [read]))
  }
  // 'Cloves, whole' are cloves where a clove measures nothing.
  const isSaid = ({ word, isKnown }: Read) =>
    isKnown && !index.entries.has(word) && !index.parts.has(word)
  if (first && reads.every(isSaid)) reads.unshift(first)
  // A tin says something beside how many: it stands last, where it is never the noun.
  for (const word of states) {
    if (index.head === 'last') reads.unshift({ word, isKnown: true })
    else reads.push({ word, isKnown: true })
  }
  return reads
}

/** 'Drops for the eyes' are known by more than what measures them. */
function isPhrase(index: LexiconIndex, word: string, behind: readonly string[]): boolean {
  if (!index.starts.has(word)) return false
  let phrase = word
  for (const next of behind) {
    const known = exact(index, next) ?? next
    if (index.breaks.has(known)) continue
    phrase += ` ${known}`
    if (index.entries.has(phrase)) return true
  }
  return false
}

/** 'tooth paste' is written apart and known as one word. */
function joinedWord(index: LexiconIndex, word: string, next: string): string | undefined {
  if (word.length < 3 || next.length < 3) return undefined
  const known = exact(index, word + next)
  // 'Pomodori sott'olio' are known as they are kept.
  if (known === undefined || !(index.entries.has(known) || index.states.has(known)))
    return undefined
  // 'Twist ties' are no 'Twisties'.
  const apart = `${exact(index, word) ?? word} ${exact(index, next) ?? next}`
  return index.entries.has(apart) ? undefined : known
}

/** 'corn flaeks': what is known as one word is mistyped in one of its two. */
function joinedMeant({ index, typos }: Reading, word: string, next: string): string | undefined {
  if (typos === null || index.head === 'first') return undefined
  if (word.length < 3 || next.length < 3) return undefined
  if ((exact(index, word) === undefined) === (exact(index, next) === undefined)) return undefined
  for (const form of [word + next, ...index.formsOf(word + next)]) {
    if (form.length < SHORTEST_JOINED) continue
    const [near, ...others] = index.neighbours().of(form, false)
    const known = near === undefined ? undefined : index.words.get(near)
    const entry = known === undefined ? undefined : index.entries.get(known)
    if (entry && !entry.isName && others.length === 0 && near?.[0] === form[0]) return known
  }
  return undefined
}

/** 'freezerbags' are written as one word and known as two, 'dogtreats' as treats of something. */
function phraseIn(index: LexiconIndex, { word, isKnown }: Read): Read[] | null {
  if (isKnown || word.length < 6) return null
  for (let at = 3; at <= word.length - 3; at += 1) {
    const first = index.words.get(word.slice(0, at))
    if (first === undefined) continue
    const second = exact(index, word.slice(at))
    if (second === undefined) continue
    if (index.entries.has(`${first} ${second}`)) {
      return [first, second].map((part) => ({ word: part, isKnown: true }))
    }
    const state = index.states.get(first)
    if (isThingOf(index, first, second)) {
      const thing = index.entries.get(first)?.isRuling ? first : second
      // Another language may know better what is meant.
      return [{ word: thing, isKnown: false, from: word, ...(state && { prefix: state }) }]
    }
  }
  return null
}

/** Where words are not joined, people join some: 'oatmilk'. */
function isThingOf(index: LexiconIndex, first: string, second: string): boolean {
  if (index.hasCompounds || index.head === 'first' || second.length < SHORTEST_END) return false
  const thing = index.entries.get(second)
  const isKind = index.entries.has(first) || index.states.has(first)
  return isKind && thing !== undefined && !thing.isName
}

/** 'Warmweiß' is no ice, 'Sonderpreis' no rice. */
const NO_END = /(?:weiss?|[pk]reis|gleis)$/

function readWord({ index, typos }: Reading, word: string, beside: Beside): Read {
  const known = exact(index, word)
  if (known !== undefined) {
    const alone = index.entries.has(known) ? null : aloneOf(index, word, known)
    if (alone !== null) return { word: known, isKnown: true, alone, isPart: index.parts.has(known) }
    // 'Bröthen' are Brötchen, and no plural of the broth in a maker's name.
    const isOnlyPart = index.parts.has(known) && !index.entries.has(known) && !index.words.has(word)
    const isOpen = isOnlyPart && typos !== null && !index.isEveryday(word)
    const meant = isOpen ? nameMeant({ index, typos }, word, beside) : null
    return meant === null
      ? { word: known, isKnown: true }
      : { word: meant, isKnown: true, from: word }
  }
  if (index.isEveryday(word)) return { word, isKnown: false }
  const end = index.hasCompounds ? endOf(index, word) : markedEnd(index, word)
  const compound = end?.isGuess && NO_END.test(word) ? null : end
  if (compound && (typos === null || !compound.isGuess)) return compound
  const isCompound = compound !== null
  const meant = typos === null ? null : meantBy({ index, typos }, word, { beside, isCompound })
  if (meant !== null) return { word: meant, isKnown: true, from: word }
  return compound ?? { word, isKnown: false }
}

/** The thing that was meant by a word, if it names one. */
function nameMeant(reading: Reading, word: string, beside: Beside): string | null {
  const meant = meantBy(reading, word, { beside, isCompound: false })
  const entry = meant === null ? undefined : reading.index.entries.get(meant)
  return entry && !entry.isName ? meant : null
}

/** Where words are not joined, a few are: 'boysenberries', 'rockfish'. */
function markedEnd(index: LexiconIndex, word: string): Read | null {
  for (const form of [word, ...index.formsOf(word)]) {
    for (const end of index.shortEnds) {
      if (form.length <= end.length + 2 || !form.endsWith(end)) continue
      return { word: end, isKnown: true, isGuess: true, from: word }
    }
  }
  return null
}

/** What a word names that is known for something else (`part`): by another form, or as a compound. */
function aloneOf(index: LexiconIndex, word: string, part: string): string | null {
  const known = index.alone.get(word)
  if (known !== undefined) return known
  const form = index
    .formsOf(word)
    .map((each) => index.words.get(each))
    // A school is no Scholl.
    .find((each) => each !== undefined && index.entries.get(each)?.isName === false)
  const end =
    form === undefined && index.hasCompounds && index.parts.has(part) ? endOf(index, part) : null
  const ends = end !== null && !end.isGuess && index.entries.has(end.word) ? end.word : null
  const alone = form ?? ends
  index.alone.set(word, alone)
  return alone
}

function exact(index: LexiconIndex, word: string): string | undefined {
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

/** A compound is what its end is: 'Apfelsaft' is a Saft. Its beginning may say more: 'Babyöl'. */
function endOf(index: LexiconIndex, word: string): Read | null {
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
