// JSON Web Keys to keys that sign and check, and back.
import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose'
import * as z from 'zod/mini'
import type { Algorithm, SigningKey, VerificationKey } from './jwt.ts'
import type { JsonObject } from '../tables.ts'

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

/** The public half as a key to check signatures with; undefined for a kind we do not use. */
export async function verificationKey(jwk: Jwk): Promise<VerificationKey | undefined> {
  const algorithm = algorithmOf(jwk)
  if (!algorithm) return undefined
  return { kid: jwk.kid, algorithm, key: await importJWK(publicHalf(jwk), algorithm) }
}

/** The private half as a key to sign with; undefined when there is none. */
export async function signingKey(jwk: Jwk): Promise<SigningKey | undefined> {
  const algorithm = algorithmOf(jwk)
  if (!algorithm || !jwk.d || !jwk.kid) return undefined
  // What else a set says about its use does not matter here.
  const { key_ops: _use, ...bare } = jwk
  return { kid: jwk.kid, algorithm, key: await importJWK(bare, algorithm) }
}

const PUBLIC_MEMBERS = ['kty', 'kid', 'alg', 'use', 'crv', 'x', 'y', 'n', 'e']

/** Only the members that everybody may see. */
export function publicHalf(jwk: Jwk): Jwk {
  const kept = Object.entries(jwk).filter(([member]) => PUBLIC_MEMBERS.includes(member))
  return z.parse(Jwk, Object.fromEntries(kept))
}

async function describeKey(key: CryptoKey, kid: string): Promise<JsonObject> {
  // What an EC key exports are texts only.
  return { ...((await exportJWK(key)) as JsonObject), kid, alg: 'ES256', use: 'sig' }
}

/** A new ES256 pair. */
export async function generateEs256(
  kid: string,
): Promise<{ privateJwk: JsonObject; publicJwk: JsonObject }> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  return {
    privateJwk: await describeKey(privateKey, kid),
    publicJwk: await describeKey(publicKey, kid),
  }
}
