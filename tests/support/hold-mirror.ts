// A disk that takes its time: what a page shows while its mirror can be neither read nor written.
import type { Page } from '@playwright/test'

/** Lets the disk go on. */
type Release = () => Promise<void>

/**
 * Keeps the mirror of the signed-in user busy with a transaction of its own, until the result is
 * called. Meanwhile reads and writes of the page wait, as they do behind a slow disk.
 */
export async function holdMirror(page: Page): Promise<Release> {
  await page.evaluate(async () => {
    const all = await indexedDB.databases()
    const name = all.find((found) => /^nomnom-[0-9a-f-]{36}$/.test(found.name ?? ''))?.name
    if (name === undefined) throw new Error('nobody is signed in here')
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
    const state = { isHeld: true }
    Object.assign(globalThis, { releaseMirror: () => (state.isHeld = false) })
    await new Promise<void>((resolve) => {
      const transaction = db.transaction([...db.objectStoreNames], 'readwrite')
      transaction.addEventListener('complete', () => db.close())
      const store = transaction.objectStore('meta')
      const goOn = () => {
        resolve()
        if (state.isHeld) store.count().addEventListener('success', goOn)
      }
      store.count().addEventListener('success', goOn)
    })
  })
  return async () => void (await page.evaluate('releaseMirror()'))
}
