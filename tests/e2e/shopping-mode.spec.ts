// The shopping mode (product §2.shopping) on a narrow phone, with a friend in the same shop.
import { type Locator, type Page, test } from '@playwright/test'
import { befriend } from '../support/api.ts'
import { editRows } from '../support/edit-rows.ts'
import { holdDisk } from '../support/hang.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const NARROW = { width: 360, height: 780 }

const server = pageServer()
let anna: Shopper
let bert: Shopper | undefined
let listId: string

// One phone for all tests. Adding comes first: later it would offer what was on earlier lists.
test.describe.configure({ mode: 'serial' })
test.setTimeout(300_000)
test.beforeAll(async () => {
  anna = await by.arrive(server, 'Anna', { viewport: NARROW, before: playWakeLock })
})

type Item = { text: string; category?: string; isChecked?: boolean }

/** Anna on a narrow phone in a list of hers. */
async function goShopping(name: string, groceries: readonly Item[]): Promise<Page> {
  const { body } = await anna.api.post('/grocerylists', { name, groceries })
  listId = body.id
  await by.goShopping(anna.page, name)
  return anna.page
}

function cart(page: Page, category: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^In the cart .*, ${category}$`) })
}

/** Where the rows are, from top to bottom. */
async function places(page: Page): Promise<string[]> {
  return (await by.shownItems(page)).map(({ text }) => text)
}

/** Keeps messages up, as a pointer on them does: a busy machine may be slower than they are. */
async function pauseToasts(page: Page): Promise<void> {
  await page.getByRole('log', { name: 'Messages' }).dispatchEvent('pointerover')
}

async function undo(page: Page, message: string): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: message })
  await toast.getByRole('button', { name: 'Undo' }).click()
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (box === null) throw new Error('It is not on the screen')
  return box
}

/** Runs in the page: a wake lock that counts how often it was asked for, and that can be lost. */
function playWakeLock(): void {
  const lock = { asked: 0, held: 0, lose: () => {} }
  const request = async () => {
    const sentinel = Object.assign(new EventTarget(), {
      released: false,
      release: async () => {
        if (sentinel.released) return
        sentinel.released = true
        lock.held -= 1
        sentinel.dispatchEvent(new Event('release'))
      },
    })
    lock.asked += 1
    lock.held += 1
    lock.lose = () => void sentinel.release()
    return sentinel
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  Object.assign(window, { lock })
}

type Lock = { asked: number; held: number; lose: () => void }

function heldLocks(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { lock: Lock }).lock.held)
}

test('[2.list.7, 2.list.8, 2.list.10] adding knows what was needed before, and the shop is learnt from walking it', async () => {
  const page = await goShopping('Saturday', [
    { text: '2 l milk', category: 'Dairy & Eggs' },
    { text: 'Bread', category: 'Bakery' },
    { text: 'Pears', category: 'Produce' },
    ...Array.from({ length: 12 }, (_, at) => ({ text: `Thing ${at}`, category: 'Household' })),
  ])
  const line = page.getByLabel('Add an item')
  const offered = page.getByRole('option')

  // An item that is on the list says so; one that is in the cart comes back.
  await line.fill('MILK')
  await expect(offered.first()).toHaveText('“2 l milk” is already on the list')
  // It is not added a second time without a word either.
  await line.press('Enter')
  await expect(page.getByText('“2 l milk” is already on the list')).toBeVisible()
  await expect(line).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: /milk/i })).toHaveCount(1)
  await line.fill('1 l milk')
  await line.press('Enter')
  await line.fill('milk')
  await expect(offered.first()).toHaveText('“milk 3 l” is already on the list')
  await line.press('Enter')
  await page.getByRole('button', { name: 'Add anyway' }).first().click()
  await expect(by.row(page, 'milk 3 l')).toHaveAccessibleDescription(/2\sl \+ 1\sl \+ milk/i)
  await by.tick(page, 'milk 3 l')
  await line.fill('milk')
  await expect(offered.first()).toHaveText('Put back “milk 3 l”')
  await offered.first().click()
  await expect(by.row(page, 'milk 3 l')).not.toBeChecked()
  await expect(line).toHaveValue('')

  // A past item is offered with its category, and the list scrolls to where it was put.
  await by.tick(page, 'Bread')
  await expect(cart(page, 'Bakery')).toBeVisible()
  await page.goto(`/groceries/${listId}/edit`)
  await page.getByRole('button', { name: 'Clear checked' }).click()
  await expect(page.getByRole('region', { name: 'Bakery' })).toBeHidden()
  await page.getByRole('link', { name: 'Shopping Mode' }).click()
  await line.fill('bre')
  await expect(offered.first()).toHaveText('BreadBakery')
  await line.press('ArrowDown')
  await expect(offered.first()).toHaveAttribute('aria-selected', 'true')
  await line.press('Enter')
  await expect(page.getByRole('region', { name: 'Bakery' }).getByText('Bread')).toBeInViewport()
  await expect(line).toBeFocused()
  await line.fill('A surprise for Ida')
  await line.press('Enter')
  const surprise = page.getByRole('region', { name: 'Other' }).getByText('A surprise for Ida')
  await expect(surprise).toBeInViewport()

  // A text that is too long is refused with a word, and never cut.
  await line.fill('x'.repeat(501))
  await expect(page.getByRole('alert')).toHaveText('An item can have at most 500 characters')
  await line.press('Enter')
  await expect(line).toHaveValue('x'.repeat(501))
  await line.fill('')
  await page.goto(`/groceries/${listId}/edit`)
  await page.getByLabel('List Name').fill('y'.repeat(201))
  await expect(page.getByText('A name can have at most 200 characters')).toBeVisible()
  await page.getByLabel('List Name').press('Escape')
  await page.getByRole('link', { name: 'Shopping Mode' }).click()

  // The next trip has the order of this one, and during a trip nothing changes its place.
  const headings = page.locator('main section h2')
  const now = ['Produce', 'Bakery', 'Dairy & Eggs', 'Household', 'Other']
  await expect(headings).toHaveText(now)
  for (const text of ['Bread', 'Pears', 'milk 3 l']) await by.tick(page, text)
  await page.reload()
  await expect(headings).toHaveText(now)
  await endTrip(page)
  await page.reload()
  const learnt = ['Dairy & Eggs', 'Bakery', 'Produce', 'Household', 'Other']
  await expect(headings).toHaveText(learnt)
  // So has its text.
  await anna.phone.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Uncheck all' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByText('Copied as text')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text.match(/^[^-\n].*(?=:$)/gm)).toEqual(learnt)
})

test('[2.shopping.2, 2.shopping.3, 2.shopping.5, 2.shopping.6, 2.list.9] ticks stay, can be taken back, go to the cart, and end in a list that is done', async () => {
  const page = await goShopping('Sunday', [
    { text: '1 kg floury potatoes', category: 'Produce' },
    { text: 'Fennel', category: 'Produce' },
    { text: 'Whole milk, 2 l', category: 'Dairy & Eggs' },
  ])
  // Each row can be tapped, and headings cannot.
  const rows = page.locator('.shopping-row')
  await expect(rows).toHaveCount(3)
  for (const row of await rows.all()) expect((await boxOf(row)).height).toBeGreaterThanOrEqual(56)
  expect(
    await page
      .locator('.category h2')
      .evaluateAll((all) => all.map((h) => h.closest('a, button, label'))),
  ).toEqual([null, null])
  await page.getByRole('heading', { name: 'Produce' }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')

  // A tap anywhere in the row ticks it, and another takes that back.
  const potatoes = rows.filter({ hasText: 'floury potatoes' })
  await potatoes.click({ position: { x: 20, y: 30 } })
  await expect(by.row(page, '1 kg floury potatoes')).toBeChecked()
  await expect(potatoes.locator('.item-name')).toHaveCSS('text-decoration-line', 'line-through')
  await expect(potatoes.getByText('Undo')).toBeVisible()
  expect((await places(page))[0]).toBe('1 kg floury potatoes')
  await potatoes.click()
  await expect(by.row(page, '1 kg floury potatoes')).not.toBeChecked()

  // After a while a ticked item goes to the cart of its own category.
  await by.tick(page, '1 kg floury potatoes')
  await expect(cart(page, 'Produce')).toHaveText('In the cart (1)')
  expect(await places(page)).toEqual(['Fennel', '1 kg floury potatoes', 'Whole milk, 2 l'])
  await expect(by.row(page, '1 kg floury potatoes')).toBeHidden()
  await cart(page, 'Produce').click()
  await expect(by.row(page, '1 kg floury potatoes')).toBeVisible()

  // The screen stays on, even after somebody has looked elsewhere; a switch turns that off.
  expect(await heldLocks(page)).toBe(1)
  await page.evaluate(() => (window as unknown as { lock: Lock }).lock.lose())
  await expect.poll(() => heldLocks(page)).toBe(0)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => heldLocks(page)).toBe(1)
  const wake = page.getByRole('button', { name: 'Keep the screen on' })
  await expect(wake).toHaveAttribute('aria-pressed', 'true')
  await wake.click()
  await expect(wake).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => heldLocks(page)).toBe(0)

  // With everything in the cart the list is done. Both ways to go on can be undone.
  await by.tick(page, 'Fennel')
  await by.tick(page, 'Whole milk, 2 l')
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible()
  await pauseToasts(page)
  await page.getByRole('button', { name: 'Uncheck all' }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  // Nobody takes a tick back by a second tap on its row here: the rows leave the cart without a wait.
  await expect(page.getByText('In the cart')).toHaveCount(0, { timeout: 3000 })
  expect(await page.getByRole('heading', { name: 'All done' }).count()).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await undo(page, 'Unchecked 3 items')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3')
  await pauseToasts(page)
  await page.getByRole('button', { name: 'Clear checked' }).click()
  await expect(page.getByText('Nothing on this list yet')).toBeVisible()
  await undo(page, 'Removed 3 items')
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible()
  expect((await places(page)).toSorted()).toEqual([
    '1 kg floury potatoes',
    'Fennel',
    'Whole milk, 2 l',
  ])
  expect(anna.phone.problems).toEqual([])
})

test('a tap that the disk keeps waiting says so, until it is saved', async () => {
  const page = await goShopping(
    'At once',
    ['Milk', 'Bread', 'Cheese'].map((text) => ({ text })),
  )
  // What is not read yet could not be read any more.
  await expect(by.row(page, 'Cheese')).toBeAttached()
  const release = await holdDisk(page)
  const saving = page.getByText('Saving on this device...')
  await by.row(page, 'Milk').click()
  await by.row(page, 'Bread').click()
  await expect(saving).toHaveCount(1)
  // Nothing shows as done that a closed tab would lose.
  await expect(by.row(page, 'Milk')).not.toBeChecked()
  await release()
  await expect(by.row(page, 'Milk')).toBeChecked()
  await expect(by.row(page, 'Bread')).toBeChecked()
  await expect(saving).toHaveCount(0)
})

test('[2.list.6, 2.shopping.3, 2.shopping.4] a friend in the same shop is seen, and nothing moves under a finger', async () => {
  const page = await goShopping('Monday', [
    { text: 'Apples', category: 'Produce' },
    { text: 'Pears', category: 'Produce' },
    { text: 'Milk', category: 'Dairy & Eggs' },
  ])
  bert = await by.arrive(server, 'Bert')
  await befriend(anna.api, bert.api, ['canManageGroceryLists'])
  await by.goShopping(bert.page, 'Monday')
  await expect(page.getByText('is shopping too')).toBeHidden()
  await by.tick(bert.page, 'Apples')
  await expect(page.getByText('Bert is shopping too')).toBeVisible()
  const apples = page.locator('.shopping-row').filter({ hasText: 'Apples' })
  await expect(by.row(page, 'Apples')).toBeChecked()
  await expect(apples.getByTitle('Bert')).toBeAttached()

  // A finger rests on the last row: what Bert does meanwhile counts, and moves no row.
  await expect(cart(page, 'Produce')).toHaveText('In the cart (1)')
  const milk = page.locator('.shopping-row').filter({ hasText: 'Milk' })
  const before = await boxOf(milk)
  await page.mouse.move(before.x + 40, before.y + before.height / 2)
  await page.mouse.down()
  await bert.api.patch(`/grocerylists/${listId}`, {
    groceries: [{ text: 'Leeks', category: 'Produce' }],
    categories: ['Dairy & Eggs', 'Produce'],
  })
  await by.tick(bert.page, 'Pears')
  await expect(cart(bert.page, 'Produce')).toHaveText('In the cart (2)')
  await expect(page.getByText('2 of 4', { exact: true })).toBeVisible()
  await expect(by.row(page, 'Pears')).toBeChecked()
  expect(await boxOf(milk)).toEqual(before)
  await expect(by.row(page, 'Leeks')).toBeHidden()
  await page.mouse.up()
  await expect(by.row(page, 'Milk')).toBeChecked()
  await expect(by.row(page, 'Leeks')).toBeVisible()
  await expect(cart(page, 'Produce')).toHaveText('In the cart (2)')
  const headings = page.locator('main section h2')
  await expect(headings).toHaveText(['Dairy & Eggs', 'Produce'])
  await bert.api.patch(`/grocerylists/${listId}`, { categories: ['Produce', 'Dairy & Eggs'] })
  await expect(headings).toHaveText(['Produce', 'Dairy & Eggs'])

  // The order of the categories can be dragged, or changed by keys, and is the same for both.
  await bert.page.getByRole('link', { name: 'Back' }).click()
  await bert.page.getByRole('button', { name: 'Produce: more' }).click()
  await bert.page.getByRole('button', { name: 'Change the order' }).click()
  const order = bert.page.getByRole('dialog', { name: 'Order of categories' })
  await expect(order.getByRole('listitem')).toHaveText(['Produce', 'Dairy & Eggs'])
  const grip = order.getByRole('button', { name: 'Move Dairy & Eggs' })
  const [from, to] = [await boxOf(grip), await boxOf(order.getByRole('listitem').first())]
  await bert.page.mouse.move(from.x + 18, from.y + 20)
  await bert.page.mouse.down()
  await bert.page.mouse.move(from.x + 18, to.y + 10, { steps: 4 })
  await bert.page.mouse.up()
  await expect(order.getByRole('listitem')).toHaveText(['Dairy & Eggs', 'Produce'])
  await expect(headings).toHaveText(['Dairy & Eggs', 'Produce'])
  await grip.press('ArrowDown')
  await expect(order.getByRole('listitem')).toHaveText(['Produce', 'Dairy & Eggs'])
  await expect(headings).toHaveText(['Produce', 'Dairy & Eggs'])

  // The title and the sign of the network are side by side, however long the name is.
  await anna.api.patch(`/grocerylists/${listId}`, {
    name: 'Everything for the weekend at the lake',
  })
  await expect(page.getByRole('heading', { level: 1, name: /at the lake/ })).toBeVisible()
  await anna.phone.goOffline()
  await by.tick(page, 'Leeks')
  const chip = page.getByRole('button', { name: /Offline|reach nomnom/ })
  await expect(chip).toBeVisible()
  const [title, sign] = [await boxOf(page.getByRole('heading', { level: 1 })), await boxOf(chip)]
  expect(title.x + title.width + 8).toBeLessThanOrEqual(sign.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width)
})

/** Moves the last tick four hours back in time. */
async function endTrip(page: Page): Promise<void> {
  await editRows(page, 'local', ({ key, value }) => {
    if (!key.startsWith('walk:')) return false
    value.trip.last -= 4 * 60 * 60 * 1000
    return true
  })
}
