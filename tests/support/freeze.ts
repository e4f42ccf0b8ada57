// Tabs that stop where they are, and time that passes for the tabs that wait for them.
import type { Page } from '@playwright/test'

/** Lets the tab go on. */
type Thaw = () => Promise<void>

/**
 * Stops the scripts of a tab between two tasks, as when it hangs or the browser freezes it: what it
 * holds stays held, but for its stores, because a browser freezes no tab whose transaction others wait
 * for. (Chromium's own command for that leaves a tab alone that can be seen.) What is broadcast meanwhile
 * is lost to it; when it goes on it is told that it was frozen, as by the browser.
 */
export async function freezePage(page: Page): Promise<Thaw> {
  await page.evaluate(awaitTransactions)
  const session = await page.context().newCDPSession(page)
  await session.send('Debugger.enable')
  const isStopped = new Promise<void>((resolve) => session.once('Debugger.paused', () => resolve()))
  // It answers only once the tab goes on.
  session.send('Runtime.evaluate', { expression: 'debugger' }).catch(() => undefined)
  await isStopped
  return async () => {
    await session.send('Debugger.resume')
    await session.detach()
    await page.evaluate(() => document.dispatchEvent(new Event('resume')))
  }
}

/** Ends once every transaction that was asked for before is over. */
async function awaitTransactions(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    await new Promise((resolve) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => {
        const { result } = opening
        const last = result.transaction([...result.objectStoreNames], 'readwrite')
        last.addEventListener('complete', resolve)
        result.close()
      })
    })
  }
}

/** For PhoneOptions.before: makes skipTime work in the tabs of a phone. */
export function letTimeBeSkipped(): void {
  const { setInterval: start, clearInterval: stop } = window
  const { now } = Date
  const running = new Map<number, () => void>()
  let skipped = 0
  Date.now = () => now() + skipped
  window.setInterval = ((task: () => void, ms: number) => {
    const id = start(task, ms)
    running.set(id, task)
    return id
  }) as typeof window.setInterval
  window.clearInterval = (id) => {
    running.delete(Number(id))
    stop(id)
  }
  addEventListener('skip', (event) => {
    skipped += (event as CustomEvent<number>).detail
    const due = [...running.values()]
    for (const task of due) task()
  })
}

/** Lets time pass for one tab, whose timers are then each due once. */
export async function skipTime(page: Page, ms: number): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('skip', { detail })), ms)
}
