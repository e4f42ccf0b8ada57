// The provider's own keys. One ES256 key signs; it is made at the first start and lives in the
// database, so that every server process of one installation shares it. A retired key stays in the
// published set until the last token it signed has expired.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Kysely, Selectable } from 'kysely'
import { ask } from '../../db/ask.ts'
import type { Database } from '../../db/database.ts'
import {
  generateEs256,
  type Jwk,
  parseJwks,
  publicHalf,
  signingKey,
  verificationKey,
} from './jwk.ts'
import type { SigningKey, UncheckedJwt, VerificationKey } from './jwt.ts'
import type { AuthKeysTable } from '../tables.ts'

type KeyRow = Selectable<AuthKeysTable>

const RELOAD_AFTER_MS = 60_000
/** A token with an unknown key id makes us look at the database at most this often. */
const UNKNOWN_KEY_COOLDOWN_MS = 1_000

type Loaded = { signing: SigningKey; verifying: VerificationKey[]; published: Jwk[]; atMs: number }

type KeyRingOptions = {
  db: Kysely<Database>
  clock: () => number
  /** JWKs as JSON, or the path of a file that holds them: used instead of keys in the database. */
  suppliedKeys: string | undefined
  hmacSecret: string | undefined
  tokenLifetimeSeconds: number
}

export type KeyRing = {
  signing(): Promise<SigningKey>
  /** The key that may have signed the token, or undefined. */
  keyFor(jwt: UncheckedJwt): Promise<VerificationKey | undefined>
  /** Public keys only; a shared secret is never among them. */
  published(): Promise<Jwk[]>
}

function readSuppliedKeys(text: string): Jwk[] {
  const isJson = /^\s*[{[]/.test(text)
  return parseJwks(JSON.parse(isJson ? text : readFileSync(text, 'utf8')))
}

async function fromSupplied(keys: Jwk[], nowMs: number): Promise<Loaded> {
  const signer = keys.find((key) => key.key_ops?.includes('sign')) ?? keys.find((key) => key.d)
  const signing = signer && (await signingKey(signer))
  if (!signing) throw new Error('AUTH_JWT_KEYS holds no private key with a kid to sign with')
  return { signing, ...(await publicParts(keys)), atMs: nowMs }
}

async function publicParts(keys: Jwk[]): Promise<Pick<Loaded, 'verifying' | 'published'>> {
  const usable = keys.filter((key) => key.kty !== 'oct')
  const known = await Promise.all(usable.map((key) => verificationKey(key)))
  const verifying = known.filter((key) => key !== undefined)
  return { verifying, published: usable.map((key) => publicHalf(key)) }
}

async function insertKey(db: Kysely<Database>, nowMs: number): Promise<void> {
  const kid = randomUUID()
  const { privateJwk, publicJwk } = await generateEs256(kid)
  // Two servers that start at once: the unique index lets one key through, the other is dropped.
  await ask(db)`
    insert into auth_keys (kid, algorithm, private_jwk, public_jwk, created_at)
    values (${kid}, 'ES256', ${privateJwk}, ${publicJwk}, ${new Date(nowMs)})
    on conflict do nothing
  `
}

/** The active key and those whose tokens may still be about, the newest first. */
function keysSince(db: Kysely<Database>, retiredAfter: Date): Promise<KeyRow[]> {
  return ask<KeyRow>(db)`
    select * from auth_keys where retired_at is null or retired_at > ${retiredAfter}
    order by created_at desc
  `
}

async function fromDatabase(options: KeyRingOptions): Promise<Loaded> {
  const { db, clock, tokenLifetimeSeconds } = options
  const nowMs = clock()
  const stillTrusted = new Date(nowMs - (tokenLifetimeSeconds + 60) * 1000)
  let rows = await keysSince(db, stillTrusted)
  if (!rows.some((row) => row.retired_at === null)) {
    await insertKey(db, nowMs)
    rows = await keysSince(db, stillTrusted)
  }
  const active = rows.find((row) => row.retired_at === null)
  const [activeJwk] = active ? parseJwks([active.private_jwk]) : []
  const signing = activeJwk && (await signingKey(activeJwk))
  if (!signing) throw new Error('the active signing key in auth_keys cannot be read')
  const parts = await publicParts(parseJwks(rows.map((row) => row.public_jwk)))
  return { signing, ...parts, atMs: nowMs }
}

/** Keys to sign and check tokens with, kept in memory for a minute. */
export function createKeyRing(options: KeyRingOptions): KeyRing {
  const supplied = options.suppliedKeys ? readSuppliedKeys(options.suppliedKeys) : undefined
  const hmacKey: VerificationKey | undefined = options.hmacSecret
    ? { kid: undefined, algorithm: 'HS256', key: Buffer.from(options.hmacSecret) }
    : undefined
  let loading: Promise<Loaded> | undefined

  function load(): Promise<Loaded> {
    const next = supplied ? fromSupplied(supplied, options.clock()) : fromDatabase(options)
    loading = next
    next.catch(() => {
      // The caller sees the error; the next one tries again.
      if (loading === next) loading = undefined
    })
    return next
  }

  async function loaded(maxAgeMs: number): Promise<Loaded> {
    const current = await (loading ?? load())
    return Math.abs(options.clock() - current.atMs) <= maxAgeMs ? current : load()
  }

  return {
    signing: async () => (await loaded(RELOAD_AFTER_MS)).signing,
    published: async () => (await loaded(RELOAD_AFTER_MS)).published,
    async keyFor(jwt) {
      if (jwt.alg === 'HS256') return hmacKey
      const find = (keys: VerificationKey[]) => keys.find((key) => key.kid === jwt.kid)
      const known = find((await loaded(RELOAD_AFTER_MS)).verifying)
      return known ?? find((await loaded(UNKNOWN_KEY_COOLDOWN_MS)).verifying)
    },
  }
}

/**
 * Makes a new signing key. Tokens of the old one stay valid until they expire.
 * Running servers sign with the new key within a minute.
 */
export async function rotateSigningKey(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await ask(trx)`
      update auth_keys set retired_at = ${new Date(nowMs)} where retired_at is null
    `
    await insertKey(trx, nowMs)
  })
}
