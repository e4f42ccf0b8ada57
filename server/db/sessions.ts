// Sessions as those who check them need them. Only the embedded provider has any here.
import type { Kysely } from 'kysely'
import { askText } from './ask.ts'
import type { Database } from './database.ts'

/** A session with what its account says about it. */
export type SessionRow = {
  id: string
  user_id: string
  not_after: Date | null
  banned_until: Date | null
  deleted_at: Date | null
  aal: string
  has_factor: boolean
}

/** Of every session a `SessionRow`; whoever asks adds `where s.id = ...`. */
export const SESSION_ROWS = `
  select s.id, s.user_id, s.not_after, u.banned_until, u.deleted_at, s.aal, exists (
    select from auth_factors f where f.user_id = u.id and f.status = 'verified'
  ) as has_factor
  from auth_sessions s join auth_users u on u.id = s.user_id`

const ONE = `${SESSION_ROWS} where s.id = $1::uuid`
const SEVERAL = `${SESSION_ROWS} where s.id = any($1::uuid[])`

/** A session; undefined for an unknown one. Each call asks this: with an array it is planned each time. */
export async function findSession(
  db: Kysely<Database>,
  id: string,
): Promise<SessionRow | undefined> {
  return (await askText<SessionRow>(db, ONE, [id]))[0]
}

/** Those of the sessions that are known. */
export function findSessions(db: Kysely<Database>, ids: readonly string[]): Promise<SessionRow[]> {
  return askText<SessionRow>(db, SEVERAL, [[...ids]])
}
