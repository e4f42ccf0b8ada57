/**
 * The fetch of the auth client. Its refresh grants go through refreshSession, because the client
 * forgets the session on many answers that say nothing about it: 429, 409, a captive portal's 403,
 * `200 {}` (product §4.session.4). To the client those become network errors, which it survives.
 * Every session gets its end by the clock of this device, because the client goes by that.
 */
import { parseObject, type RefreshOutcome } from '#db/refresh-session.ts'
import { receivedAt } from '#db/session-store.ts'

/** The client reads error codes only from answers that name this version. */
const API_VERSION = { 'X-Supabase-Api-Version': '2024-01-01' }

type Parts = {
  /** Renews the stored session if it runs out; the client may ask more often than that. */
  refresh(): Promise<RefreshOutcome>
  /** Everything else. */
  send: typeof fetch
}

/** A fetch that answers a refresh grant from the shared renewal and passes all else on. */
export function createGuardedFetch({ refresh, send }: Parts): typeof fetch {
  return async (input, init) => {
    if (!isRefreshGrant(input)) return await withOwnClock(await send(input, init))
    const outcome = await refresh()
    if (outcome.kind === 'renewed') return json(outcome.json, 200)
    if (outcome.kind === 'refused') return json(outcome.body, outcome.status)
    throw new TypeError('The session could not be renewed now')
  }
}

function isRefreshGrant(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input)
  return url.searchParams.get('grant_type') === 'refresh_token'
}

async function withOwnClock(answer: Response): Promise<Response> {
  if (answer.status !== 200) return answer
  const fields = parseObject(await answer.clone().text())
  if (fields === null || !('access_token' in fields)) return answer
  return json(JSON.stringify(receivedAt(fields, Date.now())), 200)
}

function json(body: string, status: number): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json', ...API_VERSION },
  })
}
