// What became of each call, by the id that its caller gave it. Never holds rows: rights may have
// changed when the same call comes again. Of a refusal it holds the words.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Refusal } from './product-tables.ts'
import { locateRecord } from './records.ts'
import { callKey, keyOf, placeOf } from './keys.ts'

/** A call that was made before. */
export type LoggedCall = {
  hash: Buffer
  status: number
  scope: string | null
  version: number | null
  subject: string | null
  refusal: Refusal | null
}

type Key = { userId: string; mutationId: string }

/**
 * Claims the id of a call that `openCalls` does not claim; waits for a twin that is being run. False: it
 * was run before. Must be the first statement of the transaction. The lock is that of `begin_calls`:
 * whoever waits for the row would have locked a scope, for which its writer may wait.
 */
export async function claimCall(
  trx: Transaction<Database>,
  key: Key & { hash: Buffer },
): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`
    with call as (select ${key.userId}::uuid as user_id, ${callKey(key.mutationId)}::uuid as id),
      turn as materialized (
        select pg_advisory_xact_lock(hashtextextended(user_id::text || id, 1)) from call
      )
    insert into mutation_log (user_id, call_id, hash)
    select user_id, id, ${key.hash}::bytea from call, turn
    on conflict do nothing returning user_id
  `.execute(trx)
  return rows.length > 0
}

/** Notes what became of a call that is claimed. */
export async function noteCall(
  trx: Transaction<Database>,
  key: Key & { hash: Buffer },
  done: {
    status: number
    scope?: string | undefined
    version?: number | undefined
    id?: string | undefined
  },
): Promise<void> {
  await sql`
    insert into mutation_log (user_id, call_id, hash, status, scope, version, subject)
    values (${key.userId}, ${callKey(key.mutationId)}, ${key.hash}, ${done.status},
      ${done.scope === undefined ? null : keyOf(done.scope)}, ${done.version ?? null}, ${done.id ?? null})
    on conflict (user_id, call_id) do update set status = excluded.status,
      scope = excluded.scope, version = excluded.version, subject = excluded.subject
  `.execute(trx)
}

/** Notes that a claimed call was refused for good. */
export async function noteRefusal(
  trx: Transaction<Database>,
  key: Key,
  refused: { status: number; refusal: Refusal },
): Promise<void> {
  await sql`
    update mutation_log set status = ${refused.status},
      refusal = ${JSON.stringify(refused.refusal)}::jsonb
    where user_id = ${key.userId} and call_id = ${callKey(key.mutationId)}
  `.execute(trx)
}

/** A call by its id. */
export async function loggedCall(db: Kysely<Database>, key: Key): Promise<LoggedCall | undefined> {
  const { rows } = await sql<LoggedCall>`
    select hash, coalesce(status, 200) as status, scope, version, subject, refusal
    from mutation_log where user_id = ${key.userId} and call_id = ${callKey(key.mutationId)}
  `.execute(db)
  const [logged] = rows
  if (!logged) return undefined
  if (logged.scope !== null) return { ...logged, scope: placeOf(logged.scope).scope }
  if (logged.subject === null) return logged
  // Not kept where it is that of the subject.
  return { ...logged, scope: (await locateRecord(db, logged.subject))?.scope ?? null }
}
