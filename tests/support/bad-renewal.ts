// A cold start with an expired token whose renewal fails, an edit, and its way to the server afterwards.
import { expireToken, storedSession } from './auth-page.ts'
import type { Instead } from './line.ts'
import * as by from './shopper.ts'
import { expect, type Shopper } from './shopper.ts'

const TOKEN_PATH = '/auth/v1/token'

/** A page in the place of the server's answer. */
export const html = (status: number): Instead => ({
  status,
  body: '<html><h1>Sign in to the WiFi</h1></html>',
  type: 'text/html',
})

/** Plays it in the shopping mode of a list, of which one item is ticked. */
export async function playBadRenewal(
  shopper: Shopper,
  { listId, item, answer }: { listId: string; item: string; answer: Instead | 'offline' },
): Promise<void> {
  const { page, phone, api } = shopper
  const isChecked = () => by.isTicked(shopper, listId, item)
  let renewals = 0
  phone.line.instead.set(TOKEN_PATH, () => {
    renewals += 1
    return answer === 'offline' ? null : answer
  })
  await expireToken(page)
  if (answer === 'offline') await phone.goOffline()
  await page.reload()
  await expect(by.row(page, item)).toBeVisible()
  await by.tick(page, item)
  if (answer !== 'offline') await expect.poll(() => renewals).toBeGreaterThan(0)
  expect(await storedSession(page)).toMatchObject({ user: { email: api.email } })
  expect(new URL(page.url()).pathname).toBe(`/groceries/${listId}/shopping`)
  expect(await isChecked()).toBe(false)

  phone.line.instead.delete(TOKEN_PATH)
  if (answer === 'offline') await phone.goOnline()
  else await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(isChecked).toBe(true)
  expect(Number((await storedSession(page))?.['expires_at']) * 1000).toBeGreaterThan(Date.now())
}
