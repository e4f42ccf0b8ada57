// A line that is worse than none: answers that get lost, servers that never answer, captive portals,
// a trickle. What people enter shows at once, nothing is refused or done twice, and all of it is
// there once the line is good again. docs/sync.md step 16.
import { test } from '@playwright/test'
import type { LineState } from '../support/line.ts'
import { countUnanswered, ITEMS, openList, type OpenList } from '../support/open-list.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

let server: TestServer
let anna: Shopper
let list: OpenList

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ listen: true })
  anna = await by.arrive(server, 'Anna')
  await by.waitForWorker(anna.page)
})
test.beforeEach(async () => {
  list = await openList(anna)
})
test.afterAll(async () => {
  await by.leave(anna)
  await server.stop()
})

const shown = () => list.shown(anna.page)

/** The phone finds another network, a good one, and the browser tells the app. */
async function moveOn(): Promise<void> {
  await anna.phone.goOffline()
  await anna.phone.goOnline()
}

/** Nothing was refused, so the sheet shows nothing that needs attention. */
async function expectNothingRefused(): Promise<void> {
  await expect(anna.page.getByRole('button', { name: /could not be saved/ })).toHaveCount(0)
}

test('answers that are lost on their way do nothing twice', async () => {
  const { page, phone } = anna
  const unanswered = countUnanswered(anna)
  phone.line.set('deaf')
  await by.tick(page, 'Milk')
  await by.addItem(page, 'Wine')
  const all = ['Apples', 'Bread', 'Cheese', 'Milk ✓', 'Wine']
  await expect.poll(list.stored).toEqual(all)
  // The server has it and the phone cannot know that: it sends the same again.
  await expect.poll(unanswered).toBeGreaterThan(2)
  expect(await list.stored()).toEqual(all)
  await expect(page.getByRole('button', { name: /^(Saving|Can't reach)/ })).toBeVisible()
  await by.addItem(page, 'Salt')
  await moveOn()
  await expect.poll(list.stored).toEqual([...all, 'Salt'].sort())
  await expect.poll(shown).toEqual([...all, 'Salt'].sort())
  await expectNothingRefused()
})

for (const state of ['portal 200', 'portal 403', 'portal 413'] satisfies LineState[]) {
  test(`a ${state} in the place of every answer is no answer`, async () => {
    const { page, phone } = anna
    const unanswered = countUnanswered(anna)
    phone.line.set(state)
    await by.tick(page, 'Milk')
    await by.addItem(page, 'Wine')
    await expect.poll(unanswered).toBeGreaterThan(1)
    // Opened anew it is still the app, signed in and with everything in it.
    await page.reload()
    const all = ['Apples', 'Bread', 'Cheese', 'Milk ✓', 'Wine']
    await expect.poll(shown).toEqual(all)
    await by.tick(page, 'Bread')
    await expectNothingRefused()
    expect(await list.stored()).toEqual(ITEMS)

    await moveOn()
    const ticked = ['Apples', 'Bread ✓', 'Cheese', 'Milk ✓', 'Wine']
    await expect.poll(list.stored).toEqual(ticked)
    await expect.poll(shown).toEqual(ticked)
    await expectNothingRefused()
  })
}

test('calls that are taken and never answered keep nobody waiting', async () => {
  const { page, phone } = anna
  const unanswered = countUnanswered(anna)
  phone.line.set('dead')
  await by.tick(page, 'Milk')
  await expect.poll(unanswered).toBeGreaterThan(0)
  // The first request hangs, and what is done meanwhile does not wait for it.
  await by.addItem(page, 'Wine')
  await page.reload()
  await expect.poll(shown).toEqual(['Apples', 'Bread', 'Cheese', 'Milk ✓', 'Wine'])
  await by.tick(page, 'Bread')
  await moveOn()
  const ticked = ['Apples', 'Bread ✓', 'Cheese', 'Milk ✓', 'Wine']
  await expect.poll(list.stored).toEqual(ticked)
  await expectNothingRefused()
})

test('over a line with 5 s of latency and 20 kB/s everything works, and arrives', async () => {
  const { page, phone } = anna
  phone.line.set('slow')
  await by.tick(page, 'Milk')
  await page.reload()
  await expect.poll(shown).toEqual(['Apples', 'Bread', 'Cheese', 'Milk ✓'])
  await by.addItem(page, 'Wine')
  const all = ['Apples', 'Bread', 'Cheese', 'Milk ✓', 'Wine']
  expect(await shown()).toEqual(all)
  await expect.poll(list.stored, { timeout: 60_000 }).toEqual(all)
  await expectNothingRefused()
})
