// Signing in at a real OpenID Connect provider, with its real signatures and nonces.
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminToken } from '../support/admin-token.ts'
import { join } from '../support/api.ts'
import { authClient, call, lastMail, openLink, passMailPause } from '../support/auth-client.ts'
import { type IdentityProvider, startIdentityProvider } from '../support/identity-provider.ts'
import { untilLocked } from '../support/lock-waits.ts'
import { type Person, register, signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

let idp: IdentityProvider
let server: TestServer
let strict: TestServer
const ORIGIN = 'http://localhost:3663'
const APP = 'http://localhost:7777/app'

beforeAll(async () => {
  idp = await startIdentityProvider([`${ORIGIN}/auth/v1/callback`, APP])
  const env = {
    AUTH_EXTERNAL_KITCHEN_ENABLED: 'true',
    AUTH_EXTERNAL_KITCHEN_CLIENT_ID: idp.clientId,
    AUTH_EXTERNAL_KITCHEN_SECRET: idp.clientSecret,
    AUTH_EXTERNAL_KITCHEN_URL: idp.issuer,
  }
  server = await startServer({ env: { ...env, AUTH_SECURITY_MANUAL_LINKING_ENABLED: 'true' } })
  strict = await startServer({
    env: { ...env, AUTH_DISABLE_SIGNUP: 'true' },
    databaseUrl: server.databaseUrl,
  })
})
afterAll(async () => {
  await strict.stop()
  await server.stop()
  await idp.stop()
})

type Told = { email?: string; email_verified?: boolean; name?: string }

function somebody(told: Told): string {
  const sub = `sub-${idp.people.size}`
  idp.people.set(sub, told)
  return sub
}

/** Signs in at the provider and returns where our callback leads. */
async function signInAt(from: TestServer, authorizePath: string, token?: string) {
  const started = await call(from, authorizePath, token === undefined ? {} : { token })
  const url = started.headers.get('location') ?? String(started.body.url)
  const back = await idp.walk(url)
  expect(back).toMatch(/^http:\/\/localhost:3663\/auth\/v1\/callback\?/)
  return { ...(await openLink(from, back)), back }
}

const authorize = (sub: string, more = '') =>
  `/authorize?provider=kitchen&login_hint=${sub}&redirect_to=${ORIGIN}/menu${more}`

/** One more process, for which nobody answers where the provider is. */
function startWithoutProvider(): Promise<TestServer> {
  const env = {
    AUTH_EXTERNAL_KITCHEN_ENABLED: 'true',
    AUTH_EXTERNAL_KITCHEN_CLIENT_ID: idp.clientId,
    AUTH_EXTERNAL_KITCHEN_SECRET: idp.clientSecret,
    AUTH_EXTERNAL_KITCHEN_URL: 'http://127.0.0.1:9',
    AUTH_SECURITY_MANUAL_LINKING_ENABLED: 'true',
  }
  return startServer({ env, databaseUrl: server.databaseUrl })
}

describe('signing in at a provider', () => {
  it('[7.auth.8] makes an account, with the session in the fragment', async () => {
    const sub = somebody({ email: 'Olga@example.org', email_verified: true, name: 'Olga' })
    const arrived = await signInAt(server, authorize(sub))
    expect(arrived.status).toBe(302)
    expect(arrived.location.startsWith(`${ORIGIN}/menu#access_token=`)).toBe(true)
    expect(arrived.fragment.get('provider_token')).toBeTruthy()
    const me = await call(server, '/user', { token: arrived.fragment.get('access_token') ?? '' })
    expect(me.body).toMatchObject({
      email: 'olga@example.org',
      app_metadata: { provider: 'kitchen', providers: ['kitchen'] },
      user_metadata: { name: 'Olga', email_verified: true },
      identities: [{ provider: 'kitchen', id: sub, identity_data: { sub, name: 'Olga' } }],
    })
    const again = await signInAt(server, authorize(sub))
    const you = await call(server, '/user', { token: again.fragment.get('access_token') ?? '' })
    expect(you.body.id).toBe(me.body.id)
  })

  it('with PKCE yields a code for the client library', async () => {
    const sub = somebody({ email: 'piotr@example.org', email_verified: true })
    const client = authClient(server, { flowType: 'pkce' })
    const { data } = await client.signInWithOAuth({
      provider: 'kitchen' as never,
      options: {
        skipBrowserRedirect: true,
        redirectTo: `${ORIGIN}/menu`,
        queryParams: { login_hint: sub },
      },
    })
    const url = new URL(data.url ?? '')
    const arrived = await signInAt(server, url.pathname.replace('/auth/v1', '') + url.search)
    expect(arrived.location).not.toContain('access_token')
    const exchanged = await client.exchangeCodeForSession(arrived.query.get('code') ?? '')
    expect(exchanged.error).toBeNull()
    expect(exchanged.data.session).toMatchObject({
      provider_token: expect.any(String),
      user: { email: 'piotr@example.org' },
    })
  })

  it('[7.auth.15] with a verified address leads to the account that has it, whose owner is told once', async () => {
    const person = await register(server, 'known@example.org')
    const before = (await server.mails()).length
    const sub = somebody({ email: 'known@example.org', email_verified: true })
    const arrived = await signInAt(server, authorize(sub))
    const me = await call(server, '/user', { token: arrived.fragment.get('access_token') ?? '' })
    expect(me.body).toMatchObject({
      id: person.userId,
      app_metadata: { provider: 'email', providers: ['email', 'kitchen'] },
    })
    await signInAt(server, authorize(sub))
    const told = (await server.mails()).slice(before)
    expect(told.map(({ to, kind }) => [to, kind])).toEqual([[person.email, 'identity_added']])
  })

  it('with an unverified address never leads to an account of somebody else', async () => {
    const person = await register(server, 'victim@example.org')
    const sub = somebody({ email: 'victim@example.org', email_verified: false })
    const arrived = await signInAt(server, authorize(sub))
    const me = await call(server, '/user', { token: arrived.fragment.get('access_token') ?? '' })
    expect(me.body).toMatchObject({ email: '' })
    expect(me.body.id).not.toBe(person.userId)
  })

  it('with an unverified address of nobody asks for a confirmation first', async () => {
    const sub = somebody({ email: 'unproven@example.org', email_verified: false })
    const arrived = await signInAt(server, authorize(sub))
    expect(arrived.query.get('error')).toBe('access_denied')
    expect(arrived.fragment.get('error_code')).toBe('provider_email_needs_verification')
    await openLink(server, (await lastMail(server, 'unproven@example.org')).link)
    server.clock.advance(61_000)
    const again = await signInAt(server, authorize(sub))
    expect(again.fragment.get('access_token')).toBeTruthy()
    server.clock.set(Date.now())
  })

  it('with an address that it has verified since asks for no confirmation any more', async () => {
    const told = { email: 'slow@example.org', email_verified: false, name: 'Slow' }
    const sub = somebody(told)
    const arrived = await signInAt(server, authorize(sub))
    expect(arrived.fragment.get('error_code')).toBe('provider_email_needs_verification')
    const { link } = await lastMail(server, told.email)
    idp.people.set(sub, { ...told, email_verified: true })
    const again = await signInAt(server, authorize(sub))
    const me = await call(server, '/user', { token: again.fragment.get('access_token') ?? '' })
    expect(me.body).toMatchObject({
      email: told.email,
      user_metadata: { name: 'Slow', email_verified: true },
      identities: [{ provider: 'kitchen', id: sub }],
    })
    expect((await openLink(server, link)).fragment.get('error_code')).toBe('otp_expired')
  })

  it('that comes late takes over no account that was proven meanwhile', async () => {
    const told = { email: 'tardy@example.org', email_verified: false }
    const sub = somebody(told)
    await signInAt(server, authorize(sub))
    idp.people.set(sub, { ...told, email_verified: true })
    const started = await call(server, authorize(sub))
    const back = await idp.walk(started.headers.get('location') ?? '')
    // As a followed mail does it, in the moment when the provider's answer arrives.
    const [arriving] = await server.db.transaction().execute(async (trx) => {
      await sql`update auth_users set email_confirmed_at = now(), password_hash = 'chosen'
        where email = ${told.email}`.execute(trx)
      const late = openLink(server, back)
      await untilLocked(server.db)
      return [late]
    })
    expect((await arriving)?.fragment.get('access_token')).toBeTruthy()
    const users = server.db.selectFrom('auth_users').select('password_hash')
    expect(await users.where('email', '=', told.email).execute()).toEqual([
      { password_hash: 'chosen' },
    ])
  })

  it('with an unverified address is no way in once somebody else has proven the address', async () => {
    const email = 'squatted@example.org'
    const sub = somebody({ email, email_verified: false, name: 'Evil' })
    await signInAt(server, authorize(sub))
    passMailPause(server)
    await call(server, '/recover', { json: { email } })
    const mine = await openLink(server, (await lastMail(server, email)).link)
    const token = mine.fragment.get('access_token') ?? ''
    const me = await call(server, '/user', { token })
    expect(me.body).toMatchObject({
      email,
      user_metadata: { email_verified: true },
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
    })
    expect(me.body.user_metadata).not.toHaveProperty('name')
    const stranger = await signInAt(server, authorize(sub))
    const got = stranger.fragment.get('access_token')
    const them = await call(server, '/user', { token: got ?? '' })
    expect(them.body.id).not.toBe(me.body.id)
  })

  it('takes an account over from whoever registered the address without proving it', async () => {
    const email = 'squatted@example.org'
    await call(server, '/signup', { json: { email, password: 'the squatters pass-phrase' } })
    const sub = somebody({ email, email_verified: true })
    expect((await signInAt(server, authorize(sub))).fragment.get('access_token')).toBeTruthy()
    const squatter = await call(server, '/token?grant_type=password', {
      json: { email, password: 'the squatters pass-phrase' },
    })
    expect(squatter.body.error_code).toBe('invalid_credentials')
  })

  it('that says no, or a stale or foreign state, comes back with the reason', async () => {
    const refused = await signInAt(server, authorize('refuses'))
    expect(refused.location.startsWith(`${ORIGIN}/menu?`)).toBe(true)
    expect(refused.query.get('error')).toBe('access_denied')
    expect(refused.query.get('error_description')).toBe('They said no')
    expect(refused.fragment.has('sb')).toBe(true)
    const foreign = await openLink(
      server,
      `${ORIGIN}/auth/v1/callback?code=x&state=${randomUUID()}`,
    )
    expect(foreign.fragment.get('error_code')).toBe('bad_oauth_state')
    expect(foreign.location.startsWith(`${ORIGIN}/?`)).toBe(true)

    const sub = somebody({ email: 'twice@example.org', email_verified: true })
    const first = await signInAt(server, authorize(sub))
    const second = await openLink(server, first.back)
    expect(second.fragment.get('error_code')).toBe('bad_oauth_state')
    const forged = await call(server, authorize(sub))
    const state = new URL(forged.headers.get('location') ?? '').searchParams.get('state') ?? ''
    const bad = await openLink(server, `${ORIGIN}/auth/v1/callback?code=forged&state=${state}`)
    expect(bad.fragment.get('error_code')).toBe('bad_oauth_callback')
  })

  it('that cannot be reached after a restart comes back with the reason', async () => {
    const begun = await call(server, authorize(somebody({ email: 'late@example.org' })))
    const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state') ?? ''
    const restarted = await startWithoutProvider()
    const back = `${ORIGIN}/auth/v1/callback?code=x&state=${state}`
    const arrived = await openLink(restarted, back)
    await restarted.stop()
    expect(arrived.location.startsWith(`${ORIGIN}/menu?`)).toBe(true)
    expect(arrived.fragment.get('error_code')).toBe('bad_oauth_callback')
  })

  it('[7.auth.8] that cannot be reached leads back with the reason, logged once; who asks for the address is told', async () => {
    const away = await startWithoutProvider()
    const { accessToken: token } = await register(away, 'patient@example.org')
    const before = away.logLines.length
    const arrived = await openLink(away, `${ORIGIN}/auth/v1${authorize('anybody')}`)
    const logged = away.logLines.slice(before).filter((line) => line.includes('failed'))
    const link = '/user/identities/authorize?provider=kitchen&skip_http_redirect=true'
    const asked = await call(away, link, { token })
    await away.stop()
    const reason = 'The provider "kitchen" cannot be reached. Try again later'
    expect(arrived.status).toBe(302)
    expect(arrived.location.startsWith(`${ORIGIN}/menu?`)).toBe(true)
    expect(arrived.fragment.get('error_description')).toBe(reason)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('fetch failed')
    expect([asked.status, asked.body.msg]).toEqual([503, reason])
  })

  it('is refused where nobody may register', async () => {
    const sub = somebody({ email: 'late@example.org', email_verified: true })
    const arrived = await signInAt(strict, authorize(sub))
    expect(arrived.fragment.get('error')).toBe('access_denied')
    expect(arrived.fragment.get('error_code')).toBe('signup_disabled')
  })

  it('that is not configured is refused without a redirect', async () => {
    for (const provider of ['pantry', '']) {
      const answer = await call(server, `/authorize?provider=${provider}`)
      expect([answer.status, answer.body.error_code]).toEqual([400, 'validation_failed'])
    }
  })

  it('does not hand on what is ours, nor lead elsewhere', async () => {
    const answer = await call(
      server,
      `/authorize?provider=kitchen&client_id=evil&redirect_uri=https://evil.example&hd=x&redirect_to=https://evil.example&scopes=calendar`,
    )
    const sent = new URL(answer.headers.get('location') ?? '').searchParams
    expect(sent.get('client_id')).toBe('nomnom')
    expect(sent.get('redirect_uri')).toBe(`${ORIGIN}/auth/v1/callback`)
    expect(sent.get('hd')).toBe('x')
    expect(sent.get('scope')).toBe('openid email profile calendar')
    const flow = await server.db
      .selectFrom('auth_flow_states')
      .select('redirect_to')
      .where('id', '=', sent.get('state') ?? '')
      .executeTakeFirstOrThrow()
    expect(flow.redirect_to).toBe(ORIGIN)
  })
})

async function idToken(sub: string, nonce?: string): Promise<string> {
  const verifier = 'v'.repeat(43)
  const query = new URLSearchParams({
    client_id: idp.clientId,
    redirect_uri: APP,
    response_type: 'code',
    scope: 'openid email profile',
    login_hint: sub,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(nonce === undefined ? {} : { nonce }),
  })
  const back = new URL(await idp.walk(`${idp.issuer}/auth?${query.toString()}`))
  const answer = await fetch(`${idp.issuer}/token`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(
        `${idp.clientId}:${encodeURIComponent(idp.clientSecret).replaceAll('%20', '+')}`,
      ).toString('base64')}`,
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: APP,
      code_verifier: verifier,
    }),
  })
  const body = (await answer.json()) as { id_token?: string }
  if (body.id_token === undefined) throw new Error(JSON.stringify(body))
  return body.id_token
}

describe('an ID token of a provider', () => {
  const hex = (text: string) => createHash('sha256').update(text).digest('hex')

  async function refusal(json: object) {
    const answer = await call(server, '/token?grant_type=id_token', { json })
    return [answer.status, answer.body.error, answer.body.error_description]
  }

  it('[7.auth.2] with its nonce is worth a session', async () => {
    const sub = somebody({ email: 'ida@example.org', email_verified: true })
    const token = await idToken(sub, hex('my nonce'))
    const { data, error } = await authClient(server).signInWithIdToken({
      provider: 'kitchen',
      token,
      nonce: 'my nonce',
    })
    expect(error).toBeNull()
    expect(data.user?.email).toBe('ida@example.org')
    const byIssuer = await call(server, '/token?grant_type=id_token', {
      json: { issuer: idp.issuer, client_id: idp.clientId, id_token: token, nonce: 'my nonce' },
    })
    expect(byIssuer.status).toBe(200)
  })

  it('is refused when anything about it is wrong', async () => {
    const sub = somebody({ email: 'iwan@example.org', email_verified: true })
    const [plain, withNonce] = [await idToken(sub), await idToken(sub, hex('right'))]
    const bad = [400, 'invalid request']
    expect(await refusal({ provider: 'kitchen', id_token: `${plain}x` })).toEqual([
      ...bad,
      'Bad ID token',
    ])
    expect(await refusal({ provider: 'kitchen', id_token: withNonce, nonce: 'wrong' })).toEqual([
      ...bad,
      'Nonces mismatch',
    ])
    expect(await refusal({ provider: 'kitchen', id_token: withNonce })).toEqual([
      ...bad,
      'Passed nonce and nonce in id_token should either both exist or not.',
    ])
    expect(await refusal({ provider: 'kitchen', id_token: plain, nonce: 'x' })).toEqual([
      ...bad,
      'Passed nonce and nonce in id_token should either both exist or not.',
    ])
    expect(await refusal({ provider: 'kitchen' })).toEqual([...bad, 'id_token required'])
    expect(await refusal({ id_token: plain })).toEqual([
      ...bad,
      'provider or client_id and issuer required',
    ])
    const ours = (await register(server, 'ours@example.org')).accessToken
    expect(await refusal({ provider: 'kitchen', id_token: ours })).toEqual([...bad, 'Bad ID token'])
    const unknown = await call(server, '/token?grant_type=id_token', {
      json: { provider: 'pantry', id_token: plain },
    })
    expect([unknown.status, unknown.body.error_code]).toEqual([400, 'provider_disabled'])
    server.clock.advance(3_600_000)
    expect(await refusal({ provider: 'kitchen', id_token: plain })).toEqual([
      ...bad,
      'Bad ID token',
    ])
    server.clock.set(Date.now())
  })

  it('made for another app is refused', async () => {
    const other = await startServer({
      databaseUrl: server.databaseUrl,
      env: {
        AUTH_EXTERNAL_KITCHEN_ENABLED: 'true',
        AUTH_EXTERNAL_KITCHEN_CLIENT_ID: 'another-app',
        AUTH_EXTERNAL_KITCHEN_SECRET: 'x',
        AUTH_EXTERNAL_KITCHEN_URL: idp.issuer,
      },
    })
    try {
      const token = await idToken(somebody({ email: 'igor@example.org', email_verified: true }))
      const answer = await call(other, '/token?grant_type=id_token', {
        json: { provider: 'kitchen', id_token: token },
      })
      expect(answer.body.error_description).toBe('Unacceptable audience in id_token: [nomnom]')
    } finally {
      await other.stop()
    }
  })
})

describe('identities', () => {
  it('[7.auth.8, 8.auth.1] are linked and unlinked by hand; the last one stays', async () => {
    const person = await register(server, 'linker@example.org')
    const sub = somebody({ email: 'other@example.org', email_verified: true })
    const path = `/user/identities/authorize?provider=kitchen&login_hint=${sub}&skip_http_redirect=true`
    const linked = await signInAt(server, path, person.accessToken)
    const token = linked.fragment.get('access_token') ?? ''
    const me = await call(server, '/user', { token })
    expect(me.body).toMatchObject({ id: person.userId, email: 'linker@example.org' })
    const identities = me.body.identities as { identity_id: string; provider: string }[]
    expect(identities.map(({ provider }) => provider)).toEqual(['email', 'kitchen'])

    const twice = await signInAt(server, path, person.accessToken)
    expect(twice.fragment.get('error_code')).toBe('identity_already_exists')
    const stranger = await register(server, 'stranger@example.org')
    const stolen = await signInAt(server, path, stranger.accessToken)
    expect(stolen.fragment.get('error_description')).toBe(
      'Identity is already linked to another user',
    )

    const remove = async (id: string) => {
      const answer = await call(server, `/user/identities/${id}`, { method: 'DELETE', token })
      return [answer.status, answer.body.error_code]
    }
    expect(await remove('x')).toEqual([404, 'validation_failed'])
    expect(await remove(randomUUID())).toEqual([422, 'identity_not_found'])
    const [first, second] = identities
    expect(await remove(second?.identity_id ?? '')).toEqual([200, undefined])
    expect(await remove(first?.identity_id ?? '')).toEqual([422, 'single_identity_not_deletable'])
    expect((await call(server, '/user', { token })).body).toMatchObject({
      app_metadata: { providers: ['email'] },
    })
  })

  /** Links somebody at the provider, then takes the way in by mail and password away. */
  async function exchangeWayIn({ accessToken }: Person, told: Told): Promise<string> {
    const path = `/user/identities/authorize?provider=kitchen&login_hint=${somebody(told)}&skip_http_redirect=true`
    const linked = await signInAt(server, path, accessToken)
    const token = linked.fragment.get('access_token') ?? ''
    const { identities } = (await call(server, '/user', { token })).body
    const mail = (identities as { identity_id: string; provider: string }[]).find(
      ({ provider }) => provider === 'email',
    )
    const gone = `/user/identities/${mail?.identity_id ?? ''}`
    expect((await call(server, gone, { method: 'DELETE', token })).status).toBe(200)
    return token
  }

  /** How inviting each of these addresses is answered. */
  async function invited(...emails: string[]): Promise<number[]> {
    const anna = await join(server, `Anna ${randomUUID().slice(0, 8)}`)
    const answers = emails.map((email) => anna.post('/users/friend-requests', { email }))
    return (await Promise.all(answers)).map(({ status }) => status)
  }

  it('[7.auth.8] take their address along; one of another that is not proven never comes instead', async () => {
    const mallory = await register(server, 'mallory@example.org')
    await call(server, '/recover', { json: { email: mallory.email } })
    const { link } = await lastMail(server, mallory.email)
    const email = 'theirs@example.org'
    const token = await exchangeWayIn(mallory, { email, email_verified: false })
    expect((await call(server, '/user', { token })).body).toMatchObject({ email: '' })
    expect(await invited(mallory.email, email)).toEqual([404, 404])
    expect((await openLink(server, link)).fragment.get('error_code')).toBe('otp_expired')
    const sub = somebody({ email, email_verified: true })
    const owner = (await signInAt(server, authorize(sub))).fragment.get('access_token') ?? ''
    const theirs = (await call(server, '/user', { token: owner })).body
    expect(theirs.email).toBe(email)
    expect(theirs.id).not.toBe(mallory.userId)
  })

  it('[7.auth.8, 7.auth.15] that are proven give the next address, which is invited; the one before is told', async () => {
    const [before, email] = ['mover@example.org', 'moved@example.org']
    const mover = await register(server, before)
    const token = await exchangeWayIn(mover, { email, email_verified: true })
    expect((await call(server, '/user', { token })).body.email).toBe(email)
    expect(await invited(email, before)).toEqual([201, 404])
    const told = (await server.mails()).filter(({ to }) => [before, email].includes(to)).slice(-2)
    expect(told.map(({ to, kind }) => [to, kind])).toEqual([
      [before, 'identity_added'],
      [before, 'identity_removed'],
    ])
  })

  it('[7.auth.8] are unlinked also where somebody has merely claimed the next address', async () => {
    const person = await register(server, 'climber@example.org')
    const sub = somebody({ email: 'summit@example.org', email_verified: true })
    const link = '/user/identities/authorize?provider=kitchen&skip_http_redirect=true'
    const linked = await signInAt(server, `${link}&login_hint=${sub}`, person.accessToken)
    const token = linked.fragment.get('access_token') ?? ''
    const json = { email: 'summit@example.org', password: 'a long enough pass-phrase' }
    await call(server, '/signup', { json })
    const { identities } = (await call(server, '/user', { token })).body
    const known = identities as { identity_id: string; provider: string }[]
    const mail = known.find(({ provider }) => provider === 'email')
    const path = `/user/identities/${mail?.identity_id}`
    expect((await call(server, path, { method: 'DELETE', token })).status).toBe(200)
    expect((await call(server, '/user', { token })).body.email).toBe('summit@example.org')
  })

  it('[7.auth.11] of a provider alone: the address that an administrator sets is the one that is invited', async () => {
    const [before, email] = ['cleo@example.org', 'cleo-new@example.org']
    const arrived = await signInAt(
      server,
      authorize(somebody({ email: before, email_verified: true })),
    )
    const token = arrived.fragment.get('access_token') ?? ''
    const { id } = (await call(server, '/user', { token })).body
    const changed = await call(server, `/admin/users/${String(id)}`, {
      method: 'PUT',
      token: await adminToken(server.deps, 3600),
      json: { email },
    })
    expect(changed.body).toMatchObject({ email })
    expect(await invited(email, before)).toEqual([201, 404])
  })

  it.each(['a new password', 'signing out elsewhere'])(
    'are not linked by what a session had begun before %s ended it',
    async (how) => {
      const email = `begun-${how.length}@example.org`
      const owner = await register(server, email)
      const thief = await signIn(server, email, 'a long enough pass-phrase')
      const sub = somebody({ email: `thief-${how.length}@example.org`, email_verified: true })
      const path = `/user/identities/authorize?provider=kitchen&login_hint=${sub}&skip_http_redirect=true`
      const begun = await call(server, path, { token: thief.accessToken })
      const back = await idp.walk(String(begun.body.url))
      const token = owner.accessToken
      const ended =
        how === 'a new password'
          ? await call(server, '/user', {
              method: 'PUT',
              token,
              json: { password: 'only the owner' },
            })
          : await call(server, '/logout?scope=others', { method: 'POST', token })
      expect([200, 204]).toContain(ended.status)
      expect((await openLink(server, back)).fragment.get('access_token')).toBeNull()
      const { identities } = (await call(server, '/user', { token })).body
      expect(identities).toMatchObject([{ provider: 'email' }])
    },
  )

  it.each([
    ['linked at the provider', 'callback'],
    ['linked by an ID token', 'token'],
    ['unlinked', 'unlink'],
  ])('are not %s by a session that a new password ends meanwhile', async (_what, way) => {
    const email = `ended-${way}@example.org`
    const password = 'a long enough pass-phrase'
    const owner = await register(server, email, password)
    const { accessToken } = await signIn(server, email, password)
    const sub = somebody({ email: `thief-${way}@example.org`, email_verified: true })
    const path = `/user/identities/authorize?provider=kitchen&login_hint=${sub}&skip_http_redirect=true`
    const kitchen = async () => {
      const { identities } = (await call(server, '/user', { token: owner.accessToken })).body
      return (identities as { identity_id: string; provider: string }[]).find(
        ({ provider }) => provider === 'kitchen',
      )
    }
    if (way === 'unlink') await signInAt(server, path, accessToken)
    const held = await kitchen()
    const begun = await call(server, path, { token: accessToken })
    const back = await idp.walk(String(begun.body.url))
    const json = { provider: 'kitchen', id_token: await idToken(sub), link_identity: true }
    const ways: Record<string, () => Promise<unknown>> = {
      callback: () => openLink(server, back),
      token: () => call(server, '/token?grant_type=id_token', { token: accessToken, json }),
      unlink: () =>
        call(server, `/user/identities/${held?.identity_id ?? ''}`, {
          method: 'DELETE',
          token: accessToken,
        }),
    }
    const [changed, change] = await server.db.transaction().execute(async (trx) => {
      // Both calls wait for this account, the one with the new password first.
      await sql`select from auth_users where id = ${owner.userId} for update`.execute(trx)
      const changing = call(server, '/user', {
        method: 'PUT',
        token: owner.accessToken,
        json: { password: 'only the owner' },
      })
      await untilLocked(server.db)
      const tried = ways[way]?.()
      await untilLocked(server.db, 2)
      return [changing, tried] as const
    })
    expect((await changed).status).toBe(200)
    await change
    expect(await kitchen()).toEqual(held)
  })

  it('cannot be linked where that is off', async () => {
    const person = await register(server, 'unlinked@example.org')
    for (const [method, path] of [
      ['GET', '/user/identities/authorize?provider=kitchen'],
      ['DELETE', `/user/identities/${randomUUID()}`],
    ] as const) {
      const answer = await call(strict, path, { method, token: person.accessToken })
      expect([answer.status, answer.body.error_code]).toEqual([404, 'manual_linking_disabled'])
    }
  })
})

it('[7.auth.5, 7.auth.12] enterprise sign-in is answered as by a provider without SAML', async () => {
  const { error } = await authClient(server).signInWithSSO({ domain: 'example.org' })
  expect(error).toMatchObject({
    status: 404,
    code: 'saml_provider_disabled',
    message: 'SAML 2.0 is disabled',
  })
})
