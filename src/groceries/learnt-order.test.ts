import { expect, it } from 'vitest'
import { groupItems } from './grouping.ts'
import { NO_WALK, orderOf, TRIP_GAP_MS, walkOn, type ShopWalk } from './learnt-order.ts'

const MINUTE = 60_000
const START = 1_800_000_000_000

/** A trip that ticks in these categories, a minute apart, beginning `trip` days after the start. */
function shop(walk: ShopWalk, trip: number, categories: readonly string[]): ShopWalk {
  const begin = START + trip * 24 * 60 * MINUTE
  return categories.reduce((so, name, at) => walkOn(so, name, begin + at * MINUTE), walk)
}

const nextDay = (trip: number) => START + (trip + 1) * 24 * 60 * MINUTE

it('[2.list.7] the order of the first ticks of a trip is the order of the next', () => {
  const walk = shop(NO_WALK, 0, ['Bakery', 'Produce', 'Bakery', 'Dairy', 'Produce'])
  expect(orderOf(walk, nextDay(0))).toEqual(['Bakery', 'Produce', 'Dairy'])
})

it('[2.list.7] it does not change during a trip', () => {
  const first = shop(NO_WALK, 0, ['Bakery', 'Produce'])
  const second = shop(first, 1, ['Produce', 'Bakery', 'Dairy'])
  const during = START + 24 * 60 * MINUTE + 4 * MINUTE
  expect(orderOf(second, during)).toEqual(['Bakery', 'Produce'])
  expect(orderOf(second, during - 1 + TRIP_GAP_MS)).toContain('Dairy')
})

it('another shop is learnt within a few trips, one odd trip changes little', () => {
  let walk = NO_WALK
  for (let trip = 0; trip < 6; trip += 1) walk = shop(walk, trip, ['Bakery', 'Produce', 'Dairy'])
  walk = shop(walk, 6, ['Dairy', 'Produce', 'Bakery'])
  expect(orderOf(walk, nextDay(6))).toEqual(['Bakery', 'Produce', 'Dairy'])
  for (let trip = 7; trip < 11; trip += 1) walk = shop(walk, trip, ['Dairy', 'Produce', 'Bakery'])
  expect(orderOf(walk, nextDay(10))).toEqual(['Dairy', 'Produce', 'Bakery'])
})

it('a trip to one aisle teaches nothing', () => {
  expect(orderOf(shop(NO_WALK, 0, ['Dairy', 'Dairy']), nextDay(0))).toEqual([])
})

it('[2.list.7] it serves where nothing was set by hand', () => {
  const items = ['Pantry', 'Dairy', 'Bakery', 'Produce'].map((category) => ({ category }))
  const names = (byHand: string[]) =>
    groupItems(items, byHand, ['Produce', 'Bakery', 'Garden']).map(({ category }) => category)
  expect(names([])).toEqual(['Produce', 'Bakery', 'Pantry', 'Dairy'])
  expect(names(['Dairy'])).toEqual(['Dairy', 'Produce', 'Bakery', 'Pantry'])
})

it('a category may have any name', () => {
  const walk = shop(NO_WALK, 0, ['constructor', '__proto__', 'toString'])
  expect(orderOf(walk, nextDay(0))).toEqual(['constructor', '__proto__', 'toString'])
})
