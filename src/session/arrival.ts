/**
 * What a link from a mail brings in the fragment of the address: a session, or the reason why there
 * is none. Read once at start, because the auth client clears the fragment while it signs in.
 */
export type Arrival =
  /** A session; `isRecovery` when it came from a link to reset the password. */
  | { kind: 'session'; isRecovery: boolean; accessToken: string }
  /** Something to say that needs no answer, such as that the other address has to agree, too. */
  | { kind: 'told'; text: string }
  /** A link that does not work (any more), and why. */
  | { kind: 'refused'; code: string; reason: string }

const NO_REASON = 'This link does not work any more.'

/** Reads the fragment of an address; null when it is not from a mail. */
export function arrivalIn(hash: string): Arrival | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const accessToken = fields.get('access_token')
  if (accessToken !== null && fields.has('refresh_token')) {
    return { kind: 'session', isRecovery: fields.get('type') === 'recovery', accessToken }
  }
  // `sb` marks the provider's own errors; `error` alone may belong to anything.
  const code = fields.get('error_code')
  if (!fields.has('sb')) return null
  const text = fields.get('message')
  if (text !== null) return { kind: 'told', text }
  if (code === null) return null
  return { kind: 'refused', code, reason: fields.get('error_description') ?? NO_REASON }
}
