import type { Claims } from './jwt.ts'

/** The signed-in person behind a product call. */
export type Identity = {
  userId: string
  /** '' when a hosted provider's token names none. */
  sessionId: string
  /** Lower case; '' when the account has no address. */
  email: string
  claims: Claims
}
