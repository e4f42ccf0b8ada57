// What an external provider's claims say about somebody.
import { comparableAddress } from '../../mail-address.ts'
import { AuthError } from '../errors.ts'
import type { ExternalIdentity } from './external-account.ts'
import type { JsonObject } from '../tables.ts'

const MAX_CLAIMS_LENGTH = 20_000
/** Claims about the token, not about the person. */
const TOKEN_CLAIMS = new Set([
  'aud',
  'exp',
  'iat',
  'nbf',
  'nonce',
  'at_hash',
  'c_hash',
  'azp',
  'jti',
])

/**
 * Reads the claims of an ID token or of a user info answer.
 * @throws AuthError 400 without a subject or when there is too much of it
 */
export function readExternalIdentity(provider: string, claims: JsonObject): ExternalIdentity {
  const { sub, email, email_verified: verified } = claims
  if (typeof sub !== 'string' || sub === '') {
    throw new AuthError(400, 'bad_oauth_callback', 'Missing subject in the provider’s answer')
  }
  if (JSON.stringify(claims).length > MAX_CLAIMS_LENGTH) {
    throw new AuthError(400, 'bad_oauth_callback', 'The provider’s answer is too large')
  }
  const about = Object.entries(claims).filter(([claim]) => !TOKEN_CLAIMS.has(claim))
  return {
    provider,
    sub,
    email: typeof email === 'string' && email !== '' ? comparableAddress(email) : null,
    isEmailVerified: verified === true || verified === 'true',
    claims: Object.fromEntries(about),
  }
}
