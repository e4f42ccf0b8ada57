// What the database keeps of second steps: factors, and the challenges that prove them.
import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { ask, onlyRow } from '../../db/ask.ts'
import type { Database } from '../../db/database.ts'
import type { Trx } from '../context.ts'
import type { AuthChallengesTable, AuthFactorsTable } from '../tables.ts'

export type FactorRow = Selectable<AuthFactorsTable>
export type Challenge = Selectable<AuthChallengesTable>

type Db = Kysely<Database>

/** The factors of these accounts, those that do not count yet among them; the oldest first. */
export function factorsOf(db: Db, userIds: readonly string[]): Promise<FactorRow[]> {
  return ask<FactorRow>(db)`
    select * from auth_factors where user_id = any(${[...userIds]}::uuid[]) order by created_at
  `
}

/** A factor of an account. */
export async function findFactor(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<FactorRow | undefined> {
  const [factor] = await ask<FactorRow>(db)`
    select * from auth_factors where id = ${id} and user_id = ${userId}
  `
  return factor
}

/** A factor, locked until the transaction ends: a code counts once, however often it comes. */
export async function lockFactor(trx: Trx, id: string): Promise<FactorRow | undefined> {
  const [factor] = await ask<FactorRow>(trx)`select * from auth_factors where id = ${id} for update`
  return factor
}

/** True when the account has a factor that counts, without which its sessions are half ones. */
export async function hasSecondStep(db: Db, userId: string): Promise<boolean> {
  const rows = await ask(db)`
    select from auth_factors where user_id = ${userId} and status = 'verified' limit 1
  `
  return rows.length > 0
}

/** Stores a factor that does not count before its first code was right. */
export async function insertFactor(
  trx: Trx,
  factor: {
    userId: string
    name: string
    type: string
    secret: string | null
    phone: string | null
    at: Date
  },
): Promise<FactorRow> {
  const { userId, name, type, secret, phone, at } = factor
  const rows = await ask<FactorRow>(trx)`
    insert into auth_factors
      (id, user_id, friendly_name, factor_type, status, secret, phone, created_at, updated_at)
    values (${randomUUID()}, ${userId}, ${name}, ${type}, 'unverified', ${secret}, ${phone}, ${at}, ${at})
    returning *
  `
  return onlyRow(rows)
}

/** Gives a factor another name. */
export async function renameFactor(
  db: Db,
  { id, name, at }: { id: string; name: string; at: Date },
): Promise<FactorRow> {
  const rows = await ask<FactorRow>(db)`
    update auth_factors set friendly_name = ${name}, updated_at = ${at} where id = ${id} returning *
  `
  return onlyRow(rows)
}

/**
 * The code of this half minute was right: the factor counts from now on, and no code of this or an
 * earlier half minute is taken again.
 */
export async function markProven(
  trx: Trx,
  proof: { factorId: string; challengeId: string; step: number; at: Date },
): Promise<void> {
  const { factorId, challengeId, step, at } = proof
  await ask(trx)`
    update auth_factors set status = 'verified', last_step = ${step}, updated_at = ${at}
    where id = ${factorId}
  `
  await ask(trx)`update auth_challenges set verified_at = ${at} where id = ${challengeId}`
}

/** Removes a factor; answers whether it counted until now. */
export async function deleteFactor(trx: Trx, id: string): Promise<boolean> {
  const [gone] = await ask<FactorRow>(
    trx,
  )`delete from auth_factors where id = ${id} returning status`
  return gone?.status === 'verified'
}

/** Removes factors of an account that nobody has proven: all, those of one kind, or from before a time. */
export async function deleteUnproven(
  trx: Trx,
  which: { userId: string; type?: string | undefined; before?: Date },
): Promise<void> {
  const { userId, type = null, before = null } = which
  await ask(trx)`
    delete from auth_factors where user_id = ${userId} and status = 'unverified'
      and (${type}::text is null or factor_type = ${type})
      and (${before}::timestamptz is null or created_at < ${before})
  `
}

/** Stores a challenge; the code of a text message as its hash. */
export async function insertChallenge(
  trx: Trx,
  challenge: { id: string; factorId: string; ip: string; codeHash: Buffer | null; at: Date },
): Promise<void> {
  const { id, factorId, ip, codeHash, at } = challenge
  await ask(trx)`
    insert into auth_challenges (id, factor_id, ip, code_hash, created_at)
    values (${id}, ${factorId}, ${ip}, ${codeHash}, ${at})
  `
  await ask(trx)`
    update auth_factors set last_challenged_at = ${at}, updated_at = ${at} where id = ${factorId}
  `
}

/** Uses up one attempt of a challenge, which says how many there were; undefined for an unknown one. */
export async function takeAttempt(
  db: Db,
  { id, factorId }: { id: string; factorId: string },
): Promise<Challenge | undefined> {
  const [challenge] = await ask<Challenge>(db)`
    update auth_challenges set attempts = attempts + 1
    where id = ${id} and factor_id = ${factorId} returning *
  `
  return challenge
}
