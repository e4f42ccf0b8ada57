// The version of each list that a session was last answered. It stands in as the base of a whole-list
// PATCH that names none (docs/sync.md section 5). Unlogged: after a crash nothing counts as seen.
import { sql, type Kysely } from 'kysely'
import { ask } from './ask.ts'
import type { Database } from './database.ts'
import { keyOf } from './keys.ts'

/** Notes what a session has been answered. */
export async function noteSeen(
  db: Kysely<Database>,
  sessionId: string,
  lists: readonly { scope: string; id: string; version: number }[],
): Promise<void> {
  if (lists.length === 0 || sessionId === '') return
  const rows = lists.map(({ scope, id, version }) => ({ scope: keyOf(scope), id, version }))
  const scopes = [...new Set(rows.map(({ scope }) => scope))]
  await ask(db)`
    insert into rest_seen as s (scope, session_id, record_id, ver)
    select n.scope, ${sessionId}, n.id, n.version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (scope uuid, id uuid, version bigint)
    -- A conflict would lock the row, which is a write.
    where not exists (
      select from rest_seen k
      where k.scope = any(${scopes}::uuid[]) and k.session_id = ${sessionId}
        and k.record_id = n.id and k.ver >= n.version
    )
    order by n.id
    on conflict (session_id, record_id, scope) do update set ver = excluded.ver, at = now()
    where s.ver < excluded.ver
  `
}

/** What a session was last answered of a list; undefined when it never asked. */
export async function lastSeen(
  db: Kysely<Database>,
  sessionId: string,
  { scope, id }: { scope: string; id: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ ver: number }>`
    select ver from rest_seen
    where session_id = ${sessionId} and record_id = ${id} and scope = ${keyOf(scope)}
  `.execute(db)
  return rows[0]?.ver
}
