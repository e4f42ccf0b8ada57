// The session of a window, by the page's own modules against the real provider (product §4.session,
// §8.auth, §9.session).
import { Secret, TOTP } from 'otpauth'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, lastMail, openLink, passMailPause } from '../support/auth-client.ts'
import { openPage, type PageGlobals } from '../support/page-globals.ts'
import { register } from '../support/people.ts'
import { startServer } from '../support/server.ts'
import { serverHere } from '../support/server-here.ts'

const PASSWORD = 'a long enough pass-phrase'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const server = serverHere()
let page: PageGlobals
let counter = 0

afterEach(() => {
  vi.useRealTimers()
  server.clock.set(Date.now())
  vi.restoreAllMocks()
  page.close()
})

/** Until it is so, however busy the machine is, and without touching the clock of a test. */
async function soon(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}

async function someone(): Promise<string> {
  counter += 1
  const email = `window${counter}@example.org`
  await register(server, email)
  return email
}

/** How often the page asked for a session, by signing in or by renewing. */
function grants(): number {
  return page.requests.filter((path) => path === 'POST /auth/v1/token').length
}

/** A window at this address, with its client and everything that the client tells. */
async function open(address = '/login', at = server) {
  page = openPage(at, address)
  const session = await import('#session/session.ts')
  const { prepareStorage } = await import('#session/storage.ts')
  await prepareStorage()
  await session.startSession()
  const auth = await session.authClient()
  const events: string[] = []
  auth.onAuthStateChange((event) => void events.push(event))
  return { session, auth, events }
}

/** What a mail of this kind leads to when it is opened. */
async function landingOf(email: string): Promise<string> {
  const { location } = await openLink(server, (await lastMail(server, email)).link)
  return location.slice(server.url.length)
}

async function resetMail(email: string): Promise<string> {
  passMailPause(server)
  const redirectTo = encodeURIComponent(`${server.url}/update-password`)
  await call(server, `/recover?redirect_to=${redirectTo}`, { json: { email } })
  server.clock.set(Date.now())
  return await landingOf(email)
}

describe('[4.session.1] a window is told', () => {
  it('of signing in, renewing, changing the account, the second step and signing out', async () => {
    const email = await someone()
    const { auth, events } = await open()
    await soon(() => events.includes('INITIAL_SESSION'))
    await auth.signInWithPassword({ email, password: PASSWORD })
    await auth.refreshSession()
    await auth.updateUser({ data: { colour: 'red' } })
    const { data } = await auth.mfa.enroll({ factorType: 'totp' })
    if (data?.type !== 'totp') throw new Error('There is no factor')
    const code = new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate({
      timestamp: server.clock.now(),
    })
    await auth.mfa.challengeAndVerify({ factorId: data.id, code })
    await auth.signOut()
    await soon(() => events.includes('SIGNED_OUT'))
    const told = [...new Set(events)]
    expect(told).toEqual([
      'INITIAL_SESSION',
      'SIGNED_IN',
      'TOKEN_REFRESHED',
      'USER_UPDATED',
      'MFA_CHALLENGE_VERIFIED',
      'SIGNED_OUT',
    ])
  })

  it('of a link for a new password', async () => {
    const { session, events } = await open(await resetMail(await someone()))
    expect(session.currentSession().arrival).toMatchObject({ kind: 'session', isRecovery: true })
    const { finishArrival } = await import('#session/finish-arrival.ts')
    await finishArrival()
    await soon(() => events.includes('PASSWORD_RECOVERY'))
    expect(session.currentSession()).toMatchObject({ isSignedIn: true, arrival: null })
  })
})

