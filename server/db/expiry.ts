// Removes what was kept for a while only. docs/sync.md section 6.
import { sql, type Kysely } from 'kysely'
import type { Database } from './database.ts'
import { FORGOTTEN } from './history.ts'
import { IS_REVIVED } from './record-text.ts'

/** A server is seldom off for longer. */
const LONGEST_PAUSE_MS = 8 * 24 * 60 * 60 * 1000

/**
 * Notes that the clock says `now` (Unix ms), and whether it has gone on from what was noted last: what a
 * clock that is months ahead for one start removes would be gone for good.
 */
export async function hasGoneOn(db: Kysely<Database>, now: number): Promise<boolean> {
  const { rows } = await sql<{ last: number }>`
    with noted as (
      insert into meta (key, value) values ('expiryAt', ${String(now)})
      on conflict (key) do update set value = excluded.value
    )
    select value::bigint as last from meta where key = 'expiryAt'
  `.execute(db)
  return rows.some(({ last }) => last <= now && now - last <= LONGEST_PAUSE_MS)
}

/** Removes the answers of calls up to a moment. */
export async function forgetCalls(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`delete from mutation_log where at < ${before}`.execute(db)
}

/** Removes replaced values, what sessions have seen and old links, up to a moment. */
export async function forgetOld(db: Kysely<Database>, before: Date): Promise<void> {
  // What is forgotten of a record leaves a mark, so that nobody takes today's values for those of then.
  // An edit that lost has changed none.
  await sql`
    with old as (
      delete from history where at < ${before} and field <> ${FORGOTTEN} returning scope, record_id, ver, refused
    ), last as (
      select scope, record_id, max(ver) as ver from old where not refused group by scope, record_id
    ),
    marks as (
      delete from history where field = ${FORGOTTEN}
        and (scope, record_id) in (select scope, record_id from last)
    )
    insert into history (scope, record_id, field, ver, cell)
      select scope, record_id, ${FORGOTTEN}, ver, null from last
  `.execute(db)
  await sql`delete from rest_seen where at < ${before}`.execute(db)
  // One that only ran out has a record with its maker, which the next one that they make clears away.
  await sql`delete from invite_links where ended_at < ${before}`.execute(db)
}

/** Removes counts whose window began before a moment (Unix ms). */
export async function forgetCounts(db: Kysely<Database>, before: number): Promise<void> {
  await sql`delete from rate_counts where since < ${before}`.execute(db)
}

/**
 * Graves lose their content but not their version: devices keep what they have of them. A deleted
 * item can be revived by its unseen text, so only that of a dead one goes.
 */
export async function emptyGraves(db: Kysely<Database>, stamp: string): Promise<void> {
  const isDead = sql`
    r.del->>'s' < ${stamp} collate "C"
    and coalesce(r.del->>'back', '') <= r.del->>'s' collate "C"
    and r.content <> '{}'::jsonb`
  const empty = sql`content = '{}', stamp = null, writes = null`
  await sql`
    update records r set ${empty} where r.kind <> 'item' and r.del is not null and ${isDead}
  `.execute(db)
  await sql`
    update records r set ${empty} where r.kind = 'item' and r.del is not null and ${isDead}
      and not (${sql.raw(IS_REVIVED)})
  `.execute(db)
  await sql`
    update records i set ${empty} from records r
    where i.scope = r.scope and i.parent = r.id and r.kind = 'list' and r.del is not null
      and r.content = '{}'::jsonb and i.content <> '{}'::jsonb
  `.execute(db)
}
