// The stored session: shared by page and worker, and never written back after it was given up.
import { IDBFactory, IDBTransaction } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createSessionStore,
  isFresh,
  receivedAt,
  SESSION_KEY,
  type SessionStore,
  type StoredSession,
} from './session-store.ts'

const ANNA = {
  access_token: 'access',
  refresh_token: 'refresh-1',
  expires_at: 1_800_000_000,
  expires_in: 3600,
  user: { id: 'anna', email: 'anna@example.test' },
}

let factory: IDBFactory
let page: SessionStore

beforeEach(async () => {
  factory = new IDBFactory()
  page = createSessionStore(factory)
  await page.setItem(SESSION_KEY, JSON.stringify(ANNA))
})

describe('the stored session', () => {
  it.each([
    ['read', () => page.readSession()],
    ['written', () => page.setItem('other', 'value')],
    ['removed', () => page.removeItem('other')],
  ])('is %s without the page having to hear of it', async (_, act) => {
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
    await act()
    expect(commit).toHaveBeenCalledTimes(1)
    commit.mockRestore()
  })

  it('[4.session.2] is the same for the page and the worker', async () => {
    const worker = createSessionStore(factory)
    expect(await worker.readSession()).toEqual({
      accessToken: 'access',
      refreshToken: 'refresh-1',
      expiresAt: 1_800_000_000,
      lifetime: 3600,
      userId: 'anna',
      email: 'anna@example.test',
      isComplete: true,
    })
  })

  it.each([
    ['aal1', 'verified', false],
    ['aal1', 'unverified', true],
    ['aal2', 'verified', true],
  ])('[4.session.5] at %s with a factor that is %s counts: %s', async (aal, status, counts) => {
    // The claims of a token are UTF-8 in the alphabet of addresses.
    const claims = Buffer.from(JSON.stringify({ name: 'Zoë ÿ??>', aal })).toString('base64url')
    const user = { ...ANNA.user, factors: [{ factor_type: 'totp', status }] }
    const session = { ...ANNA, access_token: `e30.${claims}.sig`, user }
    await page.setItem(SESSION_KEY, JSON.stringify(session))
    expect((await page.readSession()) !== null).toBe(counts)
    expect(await page.readRecord()).toMatchObject({ userId: 'anna', isComplete: counts })
  })

  it('is replaced only while it still holds the token that was renewed', async () => {
    const renewed = JSON.stringify({ ...ANNA, refresh_token: 'refresh-2' })
    expect(await page.replaceSession('refresh-1', renewed)).toBe(true)
    expect(await page.replaceSession('refresh-1', JSON.stringify(ANNA))).toBe(false)
    expect((await page.readSession())?.refreshToken).toBe('refresh-2')
  })

  it('does not come back by a late renewal after signing out', async () => {
    await page.removeItem(SESSION_KEY)
    expect(await page.replaceSession('refresh-1', JSON.stringify(ANNA))).toBe(false)
    expect(await page.readSession()).toBeNull()
  })

  it.each(['', 'null', '{}', '{"access_token":1}', 'not json'])(
    'counts as absent when it is damaged: %j',
    async (text) => {
      await page.setItem(SESSION_KEY, text)
      expect(await page.readSession()).toBeNull()
    },
  )

  it('lasts until the tab closes where the browser keeps nothing', async () => {
    const store = createSessionStore(undefined)
    await store.setItem(SESSION_KEY, JSON.stringify(ANNA))
    expect((await store.readSession())?.userId).toBe('anna')
    await store.removeItem(SESSION_KEY)
    expect(await store.readSession()).toBeNull()
  })

  it('says whether the browser keeps it', async () => {
    const refuses = Object.assign(new IDBFactory(), {
      open(): never {
        throw new Error('Storage is switched off')
      },
    })
    expect(await createSessionStore(factory).canKeep()).toBe(true)
    expect(await createSessionStore(undefined).canKeep()).toBe(false)
    expect(await createSessionStore(refuses).canKeep()).toBe(false)
    // Asked by a worker that waits for no answer, so it must not fail either.
    expect(await createSessionStore(refuses).readSession()).toBeNull()
  })
})

describe('a token', () => {
  const HOUR = 3600
  /** By a device whose clock is anywhere. */
  const NOW = 1_700_000_000_000

  it.each([
    ['of an hour, just come', HOUR, HOUR, true],
    ['of an hour, with two minutes and a second left', HOUR, 121, true],
    ['of an hour, with two minutes left', HOUR, 120, false],
    ['of a minute, just come', 60, 60, true],
    ['of a minute, with 13 seconds left', 60, 13, true],
    ['of a minute, with 12 seconds left', 60, 12, false],
    ['that has run out', HOUR, -1, false],
    ['of unknown life, with three minutes left', 0, 180, true],
    ['of unknown life, with a minute left', 0, 60, false],
  ])('%s, can be sent: %#', (...[, lifetime, left, can]) => {
    const session = { lifetime, expiresAt: NOW / 1000 + left } as StoredSession
    expect(isFresh(session, NOW)).toBe(can)
  })

  it.each([-2, 0, 2])('from a provider %i days away lives as long as it says', (days) => {
    const theirs = NOW / 1000 + days * 24 * HOUR + HOUR
    const answer = { access_token: 'a', expires_in: HOUR, expires_at: theirs }
    expect(receivedAt(answer, NOW)).toEqual({ ...answer, expires_at: NOW / 1000 + HOUR })
  })

  it('whose life is not told keeps the end that is', () => {
    expect(receivedAt({ expires_at: 5 }, NOW)).toEqual({ expires_at: 5 })
  })
})
