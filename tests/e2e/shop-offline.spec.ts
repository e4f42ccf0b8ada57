// Shopping with no signal (product §1): the phone keeps the list and what was done to it, and both
// phones and the server agree once there is a network again, however it comes back.
import { isDeepStrictEqual } from 'node:util'
import { test } from '@playwright/test'
import { befriend } from '../support/api.ts'
import { countUnanswered } from '../support/open-list.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper, type Shown } from '../support/shopper.ts'

const ITEMS = [
  ['Apples', 'Produce'],
  ['Carrots', 'Produce'],
  ['Onions', 'Produce'],
  ['Lemons', 'Produce'],
  ['Bread', 'Bakery'],
  ['Rolls', 'Bakery'],
  ['Milk', 'Dairy & Eggs'],
  ['Butter', 'Dairy & Eggs'],
  ['Cheese', 'Dairy & Eggs'],
  ['Eggs', 'Dairy & Eggs'],
] as const
const TICKED_BY_ANNA = ['Apples', 'Carrots', 'Bread', 'Rolls', 'Milk', 'Butter']

let server: TestServer
let shoppers: Shopper[] = []
let anna: Shopper
let bert: Shopper
let listName: string
let listId: string

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ listen: true })
  // They register on the screens and have nothing yet.
  shoppers = await Promise.all([
    by.arrive(server, 'Anna', { byHand: 'register', isWhole: true }),
    by.arrive(server, 'Bert', { byHand: 'register', isWhole: true }),
  ])
  ;[anna, bert] = shoppers as [Shopper, Shopper]
  await befriend(anna.api, bert.api, ['canManageGroceryLists'])
})
test.afterAll(async () => {
  await Promise.all(shoppers.map(by.leave))
  await server.stop()
})

/** Gives Anna a list of ten items that Bert may manage, open on both phones in shopping mode. */
async function shareList(name: string): Promise<void> {
  listName = name
  const groceries = ITEMS.map(([text, category]) => ({ text, category }))
  const created = await anna.api.post('/grocerylists', { name, groceries })
  listId = created.body.id
  await by.goShopping(bert.page, listName)
  await by.goShopping(anna.page, listName)
  await expectAgreement(ITEMS.map(([text, category]) => ({ category, text, isChecked: false })))
  await by.waitForWorker(anna.page)
}

/** Ticks six items, adds two and gives one a new text. */
async function shopWithoutSignal(): Promise<void> {
  const { page } = anna
  for (const text of TICKED_BY_ANNA) await by.tick(page, text)
  await by.addItem(page, 'Rye rolls', 'Bakery')
  await by.addItem(page, 'Candles')
  await page.goto(`/groceries/${listId}/edit`)
  await by.renameItem(page, 'Cheese', 'Cheddar')
  await page.goto(`/groceries/${listId}/shopping`)
}

/** Bert adds an item, ticks one that Anna ticks too, and gives another one a new text. */
async function shopOnline(): Promise<void> {
  const { page } = bert
  await by.addItem(page, 'Coffee')
  await by.tick(page, 'Bread')
  await page.goto(`/groceries/${listId}/edit`)
  await by.renameItem(page, 'Carrots', 'Carrots 1 kg')
  await page.goto(`/groceries/${listId}/shopping`)
}

const TOGETHER: Shown[] = [
  { category: 'Bakery', text: 'Bread', isChecked: true },
  { category: 'Bakery', text: 'Rolls', isChecked: true },
  { category: 'Bakery', text: 'Rye rolls', isChecked: false },
  { category: 'Dairy & Eggs', text: 'Butter', isChecked: true },
  { category: 'Dairy & Eggs', text: 'Cheddar', isChecked: false },
  { category: 'Dairy & Eggs', text: 'Eggs', isChecked: false },
  { category: 'Dairy & Eggs', text: 'Milk', isChecked: true },
  { category: 'Other', text: 'Candles', isChecked: false },
  { category: 'Other', text: 'Coffee', isChecked: false },
  { category: 'Produce', text: 'Apples', isChecked: true },
  { category: 'Produce', text: 'Carrots 1 kg', isChecked: true },
  { category: 'Produce', text: 'Lemons', isChecked: false },
  { category: 'Produce', text: 'Onions', isChecked: false },
]

/** What Bert did has reached the server, and what Anna did has not. */
async function expectApart(): Promise<void> {
  await expect.poll(() => storedTexts()).toContain('Coffee')
  await expect.poll(() => storedTexts()).toContain('Carrots 1 kg')
  expect(await storedTicks()).toEqual(['Bread'])
  expect(await storedTexts()).not.toContain('Candles')
}

/** The server holds this list. */
async function expectStored(items: readonly Shown[]): Promise<void> {
  await expect.poll(async () => sorted(await by.storedItems(anna, listId))).toEqual(sorted(items))
}

