// JSON Web Keys to node:crypto keys and back.
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto'
import * as z from 'zod/mini'
import type { Algorithm, SigningKey, VerificationKey } from './jwt.ts'
import type { JsonObject } from './tables.ts'

const Jwk = z.looseObject({
  kty: z.enum(['EC', 'RSA', 'OKP', 'oct']),
  kid: z.optional(z.string()),
  alg: z.optional(z.string()),
  crv: z.optional(z.string()),
  d: z.optional(z.string()),
  use: z.optional(z.string()),
  key_ops: z.optional(z.array(z.string())),
})

export type Jwk = z.infer<typeof Jwk>

const KeySet = z.union([z.object({ keys: z.array(Jwk) }), z.array(Jwk)])

/** @throws Error when the text is no JWK set or the value is none */
export function parseJwks(value: unknown): Jwk[] {
  const parsed = z.parse(KeySet, value)
  return Array.isArray(parsed) ? parsed : parsed.keys
}

function algorithmOf(jwk: Jwk): Algorithm | undefined {
  if (jwk.kty === 'EC' && jwk.crv === 'P-256') return 'ES256'
  if (jwk.kty === 'OKP' && jwk.crv === 'Ed25519') return 'EdDSA'
  if (jwk.kty === 'RSA' && (jwk.alg ?? 'RS256') === 'RS256') return 'RS256'
  return undefined
}

function asNodeJwk(jwk: Jwk): JsonWebKey {
  return jwk as JsonWebKey
}

/** The public half as a key to check signatures with; undefined for a kind we do not use. */
export function verificationKey(jwk: Jwk): VerificationKey | undefined {
  const algorithm = algorithmOf(jwk)
  if (!algorithm) return undefined
  const key = createPublicKey({ key: asNodeJwk(publicHalf(jwk)), format: 'jwk' })
  return { kid: jwk.kid, algorithm, key }
}

/** The private half as a key to sign with; undefined when there is none. */
export function signingKey(jwk: Jwk): SigningKey | undefined {
  const algorithm = algorithmOf(jwk)
  if (!algorithm || !jwk.d || !jwk.kid) return undefined
  return { kid: jwk.kid, algorithm, key: createPrivateKey({ key: asNodeJwk(jwk), format: 'jwk' }) }
}

const PUBLIC_MEMBERS = ['kty', 'kid', 'alg', 'use', 'crv', 'x', 'y', 'n', 'e']

/** Only the members that everybody may see. */
export function publicHalf(jwk: Jwk): Jwk {
  const kept = Object.entries(jwk).filter(([member]) => PUBLIC_MEMBERS.includes(member))
  return z.parse(Jwk, Object.fromEntries(kept))
}

function exportJwk(key: KeyObject, kid: string): JsonObject {
  // What node exports for an EC key are texts only.
  return { ...(key.export({ format: 'jwk' }) as JsonObject), kid, alg: 'ES256', use: 'sig' }
}

/** A new ES256 pair. */
export function generateEs256(kid: string): { privateJwk: JsonObject; publicJwk: JsonObject } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { privateJwk: exportJwk(privateKey, kid), publicJwk: exportJwk(publicKey, kid) }
}
