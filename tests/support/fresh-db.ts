import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { createDb, type NomnomDb } from '#db/db.ts'

/** Who uses the device. */
export const ANNA = '0190c2f4-0000-7000-8000-000000000001'

/** The mirror of a new device of hers, in memory. */
export function freshDb(): NomnomDb {
  const indexedDB = new IDBFactory()
  return createDb(ANNA, { indexedDB, IDBKeyRange, clock: Date.now, random: Math.random })
}
