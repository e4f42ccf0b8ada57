// Signing and checking access tokens. The key decides which algorithm counts, never the token:
// otherwise a public RSA key could be used as an HMAC secret, or "none" be asked for.
import {
  type CryptoKey,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JWTHeaderParameters,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import * as z from 'zod/mini'

export type Algorithm = 'ES256' | 'RS256' | 'EdDSA' | 'HS256'

export type VerificationKey = {
  kid: string | undefined
  algorithm: Algorithm
  /** Bytes for a shared secret. */
  key: CryptoKey | Uint8Array
}

export type SigningKey = VerificationKey & { kid: string }

/** Why a token is not acceptable, in words that may be shown to its holder. */
export class JwtError extends Error {
  override readonly name = 'JwtError'
}

const MAX_TOKEN_LENGTH = 16_384
const CLOCK_TOLERANCE_SECONDS = 5

const Claims = z.looseObject({
  sub: z.optional(z.string()),
  aud: z.optional(z.union([z.string(), z.array(z.string())])),
  iss: z.optional(z.string()),
  exp: z.optional(z.number()),
  nbf: z.optional(z.number()),
  iat: z.optional(z.number()),
  role: z.optional(z.string()),
  email: z.optional(z.string()),
  session_id: z.optional(z.string()),
  is_anonymous: z.optional(z.boolean()),
  aal: z.optional(z.string()),
  app_metadata: z.optional(z.record(z.string(), z.unknown())),
  user_metadata: z.optional(z.record(z.string(), z.unknown())),
})

/** What an access token says; keys beyond these are kept as they are. */
export type Claims = z.infer<typeof Claims>

/** What a token says about itself, before it is believed. */
export type UncheckedJwt = { alg: string; kid: string | undefined; claims: Claims }

/**
 * Reads a token without trusting it.
 * @throws JwtError when it is no signed token
 */
export function readJwt(token: string): UncheckedJwt {
  if (token.length > MAX_TOKEN_LENGTH) throw new JwtError('token is too long')
  try {
    const { alg = 'none', kid } = decodeProtectedHeader(token)
    return { alg, kid, claims: checkedClaims(decodeJwt(token)) }
  } catch (error) {
    if (error instanceof JwtError) throw error
    throw new JwtError('token is malformed', { cause: error })
  }
}

function checkedClaims(payload: JWTPayload): Claims {
  const parsed = z.safeParse(Claims, payload)
  if (!parsed.success) throw new JwtError('token is malformed')
  return parsed.data
}

/**
 * Checks signature and times of a token against the one key that may have signed it.
 * @throws JwtError
 */
export async function checkJwt(
  token: string,
  { key, algorithm }: VerificationKey,
  nowMs: number,
): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      requiredClaims: ['exp'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: new Date(nowMs),
    })
    return checkedClaims(payload)
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new JwtError(reasonOf(error), { cause: error })
    throw error
  }
}

function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'token is expired'
  if (error instanceof errors.JOSEAlgNotAllowed) return 'signing method is invalid'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature is invalid'
  if (!(error instanceof errors.JWTClaimValidationFailed)) return 'token is malformed'
  if (error.claim === 'exp') return 'token has no expiry'
  return error.claim === 'nbf' ? 'token is not valid yet' : 'token is malformed'
}

/** Makes a compact token. The claims are written as they are, in their order. */
export function signJwt(claims: JWTPayload, { kid, algorithm, key }: SigningKey): Promise<string> {
  const header: JWTHeaderParameters = { alg: algorithm, kid, typ: 'JWT' }
  return new SignJWT(claims).setProtectedHeader(header).sign(key)
}
