import { expect, it } from 'vitest'
import { itemFields } from '#shared/schemas/grocery-list.ts'
import { positionsAfter } from './positions.ts'

it.each(['a0', 'z'.repeat(64), `z${'0'.repeat(63)}`, 'zebra', null])(
  'positions behind "%s" are in order, and what a device may give back',
  (last) => {
    const made = positionsAfter(last, 500)
    expect(made.toSorted()).toEqual(made)
    expect(made.every((pos) => pos >= (last ?? ''))).toBe(true)
    expect(made.every((pos) => itemFields.shape.pos.safeParse(pos).success)).toBe(true)
  },
)
