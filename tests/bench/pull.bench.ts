// How the engine applies a first load of 10,000 rows (without the disk), beside parsing its bytes.
import { bench, describe } from 'vitest'
import { applyAnswer } from '#db/apply-answer.ts'
import { newMeta } from '#db/db.ts'
import { SCHEMA } from '#db/schema.ts'
import type { Mirror } from '#db/store.ts'
import { createRecord } from '#shared/merge/apply.ts'
import type { SyncResponse } from '#shared/schemas/sync.ts'
import { createDisk, createMemoryStore } from '../support/memory-store.ts'

const NOW = 1_800_000_000_000
const ANNA = '0190c2f4-0000-7000-8000-000000000001'
const LISTS = 100
const ITEMS = 99

const writing = { user: ANNA, device: 'aaaaaaaa', now: NOW, sentWall: NOW }
const rows = Array.from({ length: LISTS }, (_, list) => {
  const id = `list-${list}`
  const values = { name: `List ${list}`, categories: [] }
  const items = Array.from({ length: ITEMS }, (__, at) => {
    const item = { text: `Item ${at}`, category: 'Dairy', isChecked: false, pos: `a${at}` }
    return createRecord({ id: `${id}-${at}`, kind: 'item', parent: id }, item, writing)
  })
  return [createRecord({ id, kind: 'list', parent: null }, values, writing), ...items]
}).flat()
const scope = { scope: `lists:${ANNA}`, version: 1, full: true }
const answer = { serverTime: NOW, epoch: 'e', results: [], gone: [] }
const text = JSON.stringify({
  ...answer,
  scopes: [{ ...scope, rows: rows.map((rec) => ({ ...rec, ver: 1 })) }],
})

describe(`${rows.length} rows, ${Math.round(text.length / 1024)} kB`, () => {
  const few = { iterations: 5, time: 0, warmupIterations: 1, warmupTime: 0 }
  bench(
    'parsed and applied',
    async () => {
      const disk = createDisk(newMeta(Math.random))
      const mirror: Mirror = {
        userId: ANNA,
        store: createMemoryStore(disk),
        schema: SCHEMA,
        clock: () => NOW,
        random: Math.random,
      }
      const response = JSON.parse(text) as SyncResponse
      const times = { sentAt: NOW, receivedAt: NOW }
      await applyAnswer(mirror, {
        response,
        outcomes: [],
        cursors: {},
        generation: 0,
        run: '',
        ...times,
      })
      if (disk.rows.size !== rows.length) throw new Error('Rows are missing')
    },
    few,
  )
  bench('parsed', () => void JSON.parse(text), few)
})
