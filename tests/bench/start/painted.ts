// When a page has painted something, by its own clock.
import type { BrowserContext, Page } from '@playwright/test'

/** What is on the screen once a page shows what it is about. */
const CONTENT = '#bare, .recipe-card, .menu-row, .list-card, .shopping-row'

const MARK = 'painted'
const SLOWEST_MS = 60_000

/** Every page of this browser notes from now on when its content was painted first. */
export async function notePaint(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([content = '', mark = '']) => {
      const look = () => {
        if (!document.querySelector(content)) return void requestAnimationFrame(look)
        // What is posted in a frame comes once it is painted.
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

/** Opens an address; answers the milliseconds from the start of the navigation to the paint. */
export async function timeToPaint(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  const isPainted = (mark: string) => performance.getEntriesByName(mark).length > 0
  await page.waitForFunction(isPainted, MARK, { polling: 100, timeout: SLOWEST_MS })
  const timeOf = (mark: string) => performance.getEntriesByName(mark)[0]?.startTime
  return Number(await page.evaluate(timeOf, MARK))
}

/** How much slower than this machine the processor of the page is from now on. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
