import type { Claims } from './jwt.ts'

/** The signed-in person behind a product call. */
export type Identity = {
  userId: string
  /** '' when a hosted provider's token names none. */
  sessionId: string
  /** Lower case; '' when the account has no address. A hosted provider is asked for it: that of a token may be old. */
  email: string
  claims: Claims
}
