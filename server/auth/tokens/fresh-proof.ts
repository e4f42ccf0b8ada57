// Whether somebody has proven lately who they are. A session lives for months, and who finds a phone
// unlocked must not take the account over or away with it.
import * as z from 'zod/mini'
import { SERVER_TEXT } from '#shared/server-texts.ts'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import type { Bearer } from './bearer.ts'
import { SECOND_FACTORS } from './sessions.ts'

const FRESH_MS = 24 * 3_600_000

const Proofs = z.array(z.object({ method: z.string(), timestamp: z.number() }))

/** Renewing proves nothing; a second factor can be enrolled by whoever has just found the session. */
const NO_PROOFS = new Set([...SECOND_FACTORS, 'token_refresh'])

/**
 * True when the newest proof in `amr` (of a session, or of a token's claims) is at most a day old:
 * a password, a code, a link from a mail.
 */
export function isFreshlyProven(amr: unknown, nowMs: number): boolean {
  const proofs = z.safeParse(Proofs, amr)
  if (!proofs.success) return false
  return proofs.data.some(
    ({ method, timestamp }) => !NO_PROOFS.has(method) && nowMs - timestamp * 1000 <= FRESH_MS,
  )
}

/**
 * Whoever adds, changes or removes a way to sign in has proven lately who they are. An anonymous
 * account has nothing to prove it with.
 * @throws AuthError 400 `reauthentication_needed`
 */
export function assertFreshlyProven(auth: AuthContext, { user, session }: Bearer): void {
  if (!auth.settings.isReauthenticationRequired || user.is_anonymous) return
  if (isFreshlyProven(session?.amr, auth.clock())) return
  throw new AuthError(400, 'reauthentication_needed', SERVER_TEXT.signInAgainToChange)
}
