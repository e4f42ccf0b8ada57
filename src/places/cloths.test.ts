import { expect, test } from 'vitest'
import { clothOf } from '#ui/hash.ts'
import { clothsOf } from './cloths.ts'

const ids = Array.from({ length: 60 }, (_, at) => `0199a2c4-5b1e-7000-8000-0000000000${at + 10}`)

test('no place lies on the cloth of one beside it or above it, in one, two or three columns', () => {
  const cloths = clothsOf(ids)
  expect(cloths).toHaveLength(ids.length)
  for (const [at, cloth] of cloths.entries()) {
    expect(cloths.slice(at + 1, at + 4)).not.toContain(cloth)
  }
})

test('a new place changes the cloth of none, and most have their own', () => {
  expect(clothsOf(ids.slice(1))).toEqual(clothsOf(ids).slice(1))
  const own = clothsOf(ids).filter((cloth, at) => cloth === clothOf(ids[at] ?? ''))
  expect(own.length).toBeGreaterThan(ids.length / 3)
})
