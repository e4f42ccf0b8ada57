/**
 * The items of the list that is open, in memory and never the truth: a tick of hundreds reads the rows
 * that it has changed. Read once; what this page was not told of is read again as a whole.
 */
import { Dexie } from 'dexie'
import type { NomnomDb } from '#db/db.ts'
import { rowsShown } from '#db/read-people.ts'
import type { MirrorRow } from '#db/store.ts'
import { changedBy, together, type Changed } from './changed-by.ts'

type Held = {
  db: NomnomDb
  listId: string
  rows: Map<string, MirrorRow>
  changed: Changed
  /** The reading under way; one follows the other. */
  reading: Promise<unknown>
}

/** Of one list: nobody looks at two. */
let held: Held | null = null

Dexie.on('storagemutated', (parts) => {
  const what = held && changedBy(parts, held.db.dexie.name)
  if (held && what) held.changed = together(held.changed, what)
})

/** The visible rows of a list's items. A live query that asks is asked again when any of them changes. */
export async function listRows(db: NomnomDb, listId: string): Promise<MirrorRow[]> {
  const range = db.tables.records
    .where('[shown+updated]')
    .between([listId, Dexie.minKey], [listId, Dexie.maxKey])
  // Not for the number: so the live query hears of every change in this range.
  const watched = range.count()
  if (held?.db !== db || held.listId !== listId) {
    held = { db, listId, rows: new Map(), changed: 'all', reading: Promise.resolve() }
  }
  const own = held
  own.reading = own.reading.then(() => readChanged(own))
  await Promise.all([watched, own.reading])
  return [...own.rows.values()]
}

async function readChanged(own: Held): Promise<void> {
  const { db, listId, rows, changed } = own
  own.changed = new Set()
  try {
    if (changed === 'all') {
      const all = await rowsShown(db, listId)
      own.rows = new Map(all.map((row) => [row.id, row]))
      return
    }
    const ids = [...changed]
    const found = ids.length === 0 ? [] : await db.tables.records.bulkGet(ids)
    for (const [at, id] of ids.entries()) {
      const row = found[at]
      if (row?.shown === listId) rows.set(id, row)
      else rows.delete(id)
    }
  } catch (error) {
    own.changed = 'all'
    own.reading = Promise.resolve()
    throw error
  }
}
