// What a session or a token says of how and when somebody proved who they are.
import * as z from 'zod/mini'

const FRESH_MS = 24 * 3_600_000

const Proofs = z.array(z.object({ method: z.string(), timestamp: z.number() }))

/** Methods that prove a second factor. */
export const SECOND_FACTORS: ReadonlySet<string> = new Set(['totp', 'mfa/phone', 'mfa/webauthn'])
/** Renewing proves nothing; a second factor can be enrolled by whoever has just found the session. */
const NO_PROOFS = new Set([...SECOND_FACTORS, 'token_refresh'])

/**
 * The newest proof in `amr` (of a session, or of a token's claims): a password, a code, a link from a
 * mail. Unix ms, of a whole second; undefined: there is none.
 */
export function provenAt(amr: unknown): number | undefined {
  const proofs = z.safeParse(Proofs, amr)
  const times = (proofs.data ?? [])
    .filter(({ method }) => !NO_PROOFS.has(method))
    .map(({ timestamp }) => timestamp * 1000)
  return times.length === 0 ? undefined : Math.max(...times)
}

/** True when the newest proof in `amr` is at most a day old. */
export function isFreshlyProven(amr: unknown, nowMs: number): boolean {
  const at = provenAt(amr)
  return at !== undefined && nowMs - at <= FRESH_MS
}
