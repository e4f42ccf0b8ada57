/**
 * The device's store in memory. It promises what the one on Dexie does (transactions are atomic and
 * run one at a time, rows come in the same order), is fast enough for thousands of simulated
 * schedules, and is compared with the other one in tests/sync/store-twin.test.ts.
 */
import { isWaiting, type NewOutboxRecord, type OutboxRecord, type Schema } from '#db/calls.ts'
import { SCHEMA, claimMirror } from '#db/schema.ts'
import {
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
  /** Grows with every write, even one that is undone. */
  writes: number
  /** The transaction that runs, with those of all processes that wait for it. */
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
    writes: 0,
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
    writes: 0,
    queue: Promise.resolve(),
  }
}

/**
 * fault: called when a transaction begins, before it commits and after it has. It may throw: the
 * first two times the transaction leaves no trace, the last time only its caller does not hear of
 * it. frozen: resolves once the process runs on; null: it runs. schema: what the code of the
 * process writes.
 */
type Circumstances = {
  fault?: (moment: 'begin' | 'commit' | 'done') => void
  frozen?: () => Promise<void> | null
  schema?: Schema
}

/** A store on a disk, for one process. */
export function createMemoryStore(disk: Disk, circumstances: Circumstances = {}): Store {
  const { fault = () => {}, frozen = () => null, schema = SCHEMA } = circumstances
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
        return work(new MemoryTx(disk))
      }),
    write: (work) =>
      inTurn(async () => {
        fault('begin')
        const result = await runWrite(disk, fault, async (tx) => {
          await claimMirror(tx, disk.meta, schema)
          return await work(tx)
        })
        fault('done')
        return result
      }),
  }
}

async function runWrite<T>(
  disk: Disk,
  fault: (moment: 'commit') => void,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const tx = new MemoryTx(disk)
  try {
    const result = await work(tx)
    fault('commit')
    return result
  } catch (error) {
    tx.undo()
    throw error
  }
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** A class, so that thousands of transactions a second share its methods. */
class MemoryTx implements Tx {
  readonly #disk: Disk
  readonly #undo: (() => void)[] = []

  constructor(disk: Disk) {
    this.#disk = disk
  }

  undo(): void {
    for (const step of this.#undo.toReversed()) step()
  }

  #put<K, V>(map: Map<K, V>, key: K, value: V): void {
    const before = map.get(key)
    const had = map.has(key)
    this.#disk.writes += 1
    this.#undo.push(() => (had ? map.set(key, before as V) : map.delete(key)))
    map.set(key, value)
  }

  #remove<K, V>(map: Map<K, V>, key: K): void {
    if (!map.has(key)) return
    const before = map.get(key) as V
    this.#disk.writes += 1
    this.#undo.push(() => map.set(key, before))
    map.delete(key)
  }

  #inOrder(): OutboxRecord[] {
    const records = [...this.#disk.outbox.values()]
    return records.length < 2 ? records : records.sort((a, b) => a.seq - b.seq)
  }

  async meta() {
    return this.#disk.meta
  }

  async putMeta(meta: Meta) {
    const disk = this.#disk
    const before = disk.meta
    disk.writes += 1
    this.#undo.push(() => (disk.meta = before))
    disk.meta = meta
  }

  async rows(ids: readonly string[]) {
    return ids.map((id) => this.#disk.rows.get(id))
  }

  async rowIdsInScope(scope: string) {
    const found: string[] = []
    for (const row of this.#disk.rows.values()) if (row.scope === scope) found.push(row.id)
    return found.sort(byText)
  }

  async rowsInScope(scope: string) {
    const ids = await this.rowIdsInScope(scope)
    return ids.flatMap((id) => this.#disk.rows.get(id) ?? [])
  }

  async rowsShown(shown: string) {
    const found: MirrorRow[] = []
    for (const row of this.#disk.rows.values()) if (row.shown === shown) found.push(row)
    return found.sort((a, b) => a.updated - b.updated || byText(a.id, b.id))
  }

  async latestUnder(parent: string) {
    let latest = 0
    for (const row of this.#disk.rows.values()) {
      if (row.parent === parent && row.updated > latest) latest = row.updated
    }
    return latest
  }

  async putRows(rows: readonly MirrorRow[]) {
    for (const row of rows) this.#put(this.#disk.rows, row.id, row)
  }

  async addRows(rows: readonly MirrorRow[]): Promise<string[]> {
    const isTaken = ({ id }: MirrorRow) => this.#disk.rows.has(id)
    const taken = rows.filter(isTaken)
    await this.putRows(rows.filter((row) => !isTaken(row)))
    return taken.map(({ id }) => id)
  }

  async deleteRows(ids: readonly string[]) {
    for (const id of ids) this.#remove(this.#disk.rows, id)
  }

  async outbox() {
    return this.#inOrder()
  }

  async outboxOfRoot(root: string) {
    return this.#inOrder().filter((record) => record.root === root)
  }

  async newestOfRoot(root: string) {
    return this.#inOrder().findLast((record) => record.root === root && record.state !== 'parked')
  }

  async hasWaiting() {
    return this.#inOrder().some(isWaiting)
  }

  async outboxRoots() {
    return [...new Set(this.#inOrder().map((record) => record.root))].sort(byText)
  }

  async addOutbox(record: NewOutboxRecord) {
    const disk = this.#disk
    this.#put(disk.outbox, disk.nextSeq, { ...record, seq: disk.nextSeq })
    disk.nextSeq += 1
    this.#undo.push(() => (disk.nextSeq -= 1))
  }

  async putOutbox(records: readonly OutboxRecord[]) {
    for (const record of records) this.#put(this.#disk.outbox, record.seq, record)
  }

  async deleteOutbox(seqs: readonly number[]) {
    for (const seq of seqs) this.#remove(this.#disk.outbox, seq)
  }

  async scope(scope: string) {
    return this.#disk.scopes.get(scope)
  }

  async scopes() {
    return [...this.#disk.scopes.values()].sort((a, b) => byText(a.scope, b.scope))
  }

  async putScope(state: ScopeState) {
    this.#put(this.#disk.scopes, state.scope, state)
  }

  async deleteScope(scope: string) {
    this.#remove(this.#disk.scopes, scope)
  }

  async putResult(result: CallResult) {
    this.#put(this.#disk.results, result.mutationId, result)
  }

  async deleteDraft() {
    // Nobody types into it.
  }

  async clearMirror() {
    const { rows, scopes, results } = this.#disk
    for (const id of rows.keys()) this.#remove(rows, id)
    for (const scope of scopes.keys()) this.#remove(scopes, scope)
    for (const id of results.keys()) this.#remove(results, id)
  }
}
