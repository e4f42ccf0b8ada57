import { expect, test } from 'vitest'
import { clothOf, hash, seededRandom } from './hash.ts'

test('a name always gets the same number, in every version of the app', () => {
  expect([hash(''), hash('Anna Weber'), hash('0199a2c4')]).toEqual([
    372_916_599, 723_913_476, 727_578_283,
  ])
})

test('ids that differ in their last letter alone spread over all five cloths', () => {
  const counts = new Map<string, number>()
  for (let index = 0; index < 1000; index++) {
    const cloth = clothOf(`0199a2c4-5b1e-7000-8000-${String(index).padStart(12, '0')}`)
    counts.set(cloth, (counts.get(cloth) ?? 0) + 1)
  }
  expect(counts.size).toBe(5)
  for (const count of counts.values()) expect(count).toBeGreaterThan(140)
})

test('the same seed draws the same picture, another seed another', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed))
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
  for (const number of draw(7)) {
    expect(number).toBeGreaterThanOrEqual(0)
    expect(number).toBeLessThan(1)
  }
})
