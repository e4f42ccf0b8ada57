// Rounds in which all tabs and the worker renew one expired session at the same moment, and some
// renewals lose their answer.
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expireToken, storedSession } from './auth-page.ts'
import type { Phone } from './browser.ts'
import { storedItems, type Shopper } from './shopper.ts'

const TOKEN_PATH = '/auth/v1/token'
const ROUND_LIMIT_MS = 120_000
const LOOK_EVERY_MS = 50
/** One round in so many loses the first answer. */
const LOSES_EVERY = 4

type Rounds = {
  rounds: number
  /** Rounds after which the session was gone, or a tab stood at the sign-in. */
  signOuts: number
  /** Changes that never reached the server. */
  lostChanges: number
  /** Renewals that reached the server. */
  renewals: number
}

/**
 * Plays the rounds with the tabs of one phone, of which the first is in the shopping mode of a list.
 * In each round that tab ticks or unticks an item: the worker has something to send, too.
 */
export async function playRefreshRounds(
  shopper: Shopper,
  tabs: readonly Page[],
  { listId, item, rounds }: { listId: string; item: string; rounds: number },
): Promise<Rounds> {
  const result: Rounds = { rounds, signOuts: 0, lostChanges: 0, renewals: 0 }
  const [first] = tabs
  if (!first) throw new Error('There is no tab')
  for (let round = 1; round <= rounds; round += 1) {
    watchRenewals(shopper.phone, result, round % LOSES_EVERY === 0)
    const isChecked = round % 2 === 1
    await expireToken(first)
    await Promise.all([turn(first, item), ...tabs.map(askAtOnce)])
    const hasCome = await isSoon(async () => {
      const stored = await storedItems(shopper, listId)
      if (stored.find(({ text }) => text === item)?.isChecked === isChecked) return true
      // After a lost answer they wait for a sign that the network is back: give one.
      await askAtOnce(first)
      return false
    })
    if (!hasCome) result.lostChanges += 1
    const isRenewed = await isSoon(
      async () => Number((await storedSession(first))?.['expires_at'] ?? 0) * 1000 > Date.now(),
    )
    if (!isRenewed || tabs.some((tab) => tab.url().includes('/login'))) result.signOuts += 1
  }
  shopper.phone.line.instead.delete(TOKEN_PATH)
  return result
}

/** Ticks or unticks an item, even one in a cart that is folded away. */
function turn(tab: Page, item: string): Promise<void> {
  const box = tab.getByRole('checkbox', { name: item, includeHidden: true })
  return box.evaluate((input: HTMLInputElement) => input.click())
}

/** Counts renewals, and loses the answer to the first of a round that is to lose one. */
function watchRenewals(phone: Phone, result: Rounds, losesFirst: boolean): void {
  let isLost = !losesFirst
  phone.line.instead.set(TOKEN_PATH, (search) => {
    if (!search.includes('refresh_token')) return null
    result.renewals += 1
    const isFirst = !isLost
    isLost = true
    return isFirst ? 'lost' : null
  })
}

/** What a tab does when it comes to the front: renew the session, and ask the worker to sync. */
async function askAtOnce(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
  })
}

async function isSoon(isSo: () => Promise<boolean>): Promise<boolean> {
  const until = performance.now() + ROUND_LIMIT_MS
  while (performance.now() < until) {
    if (await isSo()) return true
    await wait(LOOK_EVERY_MS)
  }
  return false
}
