// What is kept for a while only: answers of calls, replaced values, what was deleted. Of a deleted
// record the grave stays for ever, so that nothing comes back by itself. docs/sync.md section 6.
import { sql, type Kysely } from 'kysely'
import { KEEP_DAYS } from '#shared/limits.ts'
import { makeStamp } from '#shared/merge/stamp.ts'
import type { Database } from '../db/database.ts'
import type { AppDeps } from '../deps.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_RUN_MS = 60_000

/** Removes what has been kept long enough. Safe while the server works, and to repeat. */
export async function expire(db: Kysely<Database>, now: number): Promise<void> {
  const before = new Date(now - KEEP_DAYS * DAY_MS)
  await sql`delete from mutation_log where at < ${before}`.execute(db)
  await sql`delete from history where at < ${before}`.execute(db)
  await sql`delete from rest_seen where at < ${before}`.execute(db)
  await sql`delete from rate_counts where since < ${now - 2 * DAY_MS}`.execute(db)
  await emptyGraves(db, makeStamp(before.getTime(), '00000000'))
}

/**
 * Graves lose their content but not their version: devices keep what they have of them. A deleted
 * item can be revived by its unseen text, so only that of a dead one goes.
 */
async function emptyGraves(db: Kysely<Database>, stamp: string): Promise<void> {
  const isDead = sql`
    r.del->>'s' < ${stamp} collate "C"
    and coalesce(r.del->>'back', '') <= r.del->>'s' collate "C"
    and r.cells <> '{}'::jsonb`
  await sql`
    update records r set cells = '{}' where r.kind <> 'item' and r.del is not null and ${isDead}
  `.execute(db)
  await sql`
    update records r set cells = '{}' where r.kind = 'item' and r.del is not null and ${isDead}
      and coalesce(r.cells->'text'->>'s', '') <= coalesce(r.del->'seen'->>'text', '') collate "C"
      and (r.cells->'isChecked'->>'v' is distinct from 'false'
        or coalesce(r.cells->'isChecked'->>'s', '') <= coalesce(r.del->'seen'->>'isChecked', '') collate "C")
  `.execute(db)
  await sql`
    update records i set cells = '{}' from records r
    where i.parent = r.id and r.kind = 'list' and r.del is not null
      and r.cells = '{}'::jsonb and i.cells <> '{}'::jsonb
  `.execute(db)
}

/** Runs `expire` once a day until it is stopped. */
export function startExpiry(deps: AppDeps): { stop(): Promise<void> } {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const schedule = (ms: number) => {
    timer = setTimeout(run, ms).unref()
  }
  const run = () => {
    running = expire(deps.db, deps.clock())
      .catch((error: unknown) => deps.log.warn('nothing was expired', { error }))
      .then(() => schedule(DAY_MS))
  }
  schedule(FIRST_RUN_MS)
  return {
    async stop() {
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
  }
}
