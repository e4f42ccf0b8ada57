/** The access tokens of whoever is signed in (product §7.tokens). They are the server's alone. */
import type {
  AccessToken,
  CreatedAccessToken,
  NewAccessToken,
} from '#shared/schemas/access-token.ts'
import { askServer } from '#session/ask-server.ts'
import type { AuthFailure, AuthOutcome } from '#session/auth-outcome.ts'

type Outcome<T> = { ok: true; value: T } | AuthFailure

/** All of them, the newest first. */
export async function readTokens(): Promise<Outcome<AccessToken[]>> {
  const answer = await askServer({ method: 'GET', path: '/access-tokens' })
  // Our own server answers what shared/schemas/access-token.ts describes.
  return answer.ok ? { ok: true, value: answer.body as AccessToken[] } : answer
}

/** Makes one. Its text is in this answer and never again. */
export async function makeToken(wanted: NewAccessToken): Promise<Outcome<CreatedAccessToken>> {
  const answer = await askServer({ method: 'POST', path: '/access-tokens', json: wanted })
  return answer.ok ? { ok: true, value: answer.body as CreatedAccessToken } : answer
}

/** Takes one back: it counts no more from now on. */
export async function takeBackToken(id: string): Promise<AuthOutcome> {
  const answer = await askServer({ method: 'DELETE', path: `/access-tokens/${id}` })
  return answer.ok ? { ok: true } : answer
}
