// A tick on one phone, until it is painted on the phone of a friend.
import { setTimeout as delay } from 'node:timers/promises'
import { befriend } from '../../support/api.ts'
import { throwAway } from '../../support/browser.ts'
import * as by from '../../support/shopper.ts'
import { whenTicked } from '../../support/when-ticked.ts'
import { printTable, quantile } from '../table.mjs'
import { itemName, makeLists, newcomer, phoneOf, type Stage } from './stage.ts'

const TICKS = 20

/**
 * Prints how long half of the ticks and nearly all of them take, and the friend's phone's share.
 */
export async function tickToFriend(stage: Stage, rounds: number): Promise<void> {
  const [emil, fee] = [await newcomer(stage, 'Emil'), await newcomer(stage, 'Fee')]
  await befriend(emil, fee, ['canManageGroceryLists'])
  const lists = await makeLists(emil, rounds, TICKS)
  const [his, hers] = [await phoneOf(stage, emil), await phoneOf(stage, fee)]
  // A phone that is in use has a worker.
  for (const { page } of [his, hers]) await by.waitForWorker(page)
  const taken: Record<string, number>[] = []
  for (const list of lists) {
    const ticks: { whole: number; sinceWrite: number }[] = []
    for (const { page } of [his, hers]) await page.goto(`/groceries/${list}/shopping`)
    for (let at = 0; at < TICKS; at += 1) {
      const [from, to] = [by.row(his.page, itemName(at)), by.row(hers.page, itemName(at))]
      await to.waitFor({ state: 'attached' })
      await delay(400)
      const shown = whenTicked(to)
      const tickedAt = await from.evaluate((box: HTMLInputElement) => {
        box.click()
        return Date.now()
      })
      const { at: shownAt, sinceWriteMs } = await shown
      ticks.push({ whole: shownAt - tickedAt, sinceWrite: sinceWriteMs })
    }
    const whole = ticks.map((tick) => tick.whole)
    taken.push({
      p50: quantile(whole, 0.5),
      p95: quantile(whole, 0.95),
      'of it, since the write of the worker': quantile(
        ticks.map((tick) => tick.sinceWrite),
        0.5,
      ),
    })
  }
  printTable('from a tick to the screen of a friend', taken)
  for (const { phone } of [his, hers]) {
    await phone.close()
    await throwAway(phone)
  }
}
