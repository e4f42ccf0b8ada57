/** The store on Dexie: transactions over its tables. */
import type { Dexie } from 'dexie'
import type { Schema } from './calls.ts'
import { byScope, createTx, newestOf, nothingRead, type AtHand } from './dexie-tx.ts'
import { mended } from './disk.ts'
import { claimMirror } from './schema.ts'
import type { Ahead, Meta, Store } from './store.ts'
import { META_KEY, type Tables } from './tables.ts'

/**
 * initial: makes what is remembered before the first write. schema: what this code writes. onQueued:
 * hears of calls (their seq) that were queued here, as soon as they are committed.
 */
type Circumstances = {
  initial: () => Meta
  schema: Schema
  onQueued?: (seqs: readonly number[]) => void
}

/** A store on these tables. */
export function createDexieStore(
  dexie: Dexie,
  tables: Tables,
  { initial, schema, onQueued = () => {} }: Circumstances,
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
    read: (work, ahead = {}) =>
      mended(dexie, async () =>
        dexie.transaction('r', all, async () => {
          const { atHand } = await readAhead(tables, ahead, { stored, initial })
          return await work(createTx(tables, atHand))
        }),
      ),
    async write(work, { ahead = {}, canComeAgain = false } = {}) {
      const { result, queued } = await mended(dexie, async () =>
        dexie.transaction('rw', canComeAgain ? Object.values(others) : all, async () => {
          const { known, atHand } = await readAhead(tables, ahead, { stored, initial })
          const tx = createTx(tables, atHand)
          try {
            if (known) await claimMirror(tx, known, schema)
            else await tx.putMeta(await tx.meta())
            return { result: await work(tx), queued: await writeRest(tables, atHand) }
          } catch (error) {
            // A request that failed ends the transaction, and says why better than what came of that.
            await Promise.all(atHand.writing)
            throw error
          }
        }),
      )
      if (queued.length > 0) onQueued(queued)
      return result
    },
  }
}

/** Asked for at once: each wait for the disk is longer than what is read. */
async function readAhead(
  tables: Tables,
  { ids = [], root, scopes = false, calls = false }: Ahead,
  { stored, initial }: { stored: () => Promise<Meta | undefined>; initial: () => Meta },
): Promise<{ known: Meta | undefined; atHand: AtHand }> {
  const [known, rows, newest, states, outbox] = await Promise.all([
    stored(),
    ids.length === 0 ? [] : tables.records.bulkGet([...ids]),
    root === undefined ? undefined : newestOf(tables.outbox, root),
    scopes ? tables.scopes.toArray() : undefined,
    calls ? tables.outbox.orderBy('seq').toArray() : undefined,
  ])
  const atHand = nothingRead(known ?? initial())
  for (const [at, id] of ids.entries()) atHand.rows.set(id, rows[at])
  if (root !== undefined) atHand.newest.set(root, newest)
  atHand.scopes = states && byScope(states)
  atHand.outbox = outbox
  return { known, atHand }
}

/** Writes what has been kept back, and resolves once all is written: with the calls that were queued. */
async function writeRest({ meta, scopes }: Tables, atHand: AtHand): Promise<number[]> {
  const { writing, changed } = atHand
  if (changed.meta) writing.push(meta.put({ ...atHand.meta, key: META_KEY }))
  if (changed.scopes.size > 0) writing.push(scopes.bulkPut([...changed.scopes.values()]))
  await Promise.all(writing)
  return changed.queued
}
