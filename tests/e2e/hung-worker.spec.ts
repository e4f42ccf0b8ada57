// A worker that hangs: taps show, what is needed for the first time loads, and the page sends by
// itself, long before the browser would end the worker. docs/sync.md step 18.
import { test } from '@playwright/test'
import { countUnanswered, openList, type OpenList } from '../support/open-list.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

/** At the end of the worker's own file: a loop inside a handler of a message. */
const HANG = `
self.addEventListener('message', ({ data }) => { while (data === 'hang') {} })`

let server: TestServer
let anna: Shopper
let list: OpenList

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ listen: true })
})
test.beforeEach(async () => {
  anna = await by.arrive(server, 'Anna', { appended: { '/sw.js': HANG } })
  await by.waitForWorker(anna.page)
  list = await openList(anna)
})
test.afterEach(async () => {
  await anna.phone.kill()
})
test.afterAll(async () => {
  await server.stop()
})

async function hang(): Promise<void> {
  await anna.page.evaluate(() => navigator.serviceWorker.controller?.postMessage('hang'))
}

/** Ticks, and says how long it took until the tick showed and until the server had it. */
async function tickAndTell(what: string, text: string, stored: string[]): Promise<void> {
  const startedAt = Date.now()
  await by.tick(anna.page, text)
  console.log(`    ${what}: tick on the screen ${Date.now() - startedAt} ms`)
  await expect.poll(list.stored, { timeout: 30_000 }).toEqual(stored)
  console.log(`    ${what}: tick on the server ${Date.now() - startedAt} ms`)
}

test('taps are sent by the page, and code of a first use comes', async () => {
  await hang()
  await tickAndTell('an idle worker hangs', 'Milk', ['Apples', 'Bread', 'Cheese', 'Milk ✓'])
  await by.addItem(anna.page, 'Wine')
  await anna.page.getByRole('link', { name: 'Back' }).click()
  await anna.page.getByRole('button', { name: 'Add Category' }).click()
  await expect(anna.page.getByRole('dialog', { name: 'Add Category' })).toBeVisible()
  const all = ['Apples', 'Bread', 'Cheese', 'Milk ✓', 'Wine']
  await expect.poll(list.stored).toEqual(all)
})

test('a run that the worker hangs in is taken over', async () => {
  const { page, phone } = anna
  const unanswered = countUnanswered(anna)
  phone.line.instead.set('/api/sync', () => 'silence')
  await by.tick(page, 'Bread')
  await expect.poll(unanswered).toBeGreaterThan(0)
  await hang()
  phone.line.instead.clear()
  const all = ['Apples', 'Bread ✓', 'Cheese', 'Milk ✓']
  await tickAndTell('a worker hangs while it sends', 'Milk', all)
})
