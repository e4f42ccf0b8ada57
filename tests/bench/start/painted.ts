// When a page has painted something, by its own clock.
import type { BrowserContext, Page } from '@playwright/test'

/** What a page shows once it shows its content. */
const CONTENT = '#bare, .recipe-card, .menu-row, .list-card, .shopping-row'

const MARK = 'painted'
const SLOWEST_MS = 60_000

/** From now on every page of this browser notes when its content was first painted. */
export async function notePaint(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([content = '', mark = '']) => {
      const look = () => {
        if (!document.querySelector(content)) return void requestAnimationFrame(look)
        // A message that is posted during a frame arrives after the frame was painted.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => performance.mark(mark))
        port1.start()
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    },
    [CONTENT, MARK],
  )
}

/** Opens an address; answers the milliseconds from the start of the navigation to that paint. */
export async function timeToPaint(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  const isPainted = (mark: string) => performance.getEntriesByName(mark).length > 0
  await page.waitForFunction(isPainted, MARK, { polling: 100, timeout: SLOWEST_MS })
  const timeOf = (mark: string) => performance.getEntriesByName(mark)[0]?.startTime
  return Number(await page.evaluate(timeOf, MARK))
}

/** Makes the page's processor so many times slower than this machine's. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
