// One edit of a record by the rules of docs/sync.md section 2, against writing the value.
import { bench, describe } from 'vitest'
import { applyEdits, createRecord, type Edit } from '#shared/merge/apply.ts'
import { baseOf } from '#shared/merge/record.ts'

const NOW = 1_800_000_000_000
const writing = { user: 'anna', device: 'aaaaaaaa', now: NOW, sentWall: NOW }
const values = { text: 'Milk', category: null, isChecked: false, pos: 'a0' }
const milk = createRecord({ id: 'i', kind: 'item', parent: 'l' }, values, writing)
const edit: Edit = { v: true, base: baseOf(milk, 'isChecked'), at: NOW, wall: NOW, floor: NOW }

describe('a tick', () => {
  bench('merged', () => {
    applyEdits(milk, { isChecked: edit }, writing)
  })
  bench('spread into an object', () => {
    const cell = { v: true, s: 'stamp', u: 'anna' }
    Object.freeze({ ...milk, cells: { ...milk.cells, isChecked: cell } })
  })
})
