// A worker that hangs: taps show, what is needed for the first time loads, and the page sends by
// itself, long before the browser would end the worker. docs/sync.md step 18.
import { test } from '@playwright/test'
import { hangWorker, HANGS } from '../support/hang.ts'
import { countUnanswered, openList, type OpenList } from '../support/open-list.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

let server: TestServer
let anna: Shopper
let list: OpenList

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ listen: true })
})
test.beforeEach(async () => {
  anna = await by.arrive(server, 'Anna', HANGS)
  await by.waitForWorker(anna.page)
  list = await openList(anna)
})
test.afterEach(async () => {
  await anna.phone.kill()
})
test.afterAll(async () => {
  await server.stop()
})

test('taps are sent by the page, and code of a first use comes', async () => {
  await hangWorker(anna.page)
  await by.tick(anna.page, 'Milk')
  await expect.poll(list.stored, { timeout: 30_000 }).toContain('Milk ✓')
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
  await hangWorker(page)
  phone.line.instead.clear()
  const all = ['Apples', 'Bread ✓', 'Cheese', 'Milk ✓']
  await by.tick(page, 'Milk')
  await expect.poll(list.stored, { timeout: 30_000 }).toEqual(all)
})
