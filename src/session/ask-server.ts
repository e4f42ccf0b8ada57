/**
 * Calls to the product that no outbox may hold, because they count now or not at all, such as
 * deleting the account. Their outcome is a value, as that of calls to the sign-in provider.
 */
import { UNREACHABLE, type AuthFailure } from './auth-outcome.ts'
import { tokenForRequest } from './session.ts'

type Asked = { method: 'GET' | 'POST' | 'DELETE'; path: string; json?: unknown }

/** What the server answered, not yet checked; `{}` for an answer without a body (product §7.calls.2). */
export type Answered = { ok: true; body: unknown } | AuthFailure

const UNANSWERED = { ok: false, message: UNREACHABLE, code: undefined } as const

/** Asks the server as whoever is signed in. `path` stands behind /api. */
export async function askServer({ method, path, json }: Asked): Promise<Answered> {
  const sent = await tokenForRequest()
  if (sent === null) return UNANSWERED
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${sent.token}` },
      body: json === undefined ? null : JSON.stringify(json),
    })
    const body: unknown = answer.status === 204 ? {} : await answer.json()
    if (answer.ok) return { ok: true, body }
    const { message, code } = fields(body)
    if (typeof message !== 'string') return UNANSWERED
    return { ok: false, message, code: typeof code === 'string' ? code : undefined }
  } catch {
    // No answer, or none of ours: nothing is known to have happened.
    return UNANSWERED
  }
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
