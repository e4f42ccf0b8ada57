// Browsers that kill, freeze, update and forget: the process in the middle of sending, the worker in
// the middle of a request, the tab that listens for all, the app under 100 waiting changes, the
// storage itself. docs/sync.md section 8.
import { type Page, test } from '@playwright/test'
import { befriend } from '../support/api.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const LIST = 'Saturday'
const ITEMS = ['Apples', 'Bread', 'Cheese', 'Milk']

let server: TestServer
let anna: Shopper
let listId: string

test.beforeEach(async () => {
  server = await startServer({ listen: true })
  anna = await by.arrive(server, 'Anna')
  const groceries = ITEMS.map((text) => ({ text, category: 'Dairy & Eggs' }))
  const { body } = await anna.api.post('/grocerylists', { name: LIST, groceries })
  listId = body.id
  await by.goShopping(anna.page, LIST)
  await by.waitForWorker(anna.page)
})
test.afterEach(async () => {
  await by.leave(anna)
  await server.stop()
})

async function texts(): Promise<string[]> {
  const stored = await by.storedItems(anna, listId)
  return stored.map(({ text, isChecked }) => (isChecked ? `${text} ✓` : text)).sort()
}

async function shown(page: Page): Promise<string[]> {
  const items = await by.shownItems(page)
  return items.map(({ text, isChecked }) => (isChecked ? `${text} ✓` : text)).sort()
}

function syncsUnanswered(): number {
  return anna.phone.line.unanswered.filter((path) => path === '/api/sync').length
}

test('a browser that is killed between sending and hearing does nothing twice', async () => {
  anna.phone.line.set('deaf')
  await by.addItem(anna.page, 'Wine')
  await by.tick(anna.page, 'Milk')
  const all = ['Apples', 'Bread', 'Cheese', 'Milk ✓', 'Wine']
  await expect.poll(texts).toEqual(all)
  await by.addItem(anna.page, 'Salt')
  await by.restart(anna, { how: 'kill' })
  await anna.page.goto(`/groceries/${listId}/shopping`)
  await expect.poll(texts).toEqual([...all, 'Salt'].sort())
  await expect.poll(() => shown(anna.page)).toEqual([...all, 'Salt'].sort())
})

test('a worker that is stopped in the middle of a request is started again', async () => {
  const { page, phone } = anna
  // Everything else goes on, so nothing else gives a reason to ask again.
  phone.line.instead.set('/api/sync', () => 'silence')
  await by.tick(page, 'Milk')
  await expect.poll(syncsUnanswered).toBeGreaterThan(0)
  phone.line.instead.clear()
  await phone.stopWorker()
  const all = ['Apples', 'Bread', 'Cheese', 'Milk ✓']
  await expect.poll(texts, { timeout: 60_000 }).toEqual(all)
})

test('a second tab goes on when the one that listens is killed', async () => {
  const bert = await by.arrive(server, 'Bert')
  try {
    await befriend(anna.api, bert.api, ['canManageGroceryLists'])
    const second = await openSecondTab()
    await crash(anna.page)
    await expectNews(bert, second)
  } finally {
    await by.leave(bert)
  }
})

test('a second tab goes on when the one that listens is frozen', async () => {
  const bert = await by.arrive(server, 'Bert')
  try {
    await befriend(anna.api, bert.api, ['canManageGroceryLists'])
    const second = await openSecondTab()
    const session = await anna.phone.context.newCDPSession(anna.page)
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })
    await expectNews(bert, second)
    await by.tick(second, 'Bread')
    await expect.poll(texts).toContain('Bread ✓')
    await session.send('Page.setWebLifecycleState', { state: 'active' })
    await expect.poll(() => shown(anna.page)).toEqual(await shown(second))
  } finally {
    await by.leave(bert)
  }
})

/** The list in another tab, while the first one listens for news. */
async function openSecondTab(): Promise<Page> {
  const page = await anna.phone.context.newPage()
  await page.goto(`/groceries/${listId}/shopping`)
  await expect(by.row(page, 'Milk')).toBeVisible()
  return page
}

/** What Bert does shows in a tab that nobody touches. */
async function expectNews(bert: Shopper, page: Page): Promise<void> {
  await bert.api.patch(`/grocerylists/${listId}`, { groceries: [{ text: 'Wine' }] })
  await expect(by.row(page, 'Wine')).toBeVisible()
}

async function crash(page: Page): Promise<void> {
  const session = await anna.phone.context.newCDPSession(page)
  const isGone = page.waitForEvent('crash')
  // The page cannot answer any more.
  session.send('Page.crash').catch(() => undefined)
  await isGone
}

test('an update to a new build takes 100 waiting changes along', async () => {
  const { page, phone } = anna
  await page.goto('/profile')
  await page.getByRole('switch', { name: 'Work offline' }).click()
  await expect(page.getByRole('button', { name: /You work offline/ })).toBeVisible()
  await page.goto(`/groceries/${listId}/edit`)
  const added = Array.from({ length: 100 }, (_, at) => `Item ${100 + at}`)
  await paste(page, added.join('\n'))
  await expect(page.getByLabel('Item Item 199')).toBeVisible()
  await page.goto('/groceries')
  phone.line.appended.set('/sw.js', '\n// the next build')
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Update' })
  const isLoadedAnew = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Refresh' }).click()
  await isLoadedAnew
  await expect(page.getByRole('button', { name: /You work offline/ })).toBeVisible()
  expect(await texts()).toEqual(ITEMS)

  await page.goto('/profile')
  await page.getByRole('switch', { name: 'Work offline' }).click()
  await expect.poll(texts).toEqual([...ITEMS, ...added].sort())
})

/** Puts text into the field for new items as from the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Add an item').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)
}

test('a browser that has thrown the files of the app away keeps what was entered', async () => {
  const { page, phone } = anna
  await phone.goOffline()
  await by.tick(page, 'Milk')
  await forget('cache_storage,service_workers')
  await phone.goOnline()
  await page.reload()
  await expect.poll(() => shown(page)).toEqual(['Apples', 'Bread', 'Cheese', 'Milk ✓'])
  await expect.poll(texts).toEqual(['Apples', 'Bread', 'Cheese', 'Milk ✓'])
  await by.waitForWorker(page)
})

test('a browser that has thrown everything away asks to sign in, and has it all again', async () => {
  const { page } = anna
  await by.tick(page, 'Milk')
  await expect.poll(texts).toContain('Milk ✓')
  await forget('all')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await by.signInOnScreen(page, anna.api.email)
  await by.goShopping(page, LIST)
  await expect.poll(() => shown(page)).toEqual(['Apples', 'Bread', 'Cheese', 'Milk ✓'])
})

async function forget(storageTypes: string): Promise<void> {
  const session = await anna.phone.context.newCDPSession(anna.page)
  await session.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes })
  await session.detach()
}
