/** Which of many things are one, by their words, without comparing each with each. */
import { isOneWord, stemsOf } from './one-word.ts'

/**
 * near: the things (by index) that may be one with the thing at an index, itself among them; isOne:
 * whether two are.
 */
type Alike = {
  near: (at: number) => readonly number[]
  isOne: (a: number, b: number) => boolean
}

/**
 * So many words are remembered with their stems: a list is compared at every tick, and its words
 * stay.
 */
const KNOWN_ONCE = 5000
const known = new Map<string, string[]>()

/**
 * Compares things, each given by its words. Words are compared with those of the same stem alone: a
 * list may hold two thousand that begin alike.
 */
export function alikeOf(things: readonly (readonly string[])[]): Alike {
  const words = [...new Set(things.flat())]
  const byStem = new Map<string, number[]>()
  for (const [number, word] of words.entries()) {
    for (const stem of stemsKnown(word)) add(byStem, stem, number)
  }
  const forms = words.map((word) => {
    const near = stemsKnown(word).flatMap((stem) => byStem.get(stem) ?? [])
    return new Set(near.filter((other) => isOneWord(word, words[other] ?? '')))
  })
  const families = familiesOf(forms)
  const numbers = new Map(words.map((word, number) => [word, number]))
  const inNumbers = things.map((each) => each.map((word) => numbers.get(word) ?? -1))
  const keys = inNumbers.map((each) => each.map((number) => families[number]).join(' '))
  const byKey = new Map<string, number[]>()
  for (const [at, key] of keys.entries()) add(byKey, key, at)
  return {
    near: (at) => byKey.get(keys[at] ?? '') ?? [],
    isOne(a, b) {
      const [one = [], other = []] = [inNumbers[a], inNumbers[b]]
      return one.length > 0 && one.every((number, at) => forms[number]?.has(other[at] ?? -1))
    },
  }
}

/** Gives words that share a form, directly or through others, the same number. */
function familiesOf(forms: readonly ReadonlySet<number>[]): number[] {
  const families: number[] = []
  for (const first of forms.keys()) {
    const waiting = families[first] === undefined ? [first] : []
    for (const number of waiting) {
      families[number] = first
      for (const other of forms[number] ?? []) {
        if (families[other] !== undefined) continue
        families[other] = first
        waiting.push(other)
      }
    }
  }
  return families
}

function stemsKnown(word: string): string[] {
  const stems = known.get(word) ?? [...new Set(stemsOf(word))]
  if (known.size >= KNOWN_ONCE) known.clear()
  known.set(word, stems)
  return stems
}

function add<K>(map: Map<K, number[]>, key: K, number: number): void {
  const list = map.get(key)
  if (list) list.push(number)
  else map.set(key, [number])
}
