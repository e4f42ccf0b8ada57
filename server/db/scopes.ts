// Version counters. The row lock that counting up takes orders all writes of a scope, so a version is
// never handed out before a lower one has been committed.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from './database.ts'

/** Locks a scope until the transaction ends and returns the version that its changes get. */
export async function bumpScope(trx: Transaction<Database>, scope: string): Promise<number> {
  const { rows } = await sql<{ ver: number }>`
    insert into scopes as s (scope, ver) values (${scope}, 1)
    on conflict (scope) do update set ver = s.ver + 1
    returning ver
  `.execute(trx)
  return rows[0]?.ver ?? 0
}

/** The same for several scopes, in the one order that keeps writers from waiting in a circle. */
export async function bumpScopes(
  trx: Transaction<Database>,
  scopes: Iterable<string>,
): Promise<Map<string, number>> {
  const versions = new Map<string, number>()
  for (const scope of [...new Set(scopes)].sort()) versions.set(scope, await bumpScope(trx, scope))
  return versions
}

/** The version of each scope; one without any change yet stands at 0. */
export async function scopeVersions(
  db: Kysely<Database>,
  scopes: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ scope: string; ver: number }>`
    select scope, ver from scopes where scope = any(${[...scopes]}::text[])
  `.execute(db)
  const versions = new Map(scopes.map((scope) => [scope, 0]))
  for (const { scope, ver } of rows) versions.set(scope, ver)
  return versions
}

/** Names this life of the database; another one tells every device that it was restored. */
export async function readEpoch(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    select value from meta where key = 'epoch'
  `.execute(db)
  return rows[0]?.value ?? ''
}

/** Begins another life of the database. */
export async function setEpoch(trx: Transaction<Database>, epoch: string): Promise<void> {
  await sql`update meta set value = ${epoch} where key = 'epoch'`.execute(trx)
}

/** Forgets the counters of a user who is gone. */
export async function deleteScopes(
  trx: Transaction<Database>,
  scopes: readonly string[],
): Promise<void> {
  await sql`delete from scopes where scope = any(${[...scopes]}::text[])`.execute(trx)
}
