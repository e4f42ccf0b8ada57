/** The store on Dexie: the tables inside one IndexedDB transaction. */
import { Dexie, type DBCore, type Middleware } from 'dexie'
import type { OutboxRecord, Schema } from './calls.ts'
import type { Tables } from './tables.ts'
import { claimMirror } from './schema.ts'
import type { Meta, MirrorRow, Store, Tx } from './store.ts'

/**
 * Written means written, so that a change that the user saw survives a power cut; except where the
 * server would say it again: see `Known`. A later change that waits for the disk takes what was
 * written before it along, so no answer is lost that a change has built on.
 */
export const durability: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'durability',
  create: (core) => ({
    ...core,
    transaction: (stores, mode) =>
      core.transaction(stores, mode, { durability: isOfServer(stores) ? 'relaxed' : 'strict' }),
  }),
}

/** All tables but the one in which the server has no part: the mark of such a transaction. */
function isOfServer(stores: readonly string[]): boolean {
  return stores.includes('scopes') && !stores.includes('drafts')
}

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
  const { drafts: _, ...others } = tables
  const stored = async (): Promise<Meta | undefined> => {
    const row = await tables.meta.get(META_KEY)
    if (!row) return undefined
    const { key: _, ...meta } = row
    return meta
  }
  return {
    read: (work) =>
      mended(dexie, async () =>
        dexie.transaction('r', all, async () =>
          work(createTx(tables, nothingRead((await stored()) ?? initial()))),
        ),
      ),
    write: (work, { ahead: { ids, root } = { ids: [] }, canComeAgain = false } = {}) =>
      mended(dexie, async () =>
        dexie.transaction('rw', canComeAgain ? Object.values(others) : all, async () => {
          // Asked for at once: each wait for the disk is longer than what is read.
          const [known, rows, newest] = await Promise.all([
            stored(),
            ids.length === 0 ? [] : tables.records.bulkGet([...ids]),
            root === undefined ? undefined : newestOf(tables.outbox, root),
          ])
          const atHand = nothingRead(known ?? initial())
          for (const [at, id] of ids.entries()) atHand.rows.set(id, rows[at])
          if (root !== undefined) atHand.newest.set(root, newest)
          const tx = createTx(tables, atHand)
          if (known) await claimMirror(tx, known, schema)
          else await tx.putMeta(await tx.meta())
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

/** What a transaction has read or written; undefined: there is none. newest: calls, by root. */
type AtHand = {
  meta: Meta
  rows: Map<string, MirrorRow | undefined>
  newest: Map<string, OutboxRecord | undefined>
}

function nothingRead(meta: Meta): AtHand {
  return { meta, rows: new Map(), newest: new Map() }
}

function newestOf(outbox: Tables['outbox'], root: string): PromiseLike<OutboxRecord | undefined> {
  const ofRoot = outbox.where('root').equals(root)
  return ofRoot.filter(({ state }) => state !== 'parked').last()
}

/** One transaction, which reads nothing twice. */
function createTx(tables: Tables, atHand: AtHand): Tx {
  const { records, outbox, scopes, meta, results, drafts, local } = tables
  return {
    async meta() {
      return atHand.meta
    },
    async putMeta(state) {
      atHand.meta = state
      await meta.put({ ...state, key: META_KEY })
    },
    async rows(ids) {
      const unread = ids.filter((id) => !atHand.rows.has(id))
      const read = unread.length === 0 ? [] : await records.bulkGet(unread)
      for (const [at, id] of unread.entries()) atHand.rows.set(id, read[at])
      return ids.map((id) => atHand.rows.get(id))
    },
    async rowIdsInScope(scope) {
      return await records.where('scope').equals(scope).primaryKeys()
    },
    async rowsInScope(scope) {
      return await records.where('scope').equals(scope).toArray()
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
      for (const row of rows) atHand.rows.set(row.id, row)
    },
    async deleteRows(ids) {
      await records.bulkDelete([...ids])
      for (const id of ids) atHand.rows.set(id, undefined)
    },
    ...outboxPart(outbox, atHand),
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
      atHand.rows.clear()
      if (typed) await drafts.clear()
    },
  }
}

type OutboxPart = Pick<
  Tx,
  | 'outbox'
  | 'outboxOfRoot'
  | 'newestOfRoot'
  | 'outboxRoots'
  | 'hasWaiting'
  | 'addOutbox'
  | 'putOutbox'
  | 'deleteOutbox'
>

function outboxPart(outbox: Tables['outbox'], { newest }: AtHand): OutboxPart {
  return {
    async outbox() {
      return await outbox.orderBy('seq').toArray()
    },
    async outboxOfRoot(root) {
      return await outbox.where('root').equals(root).sortBy('seq')
    },
    async newestOfRoot(root) {
      return newest.has(root) ? newest.get(root) : await newestOf(outbox, root)
    },
    async hasWaiting() {
      return (await outbox.where('state').anyOf('queued', 'sent').count()) > 0
    },
    async outboxRoots() {
      const roots = await outbox.orderBy('root').uniqueKeys()
      return roots.map(String)
    },
    async addOutbox(record) {
      newest.clear()
      // Dexie sets the key.
      await outbox.add(record as OutboxRecord)
    },
    async putOutbox(list) {
      newest.clear()
      await outbox.bulkPut([...list])
    },
    async deleteOutbox(seqs) {
      newest.clear()
      await outbox.bulkDelete([...seqs])
    },
  }
}
