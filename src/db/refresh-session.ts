/**
 * Renewing the stored session: the same few lines for the page, whose auth client sends its refresh
 * grant through them, and for the worker, which has no auth client. One Web Lock across tabs and
 * worker makes it one request; whoever waited finds the new session in the record. Only a refusal
 * that trying again cannot change ends a session (product §4). docs/sync.md section 7.
 */
import {
  isFresh,
  parseSession,
  receivedAt,
  SESSION_KEY,
  type SessionStore,
  type StoredSession,
} from './session-store.ts'

/** What renewing needs of the place where it runs. */
export type RefreshDeps = {
  store: SessionStore
  /** Sends the refresh grant; may reject like fetch does. */
  send(refreshToken: string): Promise<Response>
  /** Runs one task at a time in all tabs and the worker. */
  withLock<T>(task: () => Promise<T>): Promise<T>
  /** Tells the other contexts, in the words of auth-js. */
  announce(message: { event: 'TOKEN_REFRESHED' | 'SIGNED_OUT'; session: unknown }): void
  /** Unix milliseconds. */
  now(): number
}

/**
 * renewed: there is a session that can be used, and its JSON. refused: the provider ended it, and
 * the record is gone. unavailable: nothing is known; the record is untouched. absent: nobody is
 * signed in (any more).
 */
export type RefreshOutcome =
  | { kind: 'renewed'; session: StoredSession; json: string }
  | { kind: 'refused'; status: number; body: string }
  | { kind: 'unavailable' }
  | { kind: 'absent' }

/**
 * Renews the session, unless somebody else did while this call waited. `used` is the access token
 * that the server has just turned down; null: renew only when the stored one runs out.
 */
export async function refreshSession(
  deps: RefreshDeps,
  used: string | null,
): Promise<RefreshOutcome> {
  try {
    return await deps.withLock(() => renewUnlessDone(deps, used))
  } catch (error) {
    // Frozen in the middle of it, and another context has taken over.
    if (error instanceof Error && error.name === 'AbortError') return { kind: 'unavailable' }
    throw error
  }
}

async function renewUnlessDone(deps: RefreshDeps, used: string | null): Promise<RefreshOutcome> {
  const json = await deps.store.getItem(SESSION_KEY)
  const session = parseSession(json)
  if (json === null || session === null) return { kind: 'absent' }
  const isTurnedDown = used === session.accessToken
  if (!isTurnedDown && isFresh(session, deps.now())) return { kind: 'renewed', session, json }
  return await renew(deps, session.refreshToken)
}

async function renew(deps: RefreshDeps, refreshToken: string): Promise<RefreshOutcome> {
  let answer: { status: number; body: string }
  try {
    const response = await deps.send(refreshToken)
    answer = { status: response.status, body: await response.text() }
  } catch {
    // Safe: no answer means that nothing is known, and the record stays as it is.
    return { kind: 'unavailable' }
  }
  const verdict = judgeRefresh(answer, deps.now())
  if (verdict.kind === 'unknown') return { kind: 'unavailable' }
  if (verdict.kind === 'refused') {
    // Another session may have been stored meanwhile; that one is not the refused one.
    const isRemoved = await deps.store.replaceSession(refreshToken, null)
    if (isRemoved) deps.announce({ event: 'SIGNED_OUT', session: null })
    return { kind: 'refused', ...answer }
  }
  // Written before the lock is released, so that whoever waits for it sees the new session.
  const { json, session } = verdict
  const isStored = await deps.store.replaceSession(refreshToken, json)
  if (!isStored) return { kind: 'absent' }
  deps.announce({ event: 'TOKEN_REFRESHED', session: JSON.parse(json) })
  return { kind: 'renewed', session, json }
}

/** The only answers that end a session; all with status 400 and JSON. */
const REFUSALS = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_banned',
  'user_not_found',
  'validation_failed',
])

/** What an answer to a refresh grant means. */
type RefreshVerdict =
  | { kind: 'granted'; session: StoredSession; json: string }
  | { kind: 'refused' }
  | { kind: 'unknown' }

/**
 * Judges an answer to a refresh grant. A throttled, contended or broken provider, a captive portal
 * and a proxy all answer something; none of that says that the session is over.
 */
function judgeRefresh(answer: { status: number; body: string }, now: number): RefreshVerdict {
  const fields = parseObject(answer.body)
  if (fields === null) return { kind: 'unknown' }
  if (answer.status === 200) {
    const json = JSON.stringify(receivedAt(fields, now))
    const session = parseSession(json)
    return session === null ? { kind: 'unknown' } : { kind: 'granted', session, json }
  }
  // Newer providers put their code into `code`, older ones into `error_code`.
  const code = typeof fields['error_code'] === 'string' ? fields['error_code'] : fields['code']
  const isRefused = answer.status === 400 && typeof code === 'string' && REFUSALS.has(code)
  return { kind: isRefused ? 'refused' : 'unknown' }
}

/** The object that a JSON text holds, or null. */
export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    // A page of HTML instead of JSON: no answer of the provider.
    return null
  }
}
