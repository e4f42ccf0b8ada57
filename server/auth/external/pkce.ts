// The PKCE flow: whoever starts a sign-in keeps a verifier; the link or redirect then yields a code
// that is worth a session only together with that verifier.
import { createHash, timingSafeEqual } from 'node:crypto'
import { validationError } from '../errors.ts'

export type Pkce = { challenge: string; method: 'plain' | 's256' }

/**
 * The challenge of a request, undefined when it does not use PKCE.
 * @throws AuthError 400 when only half of it is given or it is malformed
 */
export function parsePkce(body: {
  code_challenge: string
  code_challenge_method: string
}): Pkce | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = body
  if (challenge === '' && method === '') return undefined
  if (challenge === '' || method === '') {
    throw validationError('PKCE flow requires code_challenge_method and code_challenge to be set')
  }
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    throw validationError('code challenge has to be between 43 and 128 characters')
  }
  const normal = method.toLowerCase()
  if (normal !== 's256' && normal !== 'plain') {
    throw validationError(`unsupported code_challenge method "${method.slice(0, 20)}"`)
  }
  return { challenge, method: normal }
}

/** True when the verifier is the one the challenge was made from. */
export function verifierFits(
  verifier: string,
  stored: { challenge: string; method: string },
): boolean {
  const derived =
    stored.method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  const [left, right] = [Buffer.from(derived), Buffer.from(stored.challenge)]
  return left.length === right.length && timingSafeEqual(left, right)
}
