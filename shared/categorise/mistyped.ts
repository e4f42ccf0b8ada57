/** Which word was meant by one that nobody knows: one letter may be wrong. */
import type { LexiconIndex } from './lexicon-index.ts'
import { squeeze } from './fold.ts'
import { apart } from './neighbours.ts'

/** typos: how short a word may be that is taken for a mistyped one; null: none is. */
export type Reading = { index: LexiconIndex; typos: number | null }

/** The words that stand before and behind a word. */
export type Beside = (string | undefined)[]

/** isCompound: its end is known, and only its beginning is not. */
type Within = { beside: Beside; isCompound: boolean }

const SHORTEST_END = 4
/** What is shorter is repaired nowhere but as a whole. */
const SHORTEST_BEGIN = 5
const SHORTEST_FORM = 3
/** The letter between the parts of a compound: 'laksefilet'. */
const JOINT = /^[ens]/
/** Up to these lengths a wrong letter, or a wrong first letter, makes another word too easily. */
const NO_OTHER_LETTER = 4
const SAME_FIRST_LETTER = 5
/** An end that is known by its length, whatever stands before it. */
const LONG_END = 7
/** Names are many, and short ones near to everything. */
const SHORTEST_NAME = 6
/** What is as long is near to nothing else. */
const LONG = 8
const VOWEL = /[aeiouy]/
const TOOL = /.{4}ers?$/

/**
 * The word that was meant by a mistyped one: the one that makes a phrase with its neighbours, or the
 * only one; null where two are as likely and differ.
 */
export function meantBy(
  { index, typos }: Reading,
  word: string,
  { beside: [before, next], isCompound }: Within,
): string | null {
  const isBeside = index.head === 'last' && !index.hasCompounds && (typos ?? 0) >= SHORTEST_END
  const nearest = nearestTo(index, word)
  // What makes a phrase comes before what is as near alone.
  for (const { form, near } of nearest) {
    const all = [...new Set(near.map((known) => index.words.get(known) ?? known))]
    // 'Puy' is no puppy for its plural.
    const isLong = Math.min(form.length, word.length) >= SHORTEST_BEGIN
    const isSaid = (known: string) => isLong && known[0] === form[0]
    const fitting = all.find(
      (known) =>
        index.entries.has(`${known} ${next}`) ||
        index.entries.has(`${before} ${known}`) ||
        (next !== undefined &&
          isSaid(known) &&
          ((index.entries.get(known)?.isRuling && !(isBeside && form !== word)) ||
            index.states.has(known))),
    )
    if (fitting !== undefined) return fitting
  }
  let isOpen = true
  let unnamed: string | undefined
  for (const { form, near } of nearest) {
    if (typos === null || (isBeside ? Math.min(form.length, word.length) : form.length) < typos)
      continue
    // In another language than the list's: 'knickers' are no Snickers.
    const own = typos < LONG ? near : near.filter((known) => known[0] === form[0])
    const credible = isBeside ? credibleOf(index, near, { form, isForm: form !== word }) : own
    const meant = likeliestOf(index, credible)
    const isDoubtful = (known: string) => !isLikely(index, known, { form, word })
    const doubtful = credible.filter(isDoubtful).map((known) => index.words.get(known) ?? known)
    // Where the nearest is not meant, what is farther is not either.
    if (meant.some((known) => doubtful.includes(known))) return null
    const kinds = new Set(meant.map((known) => index.entries.get(known)?.category))
    const [first] = meant
    if (first !== undefined && kinds.size === 1) {
      if (index.entries.has(first) || index.states.has(first)) return first
      // What names nothing waits for what does: 'Bangnen' are no bang.
      unnamed ??= first
      continue
    }
    // A long word is more often mistyped: 'patte' is patate rather than patè.
    const most = Math.max(...meant.map((known) => known.length))
    const [longest, ...others] = meant.filter((known) => known.length === most)
    if (longest !== undefined && others.length === 0) return longest
    if (kinds.size > 1) isOpen = false
  }
  if (unnamed !== undefined) return unnamed
  if (isCompound || !isOpen) return null
  return (
    (isBeside ? null : endRepaired(index, word)) ??
    (index.hasCompounds ? endMeantBy({ index, typos }, word) : null)
  )
}

/** The words that are nearest to each form of a word. */
function nearestTo(index: LexiconIndex, word: string) {
  return [word, ...index.formsOf(word)].flatMap((form) => {
    if (form.length < SHORTEST_FORM) return []
    // A plural is as long as it is written; what had a letter twice was shorter from the first.
    const { length } = form === squeeze(word) ? form : word
    const near = index
      .neighbours()
      .of(form, length <= NO_OTHER_LETTER)
      .filter((known) => form.length > SAME_FIRST_LETTER || known[0] === form[0])
      .filter((known) => !isFarShorter(known, word))
    return near.length > 0 ? [{ form, near }] : []
  })
}

/** 'Chizitos' are no chia. */
function isFarShorter(form: string, word: string): boolean {
  return form.length < SHORTEST_BEGIN && word.length - form.length > SHORTEST_FORM
}

/**
 * Up to some seven letters another word is as near as a mistyped one: 'mano' is no mango, 'zalf' no
 * salmon. What lists show to be right nine times of ten: letters in another order, one that is missing
 * or another behind the first.
 */
