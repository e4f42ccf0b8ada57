/** The store on Dexie: the tables inside one IndexedDB transaction. */
import { Dexie } from 'dexie'
import type { OutboxRecord, Schema } from './calls.ts'
import type { Tables } from './db.ts'
import { claimMirror } from './schema.ts'
import { type Meta, type Store, type Tx } from './store.ts'

/** The one row of the table meta. */
export const META_KEY = 'state'

/**
 * A store on these tables, for code that writes `schema`. `initial` makes what is remembered before
 * the first write.
 */
export function createDexieStore(
  dexie: Dexie,
  tables: Tables,
  { initial, schema }: { initial: () => Meta; schema: Schema },
): Store {
  const all = Object.values(tables)
  const tx = createTx(tables, initial)
  return {
    read: (work) => mended(dexie, async () => dexie.transaction('r', all, () => work(tx))),
    write: (work) =>
      mended(dexie, async () =>
        dexie.transaction('rw', all, async () => {
          const meta = await tables.meta.get(META_KEY)
          if (meta) await claimMirror(tx, meta, schema)
          else await tables.meta.put({ ...initial(), key: META_KEY })
          return await work(tx)
        }),
      ),
  }
}

/** Runs a transaction; one that failed did nothing, and may be run again. docs/sync.md step 20. */
export async function mended<T>(dexie: Dexie, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const { secondTry } = await import('./second-try.ts')
    return await secondTry(dexie, run, error)
  }
}

function createTx(tables: Tables, initial: () => Meta): Tx {
  const { records, outbox, scopes, meta, results, drafts, local } = tables
  return {
    async meta() {
      const row = await meta.get(META_KEY)
      if (!row) return initial()
      const { key: _, ...state } = row
      return state
    },
    async putMeta(state) {
      await meta.put({ ...state, key: META_KEY })
    },
    async rows(ids) {
      if (ids.length === 0) return []
      return await records.bulkGet([...ids])
    },
    async rowIdsInScope(scope) {
      return await records.where('scope').equals(scope).primaryKeys()
    },
    async rowsShown(shown) {
      return await records
        .where('[shown+updated]')
        .between([shown, Dexie.minKey], [shown, Dexie.maxKey])
        .toArray()
    },
    async latestUnder(parent) {
      const range = records
        .where('[parent+updated]')
        .between([parent, Dexie.minKey], [parent, Dexie.maxKey])
      return (await range.last())?.updated ?? 0
    },
    async putRows(rows) {
      await records.bulkPut([...rows])
    },
    async deleteRows(ids) {
      await records.bulkDelete([...ids])
    },
    async outbox() {
      return await outbox.orderBy('seq').toArray()
    },
    async outboxOfRoot(root) {
      return await outbox.where('root').equals(root).sortBy('seq')
    },
    async outboxRoots() {
      const roots = await outbox.orderBy('root').uniqueKeys()
      return roots.map(String)
    },
    async addOutbox(record) {
      // Dexie fills the key in.
      await outbox.add(record as OutboxRecord)
    },
    async putOutbox(list) {
      await outbox.bulkPut([...list])
    },
    async deleteOutbox(seqs) {
      await outbox.bulkDelete([...seqs])
    },
    async scope(scope) {
      return await scopes.get(scope)
    },
    async scopes() {
      return await scopes.toArray()
    },
    async putScope(state) {
      await scopes.put(state)
    },
    async deleteScope(scope) {
      await scopes.delete(scope)
    },
    async putResult(result) {
      await results.put(result)
    },
    async clearMirror({ typed }) {
      for (const table of [records, scopes, results, local]) await table.clear()
      if (typed) await drafts.clear()
    },
  }
}
