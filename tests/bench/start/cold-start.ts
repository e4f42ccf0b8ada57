// A start without a network, in a new process of the browser, with very much on the device.
import type { Page } from '@playwright/test'
import { SIGHTS_CACHE } from '#shared/last-sight.ts'
import { throwAway } from '../../support/browser.ts'
import { printTable } from '../table.mjs'
import { notePaint, slowDown, timeToPaint, type Painted } from './painted.ts'
import { ITEMS, LISTS, openAny, phoneOf, putAway, RECIPES, type Stage } from './stage.ts'

/** Prints a first load of everything, and starts of the screens beside the bare page. */
export async function coldStart(stage: Stage, rounds: number): Promise<void> {
  const { bare } = stage
  const { api, lists } = await stage.collector()
  const [list = ''] = lists
  const shopper = await phoneOf(stage, api)
  const rows = RECIPES + LISTS * ITEMS
  printTable(`first load of ${rows} entries`, [{ ours: shopper.loadMs }])
  const phone = await putAway(shopper, bare)
  const start = async (address: string, rate: number) => {
    const started = await openAny(stage, { profile: phone.profile, line: 'down' })
    try {
      await notePaint(started.context)
      await slowDown(started.page, rate)
      const painted = await timeToPaint(started.page, address)
      if (address !== bare.origin) await whenKept(started.page, address)
      return painted
    } finally {
      await started.close()
    }
  }
  for (const rate of [1, 4]) {
    const taken: Record<string, Painted>[] = []
    // The first round is of screens that were not seen on this phone before.
    for (let round = 0; round <= rounds; round += 1) {
      taken.push({
        'blank React page': await start(bare.origin, rate),
        [`${RECIPES} recipes`]: await start('/recipes', rate),
        [`shopping, ${ITEMS} items`]: await start(`/groceries/${list}/shopping`, rate),
        menu: await start('/menu', rate),
        [`${LISTS} lists of ${ITEMS}`]: await start('/groceries', rate),
      })
    }
    for (const paint of ['seen', 'drawn'] as const) {
      const times = taken.slice(1).map((round) => only(round, paint))
      printTable(
        `cold start without a network until it is ${paint}, processor ${rate}x slower`,
        times,
      )
    }
  }
  await throwAway(phone)
}

function only(round: Record<string, Painted>, paint: keyof Painted): Record<string, number> {
  return Object.fromEntries(Object.entries(round).map(([name, times]) => [name, times[paint]]))
}

/** Resolves once the page has kept what it looks like for the next start. */
async function whenKept(page: Page, path: string): Promise<void> {
  await page.evaluate(
    async ({ name, path }) => {
      const isKept = async () => (await caches.match(path, { cacheName: name })) !== undefined
      while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 200))
    },
    { name: SIGHTS_CACHE, path },
  )
}
