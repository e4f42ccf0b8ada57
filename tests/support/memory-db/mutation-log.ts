// The twin of server/db/mutation-log.ts.
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { LoggedCall } from '#server/db/mutation-log.ts'
import type { Refusal } from '#server/db/product-tables.ts'
import { memoryOf, put } from './data.ts'

type Key = { userId: string; mutationId: string }

const keyOf = ({ userId, mutationId }: Key) => `${userId} ${mutationId}`

export async function claimCall(
  trx: Transaction<Database>,
  key: Key & { hash: Buffer },
): Promise<boolean> {
  const memory = memoryOf(trx)
  if (memory.tables.log.has(keyOf(key))) return false
  const none = { status: 200, scope: null, version: null, subject: null, refusal: null }
  const value = { hash: key.hash, ...none, at: memory.clock() }
  put(memory, memory.tables.log, { key: keyOf(key), value })
  return true
}

export async function noteCall(
  trx: Transaction<Database>,
  key: Key,
  done: {
    status: number
    scope?: string | undefined
    version?: number | undefined
    id?: string | undefined
  },
): Promise<void> {
  const memory = memoryOf(trx)
  const logged = memory.tables.log.get(keyOf(key))
  if (!logged) return
  const { status, scope = null, version = null, id: subject = null } = done
  const value = { ...logged, status, scope, version, subject }
  put(memory, memory.tables.log, { key: keyOf(key), value })
}

export async function noteRefusal(
  trx: Transaction<Database>,
  key: Key,
  { status, refusal }: { status: number; refusal: Refusal },
): Promise<void> {
  const memory = memoryOf(trx)
  const logged = memory.tables.log.get(keyOf(key))
  if (!logged) return
  put(memory, memory.tables.log, { key: keyOf(key), value: { ...logged, status, refusal } })
}

export async function loggedCall(db: Kysely<Database>, key: Key): Promise<LoggedCall | undefined> {
  return memoryOf(db).tables.log.get(keyOf(key))
}
