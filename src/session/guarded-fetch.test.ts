import { AuthClient } from '@supabase/supabase-js'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshSession, type RefreshDeps } from '#db/refresh-session.ts'
import { createSessionStore, SESSION_KEY, type SessionStore } from '#db/session-store.ts'
import { createGuardedFetch } from './guarded-fetch.ts'

const PROVIDER = 'https://nomnom.example/auth/v1'
const NOW_S = Math.round(Date.now() / 1000)

function sessionJson(name: string, expiresAt: number): string {
  return JSON.stringify({
    access_token: `access-${name}`,
    refresh_token: `refresh-${name}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user: { id: '0199a2b0-1c1c-7000-8000-000000000001', email: 'nora@example.org' },
  })
}

type Answer = { status: number; body: string; type?: string }

let store: SessionStore
let asked: number
/** When each renewal was asked for, Unix ms. */
let askedAt: number[]
let announced: string[]

/** A device with the real auth client, whose provider answers refresh grants as given. */
function device(answer: () => Answer | Promise<Answer>) {
  let turn: Promise<unknown> = Promise.resolve()
  const deps: RefreshDeps = {
    store,
    async send() {
      asked += 1
      askedAt.push(Date.now())
      const { status, body, type = 'application/json' } = await answer()
      return new Response(body, { status, headers: { 'Content-Type': type } })
    },
    withLock<T>(task: () => Promise<T>): Promise<T> {
      const next = turn.then(task)
      turn = next.catch(() => undefined)
      return next
    },
    announce: ({ event }) => announced.push(event),
    now: Date.now,
  }
  const client = new AuthClient({
    url: PROVIDER,
    storageKey: SESSION_KEY,
    storage: store,
    autoRefreshToken: false,
    skipAutoInitialize: true,
    fetch: createGuardedFetch({
      refresh: () => refreshSession(deps, null),
      send: () => Promise.reject(new TypeError('No other call is expected')),
    }),
  })
  return { client, deps }
}

beforeEach(async () => {
  store = createSessionStore(new IDBFactory())
  asked = 0
  askedAt = []
  announced = []
  await store.setItem(SESSION_KEY, sessionJson('old', NOW_S - 3600))
})

afterEach(() => {
  vi.useRealTimers()
})

const refused = (code: string): Answer => ({
  status: 400,
  body: JSON.stringify({ code, message: code }),
})

describe('answers that say nothing about the session keep it', () => {
  it.each<[string, Answer]>([
    ['a throttled provider', { status: 429, body: '{"code":"over_request_rate_limit"}' }],
    ['a contended provider', { status: 409, body: '{"code":"conflict"}' }],
    ['a moved provider', { status: 404, body: '{"code":"not_found"}' }],
    ['a slow proxy', { status: 408, body: '{}' }],
    [
      'a captive portal',
      { status: 403, body: '<html>Sign in to the WiFi</html>', type: 'text/html' },
    ],
    ['a portal that says so', { status: 511, body: '<html></html>', type: 'text/html' }],
    ['a proxy that answers for us', { status: 200, body: '{}' }],
    ['a page instead of JSON', { status: 200, body: '<html></html>', type: 'text/html' }],
    ['a broken provider', { status: 500, body: '{"code":"unexpected_failure"}' }],
    ['a proxy whose provider is away', { status: 503, body: '<html></html>', type: 'text/html' }],
    ['a refusal that names no session', { status: 400, body: '{"code":"bad_json"}' }],
    ['a refusal without JSON', { status: 400, body: 'Bad Request', type: 'text/plain' }],
  ])('%s', async (_who, answer) => {
    const { deps } = device(() => answer)
    expect(await refreshSession(deps, null)).toEqual({ kind: 'unavailable' })
    expect(await store.readSession()).toMatchObject({ refreshToken: 'refresh-old' })
    expect(announced).toEqual([])
  })

  it('no network', async () => {
    const { deps } = device(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await refreshSession(deps, null)).toEqual({ kind: 'unavailable' })
    expect(await store.readSession()).not.toBeNull()
  })

  it('[8.auth.1, 9.session.1] the auth client survives a throttled provider, and waits twice as long each time', async () => {
    // In memory, so that nothing but the client waits for the clock.
    store = createSessionStore(undefined)
    await store.setItem(SESSION_KEY, sessionJson('old', NOW_S - 3600))
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
    const { client } = device(() => ({ status: 429, body: '{}' }))
    const renewing = client.refreshSession()
    // It tries for half a minute, waiting longer each time.
    await vi.advanceTimersByTimeAsync(60_000)
    const { data, error } = await renewing
    expect(data.session).toBeNull()
    expect(error?.status).toBe(0)
    const waits = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0))
    expect(waits).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800])
    expect(await store.readSession()).toMatchObject({ refreshToken: 'refresh-old' })
  })
})

describe('[4.session.4] refusals that trying again cannot change end the session', () => {
  it.each([
    'refresh_token_not_found',
    'refresh_token_already_used',
    'session_not_found',
    'session_expired',
    'user_banned',
    'user_not_found',
    'validation_failed',
  ])('%s', async (code) => {
    const { client } = device(() => refused(code))
    const { error } = await client.refreshSession()
    expect(error?.status).toBe(400)
    expect(await store.readSession()).toBeNull()
    expect(announced).toEqual(['SIGNED_OUT'])
  })
})

describe('renewing', () => {
  const granted = (): Answer => ({ status: 200, body: sessionJson('new', NOW_S + 3600) })

  it('stores the new session and tells the other windows', async () => {
    const { deps } = device(granted)
    expect(await refreshSession(deps, null)).toMatchObject({ kind: 'renewed' })
    expect(await store.readSession()).toMatchObject({ accessToken: 'access-new' })
    expect(announced).toEqual(['TOKEN_REFRESHED'])
  })

  it('asks once for everybody who waits', async () => {
    const { client, deps } = device(granted)
    const outcomes = await Promise.all([
      refreshSession(deps, null),
      refreshSession(deps, 'access-old'),
      refreshSession(deps, null),
    ])
    const { data } = await client.getSession()
    expect(outcomes.map(({ kind }) => kind)).toEqual(['renewed', 'renewed', 'renewed'])
    expect(data.session?.access_token).toBe('access-new')
    expect(asked).toBe(1)
  })

  it('asks again for the very token that has proved too old', async () => {
    const { deps } = device(granted)
    await store.setItem(SESSION_KEY, sessionJson('fresh', NOW_S + 3600))
    expect(await refreshSession(deps, null)).toMatchObject({ kind: 'renewed' })
    expect(asked).toBe(0)
    await refreshSession(deps, 'access-fresh')
    expect(asked).toBe(1)
  })

  it('an answer that comes after signing out signs nobody in again', async () => {
    const { deps } = device(async () => {
      await store.removeItem(SESSION_KEY)
      return granted()
    })
    expect(await refreshSession(deps, null)).toEqual({ kind: 'absent' })
    expect(await store.readSession()).toBeNull()
  })

  it('nobody signed in means nothing is asked', async () => {
    const { deps } = device(granted)
    await store.removeItem(SESSION_KEY)
    expect(await refreshSession(deps, null)).toEqual({ kind: 'absent' })
    expect(asked).toBe(0)
  })

  it('a session without expires_at gets one from expires_in', async () => {
    const { expires_at: _gone, ...rest } = JSON.parse(sessionJson('new', 0))
    const { deps } = device(() => ({ status: 200, body: JSON.stringify(rest) }))
    await refreshSession(deps, null)
    expect((await store.readSession())?.expiresAt).toBeGreaterThan(NOW_S + 3000)
  })
})
