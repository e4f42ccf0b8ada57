import { expect, it } from 'vitest'
import * as fc from 'fast-check'
import { HOLD_MS, nextMove, settle, type Row } from './settle.ts'

type Item = Row['item']

function item(id: string, isChecked = false): Item {
  return { id, text: id, isChecked, category: null }
}

const quiet = (now: number) => ({ now, isQuiet: true })
const touched = (now: number) => ({ now, isQuiet: false })

function places(rows: readonly Row[]) {
  return rows.map((row) => `${row.item.id}${row.inCart ? ' in cart' : ''}`)
}

it('[2.shopping.2] a tick stays where it is for 5 s and then goes to the cart', () => {
  const before = settle([], [item('milk'), item('eggs')], quiet(0))
  const ticked = [item('milk', true), item('eggs')]
  const held = settle(before, ticked, quiet(100))
  expect(places(held)).toEqual(['milk', 'eggs'])
  expect(nextMove(held, 100)).toBe(100 + HOLD_MS)
  expect(places(settle(held, ticked, quiet(99 + HOLD_MS)))).toEqual(['milk', 'eggs'])
  expect(places(settle(held, ticked, quiet(100 + HOLD_MS)))).toEqual(['milk in cart', 'eggs'])
})

it('[2.shopping.2] a row goes to the cart though the clock was put back an hour since its tick', () => {
  const hour = 60 * 60 * 1000
  const ticked = [item('milk', true)]
  const held = settle(settle([], [item('milk')], quiet(hour)), ticked, quiet(hour))
  expect(places(settle(held, ticked, quiet(HOLD_MS)))).toEqual(['milk in cart'])
})

it('[2.shopping.2] the same tap takes it back within that time', () => {
  const before = settle([], [item('milk')], quiet(0))
  const held = settle(before, [item('milk', true)], quiet(0))
  const back = settle(held, [item('milk')], quiet(1000))
  expect(places(back)).toEqual(['milk'])
  expect(nextMove(back, 1000)).toBeNull()
  expect(settle(back, [item('milk', true)], quiet(2000))[0]?.movesAt).toBe(2000 + HOLD_MS)
})

it('where nothing has changed the rows are the same ones, so that nothing is drawn', () => {
  const items = [item('milk', true), item('eggs')]
  const held = settle(settle([], [item('milk'), item('eggs')], quiet(0)), items, quiet(100))
  expect(settle(held, items, quiet(99 + HOLD_MS))).toBe(held)
  expect(settle(held, items.slice(1), quiet(200))).not.toBe(held)
  const after = settle(held, [...items.slice(0, 1), item('eggs')], quiet(200))
  expect(after).not.toBe(held)
  expect(after[0]).toBe(held[0])
})

it('what was ticked before is in the cart from the start', () => {
  expect(places(settle([], [item('milk', true)], quiet(0)))).toEqual(['milk in cart'])
})

it('an item that is needed again leaves the cart after the same time', () => {
  const before = settle([], [item('milk', true)], quiet(0))
  const held = settle(before, [item('milk')], quiet(0))
  expect(places(held)).toEqual(['milk in cart'])
  expect(places(settle(held, [item('milk')], quiet(HOLD_MS)))).toEqual(['milk'])
})

it('[2.shopping.3] nothing moves, comes or goes while a finger is down', () => {
  const before = settle([], [item('milk'), item('eggs')], quiet(0))
  const held = settle(before, [item('milk', true), item('eggs')], quiet(0))
  const changed = [item('pears'), { ...item('milk', true), category: 'Dairy', text: 'eggs' }]
  const under = settle(held, changed, touched(HOLD_MS + 1))
  expect(places(under)).toEqual(['milk', 'eggs'])
  expect(under[0]?.item).toEqual(item('milk', true))
  expect(places(settle(under, changed, quiet(HOLD_MS + 2)))).toEqual(['pears', 'milk in cart'])
})

it('a row with the focus of the keyboard stays until it is left', () => {
  const before = settle([], [item('milk')], quiet(0))
  const held = settle(before, [item('milk', true)], quiet(0))
  const late = { now: HOLD_MS, isQuiet: true }
  const kept = settle(held, [item('milk', true)], { ...late, focused: ['milk'] })
  expect(places(kept)).toEqual(['milk'])
  expect(nextMove(kept, HOLD_MS)).toBeNull()
  expect(places(settle(kept, [item('milk', true)], { ...late, focused: [] }))).toEqual([
    'milk in cart',
  ])
})

it('once it is quiet for long enough, every item stands once and where it belongs', () => {
  const ids = ['a', 'b', 'c', 'd']
  const items = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...ids),
      text: fc.constant(''),
      isChecked: fc.boolean(),
      category: fc.constant(null),
    }),
    { selector: ({ id }) => id },
  )
  const step = fc.record({ items, isQuiet: fc.boolean(), ms: fc.integer({ min: 0, max: 9000 }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), items, (steps, last) => {
      let rows: readonly Row[] = []
      let now = 0
      for (const { items, isQuiet, ms } of steps) {
        now += ms
        const order = places(rows)
        rows = settle(rows, items, { now, isQuiet })
        if (!isQuiet && order.length > 0) expect(places(rows)).toEqual(order)
      }
      rows = settle(rows, last, quiet(now))
      rows = settle(rows, last, quiet(now + HOLD_MS))
      expect(rows.map((row) => row.item)).toEqual(last)
      for (const row of rows) expect(row.inCart).toBe(row.item.isChecked)
    }),
  )
})
