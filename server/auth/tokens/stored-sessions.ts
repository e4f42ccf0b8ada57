// What the database keeps of sessions.
import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { ask, onlyRow } from '../../db/ask.ts'
import type { Database } from '../../db/database.ts'
import type { Client, Trx } from '../context.ts'
import type { AmrEntry, AuthSessionsTable } from '../tables.ts'

export type Session = Selectable<AuthSessionsTable>

type Db = Kysely<Database>

/** A session by id; undefined for an unknown one. */
export async function findSession(db: Db, id: string): Promise<Session | undefined> {
  const [session] = await ask<Session>(db)`select * from auth_sessions where id = ${id}`
  return session
}

/** The same, locked until the transaction ends: refreshes of one session happen one by one. */
export async function lockSession(trx: Trx, id: string): Promise<Session | undefined> {
  const [session] = await ask<Session>(trx)`
    select * from auth_sessions where id = ${id} for update
  `
  return session
}

/** Stores a new session. */
export async function insertSession(
  trx: Trx,
  session: { userId: string; aal: string; amr: AmrEntry[]; client: Client; at: Date },
): Promise<Session> {
  const { userId, aal, client, at } = session
  const rows = await ask<Session>(trx)`
    insert into auth_sessions (id, user_id, aal, amr, user_agent, ip, created_at, updated_at)
    values (${randomUUID()}, ${userId}, ${aal}, ${JSON.stringify(session.amr)},
      ${client.userAgent}, ${client.ip}, ${at}, ${at})
    returning *
  `
  return onlyRow(rows)
}

/** Notes that a session was renewed, and from where. */
export async function touchSession(
  trx: Trx,
  { id, client, at }: { id: string; client: Client; at: Date },
): Promise<Session> {
  const rows = await ask<Session>(trx)`
    update auth_sessions
    set refreshed_at = ${at}, updated_at = ${at}, ip = ${client.ip}, user_agent = ${client.userAgent}
    where id = ${id} returning *
  `
  return onlyRow(rows)
}

/** Raises a session to aal2, which it was proven for by this factor. */
export async function raiseSession(
  trx: Trx,
  proof: { id: string; amr: AmrEntry[]; factorId: string; at: Date },
): Promise<Session> {
  const rows = await ask<Session>(trx)`
    update auth_sessions
    set aal = 'aal2', amr = ${JSON.stringify(proof.amr)}, factor_id = ${proof.factorId},
      updated_at = ${proof.at}
    where id = ${proof.id} returning *
  `
  return onlyRow(rows)
}

/** Sessions that were proven by this factor fall back to what else they were proven with. */
export async function lowerSessions(
  trx: Trx,
  { factorId, method, at }: { factorId: string; method: string; at: Date },
): Promise<void> {
  await ask(trx)`
    update auth_sessions set aal = 'aal1', factor_id = null, updated_at = ${at}, amr = (
      select coalesce(jsonb_agg(entry order by place), '[]')
      from jsonb_array_elements(amr) with ordinality as entries (entry, place)
      where entry->>'method' <> ${method}
    )
    where factor_id = ${factorId}
  `
}

/** From now on nothing of this session counts; refreshing it says that it is over. The product has to hear. */
export async function closeSession(trx: Trx, id: string, at: Date): Promise<void> {
  await ask(trx)`update auth_sessions set not_after = ${at}, updated_at = ${at} where id = ${id}`
}

/** The same for every session of an account that counts. Their ids, of which the product has to hear. */
export async function closeSessionsOf(trx: Trx, userId: string, at: Date): Promise<string[]> {
  const closed = await ask<{ id: string }>(trx)`
    update auth_sessions set not_after = ${at}, updated_at = ${at}
    where user_id = ${userId} and (not_after is null or not_after > ${at})
    returning id
  `
  return closed.map(({ id }) => id)
}

/** Sessions of an account: all of them, or those that the other fields leave. */
export type Which = {
  userId: string
  sessionId?: string | undefined
  exceptSessionId?: string | undefined
  aal?: 'aal1'
}

/**
 * Ends sessions of an account at once; their access tokens are refused from the next call on. Their ids,
 * of which the product has to hear (hooks.ts).
 */
export async function endSessions(trx: Trx, which: Which): Promise<string[]> {
  const { userId, sessionId = null, exceptSessionId = null, aal = null } = which
  const ended = await ask<{ id: string }>(trx)`
    delete from auth_sessions where user_id = ${userId}
      and (${sessionId}::uuid is null or id = ${sessionId})
      and (${exceptSessionId}::uuid is null or id <> ${exceptSessionId})
      and (${aal}::text is null or aal = ${aal})
    returning id
  `
  return ended.map(({ id }) => id)
}

/** Where the account has sessions that passed the second step: their addresses, as far as known. */
export async function provenAddresses(db: Db, userId: string): Promise<string[]> {
  const rows = await ask<{ ip: string }>(db)`
    select ip from auth_sessions where user_id = ${userId} and aal = 'aal2' and ip is not null
  `
  return rows.map(({ ip }) => ip)
}

/** A session that counts, with the address of whoever it belongs to. */
type OpenSession = Session & { email: string | null }

/** The sessions that count at this time, the last used first: all, or those of one account. */
export function openSessions(db: Db, at: Date, userId?: string): Promise<OpenSession[]> {
  const whose = userId ?? null
  return ask<OpenSession>(db)`
    select s.*, u.email from auth_sessions s join auth_users u on u.id = s.user_id
    where (s.not_after is null or s.not_after > ${at})
      and (${whose}::uuid is null or s.user_id = ${whose})
    order by coalesce(s.refreshed_at, s.created_at) desc
  `
}

/** Ends one session at once. */
export async function dropSession(db: Db, id: string): Promise<void> {
  await ask(db)`delete from auth_sessions where id = ${id}`
}
