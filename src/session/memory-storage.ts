/** What stands in for IndexedDB where the browser keeps nothing: it ends with the page. */
import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

/** A new, empty storage; live queries use it from now on. */
export function memoryStorage() {
  const indexedDB = new IDBFactory()
  // Live queries ask for these whatever a database was opened with.
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange })
  return { indexedDB, IDBKeyRange }
}
