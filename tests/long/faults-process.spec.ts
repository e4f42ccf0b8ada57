// Browsers that kill, freeze, update and forget: the process while it sends, the worker while it
// asks, the tab that listens for all, the app under 100 waiting changes, the storage itself.
// docs/sync.md section 8 and step 18.
import { type Page, test } from '@playwright/test'
import { type Api, befriend, join } from '../support/api.ts'
import { readRows } from '../support/edit-rows.ts'
import { freezePage, letTimeBeSkipped, skipTime } from '../support/freeze.ts'
import { countUnanswered, openList, type OpenList } from '../support/open-list.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

let server: TestServer
let anna: Shopper
/** Somebody else, who may change her lists. */
let bert: Api
let list: OpenList

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ listen: true })
  anna = await by.arrive(server, 'Anna', { isKept: true })
  bert = await join(server, 'Bert')
  await befriend(anna.api, bert, ['canManageGroceryLists'])
  await by.waitForWorker(anna.page)
})
test.beforeEach(async () => {
  list = await openList(anna)
})
test.afterAll(async () => {
  await by.leave(anna)
  await server.stop()
})

test('a browser that is killed between sending and hearing does nothing twice', async () => {
  anna.phone.line.set('deaf')
  await by.addItem(anna.page, 'Wine')
  await by.tick(anna.page, 'Milk')
  const all = ['Apples', 'Bread', 'Cheese', 'Milk ✓', 'Wine']
  await expect.poll(list.stored).toEqual(all)
  await by.addItem(anna.page, 'Salt')
  await by.restart(anna, { how: 'kill' })
  await anna.page.goto(list.path)
  await expect.poll(list.stored).toEqual([...all, 'Salt'].sort())
  await expect.poll(() => list.shown(anna.page)).toEqual([...all, 'Salt'].sort())
})

test('what was typed just before the browser was killed is there after it', async () => {
  const editor = `/groceries/${list.id}/edit`
  await anna.page.goto(editor)
  await anna.page.getByLabel('Item Milk', { exact: true }).click()
  await anna.page.keyboard.press('End')
  await anna.page.keyboard.type(' and honey')
  // It is on the disk after each key, long before it is saved as an edit.
  await expect.poll(() => keptTexts(anna.page)).toContain('Milk and honey')
  await by.restart(anna, { how: 'kill' })
  await anna.page.goto(editor)
  const last = anna.page.locator('textarea[aria-label^="Item "]').last()
  await expect(last).toHaveValue('Milk and honey')
  await expect.poll(list.stored).toContain('Milk and honey')
})

/** Drafts and saved texts in the database of the page. */
async function keptTexts(page: Page): Promise<unknown[]> {
  const drafts = await readRows(page, 'drafts')
  const records = await readRows(page, 'records')
  return [...drafts.map(({ value }) => value.text), ...records.map(({ rec }) => rec.cells.text?.v)]
}

test('a worker that is stopped in the middle of a request is started again', async () => {
  const { page, phone } = anna
  const unanswered = countUnanswered(anna)
  // All other calls go on, so nothing else makes the app ask again.
  phone.line.instead.set('/api/sync', () => 'silence')
  await by.tick(page, 'Milk')
  await expect.poll(unanswered).toBeGreaterThan(0)
  phone.line.instead.clear()
  await phone.stopWorker()
  const all = ['Apples', 'Bread', 'Cheese', 'Milk ✓']
  await expect.poll(list.stored, { timeout: 60_000 }).toEqual(all)
})

test('a second tab goes on when the one that listens is killed', async () => {
  const second = await openSecondTab(anna)
  const streams = () => anna.phone.line.requests.filter((path) => path === '/api/events').length
  const before = streams()
  await crash(anna.page)
  await expect.poll(streams).toBeGreaterThan(before)
  await expectNews(second, 'Wine')
  await anna.page.close()
  anna.page = second
})

test('a second tab goes on when the one that listens and sends is frozen', async () => {
  // Without a worker the tabs do everything.
  const cleo = await by.arrive(server, 'Cleo', { missing: ['/sw.js'], before: letTimeBeSkipped })
  try {
    await befriend(cleo.api, bert, ['canManageGroceryLists'])
    list = await openList(cleo)
    const second = await openSecondTab(cleo)
    const unanswered = countUnanswered(cleo)
    cleo.phone.line.instead.set('/api/sync', () => 'silence')
    await by.tick(cleo.page, 'Milk')
    await expect.poll(unanswered).toBeGreaterThan(0)
    const thaw = await freezePage(cleo.page)
    cleo.phone.line.instead.clear()
    // Time for two turns: the one that the frozen tab has, and the one that waits for it.
    const inTime = async (items: string[], seen: () => Promise<string[]>) =>
      expect
        .poll(async () => {
          await skipTime(second, 20_000)
          return await seen()
        })
        .toEqual(items)
    await inTime(['Apples', 'Bread', 'Cheese', 'Milk ✓'], list.stored)
    await bert.patch(`/grocerylists/${list.id}`, { groceries: [{ text: 'Wine' }] })
    await inTime(['Apples', 'Bread', 'Cheese', 'Milk ✓', 'Wine'], () => list.shown(second))
    await by.tick(second, 'Bread')
    const all = ['Apples', 'Bread ✓', 'Cheese', 'Milk ✓', 'Wine']
    await expect.poll(list.stored).toEqual(all)
    // It listens for news, too, in place of the frozen one.
    await expectNews(second, 'Salt')

    await thaw()
    await by.tick(cleo.page, 'Cheese')
    const ticked = ['Apples', 'Bread ✓', 'Cheese ✓', 'Milk ✓', 'Salt', 'Wine']
    await expect.poll(list.stored).toEqual(ticked)
    for (const page of [cleo.page, second]) {
      await expect.poll(() => list.shown(page)).toEqual(ticked)
    }
  } finally {
    await by.leave(cleo)
  }
})

