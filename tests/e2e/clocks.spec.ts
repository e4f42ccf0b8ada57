// A phone whose clock is days off renews its session and syncs no more often than any other.
import { test } from '@playwright/test'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const DAY_MS = 86_400_000
const LIST = 'Saturday'
const ITEMS = ['Milk', 'Rice', 'Bread', 'Salt', 'Tea', 'Jam', 'Oil', 'Eggs']

let server: TestServer
let shopper: Shopper | undefined

test.setTimeout(180_000)
test.beforeAll(async () => {
  server = await startServer({ listen: true })
})
test.afterEach(async () => {
  if (shopper) await by.leave(shopper)
  shopper = undefined
  server.clock.set(Date.now())
})
test.afterAll(() => server.stop())

for (const missing of [[], ['/sw.js']]) {
  const place = missing.length === 0 ? 'with the worker' : 'without a worker'
  for (const days of [2, -2]) {
    test(`[4.session.3] ${place} and a clock ${days} days off a phone signs in once, and syncs when there is something`, async () => {
      // The server is off, the other way: for page and worker it is as if the phone were.
      server.clock.set(Date.now() - days * DAY_MS)
      shopper = await by.arrive(server, 'Anna', { missing, byHand: 'sign in' })
      const { page, api, phone } = shopper
      const groceries = ITEMS.map((text) => ({ text }))
      const { id } = (await api.post('/grocerylists', { name: LIST, groceries })).body
      if (missing.length === 0) await by.waitForWorker(page)
      await by.goShopping(page, LIST)
      const asked = (path: string) => phone.line.requests.filter((other) => other === path).length
      const before = asked('/api/sync')
      for (const [index, text] of ITEMS.entries()) {
        await by.tick(page, text)
        const ticked = async () =>
          (await by.storedItems(shopper as Shopper, id)).filter(({ isChecked }) => isChecked).length
        await expect.poll(ticked).toBe(index + 1)
      }
      // Signing in, and nothing else.
      expect(asked('/auth/v1/token')).toBe(1)
      // Each tick is sent, and its poke may be followed by one fetch.
      expect(asked('/api/sync') - before).toBeLessThanOrEqual(2 * ITEMS.length + 2)
    })
  }
}
