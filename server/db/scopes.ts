// Version counters. The lock that counting up takes orders all writes of a scope, so a version is
// never handed out before a lower one has been committed. It is an advisory lock: those who wait for
// it are served in turn, while those who wait for a row that is written again and again are not.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { stampMs, type Stamp } from '#shared/merge/stamp.ts'
import { parseScope } from '#shared/scopes.ts'
import type { Database } from './database.ts'
import { GONE, lockWrites, rememberEpoch } from './lives.ts'
import { keyOf, placeOf } from './keys.ts'
import { DatabaseBusy } from './unavailable.ts'

/** Locks a scope until the transaction ends and returns the version that its changes get. */
export async function bumpScope(trx: Transaction<Database>, scope: string): Promise<number> {
  const { rows } = await sql<{ ver: number }>`
    with turn as materialized (select ${lockOf(sql`${keyOf(scope)}::text`)})
    update scopes set ver = ver + 1, write = nextval('writes') from turn
      where scope = ${keyOf(scope)} returning ver
  `.execute(trx)
  return rows[0]?.ver ?? (await addScope(trx, scope))
}

/**
 * The first change of a scope; another one may just have made it. Who waited for its lock behind the end
 * of an account must leave nothing of it behind. Throws DatabaseBusy: by the next try that is known.
 */
async function addScope(trx: Transaction<Database>, scope: string): Promise<number> {
  const { rows } = await sql<{ ver: number }>`
    insert into scopes as s (scope, ver, write)
    select ${keyOf(scope)}::uuid, 1 + coalesce((select value::bigint from meta where key = ${VERSIONS}), 0),
      nextval('writes')
    where exists (select from users where id = ${parseScope(scope)?.owner ?? null}::uuid)
    on conflict (scope) do update set ver = s.ver + 1, write = nextval('writes')
    returning ver
  `.execute(trx)
  const [row] = rows
  if (!row) throw new DatabaseBusy()
  return row.ver
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

/**
 * Locks scopes until the transaction ends, without a new version: whoever takes a right away waits
 * in the same queue as those who write by it.
 */
export async function lockScopes(
  trx: Transaction<Database>,
  scopes: readonly string[],
): Promise<void> {
  const inOrder = [...scopes].sort().map(keyOf)
  await sql`
    select ${lockOf(sql`scope`)} from unnest(${inOrder}::text[]) as scope
  `.execute(trx)
}

function lockOf(scope: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock(hashtextextended(${scope}, 0))`
}

/** The version of each scope; one without any change yet stands at 0. */
export async function scopeVersions(
  db: Kysely<Database>,
  scopes: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ scope: string; ver: number }>`
    select scope, ver from scopes where scope = any(${scopes.map(keyOf)}::uuid[])
  `.execute(db)
  const versions = new Map(scopes.map((scope) => [scope, 0]))
  for (const { scope, ver } of rows) versions.set(placeOf(scope).scope, ver)
  return versions
}

/** Names this life of the database; another one tells every device that it was restored. */
export async function readEpoch(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    select value from meta where key = 'epoch'
  `.execute(db)
  return rows[0]?.value ?? ''
}

/** The keys in `meta` of a `Restore`. */
const RESTORED = 'restoredAt'
const UP_TO = 'restoredUpTo'

/**
 * at: when a backup was last restored. upTo: what was lost is not later than this, though the clock
 * of the server may be behind what it was when the backup was made. Both in Unix ms.
 */
export type Restore = { at: number; upTo: number }

/** The last restore of a backup; undefined: there was none. */
export async function readRestore(db: Kysely<Database>): Promise<Restore | undefined> {
  const { rows } = await sql<Restore>`
    select restored.value::bigint as at, latest.value::bigint as "upTo"
    from meta restored, meta latest where restored.key = ${RESTORED} and latest.key = ${UP_TO}
  `.execute(db)
  return rows[0]
}

/** The latest stamp of all records. */
async function newestStamp(trx: Transaction<Database>): Promise<Stamp> {
  const { rows } = await sql<{ stamp: string | null }>`
    select greatest(max(r.del->>'s' collate "C"), max(r.del->>'back' collate "C"),
      max(encode(r.stamp, 'hex') collate "C"), max(other.stamp)) as stamp
    from records r left join lateral (
      select max((w.value->>0) collate "C") as stamp from jsonb_each(r.writes) w
    ) other on true
  `.execute(trx)
  return rows[0]?.stamp ?? ''
}

/** What was made after the newest stamp of a backup, by a clock that stood before it, is no later. */
export function upToAfter(newest: Stamp, now: number): number {
  return newest === '' ? now : Math.max(now, stampMs(newest) + 1)
}

/** The key in `meta` of how much the versions of this life are raised. */
const VERSIONS = 'versions'

/** Versions of one life of the database are closer together than this. */
export const VERSIONS_STEP = 2 ** 22

const LIVES_SINCE = Date.UTC(2026, 0, 1)

/** By how much versions are raised at `now`: the same backup may be restored twice. */
export function raiseAt(now: number, raised: number): number {
  const seconds = Math.max(0, Math.floor((now - LIVES_SINCE) / 1000))
  return Math.max(seconds * VERSIONS_STEP, raised + VERSIONS_STEP)
}

/**
 * Begins another life of the database: no version that was handed out in the one before, and that
 * the restored backup may not know, is ever handed out again.
 */
export async function beginHistory(
  trx: Transaction<Database>,
  { epoch, now }: { epoch: string; now: number },
): Promise<void> {
  await lockWrites(trx)
  await rememberEpoch(trx, epoch)
  const upTo = upToAfter(await newestStamp(trx), now)
  const { rows } = await sql<{ value: string }>`
    select value from meta where key = ${VERSIONS}
  `.execute(trx)
  const before = Number(rows[0]?.value ?? 0)
  const raised = raiseAt(now, before)
  const more = raised - before
  await sql`
    insert into meta (key, value) values
      ('epoch', ${epoch}), (${VERSIONS}, ${String(raised)}), (${RESTORED}, ${String(now)}),
      (${UP_TO}, ${String(upTo)})
    on conflict (key) do update set value = excluded.value
  `.execute(trx)
  await sql`update scopes set ver = ver + ${more}`.execute(trx)
  await sql`update records set ver = ver + ${more}, born = born + ${more}`.execute(trx)
  await sql`update history set ver = ver + ${more}`.execute(trx)
}

/** Forgets the counters of a user who is gone. */
export async function deleteScopes(
  trx: Transaction<Database>,
  scopes: readonly string[],
): Promise<void> {
  await sql`
    with gone as (delete from scopes where scope = any(${scopes.map(keyOf)}::uuid[]) returning write)
    insert into meta (key, value) select ${GONE}, max(write)::text from gone having max(write) > 0
    on conflict (key) do update
      set value = greatest(meta.value::bigint, excluded.value::bigint)::text
  `.execute(trx)
}
