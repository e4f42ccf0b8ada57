// Whether somebody has proven lately who they are. A session lives for months, and who finds a phone
// unlocked must not take the account over or away with it.
import * as z from 'zod/mini'

const FRESH_MS = 24 * 3_600_000

const Proofs = z.array(z.object({ method: z.string(), timestamp: z.number() }))

/**
 * True when the newest proof in `amr` (of a session, or of a token's claims) is at most a day old:
 * a password, a code, a link from a mail. Renewing a session proves nothing.
 */
export function isFreshlyProven(amr: unknown, nowMs: number): boolean {
  const proofs = z.safeParse(Proofs, amr)
  if (!proofs.success) return false
  return proofs.data.some(
    ({ method, timestamp }) => method !== 'token_refresh' && nowMs - timestamp * 1000 <= FRESH_MS,
  )
}
