import { expect, it } from 'vitest'
import { EVERYDAY } from './lexicons/everyday.ts'
import { packedSet, wordSet } from './word-set.ts'

const WORDS = EVERYDAY.split(',').map((word) => word.trim())
/** Of which none is in the list. */
const STRANGERS = WORDS.flatMap((word) => [`${word}q`, `${word}zx`, `x${word}`, `${word}${word}`])

it('knows every word of its list, as it is written and as it is sent', () => {
  const [written, sent] = [wordSet(EVERYDAY), wordSet(packedSet(EVERYDAY))]
  expect(WORDS.filter((word) => !written(word))).toEqual([])
  expect(WORDS.filter((word) => !sent(word))).toEqual([])
})

it('takes few strangers for one of its words, and the same ones as it is written and as it is sent', () => {
  const [written, sent] = [wordSet(EVERYDAY), wordSet(packedSet(EVERYDAY))]
  const taken = STRANGERS.filter(written)
  expect(STRANGERS.filter(sent)).toEqual(taken)
  expect(taken.length).toBeLessThan(STRANGERS.length / 500)
})

it('is sent in twelve bits and a half a word', () => {
  expect(packedSet(EVERYDAY).length).toBeLessThan((WORDS.length * 12.5 * 4) / 3 / 8)
})

it('holds a single word, and words of other scripts', () => {
  for (const list of ['ladder', 'mąka,чай,ladder']) {
    const isIn = wordSet(packedSet(list))
    expect(list.split(',').every(isIn)).toBe(true)
  }
})
