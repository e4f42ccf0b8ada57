// A start without a network, in a new process of the browser, with very much on the device.
import { throwAway } from '../../support/browser.ts'
import { printTable } from '../table.mjs'
import { notePaint, slowDown, timeToPaint } from './painted.ts'
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
      return await timeToPaint(started.page, address)
    } finally {
      await started.close()
    }
  }
  for (const rate of [1, 4]) {
    const taken: Record<string, number>[] = []
    for (let round = 0; round < rounds; round += 1) {
      taken.push({
        'blank React page': await start(bare.origin, rate),
        [`${RECIPES} recipes`]: await start('/recipes', rate),
        [`shopping, ${ITEMS} items`]: await start(`/groceries/${list}/shopping`, rate),
        menu: await start('/menu', rate),
        [`${LISTS} lists of ${ITEMS}`]: await start('/groceries', rate),
      })
    }
    printTable(`cold start without a network, processor ${rate}x slower`, taken)
  }
  await throwAway(phone)
}
