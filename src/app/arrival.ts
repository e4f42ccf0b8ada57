/**
 * What a link from a mail brings in the fragment of the address: a session, or the reason why there
 * is none. Read once at start, because the auth client clears the fragment while it signs in.
 */
import { claimsOf } from '#db/session-store.ts'

export type Arrival =
  /** A session and whose it is; `isRecovery` when it came from a link to reset the password. */
  | { kind: 'session'; isRecovery: boolean; userId: string; email: string; accessToken: string }
  /** A link that does not work (any more), and why. */
  | { kind: 'refused'; code: string; reason: string }

const NO_REASON = 'This link does not work any more.'

/** Reads the fragment of an address; null when it is not from a mail. */
export function arrivalIn(hash: string): Arrival | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const accessToken = fields.get('access_token')
  if (accessToken !== null && fields.has('refresh_token')) {
    const { sub, email } = claimsOf(accessToken)
    return {
      kind: 'session',
      isRecovery: fields.get('type') === 'recovery',
      userId: typeof sub === 'string' ? sub : '',
      email: typeof email === 'string' ? email : '',
      accessToken,
    }
  }
  // `sb` marks the provider's own errors; `error` alone may belong to anything.
  const code = fields.get('error_code')
  if (code === null || !fields.has('sb')) return null
  return { kind: 'refused', code, reason: fields.get('error_description') ?? NO_REASON }
}
