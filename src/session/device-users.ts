/** Whose databases lie on this device, and a sign-out that has begun: notes beside the session. */
import { sessionStore } from '#db/session-store.ts'

/** A JSON list of user ids. */
const USERS_KEY = 'nomnom-users'
const LEAVING_KEY = 'nomnom-leaving'

/** A sign-out: whose, and what becomes of the changes that were not sent. */
export type Leaving = { userId: string; unsent: 'keep' | 'discard' }

/** The users whose databases exist here. */
export async function rememberedUsers(): Promise<string[]> {
  const json = await sessionStore.getItem(USERS_KEY)
  const users: unknown = json === null ? [] : JSON.parse(json)
  return Array.isArray(users) ? users.filter((id) => typeof id === 'string') : []
}

/**
 * Notes that this user's data is kept here from now on; resolves to whether none was before. known: the
 * remembered users, where they have been read already.
 */
export async function rememberUser(userId: string, known?: readonly string[]): Promise<boolean> {
  const users = known ?? (await rememberedUsers())
  if (users.includes(userId)) return false
  await writeUsers([...users, userId])
  return true
}

/** Nothing of this user is left here. */
export async function forgetUser(userId: string): Promise<void> {
  const users = await rememberedUsers()
  await writeUsers(users.filter((id) => id !== userId))
}

/** Notes a sign-out before it does anything, so that it is finished whatever happens to the tab. */
export async function noteLeaving(leaving: Leaving): Promise<void> {
  await sessionStore.setItem(LEAVING_KEY, JSON.stringify(leaving))
}

/** The sign-out that has begun and is not finished. */
export async function readLeaving(): Promise<Leaving | null> {
  const json = await sessionStore.getItem(LEAVING_KEY)
  return json === null ? null : (JSON.parse(json) as Leaving)
}

/** The sign-out is finished. */
export async function clearLeaving(): Promise<void> {
  await sessionStore.removeItem(LEAVING_KEY)
}

async function writeUsers(users: readonly string[]): Promise<void> {
  if (users.length === 0) await sessionStore.removeItem(USERS_KEY)
  else await sessionStore.setItem(USERS_KEY, JSON.stringify(users))
}
