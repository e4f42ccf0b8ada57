// Renewals of a session that fail in more ways than tests/e2e/auth-bad-network.spec.ts plays, and a month
// in which there was none.
import { test } from '@playwright/test'
import { fillSignIn, storedSession } from '../support/auth-page.ts'
import { html, playBadRenewal } from '../support/bad-renewal.ts'
import type { Instead } from '../support/line.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const LIST = 'Saturday'
const DAY_MS = 86_400_000

const json = (status: number, code: string): Instead => ({ status, body: `{"code":"${code}"}` })

const TABLE = {
  'where the line is cut': 'cut',
  'answered 500': json(500, 'unexpected_failure'),
  'answered 503': html(503),
  'answered 429': json(429, 'over_request_rate_limit'),
  'answered 409': json(409, 'conflict'),
  'answered 408': html(408),
  'answered 404': json(404, 'not_found'),
  'answered 511 by a captive portal': html(511),
  'answered 200 with {}': { status: 200, body: '{}' },
} satisfies Record<string, Instead>

let server: TestServer
let anna: Shopper
let listId: string

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({
    listen: true,
    env: {
      AUTH_RATE_LIMIT_TOKEN_REFRESH: '100000',
      AUTH_SESSIONS_INACTIVITY_TIMEOUT: String((7 * DAY_MS) / 1000),
    },
  })
  anna = await by.arrive(server, 'Anna')
  // With a category, which a list that has any asks for.
  const items = [...Object.keys(TABLE), 'Milk', 'Salt']
  const groceries = items.map((text) => ({ text, category: 'Dairy & Eggs' }))
  listId = (await anna.api.post('/grocerylists', { name: LIST, groceries })).body.id
  await by.goShopping(anna.page, LIST)
  await by.waitForWorker(anna.page)
})
test.afterAll(async () => {
  await by.leave(anna)
  await server.stop()
})

for (const [item, answer] of Object.entries(TABLE)) {
  test(`[4.session.4] a renewal ${item} keeps session and changes`, () =>
    playBadRenewal(anna, { listId, item, answer }))
}

const checked = (text: string) => by.isTicked(anna, listId, text)

// Comes last: a month passes on the server, too.
test('after thirty days with no network the app opens, shows everything, takes changes, and delivers them after one sign-in', async () => {
  const { page, phone } = anna
  await page.goto(`/groceries/${listId}/shopping`)
  await expect(by.row(page, 'Salt')).toBeVisible()
  await phone.goOffline()
  const later = Date.now() + 30 * DAY_MS
  server.clock.set(later)
  await phone.context.clock.setSystemTime(later)
  await page.reload()
  await expect(by.row(page, 'Milk')).toBeVisible()
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
