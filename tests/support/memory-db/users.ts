// The twin of server/db/users.ts.
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { StoredUser } from '#server/db/users.ts'
import { memoryOf, put, remove } from './data.ts'

export async function findUser(db: Kysely<Database>, id: string): Promise<StoredUser | undefined> {
  return memoryOf(db).tables.users.get(id)
}

export async function findUserByEmail(
  db: Kysely<Database>,
  email: string,
): Promise<StoredUser | undefined> {
  const wanted = email.toLowerCase()
  const users = [...memoryOf(db).tables.users.values()]
  return users.findLast((user) => user.email?.toLowerCase() === wanted)
}

export async function insertUser(trx: Transaction<Database>, user: StoredUser): Promise<boolean> {
  const memory = memoryOf(trx)
  if (memory.tables.users.has(user.id)) return false
  put(memory, memory.tables.users, { key: user.id, value: user })
  return true
}

export async function setEmail(
  trx: Transaction<Database>,
  id: string,
  email: string | null,
): Promise<void> {
  if (email !== null) await releaseEmail(trx, id, email)
  change(trx, id, { email })
}

export async function releaseEmail(
  trx: Transaction<Database>,
  id: string,
  email: string,
): Promise<void> {
  const memory = memoryOf(trx)
  for (const user of memory.tables.users.values()) {
    const isHeld = user.id !== id && user.email?.toLowerCase() === email.toLowerCase()
    if (isHeld) put(memory, memory.tables.users, { key: user.id, value: { ...user, email: null } })
  }
}

export async function setDisplayName(
  trx: Transaction<Database>,
  id: string,
  displayName: string,
): Promise<void> {
  change(trx, id, { displayName })
}

export async function deleteUser(trx: Transaction<Database>, id: string): Promise<void> {
  const memory = memoryOf(trx)
  const { users, friendships, log } = memory.tables
  remove(memory, users, id)
  for (const { id: key, low, high } of friendships.values()) {
    if (low === id || high === id) remove(memory, friendships, key)
  }
  for (const key of log.keys()) if (key.startsWith(`${id} `)) remove(memory, log, key)
}

export async function lockUsers(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<StoredUser[]> {
  const { users } = memoryOf(trx).tables
  return [...new Set(ids)].sort().flatMap((id) => users.get(id) ?? [])
}

export async function namesOf(
  db: Kysely<Database>,
  ids: Iterable<string>,
): Promise<Map<string, string>> {
  const { users } = memoryOf(db).tables
  const found = [...new Set(ids)].flatMap((id) => users.get(id) ?? [])
  return new Map(found.map(({ id, displayName }) => [id, displayName]))
}

function change(trx: Transaction<Database>, id: string, values: Partial<StoredUser>): void {
  const memory = memoryOf(trx)
  const user = memory.tables.users.get(id)
  if (user) put(memory, memory.tables.users, { key: id, value: { ...user, ...values } })
}
