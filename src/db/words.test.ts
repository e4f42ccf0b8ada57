// What a refused change says of itself: few changes in a line, of many each by itself.
import { expect, it } from 'vitest'
import type { OutboxRecord } from './calls.ts'
import type { ListOperation } from '#shared/schemas/operations.ts'
import { changesIn } from './read-sync.ts'
import { describeCall, describeParts } from './words.ts'

const LIST = '01890000-0000-7000-8000-000000000001'
const timeAt = (at: number) => ({ at, wall: at, floor: at })
const NAMES: Record<string, string> = { a: 'Milk', b: 'Bread' }
const textOf = (id: string) => Promise.resolve(NAMES[id] ?? null)

const ticked = (id: string, at: number) => {
  return { id, set: { isChecked: { v: true, base: null, ...timeAt(at) } } }
}

function changeOf(...ops: ListOperation[]): OutboxRecord {
  return {
    kind: 'list.change',
    root: LIST,
    scope: null,
    method: 'PATCH',
    path: `/grocerylists/${LIST}`,
    body: { ops },
    mutationId: 'm',
    userId: 'u',
    state: 'parked',
    attempts: 1,
    v: 1,
    createdAt: 1,
    seq: 1,
  }
}

it('names few changes in a line', async () => {
  const call = changeOf(ticked('a', 1), ticked('b', 2))
  expect(await describeCall(call, textOf)).toBe('Ticked “Milk”, “Bread”')
  expect(await describeParts(call, textOf)).toEqual([])
})

it('counts many, and names each by itself', async () => {
  const call = changeOf(...['a', 'b', 'c', 'd'].map(ticked))
  expect(await describeCall(call, textOf)).toBe('4 changes')
  const each = ['Ticked “Milk”', 'Ticked “Bread”', 'Ticked an item', 'Ticked an item']
  expect(await describeParts(call, textOf)).toEqual(each)
})

it('[2.list.15] counts and names what was done to several items with one tap as one change', async () => {
  const sum = changeOf(ticked('a', 1), ticked('b', 1))
  expect([changesIn(sum), await describeCall(sum, textOf)]).toEqual([1, 'Ticked “Milk”, “Bread”'])
  const many = changeOf(...['a', 'b', 'c', 'd'].map((id) => ticked(id, 1)), ticked('e', 2))
  expect(changesIn(many)).toBe(2)
  expect(await describeCall(many, textOf)).toBe('Ticked 4 items, an item')
  expect(await describeParts(many, textOf)).toHaveLength(5)
  // On the screen they may be fewer rows, so those that are here are named and not counted.
  const here = changeOf(...['a', 'b', 'c', 'd', 'e'].map((id) => ticked(id, 1)))
  const named = 'Ticked “1 a”, “1 b”, “1 c” and 2 more'
  expect(await describeCall(here, (id) => Promise.resolve(`1 ${id}`))).toBe(named)
  expect(await describeCall(here, () => Promise.resolve('Milk'))).toBe('Ticked “Milk”')
})

it('counts and names what was added item by item, also where two have the same words', async () => {
  const added = (id: string, pos: string): ListOperation => {
    return { id, add: { text: 'Milk', category: null, isChecked: false, pos, ...timeAt(1) } }
  }
  const call = changeOf(added('a', 'a0'), added('b', 'a1'))
  expect([changesIn(call), await describeCall(call, textOf)]).toEqual([2, 'Added “Milk”, “Milk”'])
})
