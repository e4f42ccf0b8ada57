// A worker that hangs: a loop inside the handler of a message, or in the middle of a change.
import type { Page } from '@playwright/test'
import type { PhoneOptions } from './browser.ts'

const HANDLER = `
self.addEventListener('message', ({ data }) => { while (data === 'hang') {} })
self.addEventListener('message', async ({ data, source }) => {
  if (data !== 'hang in a change') return
  const found = (await indexedDB.databases()).find(({ name }) => /^nomnom-[0-9a-f-]{36}$/.test(name))
  const opening = indexedDB.open(found.name)
  opening.onsuccess = () => {
    const stores = [...opening.result.objectStoreNames]
    const change = opening.result.transaction(stores, 'readwrite')
    change.objectStore('meta').getAllKeys().onsuccess = () => {
      source.postMessage('hangs')
      for (;;) {}
    }
  }
})`

/** Options of a phone whose worker can be made to hang, which takes a process of its own. */
export const HANGS: Pick<PhoneOptions, 'appended' | 'isKept'> = {
  appended: { '/sw.js': HANDLER },
  isKept: true,
}

/** Makes the worker hang from its next message on, until the browser ends it. */
export async function hangWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('hang'))
}

/**
 * The same in the middle of a change: until the browser ends it nobody can save or read anything.
 */
export async function hangWorkerInChange(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { serviceWorker } = navigator
        serviceWorker.addEventListener('message', ({ data }) => data === 'hangs' && resolve())
        serviceWorker.controller?.postMessage('hang in a change')
      }),
  )
}

/** Keeps everybody from saving or reading, as somebody in the middle of a change does; answers what lets go. */
export async function holdDisk(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(async () => {
    const found = (await indexedDB.databases()).find(({ name }) =>
      /^nomnom-[0-9a-f-]{36}$/.test(name ?? ''),
    )
    const opening = indexedDB.open(found?.name ?? '')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const stores = [...opening.result.objectStoreNames]
    const change = opening.result.transaction(stores, 'readwrite')
    const state = { isHeld: true }
    // A transaction lives as long as it is asked for something more.
    const ask = () => {
      change.objectStore('meta').count().onsuccess = () => state.isHeld && ask()
    }
    ask()
    change.oncomplete = () => opening.result.close()
    return state
  })
  return () => held.evaluate((state) => void (state.isHeld = false))
}