function isLikely(
  index: LexiconIndex,
  known: string,
  { form, word }: { form: string; word: string },
): boolean {
  const length = Math.min(form.length, word.length)
  // 'Sunblocker' is no unblocker: nobody strikes another key before it.
  if (form.length > known.length && form.endsWith(known) && form[0] !== known[0]) return false
  if (length >= LONG) return true
  const [had, has] = apart(form, known)
  if (known.length > form.length && known.startsWith(form) && VOWEL.test(has)) return false
  if (known === `${form}s` || squeeze(known) === squeeze(form)) return true
  if (word.length < SHORTEST_BEGIN && form.length < SHORTEST_END) return false
  const meant = index.words.get(known) ?? known
  // A grater is nothing grated.
  if (TOOL.test(form) && known.endsWith('ed') && !index.entries.has(meant)) return false
  // Known without its doubled letters it has a second one wrong: 'biber' is no bitter.
  const isSqueezed = squeeze(meant) !== meant && squeeze(known) === known
  if (length < SHORTEST_NAME && isSqueezed) return false
  if (had.length !== 1 || has.length !== 1 || VOWEL.test(had + has)) return true
  return known[0] === form[0]
}

/**
 * Where words are not joined, one that nobody knows says mostly how something is that is known: 'any
 * shape', 'multi pack'. It is another thing where little speaks against it.
 */
function credibleOf(
  index: LexiconIndex,
  near: readonly string[],
  { form, isForm }: { form: string; isForm: boolean },
): string[] {
  if (isForm && form.length < SHORTEST_BEGIN) return []
  return near.filter((known) => {
    if (known[0] !== form[0]) return false
    // 'Toppers' are no 'toner', 'posters' no 'porter'.
    if (isForm && isOther(form, known)) return false
    const entry = index.entries.get(index.words.get(known) ?? known)
    if (entry?.isRuling && (isForm || isOther(form, known))) return false
    return !entry?.isName || form.length >= SHORTEST_NAME
  })
}

/** Whether a word has one letter where another has another. */
function isOther(a: string, b: string): boolean {
  return a.length === b.length && apart(a, b)[0].length === 1
}

/** The end of a word is mistyped, so that no rule of the language knows the form: 'gambeir'. */
function endRepaired(index: LexiconIndex, word: string): string | null {
  const { length } = word
  if (length < SHORTEST_BEGIN) return null
  for (let at = length - 2; at >= length - 3; at -= 1) {
    const [head, one = '', other = '', tail] = [
      word.slice(0, at),
      word[at],
      word[at + 1],
      word.slice(at + 2),
    ]
    for (const made of [head + other + one + tail, head + one + tail, head + other + tail]) {
      const known = [made, ...index.formsOf(made)].find(
        (form) => index.words.has(form) && !isFarShorter(form, word),
      )
      const meant = known === undefined ? undefined : index.words.get(known)
      const entry = meant === undefined ? undefined : index.entries.get(meant)
      // 'Kabana' is no Kaba.
      if (meant && entry && (!entry.isName || meant.length >= SHORTEST_NAME)) return meant
    }
  }
  return null
}

/**
 * What is meant by words that are as near: a thing before what names none, one of the language before
 * one that goes by a name, and one that is written so before a form that nobody writes.
 */
function likeliestOf(index: LexiconIndex, near: readonly string[]): string[] {
  const things = near.filter((form) => index.entries.has(index.words.get(form) ?? form))
  const own = things.filter((form) => !index.entries.get(index.words.get(form) ?? form)?.isName)
  const asWritten = own.filter((form) => index.words.get(form) === form)
  const forms = [asWritten, own, things].find((some) => some.length > 0) ?? near
  return [...new Set(forms.map((form) => index.words.get(form) ?? form))]
}

/** One part of a compound is mistyped: 'Apfelsfat', 'Hähnhenbrust'. */
function endMeantBy({ index, typos }: Reading, word: string): string | null {
  // Beside what is known a word may say how that is: 'Speisequark Magerstufe'.
  const isAlone = typos !== null && typos < SHORTEST_END
  const nameIn = (...parts: (string | undefined)[]) =>
    parts.find((part) => part !== undefined && index.entries.has(part)) ?? null
  const nearest = (part: string) => {
    // Plurals are looked for by what they are plurals of: 'oravgen', 'gurkhn'.
    for (const form of [part, ...index.formsOf(part)]) {
      if (form.length < SHORTEST_END) continue
      const [near] = index
        .neighbours()
        .of(form, !isAlone && form.length <= SAME_FIRST_LETTER)
        .filter((known) => form.length > SAME_FIRST_LETTER || known[0] === form[0])
      if (near !== undefined) return index.words.get(near) ?? near
    }
    return undefined
  }
  for (let at = SHORTEST_FORM; at <= word.length - SHORTEST_END; at += 1) {
    const begin = [word.slice(0, at), ...index.formsOf(word.slice(0, at))]
      .map((form) => index.words.get(form))
      .find((known) => known !== undefined)
    if (begin === undefined) continue
    const rest = word.slice(at)
    const end = nearest(rest) ?? (JOINT.test(rest) ? nearest(rest.slice(1)) : undefined)
    // A name ends no compound: 'Sonnenbrille' is no Brillo.
    if (end === undefined || index.entries.get(end)?.isName) continue
    const name = nameIn(end, begin)
    if (name !== null) return name
  }
  for (let at = SHORTEST_END; at <= word.length - SHORTEST_END; at += 1) {
    const end = index.words.get(word.slice(at))
    if (end === undefined) continue
    const begin = nearest(word.slice(0, at))
    const name = begin === undefined ? null : nameIn(end, begin)
    if (name !== null) return name
  }
  if (!isAlone) return null
  // Whatever it begins with: 'Sonntagsbrötcehn'. 'Campinggas' is no ginger: short ends are near to all.
  for (let at = SHORTEST_END; at <= word.length - LONG_END; at += 1) {
    const end = nearest(word.slice(at))
    if (end === undefined || !end.startsWith(word.slice(at, at + 2))) continue
    if (end.length >= LONG_END - 1 && index.entries.get(end)?.isName === false) return end
  }
  return null
}
