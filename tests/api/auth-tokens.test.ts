// Access tokens that must not count, at the provider and at the product.
import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminToken } from '../support/admin-token.ts'
import { rotateSigningKey } from '#server/auth/tokens/keys.ts'
import type { AppDeps } from '#server/deps.ts'
import { HttpError } from '#server/http-error.ts'
import { noParts } from '#server/parts.ts'
import { verifyToken } from '#server/auth/tokens/verify-token.ts'
import { call } from '../support/auth-client.ts'
import { type Person, register } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { serverHere } from '../support/server-here.ts'

const SECRET = 'a shared secret of at least thirty-two characters'

const server = serverHere()
let anna: Person
let claims: Record<string, unknown>
let realKey: KeyObject
let kid: string

beforeAll(async () => {
  anna = await register(server, 'anna@example.org')
  claims = JSON.parse(
    Buffer.from(anna.accessToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as Record<string, unknown>
  const ring = await server.db.selectFrom('auth_keys').selectAll().executeTakeFirstOrThrow()
  kid = ring.kid
  const { createPrivateKey } = await import('node:crypto')
  realKey = createPrivateKey({ key: ring.private_jwk as never, format: 'jwk' })
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function es256(key: KeyObject, header: object, payload: object): string {
  const signed = `${encode(header)}.${encode(payload)}`
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

function hs256(secret: string | Buffer, header: object, payload: object): string {
  const signed = `${encode(header)}.${encode(payload)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

const genuine = (change: Record<string, unknown> = {}) =>
  es256(realKey, { alg: 'ES256', kid, typ: 'JWT' }, { ...claims, ...change })

/** What the product says to a token: 'ok', or status and code. */
async function product(token: string, at: TestServer = server): Promise<string> {
  try {
    await verifyToken(at.deps, `Bearer ${token}`)
    return 'ok'
  } catch (error) {
    if (error instanceof HttpError) return `${error.status} ${error.code}`
    throw error
  }
}

async function provider(token: string): Promise<string> {
  const answer = await call(server, '/user', { token })
  return answer.status === 200 ? 'ok' : `${answer.status} ${String(answer.body.error_code)}`
}

const nowSeconds = () => Math.floor(server.clock.now() / 1000)
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const publicPem = () => createPublicKey(realKey).export({ type: 'spki', format: 'pem' })
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

describe('a token', () => {
  it('that we signed counts', async () => {
    expect(await product(anna.accessToken)).toBe('ok')
    expect(await provider(anna.accessToken)).toBe('ok')
    expect(await product(genuine())).toBe('ok')
    await expect(verifyToken(server.deps, `bearer ${anna.accessToken}`)).resolves.toMatchObject({
      userId: anna.userId,
      email: 'anna@example.org',
      sessionId: claims.session_id,
    })
  })

  const bad: [string, () => string][] = [
    ['of another key', () => es256(stranger, { alg: 'ES256', kid }, claims)],
    ['of an unknown key', () => es256(stranger, { alg: 'ES256', kid: 'x' }, claims)],
    ['without a key id', () => es256(realKey, { alg: 'ES256' }, claims)],
    ['with a path as key id', () => es256(stranger, { alg: 'ES256', kid: '../../x' }, claims)],
    ['without a signature', () => `${encode({ alg: 'none', kid })}.${encode(claims)}.`],
    ['with alg none', () => `${encode({ alg: 'none', kid })}.${encode(claims)}.AA`],
    ['with alg None', () => `${encode({ alg: 'None', kid })}.${encode(claims)}.AA`],
    [
      'signed by HMAC with our public key',
      () => hs256(String(publicPem()), { alg: 'HS256', kid }, claims),
    ],
    [
      'signed by HMAC, told as ES256',
      () => hs256(String(publicPem()), { alg: 'ES256', kid }, claims),
    ],
    ['signed by HMAC with an empty secret', () => hs256('', { alg: 'HS256' }, claims)],
    ['told as RS256', () => es256(realKey, { alg: 'RS256', kid }, claims)],
    ['with a critical header', () => es256(realKey, { alg: 'ES256', kid, crit: ['b64'] }, claims)],
    ['that is expired', () => genuine({ exp: nowSeconds() - 10 })],
    ['that never expires', () => genuine({ exp: undefined })],
    ['that is not valid yet', () => genuine({ nbf: nowSeconds() + 60 })],
    [
      'whose claims were changed',
      () => {
        const [header, , signature] = anna.accessToken.split('.')
        return `${header}.${encode({ ...claims, sub: UNKNOWN_ID })}.${signature}`
      },
    ],
    ['of 100 KB', () => genuine({ filler: 'x'.repeat(100_000) })],
    ['of four parts', () => `${anna.accessToken}.x`],
    ['that is a word', () => 'word'],
    ['with claims that are no JSON', () => `${encode({ alg: 'ES256', kid })}.AAAA.AAAA`],
  ]
  it.each(bad)('%s does not count', async (_name, make) => {
    const token = make()
    expect(await product(token)).toBe('401 bad_jwt')
    expect(await provider(token)).toBe('403 bad_jwt')
  })

  it.each<[string, Record<string, unknown>, string, string]>([
    ['without sub', { sub: undefined }, '401 bad_jwt', '403 bad_jwt'],
    ['whose sub is no UUID', { sub: 'anna' }, '401 bad_jwt', '400 bad_jwt'],
    ['of an unknown person', { sub: UNKNOWN_ID }, '401 session_not_found', '403 user_not_found'],
    [
      'of an unknown session',
      { session_id: UNKNOWN_ID },
      '401 session_not_found',
      '403 session_not_found',
    ],
    ['of another issuer', { iss: 'https://elsewhere.example' }, '401 bad_jwt', 'ok'],
    ['for another audience', { aud: 'somebody' }, '401 bad_jwt', 'ok'],
    ['of an administrator', { role: 'service_role' }, '401 bad_jwt', 'ok'],
    ['of nobody', { role: 'anon' }, '401 bad_jwt', 'ok'],
  ])('%s is refused by the product', async (_name, change, atProduct, atProvider) => {
    expect(await product(genuine(change))).toBe(atProduct)
    expect(await provider(genuine(change))).toBe(atProvider)
  })

  it('is needed', async () => {
    await expect(verifyToken(server.deps, undefined)).rejects.toMatchObject({
      status: 401,
      code: 'no_authorization',
    })
    await expect(verifyToken(server.deps, 'Basic abc')).rejects.toMatchObject({ status: 401 })
    const answer = await call(server, '/user')
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ error_code: 'no_authorization' })
  })

  it('[8.auth.1] ends with its session, ban or account, also when it was checked before', async () => {
    const bert = await register(server, 'bert@example.org')
    const dora = await register(server, 'dora@example.org')
    const emil = await register(server, 'emil@example.org')
    for (const { accessToken } of [bert, dora, emil]) expect(await product(accessToken)).toBe('ok')
    await call(server, '/logout?scope=local', { method: 'POST', token: bert.accessToken })
    await server.db
      .updateTable('auth_users')
      .set({ banned_until: new Date(server.clock.now() + 60_000) })
      .where('id', '=', dora.userId)
      .execute()
    await server.db.deleteFrom('auth_users').where('id', '=', emil.userId).execute()
    expect(await product(bert.accessToken)).toBe('401 session_not_found')
    expect(await product(dora.accessToken)).toBe('401 user_banned')
    expect(await product(emil.accessToken)).toBe('401 session_not_found')
    expect(await provider(dora.accessToken)).toBe('403 user_banned')
    expect(await provider(emil.accessToken)).toBe('403 user_not_found')
  })

  it('expires although it was checked before', async () => {
    const carl = await register(server, 'carl@example.org')
    expect(await product(carl.accessToken)).toBe('ok')
    server.clock.advance(3_601_000 + 5_000)
    expect(await product(carl.accessToken)).toBe('401 bad_jwt')
    server.clock.set(Date.now())
  })
})

describe('the signing key', () => {
  it('is the same after a restart, and replaced without signing anybody out', async () => {
    const restarted = await startServer({ databaseUrl: server.databaseUrl })
    try {
      expect(await product(anna.accessToken, restarted)).toBe('ok')
      await rotateSigningKey(restarted.db, restarted.clock.now())
      restarted.clock.advance(61_000)
      const fritz = await register(restarted, 'fritz@example.org')
      const header = JSON.parse(
        Buffer.from(fritz.accessToken.split('.')[0] ?? '', 'base64url').toString(),
      ) as { kid: string }
      expect(header.kid).not.toBe(kid)
      expect(await product(anna.accessToken, restarted)).toBe('ok')
      // The first server has the old set in memory and finds the new key by itself.
      server.clock.advance(61_000)
      expect(await product(fritz.accessToken)).toBe('ok')
      const published = await call(restarted, '/.well-known/jwks.json')
      expect(published.body.keys).toHaveLength(2)
      restarted.clock.advance(2 * 3_600_000)
      const later = await call(restarted, '/.well-known/jwks.json')
      expect(later.body.keys).toHaveLength(1)
    } finally {
      server.clock.set(Date.now())
      await restarted.stop()
    }
  })

  it('can be a shared secret, for tokens made elsewhere', async () => {
    const shared = await startServer({
      databaseUrl: server.databaseUrl,
      env: { AUTH_JWT_SECRET: SECRET },
    })
    try {
      const token = hs256(SECRET, { alg: 'HS256', typ: 'JWT' }, claims)
      expect(await product(token, shared)).toBe('ok')
      expect(await product(token)).toBe('401 bad_jwt')
      expect(await product(anna.accessToken, shared)).toBe('ok')
      const { body } = await call(shared, '/.well-known/jwks.json')
      expect(JSON.stringify(body)).not.toContain('oct')
    } finally {
      await shared.stop()
    }
  })

  it.each([
    ['RS256', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey],
    ['EdDSA', generateKeyPairSync('ed25519').privateKey],
    ['ES256', stranger],
  ])('can be supplied: %s', async (algorithm, key) => {
    const jwk = { ...key.export({ format: 'jwk' }), kid: `own-${algorithm}` }
    const supplied = await startServer({
      databaseUrl: server.databaseUrl,
      env: { AUTH_JWT_KEYS: JSON.stringify({ keys: [jwk] }) },
    })
    try {
      const person = await register(supplied, `${algorithm.toLowerCase()}@example.org`)
      const [header = ''] = person.accessToken.split('.')
      expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({
        alg: algorithm,
        kid: `own-${algorithm}`,
      })
      expect(await product(person.accessToken, supplied)).toBe('ok')
      expect(await product(anna.accessToken, supplied)).toBe('401 bad_jwt')
      const { body } = await call(supplied, '/.well-known/jwks.json')
      expect(JSON.stringify(body)).not.toContain('"d"')
    } finally {
      await supplied.stop()
    }
  })

  it('that cannot be reached makes the product answer 503, never 401', async () => {
    const broken = await startServer()
    const token = (await register(broken, 'gone@example.org')).accessToken
    // One that has just started, and has seen no key yet.
    const cut = { ...broken.deps, parts: noParts<AppDeps>() }
    await broken.stop()
    await expect(verifyToken(cut, `Bearer ${token}`)).rejects.toMatchObject({
      status: 503,
      code: 'auth_unavailable',
    })
  })

  it('also makes administrators’ tokens', async () => {
    const token = await adminToken(server.deps, 60)
    expect(await product(token)).toBe('401 bad_jwt')
    expect(await provider(token)).toBe('403 bad_jwt')
  })
})

describe('in hosted mode', () => {
  it('a key that the provider has just replaced signs nobody out', async () => {
    const hosted = await startServer({ listen: true })
    const product2 = await startServer({
      databaseUrl: server.databaseUrl,
      env: { SUPABASE_URL: hosted.url, SUPABASE_ANON_KEY: 'anon' },
    })
    try {
      const hanna = await register(hosted, 'hanna@example.org')
      expect(await product(hanna.accessToken, product2)).toBe('ok')
      await rotateSigningKey(hosted.db, hosted.clock.now())
      hosted.clock.advance(61_000)
      const ida = await register(hosted, 'ida@example.org')
      // The keys were fetched a moment ago without the new one, and are not fetched again so soon.
      expect(await product(ida.accessToken, product2)).toBe('503 auth_unavailable')
      product2.clock.advance(31_000)
      expect(await product(ida.accessToken, product2)).toBe('ok')
      expect(await product(hanna.accessToken, product2)).toBe('ok')
      product2.clock.advance(31_000)
      const iss = `${hosted.url}/auth/v1`
      const foreign = es256(stranger, { alg: 'ES256', kid: 'x' }, { ...claims, iss })
      expect(await product(foreign, product2)).toBe('401 bad_jwt')
      await hosted.stop()
      product2.clock.advance(31_000)
      expect(await product(foreign, product2)).toBe('503 auth_unavailable')
      expect(await product(ida.accessToken, product2)).toBe('ok')
    } finally {
      await product2.stop()
      await hosted.stop()
    }
  })

  it('tokens of the provider count, its keys are fetched once, an outage is no refusal', async () => {
    const hosted = await startServer({ listen: true })
    const product2 = await startServer({
      databaseUrl: server.databaseUrl,
      env: { SUPABASE_URL: hosted.url, SUPABASE_ANON_KEY: 'anon' },
    })
    const late = await startServer({
      databaseUrl: server.databaseUrl,
      env: { SUPABASE_URL: hosted.url, SUPABASE_ANON_KEY: 'anon' },
    })
    try {
      const gina = await register(hosted, 'gina@example.org')
      await expect(verifyToken(product2.deps, `Bearer ${gina.accessToken}`)).resolves.toMatchObject(
        { userId: gina.userId, email: 'gina@example.org' },
      )
      expect(await product(anna.accessToken, product2)).toBe('401 bad_jwt')
      expect((await product2.fetch('/auth/v1/settings')).status).toBe(404)
      await hosted.stop()
      expect(await product(gina.accessToken, product2)).toBe('ok')
      expect(await product(gina.accessToken, late)).toBe('503 auth_unavailable')
    } finally {
      await product2.stop()
      await late.stop()
    }
  })
})
