import { expect, it } from 'vitest'
import { noParts } from './parts.ts'

const makeCounter = ({ start }: { start: number }) => ({ count: start })

it('a part is made once for each server, and no two servers share it', () => {
  const [one, other] = [noParts<{ start: number }>(), noParts<{ start: number }>()]
  const first = one.of(makeCounter, { start: 1 })
  first.count += 1
  expect(one.of(makeCounter, { start: 1 })).toBe(first)
  expect(other.of(makeCounter, { start: 5 })).toEqual({ count: 5 })
  expect(one.of(({ start }) => `from ${start}`, { start: 7 })).toBe('from 7')
})
