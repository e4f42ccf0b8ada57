// What a refused change says of itself: few changes in a line, of many each by itself.
import { expect, it } from 'vitest'
import type { OutboxRecord } from './calls.ts'
import { describeCall, describeParts } from './words.ts'

const LIST = '01890000-0000-7000-8000-000000000001'
const TIME = { at: 1, wall: 1, floor: 1 }
const NAMES: Record<string, string> = { a: 'Milk', b: 'Bread' }
const textOf = (id: string) => Promise.resolve(NAMES[id] ?? null)

function changeOf(...ids: string[]): OutboxRecord {
  const ops = ids.map((id) => ({ id, set: { isChecked: { v: true, base: null, ...TIME } } }))
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
  const call = changeOf('a', 'b')
  expect(await describeCall(call, textOf)).toBe('Ticked “Milk”, Ticked “Bread”')
  expect(await describeParts(call, textOf)).toEqual([])
})

it('counts many, and names each by itself', async () => {
  const call = changeOf('a', 'b', 'c', 'd')
  expect(await describeCall(call, textOf)).toBe('4 changes')
  const each = ['Ticked “Milk”', 'Ticked “Bread”', 'Ticked an item', 'Ticked an item']
  expect(await describeParts(call, textOf)).toEqual(each)
})
