// Signing and checking access tokens with node:crypto. The key decides which algorithm counts, never
// the token: otherwise a public RSA key could be used as an HMAC secret, or "none" be asked for.
import { createHmac, type KeyObject, sign, timingSafeEqual, verify } from 'node:crypto'
import * as z from 'zod/mini'

export type Algorithm = 'ES256' | 'RS256' | 'EdDSA' | 'HS256'

export type VerificationKey = { kid: string | undefined; algorithm: Algorithm; key: KeyObject }

export type SigningKey = VerificationKey & { kid: string }

/** Why a token is not acceptable, in words that may be shown to its holder. */
export class JwtError extends Error {
  override readonly name = 'JwtError'
}

const MAX_TOKEN_LENGTH = 16_384
const CLOCK_TOLERANCE_SECONDS = 5

const Header = z.looseObject({
  alg: z.enum(['ES256', 'RS256', 'EdDSA', 'HS256']),
  kid: z.optional(z.string()),
  crit: z.optional(z.never()),
})

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

export type DecodedJwt = {
  header: z.infer<typeof Header>
  claims: Claims
  signed: string
  signature: Buffer
}

function parsePart<T>(part: string, schema: z.ZodMiniType<T>): T {
  const json = Buffer.from(part, 'base64url').toString('utf8')
  const parsed = z.safeParse(schema, JSON.parse(json))
  if (!parsed.success) throw new JwtError('token is malformed')
  return parsed.data
}

/**
 * Splits a token without trusting it.
 * @throws JwtError when it is no signed token of an algorithm we know
 */
export function decodeJwt(token: string): DecodedJwt {
  if (token.length > MAX_TOKEN_LENGTH) throw new JwtError('token is too long')
  const [header, payload, signature, ...rest] = token.split('.')
  if (!header || !payload || !signature || rest.length > 0) {
    throw new JwtError('token contains an invalid number of segments')
  }
  try {
    return {
      header: parsePart(header, Header),
      claims: parsePart(payload, Claims),
      signed: `${header}.${payload}`,
      signature: Buffer.from(signature, 'base64url'),
    }
  } catch (error) {
    if (error instanceof JwtError) throw error
    throw new JwtError('token is malformed', { cause: error })
  }
}

function signatureFits(jwt: DecodedJwt, { algorithm, key }: VerificationKey): boolean {
  const data = Buffer.from(jwt.signed)
  if (algorithm === 'HS256') {
    const expected = createHmac('sha256', key).update(data).digest()
    return expected.length === jwt.signature.length && timingSafeEqual(expected, jwt.signature)
  }
  if (algorithm === 'EdDSA') return verify(null, data, key, jwt.signature)
  if (algorithm === 'RS256') return verify('sha256', data, key, jwt.signature)
  return verify('sha256', data, { key, dsaEncoding: 'ieee-p1363' }, jwt.signature)
}

/**
 * Checks signature and times of a decoded token against the one key that may have signed it.
 * @throws JwtError
 */
export function checkJwt(jwt: DecodedJwt, key: VerificationKey, nowMs: number): Claims {
  if (jwt.header.alg !== key.algorithm) throw new JwtError('signing method is invalid')
  if (!signatureFits(jwt, key)) throw new JwtError('signature is invalid')
  const now = nowMs / 1000
  const { exp, nbf } = jwt.claims
  if (exp === undefined) throw new JwtError('token has no expiry')
  if (now > exp + CLOCK_TOLERANCE_SECONDS) throw new JwtError('token is expired')
  if (nbf !== undefined && now < nbf - CLOCK_TOLERANCE_SECONDS) {
    throw new JwtError('token is not valid yet')
  }
  return jwt.claims
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Makes a compact token. The claims are written as they are, in their order. */
export function signJwt(claims: object, { kid, algorithm, key }: SigningKey): string {
  const signed = `${encode({ alg: algorithm, kid, typ: 'JWT' })}.${encode(claims)}`
  const data = Buffer.from(signed)
  return `${signed}.${signBytes(data, algorithm, key).toString('base64url')}`
}

function signBytes(data: Buffer, algorithm: Algorithm, key: KeyObject): Buffer {
  if (algorithm === 'HS256') return createHmac('sha256', key).update(data).digest()
  if (algorithm === 'EdDSA') return sign(null, data, key)
  if (algorithm === 'RS256') return sign('sha256', data, key)
  return sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' })
}
