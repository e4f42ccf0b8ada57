// Browsers that cannot keep data or cannot run a worker: the app says so and works online.
import { test } from '@playwright/test'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const LIST = 'Saturday'

let server: TestServer
let shoppers: Shopper[] = []

test.setTimeout(180_000)
test.beforeEach(async () => {
  server = await startServer({ listen: true })
})
test.afterEach(async () => {
  await Promise.all(shoppers.map(by.leave))
  shoppers = []
  await server.stop()
})

async function arrive(options: Shopper['options']): Promise<Shopper> {
  // A storage that does not open cannot be filled beforehand.
  const shopper = await by.arrive(server, 'Anna', { ...options, byHand: 'sign in' })
  shoppers.push(shopper)
  return shopper
}

/** Reads a list that was made elsewhere, and adds to it. */
async function expectOnline({ api, page }: Shopper): Promise<void> {
  const created = await api.post('/grocerylists', { name: LIST, groceries: [{ text: 'Milk' }] })
  const { id } = created.body
  await page.getByRole('link', { name: LIST }).click()
  await expect(page.getByLabel('Item Milk')).toBeVisible()
  await page.getByLabel('Add an item').fill('Bread')
  await page.getByLabel('Add an item').press('Enter')
  await expect(page.getByLabel('Item Bread')).toBeVisible()
  const texts = async () => (await by.storedItems({ api }, id)).map(({ text }) => text)
  await expect.poll(texts).toEqual(['Milk', 'Bread'])
}

const cannotOpen = {
  'throws at opening': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is switched off', 'SecurityError')
    }
  },
  'fails to open': () => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name, version) {
      const request = open.call(this, `${name}-broken`, version ?? 1)
      request.addEventListener('upgradeneeded', () => request.transaction?.abort())
      return request
    }
  },
}

for (const [how, before] of Object.entries(cannotOpen)) {
  test(`with an IndexedDB that ${how} the app says so and works online`, async () => {
    const anna = await arrive({ before })
    await expect(anna.page.getByText('does not let nomnom keep anything')).toBeVisible()
    // A worker would look for the session where there is none, so the page does without.
    await by.waitForWorker(anna.page)
    await expectOnline(anna)
  })
}

test('with a worker that cannot start the app says so and works online', async () => {
  const anna = await arrive({ missing: ['/sw.js'] })
  await expect(anna.page.getByText('cannot open nomnom offline')).toBeVisible()
  await expectOnline(anna)
})
