// A worker that hangs: a loop inside the handler of a message.
import type { Page } from '@playwright/test'
import type { PhoneOptions } from './browser.ts'

const HANDLER = `
self.addEventListener('message', ({ data }) => { while (data === 'hang') {} })`

/** For a phone: its worker can be made to hang. */
export const HANGS: Pick<PhoneOptions, 'appended'> = { appended: { '/sw.js': HANDLER } }

/** Makes the worker hang from its next message on, for as long as the browser lets it live. */
export async function hangWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('hang'))
}
