// A change that comes from elsewhere while all recipes are listed.
import { throwAway } from '../../support/browser.ts'
import type { Shopper } from '../../support/shopper.ts'
import { printTable } from '../table.mjs'
import { COURSES, phoneOf, RECIPES, type Stage } from './stage.ts'

const CHANGES = 5
const SLOWEST_MS = 180_000

/** Prints the time from the news of a commit to the document, and the heap. */
export async function liveChange(stage: Stage, rounds: number): Promise<void> {
  const { api, recipes } = await stage.collector()
  const shopper = await phoneOf(stage, api)
  const { page, phone } = shopper
  await page.goto('/recipes')
  // All recipes are there once the first course says how many it has.
  const count = page.getByText(String(RECIPES / COURSES.length), { exact: true }).first()
  await count.waitFor({ timeout: SLOWEST_MS })
  const taken: Record<string, number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (let change = 0; change < CHANGES; change += 1) {
      const title = `Changed ${round}.${change}`
      taken.push({
        ours: await whenShown(shopper, { id: recipes[change * COURSES.length] ?? '', title }),
      })
    }
  }
  printTable(`a change while ${RECIPES} recipes are listed, from its commit to the document`, taken)
  const session = await phone.context.newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  printTable(`heap with ${RECIPES} recipes listed`, [{ ours: usedSize / 1e6 }], 'MB')
  await phone.close()
  await throwAway(phone)
}

async function whenShown({ page, api }: Shopper, changed: { id: string; title: string }) {
  const shown = page.evaluate(async (title) => {
    // Dexie tells all tabs on this channel what was written.
    const writes = new BroadcastChannel('x-storagemutated-1')
    let heardAt = 0
    writes.addEventListener('message', () => (heardAt = performance.now()))
    const isThere = () => [...document.querySelectorAll('h3')].some((h3) => h3.innerText === title)
    const shownAt = await new Promise<number>((resolve) => {
      const watcher = new MutationObserver(() => {
        const at = performance.now()
        if (!isThere()) return
        watcher.disconnect()
        resolve(at)
      })
      watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    writes.close()
    return shownAt - heardAt
  }, changed.title)
  const { status } = await api.patch(`/recipes/${changed.id}`, { title: changed.title })
  if (status !== 200) throw new Error(`The change is answered ${status}`)
  return await shown
}
