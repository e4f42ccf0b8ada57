/** The tables inside one IndexedDB transaction (Tx of store.ts): what they hold and what is at hand of it. */
import { Dexie } from 'dexie'
import { isWaiting, type OutboxRecord } from './calls.ts'
import type { Meta, MirrorRow, ScopeState, Tx } from './store.ts'
import { waitingIn, type Tables } from './tables.ts'

/**
 * What a transaction has read or written; of rows and newest (calls, by root) undefined says that there
 * is none, of scopes and outbox that they have not been read.
 */
export type AtHand = {
  meta: Meta
  rows: Map<string, MirrorRow | undefined>
  newest: Map<string, OutboxRecord | undefined>
  scopes: Map<string, ScopeState> | undefined
  outbox: readonly OutboxRecord[] | undefined
  /** Requests under way, which nobody waits for before the end: what they write is at hand. */
  writing: PromiseLike<unknown>[]
  /** Kept back until the end; how often the outbox was written, and the calls that were queued. */
  changed: { meta: boolean; scopes: Map<string, ScopeState>; calls: number; queued: number[] }
}

/** What is at hand when a transaction begins: nothing but `meta`. */
export function nothingRead(meta: Meta): AtHand {
  return {
    meta,
    rows: new Map(),
    newest: new Map(),
    scopes: undefined,
    outbox: undefined,
    writing: [],
    changed: { meta: false, scopes: new Map(), calls: 0, queued: [] },
  }
}

/** All scopes, by their names. */
export function byScope(states: readonly ScopeState[]): Map<string, ScopeState> {
  return new Map(states.map((state) => [state.scope, state]))
}

/**
 * Notes a request that is under way. The transaction waits for it at its end, and fails if it did.
 */
function begin(atHand: AtHand, request: PromiseLike<unknown>): void {
  request.then(undefined, () => undefined)
  atHand.writing.push(request)
}

/** The last call of a root that is not parked. */
export function newestOf(
  outbox: Tables['outbox'],
  root: string,
): PromiseLike<OutboxRecord | undefined> {
  const ofRoot = outbox.where('root').equals(root)
  return ofRoot.filter(({ state }) => state !== 'parked').last()
}

/** Adds rows; the ids of those that are there already, which ends neither the others nor the transaction. */
async function notAdded(records: Tables['records'], rows: readonly MirrorRow[]): Promise<string[]> {
  try {
    await records.bulkAdd([...rows])
    return []
  } catch (error) {
    if (!(error instanceof Dexie.BulkError)) throw error
    const failed = Object.entries(error.failuresByPos)
    const other = failed.find(([, { name }]) => name !== 'ConstraintError')
    if (other) throw other[1]
    return failed.map(([at]) => rows[Number(at)]?.id ?? '')
  }
}

/** One transaction, which reads nothing twice and waits only for what it reads. */
export function createTx(tables: Tables, atHand: AtHand): Tx {
  return followed(txOf(tables, atHand))
}

/**
 * Lets every method answer with a promise of Dexie's own. After a hundred steps through other
 * promises Dexie takes a transaction for ended, and an answer that is at hand would be such a step.
 */
function followed(tx: Tx): Tx {
  const methods = Object.entries(tx).map(([name, run]: [string, (...of: never[]) => unknown]) => [
    name,
    (...of: never[]) => Dexie.Promise.resolve(run(...of)),
  ])
  return Object.fromEntries(methods) as Tx
}

function txOf(tables: Tables, atHand: AtHand): Tx {
  const { records, scopes, results, drafts, local } = tables
  return {
    async meta() {
      return atHand.meta
    },
    async putMeta(state) {
      atHand.meta = state
      atHand.changed.meta = true
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
      begin(atHand, records.bulkPut([...rows]))
      for (const row of rows) atHand.rows.set(row.id, row)
    },
    async addRows(rows) {
      const taken = new Set(await notAdded(records, rows))
      for (const row of rows) if (!taken.has(row.id)) atHand.rows.set(row.id, row)
      return [...taken]
    },
    async deleteRows(ids) {
      begin(atHand, records.bulkDelete([...ids]))
      for (const id of ids) atHand.rows.set(id, undefined)
    },
    ...outboxPart(tables.outbox, atHand),
    ...scopesPart(scopes, atHand),
    async putResult(result) {
      begin(atHand, results.put(result))
    },
    async deleteDraft(key) {
      begin(atHand, drafts.delete(key))
    },
    async clearMirror({ typed }) {
      for (const table of [records, scopes, results, local]) begin(atHand, table.clear())
      atHand.rows.clear()
      atHand.scopes = new Map()
      atHand.changed.scopes.clear()
      if (typed) begin(atHand, drafts.clear())
    },
  }
}

