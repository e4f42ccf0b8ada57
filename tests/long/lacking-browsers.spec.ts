// Browsers that keep nothing or give the page no worker: the app says so and works online. One of
// each kind is played by `npm test`, in tests/e2e/shell.spec.ts.
import { chromium, type Page, test } from '@playwright/test'
import { fillSignIn } from '../support/auth-page.ts'
import { openPhone, throwAway } from '../support/browser.ts'
import { chromeOptions } from '../support/chrome.ts'
import { type Api, join } from '../support/api.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect } from '../support/shopper.ts'

let server: TestServer
let anna: Api

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ listen: true })
})
test.beforeEach(async () => {
  anna = await join(server, 'Anna')
})
test.afterAll(() => server.stop())

/** Reads a list that was made elsewhere, adds to it, and makes another. */
async function expectOnline(page: Page): Promise<void> {
  const name = 'Saturday'
  const { body } = await anna.post('/grocerylists', { name, groceries: [{ text: 'Milk' }] })
  await page.getByRole('link', { name }).click()
  await expect(page.getByLabel('Item Milk')).toBeVisible()
  await page.getByLabel('Add an item').fill('Bread')
  await page.getByLabel('Add an item').press('Enter')
  await expect(page.getByLabel('Item Bread')).toBeVisible()
  const texts = async () => (await by.storedItems({ api: anna }, body.id)).map(({ text }) => text)
  await expect.poll(texts).toEqual(['Milk', 'Bread'])
  await page.getByRole('link', { name: 'Grocery Lists' }).first().click()
  await by.createList(page, 'Weekend')
  const lists = async () => (await anna.get('/grocerylists')).body.length
  await expect.poll(lists).toBe(2)
}

const keepsNothing = {
  'no IndexedDB': () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
  },
  'an IndexedDB that fails to open': () => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name, version) {
      const request = open.call(this, `${name}-broken`, version ?? 1)
      request.addEventListener('upgradeneeded', () => request.transaction?.abort())
      return request
    }
  },
}

for (const [what, before] of Object.entries(keepsNothing)) {
  test(`with ${what} the app says so and works online`, async () => {
    const phone = await openPhone({ url: server.url, before })
    await by.signInOnScreen(phone.page, anna.email)
    await expect(phone.page.getByText('does not let nomnom keep anything')).toBeVisible()
    await expectOnline(phone.page)
    await phone.close()
    await throwAway(phone)
  })
}

test('over plain http the app works and says that offline use needs HTTPS', async () => {
  // On a host name that is not loopback, over http, Chromium gives the page no worker and no locks.
  const { executablePath, args } = chromeOptions()
  const mapped = [...args, '--host-resolver-rules=MAP kitchen.test 127.0.0.1']
  const browser = await chromium.launch({ executablePath, args: mapped })
  const page = await browser.newPage()
  await page.goto(`http://kitchen.test:${new URL(server.url).port}/login?redirect=%2Fgroceries`)
  await fillSignIn(page, anna.email)
  await expect(page.getByRole('heading', { name: 'Grocery Lists', exact: true })).toBeVisible()
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await expect(page.getByText('Offline use needs HTTPS')).toBeVisible()
  await expectOnline(page)
  await browser.close()
})
