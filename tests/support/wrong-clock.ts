// A phone whose clock is days off: it renews its session and syncs no more often than any other.
import type { TestServer } from './server.ts'
import * as by from './shopper.ts'
import { expect } from './shopper.ts'

const DAY_MS = 86_400_000
const ITEMS = ['Milk', 'Rice', 'Bread', 'Salt', 'Tea', 'Jam', 'Oil', 'Eggs']

/**
 * Somebody arrives with such a phone and ticks so many items of a list. The server is
 * off, the other way: for page and worker it is as if the phone were.
 */
export async function playWrongClock(
  server: TestServer,
  { days, ticks, missing = [] }: { days: number; ticks: number; missing?: readonly string[] },
): Promise<void> {
  server.clock.set(Date.now() - days * DAY_MS)
  const shopper = await by.arrive(server, 'Cleo', { missing, byHand: true })
  const { page, api, phone } = shopper
  const groceries = ITEMS.map((text) => ({ text }))
  const { body } = await api.post('/grocerylists', { name: 'By the clock', groceries })
  if (missing.length === 0) await by.waitForWorker(page)
  await by.goShopping(page, 'By the clock')
  const asked = (path: string) => phone.line.requests.filter((other) => other === path).length
  const before = asked('/api/sync')
  for (const [index, text] of ITEMS.slice(0, ticks).entries()) {
    await by.tick(page, text)
    const ticked = async () =>
      (await by.storedItems(shopper, body.id)).filter(({ isChecked }) => isChecked).length
    await expect.poll(ticked).toBe(index + 1)
  }
  // Signing in, and nothing else.
  expect(asked('/auth/v1/token')).toBe(1)
  // Each tick is sent, and its poke may be followed by one fetch.
  expect(asked('/api/sync') - before).toBeLessThanOrEqual(2 * ticks + 2)
  await by.leave(shopper)
  server.clock.set(Date.now())
}
