/** The words of a text, as a language knows them. */
import { endOf } from './compounds.ts'
import { NUMBER } from './fold.ts'
import type { LexiconIndex } from './lexicon-index.ts'
import { meantBy, type Beside, type Reading } from './mistyped.ts'
import { exact, SHORTEST_END, type Read } from './known-word.ts'

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
        : (joinedWord(index, words, at) ?? joinedMeant(patient, word, next))
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

/** 'tooth paste' is written apart and known as one word, 'non stick spray' by one. */
function joinedWord(index: LexiconIndex, words: readonly string[], at: number): string | undefined {
  const word = words[at] ?? ''
  const next = words[at + 1] ?? ''
  if (word.length < 3 || next.length < 3) return undefined
  const known = exact(index, word + next)
  if (known === undefined) return undefined
  const isPhrase = (first: string, second = '') =>
    index.entries.has(`${exact(index, first) ?? first} ${exact(index, second) ?? second}`)
  // 'Pomodori sott'olio' are known as they are kept.
  const isNamed = index.entries.has(known) || index.states.has(known)
  // 'Twist ties' are no 'Twisties'.
  return (isNamed || isPhrase(known, words[at + 2])) && !isPhrase(word, next) ? known : undefined
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
  if (isKnown || word.length < 6 || index.isEveryday(word)) return null
  const isApart = !index.hasCompounds && index.head === 'last'
  for (let at = 3; at <= word.length - 3; at += 1) {
    const first = index.words.get(word.slice(0, at))
    if (first === undefined || !(isApart || index.starts.has(first))) continue
    const second = exact(index, word.slice(at))
    if (second === undefined) continue
    if (index.entries.has(`${first} ${second}`)) {
      return [first, second].map((part) => ({ word: part, isKnown: true }))
    }
    const state = index.states.get(first)
    if (isApart && isThingOf(index, first, second)) {
      const thing = index.entries.get(first)?.isRuling ? first : second
      // Another language may know better what is meant.
      return [{ word: thing, isKnown: false, from: word, ...(state && { prefix: state }) }]
    }
  }
  return null
}

/** Where words are not joined, people join some: 'oatmilk'. */
function isThingOf(index: LexiconIndex, first: string, second: string): boolean {
  if (second.length < SHORTEST_END) return false
  const thing = index.entries.get(second)
  const isKind = index.entries.has(first) || index.states.has(first)
  return isKind && thing !== undefined && !thing.isName
}

/** 'Warmweiß' is no ice, 'Sonderpreis' no rice. */
const NO_END = /(?:weiss?|[pk]reis|gleis)$/

function readWord({ index, typos }: Reading, word: string, beside: Beside): Read {
  const known = exact(index, word)
  const isByForm = !index.words.has(word)
  // 'Hinges' are no hing.
  const isNameByForm = isByForm && index.entries.get(known ?? '')?.isName === true
  if (known !== undefined && !(isNameByForm && index.isEveryday(word))) {
    const alone = index.entries.has(known) ? null : aloneOf(index, word, known)
    if (alone !== null) return { word: known, isKnown: true, alone, isPart: index.parts.has(known) }
    // 'Bröthen' are Brötchen, and no plural of the broth in a maker's name.
    const isOnlyPart = index.parts.has(known) && !index.entries.has(known) && isByForm
    // Plugs are no plums where a plug is a part of something.
    const isEnglish = index.head === 'last' && !index.hasCompounds
    const isPlural = isEnglish && (word === `${known}s` || word === `${known}es`)
    const isOpen = isOnlyPart && typos !== null && !(isPlural && word.length > SHORTEST_END)
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