type ScopesPart = Pick<Tx, 'scope' | 'scopes' | 'putScope' | 'deleteScope'>

/** There are few of them, so all are read at once. */
function scopesPart(scopes: Tables['scopes'], atHand: AtHand): ScopesPart {
  let reading: PromiseLike<Map<string, ScopeState>> | undefined
  const read = async () => (atHand.scopes ??= await (reading ??= scopes.toArray().then(byScope)))
  return {
    async scope(scope) {
      return (await read()).get(scope)
    },
    async scopes() {
      const states = [...(await read()).values()]
      return states.sort((a, b) => (a.scope < b.scope ? -1 : 1))
    },
    async putScope(state) {
      const states = await read()
      states.set(state.scope, state)
      atHand.changed.scopes.set(state.scope, state)
    },
    async deleteScope(scope) {
      const states = await read()
      states.delete(scope)
      atHand.changed.scopes.delete(scope)
      begin(atHand, scopes.delete(scope))
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

function outboxPart(outbox: Tables['outbox'], atHand: AtHand): OutboxPart {
  const { newest, changed } = atHand
  const all = async () => {
    if (atHand.outbox) return atHand.outbox
    const { calls } = changed
    const read = await outbox.orderBy('seq').toArray()
    if (changed.calls === calls) atHand.outbox = read
    return read
  }
  const replace = (seqs: readonly number[], by: readonly OutboxRecord[]) => {
    newest.clear()
    changed.calls += 1
    if (!atHand.outbox) return
    const gone = new Set(seqs)
    const left = atHand.outbox.filter(({ seq }) => !gone.has(seq))
    atHand.outbox = [...left, ...by].sort((a, b) => a.seq - b.seq)
  }
  return {
    async outbox() {
      return [...(await all())]
    },
    async outboxOfRoot(root) {
      if (atHand.outbox) return atHand.outbox.filter((record) => record.root === root)
      return await outbox.where('root').equals(root).sortBy('seq')
    },
    async newestOfRoot(root) {
      if (newest.has(root)) return newest.get(root)
      const ofRoot = (record: OutboxRecord) => record.root === root && record.state !== 'parked'
      return atHand.outbox ? atHand.outbox.findLast(ofRoot) : await newestOf(outbox, root)
    },
    async hasWaiting() {
      if (atHand.outbox) return atHand.outbox.some(isWaiting)
      return (await waitingIn(outbox).count()) > 0
    },
    async outboxRoots() {
      if (atHand.outbox) return [...new Set(atHand.outbox.map(({ root }) => root))].sort()
      const roots = await outbox.orderBy('root').uniqueKeys()
      return roots.map(String)
    },
    async addOutbox(record) {
      newest.clear()
      changed.calls += 1
      atHand.outbox = undefined
      // Dexie sets the key.
      const adding = outbox.add(record as OutboxRecord)
      begin(
        atHand,
        adding.then((seq) => record.state === 'queued' && changed.queued.push(seq)),
      )
    },
    async putOutbox(list) {
      if (list.length === 0) return
      replace(
        list.map(({ seq }) => seq),
        list,
      )
      begin(atHand, outbox.bulkPut([...list]))
      for (const { seq, state } of list) if (state === 'queued') changed.queued.push(seq)
    },
    async deleteOutbox(seqs) {
      if (seqs.length === 0) return
      replace(seqs, [])
      begin(atHand, outbox.bulkDelete([...seqs]))
    },
  }
}
