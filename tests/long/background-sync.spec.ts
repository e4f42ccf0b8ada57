// What was done with no signal is sent when it is back: over a signal that leads nowhere at first, and
// by a browser that has no background sync. docs/sync.md section 8.
import { test } from '@playwright/test'
import { countUnanswered, ITEMS, openList } from '../support/open-list.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect } from '../support/shopper.ts'

let server: TestServer

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ listen: true })
})
test.afterAll(async () => {
  await server.stop()
})

test('a signal that leads nowhere at first is enough, with no tab open', async () => {
  const anna = await by.arrive(server, 'Anna', { isWhole: true })
  await by.waitForWorker(anna.page)
  const list = await openList(anna)
  await anna.phone.goOffline()
  await by.tick(anna.page, 'Milk')
  await anna.page.close()
  const unanswered = countUnanswered(anna)
  anna.phone.line.set('portal 403')
  await anna.phone.context.setOffline(false)
  await expect.poll(unanswered).toBeGreaterThan(1)
  expect(await list.stored()).toEqual(ITEMS)

  // The browser tells nobody that the line is good again: its one event is still trying.
  anna.phone.line.set('up')
  await expect.poll(list.stored, { timeout: 90_000 }).toContain('Milk ✓')
  expect(anna.phone.context.pages()).toEqual([])
  await by.leave(anna)
})

test('a browser without background sync sends it as soon as a tab is open again', async () => {
  const before = () => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
    Reflect.deleteProperty(window, 'SyncManager')
  }
  const anna = await by.arrive(server, 'Anna', { before, isWhole: true })
  await by.waitForWorker(anna.page)
  const list = await openList(anna)
  await anna.phone.goOffline()
  await by.tick(anna.page, 'Milk')
  await by.addItem(anna.page, 'Wine')
  // The signal comes back while no tab is open and no worker is about to try again.
  await by.restart(anna)
  expect(await list.stored()).toEqual(ITEMS)

  await anna.page.goto(list.path)
  const all = ['Apples', 'Bread', 'Cheese', 'Milk ✓', 'Wine']
  await expect.poll(list.stored).toEqual(all)
  await expect.poll(() => list.shown(anna.page)).toEqual(all)
  await by.leave(anna)
})
