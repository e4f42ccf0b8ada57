// When a page has painted something, by its own clock.
import type { BrowserContext, Page } from '@playwright/test'

/** What a page shows once it shows its content. */
const CONTENT = ['.recipe-card', '.menu-row', '.list-card', '.shopping-row']

/** seen: content stands on the page, be it as it was last seen; drawn: the app has drawn it. */
const PLACES = {
  seen: ['#bare', ...CONTENT].join(),
  drawn: ['#bare', ...CONTENT.map((content) => `#root ${content}`)].join(),
}
export type Painted = Record<keyof typeof PLACES, number>

const SLOWEST_MS = 60_000

/** From now on every page of this browser notes when its content was first painted. */
export async function notePaint(context: BrowserContext): Promise<void> {
  await context.addInitScript((places: Record<string, string>) => {
    for (const [mark, content] of Object.entries(places)) {
      const look = () => {
        if (!document.querySelector(content)) return void requestAnimationFrame(look)
        // A message that is posted during a frame arrives after the frame was painted.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => performance.mark(mark))
        port1.start()
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    }
  }, PLACES)
}

/** Opens an address; answers the milliseconds from the start of the navigation to both paints. */
export async function timeToPaint(page: Page, address: string): Promise<Painted> {
  await page.goto(address, { waitUntil: 'commit' })
  const isDrawn = () => performance.getEntriesByName('drawn').length > 0
  await page.waitForFunction(isDrawn, null, { polling: 100, timeout: SLOWEST_MS })
  return await page.evaluate(() => {
    const timeOf = (mark: string) => performance.getEntriesByName(mark)[0]?.startTime ?? 0
    return { seen: timeOf('seen'), drawn: timeOf('drawn') }
  })
}

/** Makes the page's processor so many times slower than this machine's. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
