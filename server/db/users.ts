// The people of the product. Sign-in is somebody else's business: here is only what others see.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from './database.ts'

export type StoredUser = { id: string; email: string | null; displayName: string }

type Columns = { id: string; email: string | null; display_name: string }

/** A user by id; undefined for an unknown one. */
export async function findUser(db: Kysely<Database>, id: string): Promise<StoredUser | undefined> {
  const { rows } = await sql<Columns>`
    select id, email, display_name from users where id = ${id}
  `.execute(db)
  return rows.map(toUser)[0]
}

/** Whoever has this address, in any case of letters. */
export async function findUserByEmail(
  db: Kysely<Database>,
  email: string,
): Promise<StoredUser | undefined> {
  const { rows } = await sql<Columns>`
    select id, email, display_name from users where lower(email) = lower(${email})
    order by created_at desc limit 1
  `.execute(db)
  return rows.map(toUser)[0]
}

/** Adds a user; false when there is one with this id already. */
export async function insertUser(trx: Transaction<Database>, user: StoredUser): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into users (id, email, display_name)
    values (${user.id}, ${user.email}, ${user.displayName})
    on conflict (id) do nothing returning id
  `.execute(trx)
  return rows.length > 0
}

/** Sets the address. Whoever had it before has lost it: the sign-in provider gave it to this user. */
export async function setEmail(
  trx: Transaction<Database>,
  id: string,
  email: string | null,
): Promise<void> {
  if (email !== null) await releaseEmail(trx, id, email)
  await sql`update users set email = ${email} where id = ${id}`.execute(trx)
}

/** Takes an address from everybody but this user. */
export async function releaseEmail(
  trx: Transaction<Database>,
  id: string,
  email: string,
): Promise<void> {
  await sql`
    update users set email = null where lower(email) = lower(${email}) and id <> ${id}
  `.execute(trx)
}

/** Sets the name that others see. */
export async function setDisplayName(
  trx: Transaction<Database>,
  id: string,
  displayName: string,
): Promise<void> {
  await sql`update users set display_name = ${displayName} where id = ${id}`.execute(trx)
}

/** Removes a user; their friendships and logged calls go with them. */
export async function deleteUser(trx: Transaction<Database>, id: string): Promise<void> {
  await sql`delete from users where id = ${id}`.execute(trx)
}

/** Locks users until the transaction ends, in the one order that all writers keep. */
export async function lockUsers(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<StoredUser[]> {
  const { rows } = await sql<Columns>`
    select id, email, display_name from users where id = any(${[...ids]}::uuid[])
    order by id for no key update
  `.execute(trx)
  return rows.map(toUser)
}

/** The names of users by id. */
export async function namesOf(
  db: Kysely<Database>,
  ids: Iterable<string>,
): Promise<Map<string, string>> {
  const { rows } = await sql<Columns>`
    select id, email, display_name from users where id = any(${[...new Set(ids)]}::uuid[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row.display_name]))
}

function toUser(row: Columns): StoredUser {
  return { id: row.id, email: row.email, displayName: row.display_name }
}
