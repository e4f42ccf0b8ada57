import { expect, it } from 'vitest'
import { recalled } from './recalled.ts'

it('asks once for a word that comes again, and keeps no more words than a text has', () => {
  const asked: string[] = []
  const lengthOf = recalled((word) => asked.push(word) && word.length)
  expect([lengthOf('milk'), lengthOf('milk'), lengthOf('bread')]).toEqual([4, 4, 5])
  expect(asked).toEqual(['milk', 'bread'])
  for (let at = 0; at < 300; at += 1) lengthOf(String(at))
  lengthOf('milk')
  expect(asked.filter((word) => word === 'milk')).toHaveLength(2)
})

it('keeps that nothing is known, too', () => {
  let count = 0
  const find = recalled((): string | null => {
    count += 1
    return null
  })
  expect([find('x'), find('x')]).toEqual([null, null])
  expect(count).toBe(1)
})