/** Opens the list in another tab; it is the first tab that listens for news. */
async function openSecondTab({ phone }: Shopper): Promise<Page> {
  const page = await phone.context.newPage()
  await page.goto(list.path)
  await expect(by.row(page, 'Milk')).toBeVisible()
  return page
}

/** Expects that what Bert does shows in a tab that nobody touches. */
async function expectNews(page: Page, text: string): Promise<void> {
  await bert.patch(`/grocerylists/${list.id}`, { groceries: [{ text }] })
  await expect(by.row(page, text)).toBeVisible()
}

async function crash(page: Page): Promise<void> {
  const session = await anna.phone.context.newCDPSession(page)
  const isGone = page.waitForEvent('crash')
  // There is no answer, because the page is gone.
  session.send('Page.crash').catch(() => undefined)
  await isGone
}

test('an update to a new build takes 100 waiting changes along', async () => {
  const { page, phone } = anna
  const ids = await deleteLists(100)
  const name = 'Show 95 more'
  await page.goto('/profile')
  const deleted = page.getByRole('region', { name: 'Recently deleted' })
  await expect(deleted.getByRole('button', { name })).toBeVisible()
  await page.getByRole('switch', { name: 'Work offline' }).click()
  await expect(page.getByRole('button', { name: /You work offline/ })).toBeVisible()
  await deleted.getByRole('button', { name }).click()
  await deleted.evaluate(async (section) => {
    const button = () => section.querySelector<HTMLElement>('li button')
    for (let next = button(); next; next = button()) {
      next.click()
      while (next.isConnected) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  phone.line.appended.set('/sw.js', '\n// the next build')
  await page.goto('/groceries')
  const dialog = page.getByRole('dialog', { name: 'Update' })
  const isLoadedAnew = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Refresh' }).click()
  await isLoadedAnew
  await page.getByRole('button', { name: /You work offline/ }).click()
  const sheet = page.getByRole('dialog', { name: '100 changes waiting' })
  expect(await storedIds()).toEqual([])
  await sheet.getByRole('switch', { name: 'Work offline' }).click()
  await expect.poll(async () => (await storedIds()).length).toBe(ids.length)

  async function storedIds(): Promise<string[]> {
    const { body } = await anna.api.get('/grocerylists')
    return body.map(({ id }: { id: string }) => id).filter((id: string) => ids.includes(id))
  }
})

/** Makes so many lists for Anna and deletes each; answers their ids. */
async function deleteLists(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) {
    const { body } = await anna.api.post('/grocerylists', { name: `Deleted ${at}`, groceries: [] })
    ids.push(body.id)
    const { status } = await anna.api.del(`/grocerylists/${body.id}`)
    expect(status).toBeLessThan(300)
  }
  return ids
}

test('a browser that has thrown the files of the app away keeps what was entered', async () => {
  const { page, phone } = anna
  await phone.goOffline()
  await by.tick(page, 'Milk')
  await forget('cache_storage,service_workers')
  await phone.goOnline()
  await page.reload()
  await expect.poll(() => list.shown(page)).toEqual(['Apples', 'Bread', 'Cheese', 'Milk ✓'])
  await expect.poll(list.stored).toEqual(['Apples', 'Bread', 'Cheese', 'Milk ✓'])
  await by.waitForWorker(page)
})

test('a browser that has thrown everything away asks to sign in, and has it all again', async () => {
  const { page } = anna
  await by.tick(page, 'Milk')
  await expect.poll(list.stored).toContain('Milk ✓')
  await forget('all')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await by.signInOnScreen(page, anna.api.email)
  await page.goto(list.path)
  await expect.poll(() => list.shown(page)).toEqual(['Apples', 'Bread', 'Cheese', 'Milk ✓'])
})

async function forget(storageTypes: string): Promise<void> {
  const session = await anna.phone.context.newCDPSession(anna.page)
  await session.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes })
  await session.detach()
}
