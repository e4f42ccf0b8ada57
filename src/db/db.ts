/**
 * The Dexie database of one user: mirror, outbox, drafts and what belongs to this device alone.
 * Everything that it depends on is a parameter, so that several devices fit into one process.
 */
import { Dexie } from 'dexie'
import { UNKNOWN_CLOCK } from '#shared/clock.ts'
import type { Schema } from './calls.ts'
import { durability } from './disk.ts'
import { makeDevice } from './device-name.ts'
import { SCHEMA } from './schema.ts'
import type { Meta, Mirror, Store } from './store.ts'
import type { Tables } from './tables.ts'

export type DbDeps = {
  indexedDB: IDBFactory
  IDBKeyRange: typeof IDBKeyRange
  clock: () => number
  random: () => number
  /** What this code writes; tests play an update. */
  schema?: Schema
}

/** A user's mirror with its tables, for reading. Every write goes through `store`, drafts aside. */
export type NomnomDb = Mirror & {
  tables: Tables
  dexie: Dexie
  /** Hear of calls (their seq) that were queued through this connection, as they are committed. */
  queueListeners: Set<(seqs: readonly number[]) => void>
  close(): void
}

const DATABASE_PREFIX = 'nomnom-'

/** Opens the database of a user; it is made on first use. */
export function createDb(userId: string, deps: DbDeps): NomnomDb {
  const { indexedDB, IDBKeyRange, clock, random, schema = SCHEMA } = deps
  const dexie = new Dexie(`${DATABASE_PREFIX}${userId}`, {
    indexedDB,
    IDBKeyRange,
    cache: 'immutable',
  })
  dexie.use(durability)
  dexie.version(1).stores({
    records: 'id, scope, [shown+updated], [parent+updated]',
    outbox: '++seq, &mutationId, root, state',
    scopes: 'scope',
    drafts: 'key',
    meta: 'key',
    results: 'mutationId, seen',
    local: 'key',
  })
  if (schema.indexes) dexie.version(schema.version).stores({ ...schema.indexes })
  const tables: Tables = {
    records: dexie.table('records'),
    outbox: dexie.table('outbox'),
    scopes: dexie.table('scopes'),
    drafts: dexie.table('drafts'),
    meta: dexie.table('meta'),
    results: dexie.table('results'),
    local: dexie.table('local'),
  }
  const initial = () => newMeta(random, schema)
  const queueListeners: NomnomDb['queueListeners'] = new Set()
  const onQueued = (seqs: readonly number[]) => {
    for (const hear of queueListeners) hear(seqs)
  }
  const store = fetchedStore(async () => {
    const { createDexieStore } = await import('./dexie-store.ts')
    return createDexieStore(dexie, tables, { initial, schema, onQueued })
  })
  const close = () => dexie.close()
  return { userId, store, schema, clock, random, tables, dexie, queueListeners, close }
}

/** No first screen needs its code, which comes with that of saving and syncing. */
function fetchedStore(fetchCode: () => Promise<Store>): Store {
  let store: Store | undefined
  const fetched = async () => (store ??= await fetchCode())
  return {
    read: async (work, ahead) => (store ?? (await fetched())).read(work, ahead),
    write: async (work, known) => (store ?? (await fetched())).write(work, known),
  }
}

/** What a device knows before it has ever met the server. */
export function newMeta(random: () => number, schema = SCHEMA): Meta {
  return {
    device: makeDevice(random),
    generation: 0,
    schema: schema.version,
    clock: UNKNOWN_CLOCK,
    epoch: null,
    lastPull: 0,
    backoff: { attempts: 0, until: 0 },
    paused: null,
    workOffline: false,
    loads: 0,
    wiped: false,
  }
}
