/** The database of the signed-in user: the one place of the page that opens it. */
import { createDb, type NomnomDb } from '#db/db.ts'
import { currentUser } from '#session/session.ts'
import { storageDeps } from '#session/storage.ts'

export { readFirstLoad } from '#db/read-first-load.ts'

let opened: NomnomDb | null = null

/** The database of the user whose data this window shows. Only below RequireSession. */
export function currentDb(): NomnomDb {
  const user = currentUser()
  if (user === null) throw new Error('Nobody is signed in, so there is no database to read')
  return dbOf(user.id)
}

/** The database of a user, opened on first use and kept open. */
export function dbOf(userId: string): NomnomDb {
  if (opened?.userId === userId) return opened
  opened?.close()
  opened = createDb(userId, storageDeps())
  return opened
}