describe('a session', () => {
  it('[4.session.3] is renewed shortly before it runs out, and not while the page is hidden', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const email = await someone()
    const { auth, session } = await open('/groceries')
    await auth.signInWithPassword({ email, password: PASSWORD })
    await session.followRecord()
    await session.keepSessionFresh()
    const { sessionStore } = await import('#db/session-store.ts')
    const expiresInMs = async () =>
      ((await sessionStore.readSession())?.expiresAt ?? 0) * 1000 - Date.now()
    expect(grants()).toBe(1)

    await vi.advanceTimersByTimeAsync((await expiresInMs()) - 3 * MINUTE_MS)
    expect(grants()).toBe(1)
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
    await soon(() => grants() === 2)
    await soon(async () => (await expiresInMs()) > 50 * MINUTE_MS)

    page.show('hidden')
    await vi.advanceTimersByTimeAsync(120 * MINUTE_MS)
    expect(grants()).toBe(2)
    page.show('visible')
    await soon(() => grants() === 3)
    await soon(async () => (await expiresInMs()) > 50 * MINUTE_MS)
  })

  it.each([-2, 2])(
    '[4.session.3] is renewed once in its life by a device whose clock is %i days off',
    async (days) => {
      vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
      const email = await someone()
      // The server is as far off as the device would be; only the difference counts.
      server.clock.set(Date.now() - days * DAY_MS)
      const { auth, session } = await open('/groceries')
      await auth.signInWithPassword({ email, password: PASSWORD })
      await session.followRecord()
      await session.keepSessionFresh()
      const { renewSession } = await import('#db/renewing.ts')
      for (let call = 0; call < 5; call += 1) {
        expect(await session.tokenForRequest()).not.toBeNull()
        expect(await renewSession(null)).toMatchObject({ kind: 'renewed' })
      }
      expect(grants()).toBe(1)
      // One hour later, minute by minute, with a call in each of them.
      for (let minute = 0; minute < 60; minute += 1) {
        await vi.advanceTimersByTimeAsync(MINUTE_MS)
        await session.tokenForRequest()
      }
      expect(grants()).toBe(2)
    },
  )

  it('[4.session.3] whose token lives for a minute is renewed when most of it is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const email = await someone()
    const brief = await startServer({
      databaseUrl: server.databaseUrl,
      env: { AUTH_JWT_EXP: '60' },
    })
    const { auth, session } = await open('/groceries', brief)
    await auth.signInWithPassword({ email, password: PASSWORD })
    await session.followRecord()
    await session.keepSessionFresh()
    for (let second = 0; second < 480; second += 4) {
      await vi.advanceTimersByTimeAsync(4000)
      await session.tokenForRequest()
    }
    // 48 of 60 seconds each, and the sign-in itself.
    expect(grants()).toBeGreaterThan(8)
    expect(grants()).toBeLessThanOrEqual(1 + 480 / 48)
    await brief.stop()
  })

  it('[9.session.2] out of a link that is older than two minutes is warned about', async () => {
    const warnings: string[] = []
    vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(String(text)))
    const aboutAge = () => warnings.filter((text) => text.includes('from URL'))
    const { finishArrival } = await arriveWith(await resetMail(await someone()))
    await finishArrival()
    expect(aboutAge()).toEqual([])
    page.close()

    const late = await resetMail(await someone())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 })
    const again = await arriveWith(late)
    await again.finishArrival()
    expect(aboutAge()).toEqual([expect.stringContaining('issued over 120s ago')])
    expect(again.session.currentSession().isSignedIn).toBe(true)
  })

  async function arriveWith(address: string) {
    const { session } = await open(address)
    return { session, ...(await import('#session/finish-arrival.ts')) }
  }
})

describe('signing out', () => {
  it.each([401, 403, 404])(
    '[8.auth.2] ends at the sign-in although the provider answers %i',
    async (status) => {
      const email = await someone()
      const { auth, session } = await open('/profile')
      await auth.signInWithPassword({ email, password: PASSWORD })
      await session.followRecord()
      page.answers.set('/auth/v1/logout', () =>
        Response.json({ code: 'session_not_found' }, { status }),
      )
      const { signOut } = await import('#session/sign-out.ts')
      await signOut('keep')
      expect(page.requests.at(-1)).toBe('POST /auth/v1/logout')
      expect(page.sentTo).toEqual(['/login'])
      const { sessionStore } = await import('#db/session-store.ts')
      expect(await sessionStore.readSession()).toBeNull()
      expect((await auth.signOut()).error).toBeNull()
    },
  )
})

describe('[8.auth.1] a refusal of the provider', () => {
  it('is told with its code, and with the reasons of a weak password', async () => {
    const { auth } = await open()
    const weak = await auth.signUp({ email: 'weak@example.org', password: '12345' })
    expect(weak.error).toMatchObject({ code: 'weak_password', reasons: ['length'] })
  })

  it('has status 0 when there is no network', async () => {
    const { auth } = await open()
    page.answers.set('/auth/v1/token', () => Promise.reject(new TypeError('Failed to fetch')))
    const { error } = await auth.signInWithPassword({ email: 'a@b.example', password: PASSWORD })
    expect(error?.status).toBe(0)
  })
})
