// What the database knows of the lives of the server, one for each start, and of its histories.
// docs/sync.md step 23.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from './database.ts'

/** What a device was told: the history, the life, and the number of the last write that it saw. */
export type LifeClaim = { epoch: string; life: string; write: number }

/** The history and the life of now, and the key that signs them; no life before the first start. */
export type History = { epoch: string; life: string | null; key: string }

/** What the database remembers of a claim; the key says whether it was made here at all. */
export type Remembered = {
  key: string
  epoch: string
  /** It has had this history, or has recovered from losing it. */
  knowsEpoch: boolean
  knowsLife: boolean
  /** The last write of that life, which is still going on if nothing came after it. */
  lastWrite: number
}

/** Records that the server starts. No write is under way between the last life and this one. */
export async function beginLife(trx: Transaction<Database>, life: string): Promise<void> {
  await lockWrites(trx)
  await sql`
    insert into lives (life, place, since)
    select ${life}, (select coalesce(max(place), 0) + 1 from lives),
      greatest((select max(write) from scopes), (select value::bigint from meta where key = ${GONE}), 0)
  `.execute(trx)
}

/**
 * Waits for the writes under way, for as long as locks are waited for or as `longestMs` says, and lets
 * no other begin until the transaction ends.
 */
export async function lockWrites(trx: Transaction<Database>, longestMs?: number): Promise<void> {
  if (longestMs !== undefined) {
    await sql`set local lock_timeout = ${sql.lit(longestMs)}`.execute(trx)
  }
  // Everything may have to be rewritten after this, however much there is.
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`lock table scopes in share row exclusive mode`.execute(trx)
}

/** What is remembered of a claim, whose signature is still to be checked. */
export async function remembered(db: Kysely<Database>, claim: LifeClaim): Promise<Remembered> {
  const { rows } = await sql<Remembered>`
    select (select value from meta where key = 'lifeKey') as key,
      (select value from meta where key = 'epoch') as epoch,
      exists (select 1 from epochs where epoch = ${claim.epoch}) as "knowsEpoch",
      exists (select 1 from lives where life = ${claim.life}) as "knowsLife",
      coalesce(
        (select later.since from lives later, lives named
          where named.life = ${claim.life} and later.place > named.place
          order by later.place limit 1),
        (select last_value from writes)
      ) as "lastWrite"
  `.execute(db)
  return rows[0] ?? { key: '', epoch: '', knowsEpoch: false, knowsLife: false, lastWrite: 0 }
}

/** Devices that come from this history have been answered for: they begin anew by themselves. */
export async function rememberEpoch(trx: Transaction<Database>, epoch: string): Promise<void> {
  await sql`insert into epochs (epoch) values (${epoch}) on conflict do nothing`.execute(trx)
}

/** The key in `meta` of the number of the last write that went into a scope that is gone. */
export const GONE = 'lastWriteGone'
