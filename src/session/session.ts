/**
 * Who is signed in. The stored record is the truth and is read directly; nothing here waits for the
 * network before the first paint, whatever the age of the token (docs/sync.md section 7). The user
 * of a window stays the same until the page loads anew: what it shows belongs to that user.
 */
import { useSyncExternalStore } from 'react'
import { createListeners } from '#ui/listeners.ts'
import { isFresh, SESSION_KEY, sessionStore, type StoredSession } from '#db/session-store.ts'
import { arrivalIn, type Arrival } from './arrival.ts'
import type { Client } from './auth-client.ts'
import { announceSession, renewSession } from '#db/renewing.ts'

export type SessionUser = { id: string; email: string }

type Session = {
  /** Whose data this window shows. Stays when a renewal is refused, until the page loads anew. */
  user: SessionUser | null
  /** Whether there is a session record. */
  isSignedIn: boolean
  /** The path that was open when the session was lost; it stays usable until it is left. */
  lostAt: string | null
  /** Who has signed in but for the second step; the sign-in screen asks for its code. */
  halfSignedIn: SessionUser | null
  /** What a link from a mail brought; null once it has been dealt with. */
  arrival: Arrival | null
}

/** Tells the other windows that somebody signed out; this one does not receive its own messages. */
const signOuts = new BroadcastChannel('nomnom-signed-out')

let session: Session = {
  user: null,
  isSignedIn: false,
  lostAt: null,
  halfSignedIn: null,
  arrival: null,
}
const { subscribe, tell } = createListeners()

/** Reads the stored record and follows it from now on. Awaited once, before the app renders. */
export async function startSession(): Promise<void> {
  const arrival = arrivalIn(location.hash)
  const { user, halfSignedIn } = peopleOf(await sessionStore.readRecord())
  session = { user, isSignedIn: user !== null, lostAt: null, halfSignedIn, arrival }
  const changes = new BroadcastChannel(SESSION_KEY)
  changes.addEventListener('message', followUnlessArriving)
  signOuts.addEventListener('message', () => location.replace('/login'))
}

/** The session, and a new render when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, currentSession)
}

/** The user whose data this window shows. Only below RequireSession. */
export function useUser(): SessionUser {
  const { user } = useSession()
  if (user === null) throw new Error('This part of the app is only for people who are signed in')
  return user
}

/** What useSession gives, outside of React. */
export function currentSession(): Session {
  return session
}

/** The user whose data this window shows, outside of React. */
export function currentUser(): SessionUser | null {
  return session.user
}

/** A link from a mail has been dealt with; what is left of it is the reason why it did not work. */
export function settleArrival(left: Arrival | null = null): void {
  change({ arrival: left })
}

/**
 * The user and a token to send now, from one read, so that nobody's changes leave under another
 * name; null when nobody is signed in or no token can be had. `used`: the token that was refused.
 */
export async function tokenForRequest(
  used: string | null = null,
): Promise<{ userId: string; token: string } | null> {
  const stored = await sessionStore.readSession()
  if (stored === null) return null
  if (isFresh(stored, Date.now()) && stored.accessToken !== used) return asToken(stored)
  const outcome = await renewSession(used)
  if (outcome.kind === 'renewed') return asToken(outcome.session)
  const hasTimeLeft = stored.expiresAt * 1000 > Date.now() && stored.accessToken !== used
  return outcome.kind === 'unavailable' && hasTimeLeft ? asToken(stored) : null
}

let client: Promise<Client> | undefined

/** The one auth client of this window; its code is fetched when it is first asked for. */
export function authClient(): Promise<Client> {
  client ??= import('./auth-client.ts')
    .then(({ createAuthClient }) => createAuthClient())
    .then(followEvents)
    .catch((error: unknown) => {
      client = undefined
      throw error
    })
  return client
}

/** Starts renewing ahead of time; it pauses by itself while the page is hidden (product §4). */
export async function keepSessionFresh(): Promise<void> {
  if (!session.isSignedIn || session.arrival !== null) return
  const auth = await authClient()
  await auth.initialize()
}

/** Looks at the record again: it has changed in this window, another one, or the worker. */
export async function followRecord(): Promise<void> {
  const { user: found, halfSignedIn } = peopleOf(await sessionStore.readRecord())
  if (found === null) {
    const lost = session.isSignedIn ? { isSignedIn: false, lostAt: location.pathname } : {}
    return change({ ...lost, halfSignedIn })
  }
  // Another user's data must not appear in a window that shows this user's.
  if (session.user !== null && session.user.id !== found.id) return location.reload()
  change({ user: found, isSignedIn: true, lostAt: null, halfSignedIn })
}

/** Whether the stored sign-in waits for its second step. */
export async function isHalfSignedIn(): Promise<boolean> {
  return (await sessionStore.readRecord())?.isComplete === false
}

/** Whether the record is still of this user; the window itself shows them until it is loaded anew. */
export async function isStillOf(userId: string): Promise<boolean> {
  return (await sessionStore.readSession())?.userId === userId
}

/** Removes the record and tells the other windows and the worker, without the network. */
export async function forgetSession(): Promise<StoredSession | null> {
  const stored = await sessionStore.readRecord()
  await sessionStore.removeItem(SESSION_KEY)
  announceSession({ event: 'SIGNED_OUT', session: null })
  return stored
}

/** Sends every other window to the sign-in screen: the data that they show is gone. */
export function announceSignOut(): void {
  signOuts.postMessage(null)
}

function followEvents(auth: Client): Client {
  // INITIAL_SESSION also comes with null when a renewal found no network: the record decides.
  auth.onAuthStateChange((event) => {
    if (event !== 'INITIAL_SESSION') followUnlessArriving()
  })
  return auth
}

/** While a link signs somebody in, finishArrival looks at the record itself, as its last step. */
function followUnlessArriving(): void {
  if (session.arrival?.kind !== 'session') void followRecord()
}

function peopleOf(stored: StoredSession | null): Pick<Session, 'user' | 'halfSignedIn'> {
  if (stored === null) return { user: null, halfSignedIn: null }
  const person = { id: stored.userId, email: stored.email }
  return stored.isComplete
    ? { user: person, halfSignedIn: null }
    : { user: null, halfSignedIn: person }
}

function asToken(stored: StoredSession) {
  return { userId: stored.userId, token: stored.accessToken }
}

function change(part: Partial<Session>): void {
  session = { ...session, ...part }
  tell()
}
