// Nothing that a bad network answers, and no clock that is wrong, signs anybody out or loses a change.
// More answers, and a month without any, are in tests/long/renewals.spec.ts, more clocks in clocks.spec.ts
// there.
import { test } from '@playwright/test'
import { expireToken, fillSignIn, storedSession } from '../support/auth-page.ts'
import { html, playBadRenewal } from '../support/bad-renewal.ts'
import { playRefreshRounds } from '../support/refresh-rounds.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'
import { playWrongClock } from '../support/wrong-clock.ts'

const LIST = 'Saturday'
/** `npm run test:long` plays a hundred. */
const ROUNDS = 4
/** With a category, which a list that has any asks for. */
const BREAD = { text: 'Bread', category: 'Bakery' }

const TABLE = {
  'with no network': 'offline',
  'where the answer is lost on its way': 'lost',
  'answered 403 by a captive portal': html(403),
  'answered 200 with a page': html(200),
} as const

let server: TestServer
let anna: Shopper
let listId: string

test.describe.configure({ mode: 'default' })
test.setTimeout(300_000)
test.beforeAll(async () => {
  const env = { AUTH_RATE_LIMIT_TOKEN_REFRESH: '100000' }
  server = await startServer({ listen: true, env })
  anna = await by.arrive(server, 'Anna')
  const groceries = [
    ...Object.keys(TABLE).map((text) => ({ text })),
    { text: 'Milk' },
    { text: 'Rice' },
    BREAD,
  ]
  listId = (await anna.api.post('/grocerylists', { name: LIST, groceries })).body.id
  await by.goShopping(anna.page, LIST)
  await by.waitForWorker(anna.page)
})
test.afterAll(async () => {
  await by.leave(anna)
  await server.stop()
})

const checked = (text: string) => by.isTicked(anna, listId, text)

for (const [item, answer] of Object.entries(TABLE)) {
  test(`[4.session.4] a renewal ${item} keeps session and changes`, () =>
    playBadRenewal(anna, { listId, item, answer }))
}

test('[4.session.2] three tabs and the worker renew at once, again and again: once for all, nobody is signed out, nothing is lost', async () => {
  const { page, phone } = anna
  const others = await Promise.all([1, 2].map(() => phone.context.newPage()))
  await Promise.all(others.map((tab) => tab.goto('/groceries')))
  for (const tab of others) await expect(tab.getByRole('link', { name: LIST })).toBeVisible()
  const played = await playRefreshRounds(anna, [page, ...others], {
    listId,
    item: 'Rice',
    rounds: ROUNDS,
  })
  expect(played).toMatchObject({ rounds: ROUNDS, signOuts: 0, lostChanges: 0 })
  // Once a round, and once more where the answer was lost.
  expect(played.renewals).toBeLessThanOrEqual(ROUNDS + 1)
  await Promise.all(others.map((tab) => tab.close()))
})

test('[4.session.4] a session that is over for good asks to sign in once, and then sends what waited', async () => {
  const { page } = anna
  await server.db
    .deleteFrom('auth_sessions')
    .where('id', '=', String(claimOf((await storedSession(page))?.['access_token'], 'session_id')))
    .execute()
  await expireToken(page)
  await by.tick(page, 'Milk')
  await expect.poll(() => storedSession(page)).toBeNull()
  // The screen that is open stays usable; any other asks for a sign-in.
  await by.addItem(page, 'Salt')
  await page.goto('/groceries')
  await page.waitForURL('**/login?redirect=%2Fgroceries')
  await expect(page.getByText(/changes? waits? on this device/)).toBeVisible()
  await expect(page.getByText('You are signed out on this device')).toBeVisible()
  await fillSignIn(page, anna.api.email)
  await expect.poll(() => checked('Milk')).toBe(true)
  await expect.poll(() => checked('Salt')).toBe(false)
  await expect(page.getByRole('heading', { name: 'Grocery Lists', level: 1 })).toBeVisible()
})

// Comes last: the session on the other phone has not begun yet by this clock.
test('[4.session.3] a phone whose clock is 2 days off signs in once, and syncs when there is something', () =>
  playWrongClock(server, { days: 2, ticks: 3 }))

function claimOf(token: unknown, claim: string): unknown {
  const payload = Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(payload) as Record<string, unknown>)[claim]
}
