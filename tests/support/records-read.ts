// How many records of the mirror are read for something: what a screen costs, without a clock.
import type { NomnomDb } from '#db/db.ts'

/** How many records are read while `work` runs. */
export async function recordsRead(db: NomnomDb, work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const counting = (row: unknown) => {
    if (row !== undefined) count += 1
    return row
  }
  db.tables.records.hook('reading', counting)
  await work()
  db.tables.records.hook('reading').unsubscribe(counting)
  return count
}
