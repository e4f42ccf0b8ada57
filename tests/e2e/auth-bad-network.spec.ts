// Nothing that a bad network answers signs anybody out or loses a change: each line of the table is
// a cold start with an expired token, an edit, and its way to the server afterwards.
import { test } from '@playwright/test'
import { expireToken, fillSignIn, storedSession } from '../support/auth-page.ts'
import type { Instead } from '../support/line.ts'
import { playRefreshRounds } from '../support/refresh-rounds.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const TOKEN_PATH = '/auth/v1/token'
const LIST = 'Saturday'
const DAY_MS = 86_400_000
/** `npm run test:long` plays a hundred. */
const ROUNDS = 8
/** With a category, which a list that has any asks for. */
const BREAD = { text: 'Bread', category: 'Bakery' }

const json = (status: number, code: string): Instead => ({ status, body: `{"code":"${code}"}` })
const html = (status: number): Instead => ({
  status,
  body: '<html><h1>Sign in to the WiFi</h1></html>',
  type: 'text/html',
})

const TABLE: [string, Instead | 'offline'][] = [
  ['with no network', 'offline'],
  ['where the line is cut', 'cut'],
  ['where the answer is lost on its way', 'lost'],
  ['answered 500', json(500, 'unexpected_failure')],
  ['answered 503', html(503)],
  ['answered 429', json(429, 'over_request_rate_limit')],
  ['answered 409', json(409, 'conflict')],
  ['answered 408', html(408)],
  ['answered 404', json(404, 'not_found')],
  ['answered 403 by a captive portal', html(403)],
  ['answered 511 by a captive portal', html(511)],
  ['answered 200 with {}', { status: 200, body: '{}' }],
  ['answered 200 with a page', html(200)],
]

let server: TestServer
let anna: Shopper
let listId: string

test.describe.configure({ mode: 'serial' })
test.setTimeout(300_000)
test.beforeAll(async () => {
  server = await startServer({
    listen: true,
    env: {
      AUTH_RATE_LIMIT_TOKEN_REFRESH: '100000',
      AUTH_SESSIONS_INACTIVITY_TIMEOUT: String((7 * DAY_MS) / 1000),
    },
  })
  anna = await by.arrive(server, 'Anna')
  const groceries = [
    ...TABLE.map(([text]) => ({ text })),
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

const checked = async (text: string) =>
  (await by.storedItems(anna, listId)).find((item) => item.text === text)?.isChecked

for (const [name, answer] of TABLE) {
  test(`[4.session.4] a renewal ${name} keeps session and changes`, async () => {
    const { page, phone } = anna
    let renewals = 0
    phone.line.instead.set(TOKEN_PATH, () => {
      renewals += 1
      return answer === 'offline' ? null : answer
    })
    await expireToken(page)
    if (answer === 'offline') await phone.goOffline()
    await page.reload()
    await expect(by.row(page, 'Milk')).toBeVisible()
    await by.tick(page, name)
    if (answer !== 'offline') await expect.poll(() => renewals).toBeGreaterThan(0)
    expect(await storedSession(page)).toMatchObject({ user: { email: anna.api.email } })
    expect(new URL(page.url()).pathname).toBe(`/groceries/${listId}/shopping`)
    expect(await checked(name)).toBe(false)

    phone.line.instead.delete(TOKEN_PATH)
    if (answer === 'offline') await phone.goOnline()
    else await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(() => checked(name)).toBe(true)
    expect(Number((await storedSession(page))?.['expires_at']) * 1000).toBeGreaterThan(Date.now())
  })
}

test('[4.session.2] five tabs and the worker renew at once, again and again: nobody is signed out, nothing is lost', async () => {
  const { page, phone } = anna
  const others = await Promise.all([1, 2, 3, 4].map(() => phone.context.newPage()))
  await Promise.all(others.map((tab) => tab.goto('/groceries')))
  for (const tab of others) await expect(tab.getByRole('link', { name: LIST })).toBeVisible()
  const played = await playRefreshRounds(anna, [page, ...others], {
    listId,
    item: 'Rice',
    rounds: ROUNDS,
  })
  expect(played).toMatchObject({ rounds: ROUNDS, signOuts: 0, lostChanges: 0 })
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

test('after thirty days with no network the app opens, shows everything, takes changes, and delivers them after one sign-in', async () => {
  const { page, phone } = anna
  await page.goto(`/groceries/${listId}/shopping`)
  await expect(by.row(page, 'Salt')).toBeVisible()
  await phone.goOffline()
  const later = Date.now() + 30 * DAY_MS
  server.clock.set(later)
  await phone.context.clock.setSystemTime(later)
  await page.reload()
  await expect(by.row(page, 'Milk')).toBeChecked()
  await by.tick(page, 'Salt')
  await by.addItem(page, 'Pepper')
  await page.goto('/groceries')
  await page.getByRole('link', { name: LIST }).click()
  await expect(page.getByLabel('Item Pepper', { exact: true })).toBeVisible()

  await phone.goOnline()
  await expect.poll(() => storedSession(page)).toBeNull()
  await page.goto('/groceries')
  await page.waitForURL('**/login?redirect=%2Fgroceries')
  await expect(page.getByText(/changes? waits? on this device/)).toBeVisible()
  await fillSignIn(page, anna.api.email)
  anna = { ...anna, api: await by.sessionOf({ server, email: anna.api.email }) }
  await expect.poll(() => checked('Salt')).toBe(true)
  await expect.poll(() => checked('Pepper')).toBe(false)
})

function claimOf(token: unknown, claim: string): unknown {
  const payload = Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(payload) as Record<string, unknown>)[claim]
}
