// Two-step sign-in with an app that shows six digits.
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { authClient, call } from '../support/auth-client.ts'
import { as, type Person, register, signIn } from '../support/people.ts'
import { startServer } from '../support/server.ts'
import { serverHere } from '../support/server-here.ts'

const server = serverHere()
let counter = 0
const PASSWORD = 'a long enough pass-phrase'
const HALF_MINUTE_MS = 30_000

function codeOf(secret: string, offset = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: server.clock.now() + offset })
}

async function someone() {
  counter += 1
  const email = `factor${counter}@example.org`
  await register(server, email)
  const client = authClient(server)
  await client.signInWithPassword({ email, password: PASSWORD })
  return { email, client }
}

async function enrolled() {
  const person = await someone()
  const { data } = await person.client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
  if (!data || data.type !== 'totp') throw new Error('not enrolled')
  const { secret } = data.totp
  const usedCode = codeOf(secret)
  const verified = await person.client.mfa.challengeAndVerify({
    factorId: data.id,
    code: usedCode,
  })
  expect(verified.error).toBeNull()
  return { ...person, factorId: data.id, secret, usedCode }
}

async function expectCode(error: unknown, status: number, code: string): Promise<void> {
  expect(error).toMatchObject({ status, code })
}

describe('two-step sign-in', () => {
  it('[7.auth.9] is enrolled with a picture, a secret and an address for the app', async () => {
    const { client, email } = await someone()
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    expect(error).toBeNull()
    if (data?.type !== 'totp') throw new Error('no totp')
    expect(data.friendly_name).toBe('phone')
    expect(data.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(data.totp.uri).toContain(`localhost%3A3663:${encodeURIComponent(email)}?issuer=`)
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
    expect(data.totp.qr_code).not.toContain('#')
    const listed = await client.mfa.listFactors()
    expect(listed.data?.all).toMatchObject([{ id: data.id, status: 'unverified' }])
    expect(JSON.stringify(listed.data)).not.toContain(data.totp.secret)
  })

  it('takes no issuer that has no room in the picture', async () => {
    const { client } = await someone()
    for (const issuer of ['a'.repeat(3000), '🍲'.repeat(100)]) {
      const { error } = await client.mfa.enroll({ factorType: 'totp', issuer })
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
    }
    const { data } = await client.mfa.enroll({ factorType: 'totp', issuer: 'a'.repeat(200) })
    expect(data?.type).toBe('totp')
  })

  it('[4.session.5, 7.auth.9] raises the session, keeps its id, and ends those with a password alone', async () => {
    const { client, email } = await someone()
    const other = await signIn(server, email, PASSWORD)
    const before = (await client.getSession()).data.session
    const { data } = await client.mfa.enroll({ factorType: 'totp' })
    if (data?.type !== 'totp') throw new Error('no totp')
    await client.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(data.totp.secret) })
    const after = (await client.getSession()).data.session
    expect(after?.refresh_token).not.toBe(before?.refresh_token)
    const claims = (await client.getClaims()).data?.claims
    expect(claims).toMatchObject({ aal: 'aal2' })
    expect(claims?.amr).toMatchObject([{ method: 'totp' }, { method: 'password' }])
    expect(claims?.session_id).toBe(
      JSON.parse(Buffer.from(before?.access_token.split('.')[1] ?? '', 'base64url').toString())
        .session_id,
    )
    expect((await call(server, '/user', { token: other.accessToken })).status).toBe(403)
    const level = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect((await client.refreshSession()).error).toBeNull()
    expect((await client.getClaims()).data?.claims).toMatchObject({ aal: 'aal2' })
  })

  it('whose answer was lost lets the old refresh token come back', async () => {
    const { client } = await someone()
    const before = (await client.getSession()).data.session
    const { data } = await client.mfa.enroll({ factorType: 'totp' })
    if (data?.type !== 'totp') throw new Error('no totp')
    await client.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(data.totp.secret) })
    server.clock.advance(3_600_000)
    const ask = () =>
      call(server, '/token?grant_type=refresh_token', {
        json: { refresh_token: before?.refresh_token },
      })
    const [first, second] = [await ask(), await ask()]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.refresh_token).toBe(first.body.refresh_token)
    expect((await client.refreshSession()).error).toBeNull()
  })

  it('[4.session.5] asks for the code after the password, and takes each code once', async () => {
    const { email, factorId, secret, usedCode } = await enrolled()
    const client = authClient(server)
    await client.signInWithPassword({ email, password: PASSWORD })
    const level = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    const replayed = await client.mfa.challengeAndVerify({ factorId, code: usedCode })
    await expectCode(replayed.error, 422, 'mfa_verification_failed')
    server.clock.advance(HALF_MINUTE_MS)
    const right = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    expect(right.error).toBeNull()
  })

  it.each([
    ['wrong', () => '000000'],
    ['of two minutes ago', (secret: string) => codeOf(secret, -120_000)],
    ['of the future', (secret: string) => codeOf(secret, 120_000)],
    ['a word', () => 'abcdef'],
  ])('refuses a code that is %s', async (_name, make) => {
    const { client, factorId, secret } = await enrolled()
    const { error } = await client.mfa.challengeAndVerify({ factorId, code: make(secret) })
    expect(error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    })
  })

  it('[7.auth.9] gives a challenge five attempts, five minutes and one success', async () => {
    const { client, factorId, secret } = await enrolled()
    const token = (await client.getSession()).data.session?.access_token ?? ''
    const verify = async (challengeId: string, code: string) => {
      const json = { challenge_id: challengeId, code }
      const answer = await call(server, `/factors/${factorId}/verify`, { json, token })
      return answer.body.error_code ?? answer.status
    }
    const guessed = (await client.mfa.challenge({ factorId })).data?.id ?? ''
    for (let guess = 0; guess < 5; guess += 1) await verify(guessed, '000000')
    server.clock.advance(HALF_MINUTE_MS)
    expect(await verify(guessed, codeOf(secret))).toBe('mfa_challenge_expired')
    const late = (await client.mfa.challenge({ factorId })).data?.id ?? ''
    server.clock.advance(301_000)
    expect(await verify(late, codeOf(secret))).toBe('mfa_challenge_expired')
    const good = (await client.mfa.challenge({ factorId })).data?.id ?? ''
    expect(await verify(good, '')).toBe('validation_failed')
    expect(await verify(good, codeOf(secret))).toBe(200)
    server.clock.advance(HALF_MINUTE_MS)
    expect(await verify(good, codeOf(secret))).toBe('mfa_ip_address_mismatch')
    expect(await verify('x', codeOf(secret))).toBe('mfa_challenge_expired')
  })

  it('[7.auth.13] is needed to change password, address or data, to add a factor and to remove one', async () => {
    const { client: owner, email, factorId } = await enrolled()
    const { data: begun } = await owner.mfa.enroll({ factorType: 'totp', friendlyName: 'watch' })
    const client = authClient(server)
    await client.signInWithPassword({ email, password: PASSWORD })
    const password = await client.updateUser({ password: 'a fresh pass-phrase' })
    await expectCode(password.error, 401, 'insufficient_aal')
    const address = await client.updateUser({ email: 'new@example.org' })
    await expectCode(address.error, 401, 'insufficient_aal')
    const data = await client.updateUser({ data: { colour: 'red' } })
    await expectCode(data.error, 401, 'insufficient_aal')
    const second = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'tablet' })
    await expectCode(second.error, 403, 'insufficient_aal')
    const removed = await client.mfa.unenroll({ factorId })
    await expectCode(removed.error, 422, 'insufficient_aal')
    const kept = await client.mfa.unenroll({ factorId: begun?.id ?? '' })
    await expectCode(kept.error, 422, 'insufficient_aal')
  })

  it('[4.session.5, 7.auth.9] is removed, and the session counts with one factor again', async () => {
    const { client, factorId } = await enrolled()
    const { data, error } = await client.mfa.unenroll({ factorId })
    expect(error).toBeNull()
    expect(data?.id).toBe(factorId)
    await client.refreshSession()
    expect((await client.getClaims()).data?.claims).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    })
  })

  it('has names that differ, at most ten factors, and forgets what was never verified', async () => {
    const { client } = await someone()
    await client.mfa.enroll({ factorType: 'totp', friendlyName: 'one' })
    const twice = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'one' })
    await expectCode(twice.error, 422, 'mfa_factor_name_conflict')
    for (let number = 2; number <= 10; number += 1) {
      await client.mfa.enroll({ factorType: 'totp', friendlyName: String(number) })
    }
    const eleventh = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'eleven' })
    await expectCode(eleventh.error, 422, 'too_many_enrolled_mfa_factors')
    server.clock.advance(301_000)
    const later = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'one' })
    expect(later.error).toBeNull()
    expect((await client.mfa.listFactors()).data?.all).toHaveLength(1)
  })

  it('of another kind, or of somebody else, is refused', async () => {
    const mine = await someone()
    const theirs = await enrolled()
    const token = (await mine.client.getSession()).data.session?.access_token ?? ''
    const enrol = async (json: object) => {
      const answer = await call(server, '/factors', { json, token })
      return [answer.status, answer.body.error_code]
    }
    expect(await enrol({ factor_type: 'webauthn' })).toEqual([
      422,
      'mfa_webauthn_enroll_not_enabled',
    ])
    expect(await enrol({ factor_type: 'phone', phone: '4915112345678' })).toEqual([
      422,
      'mfa_phone_enroll_not_enabled',
    ])
    expect(await enrol({ factor_type: 'wishes' })).toEqual([400, 'validation_failed'])
    const foreign = await call(server, `/factors/${theirs.factorId}/challenge`, { json: {}, token })
    expect([foreign.status, foreign.body.error_code]).toEqual([404, 'mfa_factor_not_found'])
    const noId = await call(server, '/factors/x/challenge', { json: {}, token })
    expect([noId.status, noId.body.msg]).toEqual([404, 'factor_id must be an UUID'])
  })

  it('by a WebAuthn device is enrolled where that is configured, is listed, and never counts', async () => {
    const { databaseUrl } = server
    const env = { AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED: 'true' }
    const open = await startServer({ databaseUrl, env })
    open.clock.set(server.clock.now())
    const { email } = await someone()
    const { accessToken: token } = await signIn(open, email, PASSWORD)
    const json = { factor_type: 'webauthn', friendly_name: 'key' }
    const { status, body } = await call(open, '/factors', { json, token })
    expect([status, body]).toEqual([
      200,
      { id: expect.any(String), type: 'webauthn', friendly_name: 'key' },
    ])
    const row = { id: body.id, factor_type: 'webauthn', friendly_name: 'key', status: 'unverified' }
    // Rows stay what they are on a server where it is switched off.
    for (const at of [open, server]) {
      expect((await call(at, '/user', { token })).body.factors).toMatchObject([row])
      for (const step of ['challenge', 'verify']) {
        const answer = await call(at, `/factors/${row.id}/${step}`, { json: {}, token })
        expect([answer.status, answer.body.error_code, answer.body.msg]).toEqual([
          422,
          'mfa_webauthn_verify_not_enabled',
          'MFA verification is disabled for WebAuthn',
        ])
      }
    }
    expect((await as(open, { email, accessToken: token } as Person)('/api/users/me')).status).toBe(
      200,
    )
    const removed = await call(server, `/factors/${row.id}`, { method: 'DELETE', token })
    expect([removed.status, removed.body]).toEqual([200, { id: row.id }])
    await open.stop()
  })
})
