// How many records of the mirror a piece of work reads: what a screen costs, without a clock.
import type { NomnomDb } from '#db/db.ts'

/** The number of records that are read while this happens. */
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
