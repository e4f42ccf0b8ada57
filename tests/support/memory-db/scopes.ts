// The twin of server/db/scopes.ts.
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { raiseAt, upToAfter, VERSIONS_STEP, type Restore } from '#server/db/scopes.ts'
import { lastStamp } from '#shared/merge/record.ts'
import { memoryOf, put, remove, type MemoryDatabase } from './data.ts'
import { GONE, rememberEpoch } from './lives.ts'

export async function bumpScope(trx: Transaction<Database>, scope: string): Promise<number> {
  const memory = memoryOf(trx)
  const value = (memory.tables.scopes.get(scope) ?? raisedBy(memory)) + 1
  put(memory, memory.tables.scopes, { key: scope, value })
  // A sequence counts on, whatever becomes of the transaction.
  const write = (memory.tables.counters.get('writes') ?? 0) + 1
  memory.tables.counters.set('writes', write)
  put(memory, memory.tables.writes, { key: scope, value: write })
  return value
}

export async function bumpScopes(
  trx: Transaction<Database>,
  scopes: Iterable<string>,
): Promise<Map<string, number>> {
  const versions = new Map<string, number>()
  for (const scope of [...new Set(scopes)].sort()) versions.set(scope, await bumpScope(trx, scope))
  return versions
}

/** Transactions in memory run one after the other. */
export async function lockScopes(trx: Transaction<Database>): Promise<void> {
  memoryOf(trx)
}

export async function scopeVersions(
  db: Kysely<Database>,
  scopes: readonly string[],
): Promise<Map<string, number>> {
  const stored = memoryOf(db).tables.scopes
  return new Map(scopes.map((scope) => [scope, stored.get(scope) ?? 0]))
}

export async function readEpoch(db: Kysely<Database>): Promise<string> {
  return memoryOf(db).tables.meta.get('epoch') ?? ''
}

export async function readRestore(db: Kysely<Database>): Promise<Restore | undefined> {
  const { meta } = memoryOf(db).tables
  const [at, upTo] = [meta.get('restoredAt'), meta.get('restoredUpTo')]
  return at && upTo ? { at: Number(at), upTo: Number(upTo) } : undefined
}

export { raiseAt, upToAfter, VERSIONS_STEP }

function raisedBy({ tables }: MemoryDatabase): number {
  return Number(tables.meta.get('versions') ?? 0)
}

export async function beginHistory(
  trx: Transaction<Database>,
  { epoch, now }: { epoch: string; now: number },
): Promise<void> {
  const memory = memoryOf(trx)
  const { meta, scopes, records, history } = memory.tables
  await rememberEpoch(trx, epoch)
  const newest = [...memory.tables.records.values()].map(lastStamp).sort().at(-1) ?? ''
  const before = raisedBy(memory)
  const raised = raiseAt(now, before)
  const more = raised - before
  put(memory, meta, { key: 'epoch', value: epoch })
  put(memory, meta, { key: 'versions', value: String(raised) })
  put(memory, meta, { key: 'restoredAt', value: String(now) })
  put(memory, meta, { key: 'restoredUpTo', value: String(upToAfter(newest, now)) })
  for (const [key, ver] of scopes) put(memory, scopes, { key, value: ver + more })
  for (const [key, row] of records) {
    put(memory, records, { key, value: { ...row, ver: row.ver + more, born: row.born + more } })
  }
  for (const [key, row] of history)
    put(memory, history, { key, value: { ...row, ver: row.ver + more } })
}

export async function deleteScopes(
  trx: Transaction<Database>,
  scopes: readonly string[],
): Promise<void> {
  const memory = memoryOf(trx)
  const { meta, writes } = memory.tables
  const last = Math.max(0, ...scopes.map((scope) => writes.get(scope) ?? 0))
  if (last > 0) {
    put(memory, meta, { key: GONE, value: String(Math.max(Number(meta.get(GONE) ?? 0), last)) })
  }
  for (const scope of scopes) {
    remove(memory, memory.tables.scopes, scope)
    remove(memory, writes, scope)
  }
}
