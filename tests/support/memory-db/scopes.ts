// The twin of server/db/scopes.ts.
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { memoryOf, put, remove } from './data.ts'

export async function bumpScope(trx: Transaction<Database>, scope: string): Promise<number> {
  const memory = memoryOf(trx)
  const value = (memory.tables.scopes.get(scope) ?? 0) + 1
  put(memory, memory.tables.scopes, { key: scope, value })
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

export async function setEpoch(trx: Transaction<Database>, epoch: string): Promise<void> {
  const memory = memoryOf(trx)
  put(memory, memory.tables.meta, { key: 'epoch', value: epoch })
}

export async function deleteScopes(
  trx: Transaction<Database>,
  scopes: readonly string[],
): Promise<void> {
  const memory = memoryOf(trx)
  for (const scope of scopes) remove(memory, memory.tables.scopes, scope)
}
