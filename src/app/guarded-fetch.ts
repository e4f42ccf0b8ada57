/**
 * The fetch of the auth client. Its refresh grants go through refreshSession, because the client
 * forgets the session on many answers that say nothing about it: 429, 409, a captive portal's 403,
 * `200 {}` (product §4.session.4). To the client those become network errors, which it survives.
 */
import type { RefreshOutcome } from '#db/refresh-session.ts'

/** The client reads error codes only from answers that name this version. */
const API_VERSION = { 'X-Supabase-Api-Version': '2024-01-01' }

type Parts = {
  /** Renews the stored session unless it already differs from the token that was used. */
  refresh(refreshToken: string): Promise<RefreshOutcome>
  /** Everything else. */
  send: typeof fetch
}

/** A fetch that answers a refresh grant from the shared renewal and passes all else on. */
export function createGuardedFetch({ refresh, send }: Parts): typeof fetch {
  return async (input, init) => {
    const used = refreshTokenOf(input, init)
    if (used === null) return await send(input, init)
    const outcome = await refresh(used)
    if (outcome.kind === 'renewed') return json(outcome.json, 200)
    if (outcome.kind === 'refused') return json(outcome.body, outcome.status)
    throw new TypeError('The session could not be renewed now')
  }
}

function refreshTokenOf(input: RequestInfo | URL, init: RequestInit | undefined): string | null {
  const url = new URL(input instanceof Request ? input.url : input)
  if (url.searchParams.get('grant_type') !== 'refresh_token') return null
  if (typeof init?.body !== 'string') return null
  const body: unknown = JSON.parse(init.body)
  if (typeof body !== 'object' || body === null || !('refresh_token' in body)) return null
  return typeof body.refresh_token === 'string' ? body.refresh_token : null
}

function json(body: string, status: number): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json', ...API_VERSION },
  })
}