/** Both screens show the list that the server holds, in the same order. */
async function expectAgreement(items: readonly Shown[]): Promise<void> {
  await expectStored(items)
  for (const { page } of [anna, bert]) {
    await expect.poll(async () => sorted(await by.shownItems(page))).toEqual(sorted(items))
  }
  // A row that was just ticked keeps its place for a while.
  await expect
    .poll(async () => {
      const [hers, his] = await Promise.all([anna, bert].map(({ page }) => by.shownItems(page)))
      return isDeepStrictEqual(hers, his)
    })
    .toBe(true)
}

async function storedTexts(): Promise<string[]> {
  return (await by.storedItems(anna, listId)).map(({ text }) => text)
}

async function storedTicks(): Promise<string[]> {
  const stored = await by.storedItems(anna, listId)
  return stored.filter(({ isChecked }) => isChecked).map(({ text }) => text)
}

function sorted(items: readonly Shown[]): Shown[] {
  const keyOf = ({ category, text }: Shown) => `${category} ${text}`
  return items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

// Comes first: a `sync` event that failed is tried again only after five minutes.
test('what was done offline is sent when the signal is back, with no tab open', async () => {
  await shareList('Sunday')
  await anna.phone.goOffline()
  await Promise.all([shopWithoutSignal(), shopOnline()])
  await anna.page.close()
  await expectApart()

  await anna.phone.goOnline()
  await expectStored(TOGETHER)
  expect(anna.phone.context.pages()).toEqual([])
  anna.page = await anna.phone.context.newPage()
  await by.goShopping(anna.page, listName)
  await expectAgreement(TOGETHER)
})

test('a signal that leads nowhere at first is enough, with no tab open', async () => {
  await shareList('Friday')
  await anna.phone.goOffline()
  await by.tick(anna.page, 'Eggs')
  await anna.page.close()
  const unanswered = countUnanswered(anna)
  anna.phone.line.set('portal 403')
  await anna.phone.context.setOffline(false)
  await expect.poll(unanswered).toBeGreaterThan(1)
  expect(await storedTicks()).toEqual([])

  // The browser tells nobody that the line is good again: its one event is still trying.
  anna.phone.line.set('up')
  await expect.poll(storedTicks, { timeout: 90_000 }).toEqual(['Eggs'])
  expect(anna.phone.context.pages()).toEqual([])
  anna.page = await anna.phone.context.newPage()
})

test('[1.purpose.5] [1.purpose.9] a list is shopped offline, over a restart, while a friend changes it', async () => {
  listName = 'Saturday'
  await anna.page.goto('/groceries')
  listId = await by.createList(anna.page, listName)
  for (const category of new Set(ITEMS.map(([, name]) => name))) {
    await by.addCategory(anna.page, category)
  }
  for (const [text, category] of ITEMS) await by.addItem(anna.page, text, category)
  await by.goShopping(bert.page, listName)
  await by.waitForWorker(anna.page)
  await expectStored(ITEMS.map(([text, category]) => ({ category, text, isChecked: false })))

  await anna.phone.goOffline()
  await by.restart(anna, { line: 'down' })
  await by.goShopping(anna.page, listName)
  await Promise.all([shopWithoutSignal(), shopOnline()])
  await expectApart()
  await anna.phone.goOnline()
  await expectAgreement(TOGETHER)
})

test('[4.editing.1] a battery that dies at the last tick loses nothing', async () => {
  await shareList('Monday')
  await anna.phone.goOffline()
  await shopWithoutSignal()
  await by.tick(anna.page, 'Eggs')
  await by.restart(anna, { how: 'kill', line: 'down' })
  await by.goShopping(anna.page, listName)
  await expect(by.row(anna.page, 'Eggs')).toBeChecked()
  await shopOnline()
  await expectApart()

  await anna.phone.goOnline()
  const withEggs = TOGETHER.map((item) =>
    item.text === 'Eggs' ? { ...item, isChecked: true } : item,
  )
  await expectAgreement(withEggs)
})

test('a browser without background sync sends it as soon as a tab is open again', async () => {
  const before = () => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
    Reflect.deleteProperty(window, 'SyncManager')
  }
  anna = await by.arrive(server, 'Cleo', { before, isWhole: true })
  shoppers.push(anna)
  await befriend(anna.api, bert.api, ['canManageGroceryLists'])
  await shareList('Tuesday')
  await anna.phone.goOffline()
  await Promise.all([shopWithoutSignal(), shopOnline()])
  // The signal comes back while no tab is open and no worker is about to try again.
  await by.restart(anna)
  await expectApart()

  await anna.page.goto(`/groceries/${listId}/shopping`)
  await expectAgreement(TOGETHER)
})
