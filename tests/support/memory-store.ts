/**
 * The device's store in memory, with the same promises as the one on Dexie: atomic, one transaction
 * at a time. Fast enough for thousands of simulated schedules.
 */
import { SCHEMA_VERSION } from '#shared/limits.ts'
import type { OutboxRecord } from '#db/calls.ts'
import {
  NewerSchemaError,
  type CallResult,
  type Meta,
  type MirrorRow,
  type ScopeState,
  type Store,
  type Tx,
} from '#db/store.ts'

/** What is on the disk of a device; it survives every crash. */
export type Disk = {
  rows: Map<string, MirrorRow>
  outbox: Map<number, OutboxRecord>
  scopes: Map<string, ScopeState>
  results: Map<string, CallResult>
  meta: Meta
  nextSeq: number
  /** The transaction that runs, and those that wait for it, of all processes. */
  queue: Promise<unknown>
}

/** A fresh disk. */
export function createDisk(meta: Meta): Disk {
  return {
    rows: new Map(),
    outbox: new Map(),
    scopes: new Map(),
    results: new Map(),
    meta,
    nextSeq: 1,
    queue: Promise.resolve(),
  }
}

/** A disk with the same content. */
export function copyDisk(disk: Disk): Disk {
  return {
    rows: new Map(disk.rows),
    outbox: new Map(disk.outbox),
    scopes: new Map(disk.scopes),
    results: new Map(disk.results),
    meta: disk.meta,
    nextSeq: disk.nextSeq,
    queue: Promise.resolve(),
  }
}

/**
 * `fault` runs when a transaction begins, before it commits and after it did, and may throw: in the
 * first two moments the transaction leaves no trace, in the last only its caller does not hear of it.
 * `frozen` resolves once the process runs on again.
 */
export function createMemoryStore(
  disk: Disk,
  fault: (moment: 'begin' | 'commit' | 'done') => void = () => {},
  frozen: () => Promise<void> | null = () => null,
): Store {
  const inTurn = async <T>(task: () => Promise<T>): Promise<T> => {
    const thawed = frozen()
    if (thawed) await thawed
    const turn = disk.queue.then(task)
    disk.queue = turn.catch(() => undefined)
    return await turn
  }
  return {
    read: (work) =>
      inTurn(() => {
        fault('begin')
        return work(createTx(disk, []))
      }),
    write: (work) =>
      inTurn(async () => {
        fault('begin')
        if (disk.meta.schema > SCHEMA_VERSION) throw new NewerSchemaError()
        const result = await runWrite(disk, work, fault)
        fault('done')
        return result
      }),
  }
}

async function runWrite<T>(
  disk: Disk,
  work: (tx: Tx) => Promise<T>,
  fault: (moment: 'commit') => void,
): Promise<T> {
  const undo: (() => void)[] = []
  try {
    const result = await work(createTx(disk, undo))
    fault('commit')
    return result
  } catch (error) {
    for (const step of undo.toReversed()) step()
    throw error
  }
}

function createTx(disk: Disk, undo: (() => void)[]): Tx {
  const put = <K, V>(map: Map<K, V>, key: K, value: V) => {
    const before = map.get(key)
    const had = map.has(key)
    undo.push(() => (had ? map.set(key, before as V) : map.delete(key)))
    map.set(key, value)
  }
  const remove = <K, V>(map: Map<K, V>, key: K) => {
    if (!map.has(key)) return
    const before = map.get(key) as V
    undo.push(() => map.set(key, before))
    map.delete(key)
  }
  const inOrder = () => [...disk.outbox.values()].sort((a, b) => a.seq - b.seq)
  const all = () => [...disk.rows.values()]
  return {
    meta: async () => disk.meta,
    async putMeta(meta) {
      const before = disk.meta
      undo.push(() => (disk.meta = before))
      disk.meta = meta
    },
    rows: async (ids) => ids.map((id) => disk.rows.get(id)),
    rowIdsInScope: async (scope) =>
      all()
        .filter((row) => row.scope === scope)
        .map((row) => row.id),
    rowsShown: async (shown) => all().filter((row) => row.shown === shown),
    latestUnder: async (parent) =>
      Math.max(
        0,
        ...all()
          .filter((row) => row.parent === parent)
          .map((row) => row.updated),
      ),
    async putRows(rows) {
      for (const row of rows) put(disk.rows, row.id, row)
    },
    async deleteRows(ids) {
      for (const id of ids) remove(disk.rows, id)
    },
    outbox: async () => inOrder(),
    outboxOfRoot: async (root) => inOrder().filter((record) => record.root === root),
    outboxRoots: async () => [...new Set(inOrder().map((record) => record.root))],
    async addOutbox(record) {
      put(disk.outbox, disk.nextSeq, { ...record, seq: disk.nextSeq })
      disk.nextSeq += 1
    },
    async putOutbox(records) {
      for (const record of records) put(disk.outbox, record.seq, record)
    },
    async deleteOutbox(seqs) {
      for (const seq of seqs) remove(disk.outbox, seq)
    },
    scope: async (scope) => disk.scopes.get(scope),
    scopes: async () => [...disk.scopes.values()],
    async putScope(state) {
      put(disk.scopes, state.scope, state)
    },
    async deleteScope(scope) {
      remove(disk.scopes, scope)
    },
    async putResult(result) {
      put(disk.results, result.mutationId, result)
    },
    async clearMirror() {
      for (const id of disk.rows.keys()) remove(disk.rows, id)
      for (const scope of disk.scopes.keys()) remove(disk.scopes, scope)
      for (const id of disk.results.keys()) remove(disk.results, id)
    },
  }
}
