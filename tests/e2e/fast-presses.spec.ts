// Keys that follow each other faster than a slow processor draws, and fingers: each counts, and once.
import { test } from '@playwright/test'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const SLOWER = 4
const GAP_MS = 30

const server = pageServer()
let anna: Shopper

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  anna = await by.arrive(server, 'Anna', { hasTouch: true })
})

/** Opens a list of these items in its editor, on a processor that is slower by then. */
async function openSlowly(name: string, texts: readonly string[]): Promise<void> {
  const groceries = texts.map((text) => ({ text }))
  const { body } = await anna.api.post('/grocerylists', { name, groceries })
  const { page } = anna
  await page.goto(`/groceries/${body.id}/edit`)
  await expect(page.getByLabel(`Item ${texts[0]}`, { exact: true })).toBeVisible()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

test('each Ctrl+Z takes back one more of what was removed', async () => {
  const texts = ['Bread', 'Milk', 'Salt']
  await openSlowly('Undone', texts)
  const { page } = anna
  for (const text of texts)
    await page.getByRole('button', { name: `Remove ${text}` }).press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(texts.length)
  for (const _ of texts) {
    await page.keyboard.press('Control+z')
    await page.waitForTimeout(GAP_MS)
  }
  for (const text of texts)
    await expect(page.getByLabel(`Item ${text}`, { exact: true })).toBeVisible()
})

test('each arrow key goes on by one suggestion', async () => {
  await openSlowly('Suggested', ['Beans', 'Beets', 'Beef', 'Beer'])
  const { page } = anna
  const line = page.getByLabel('Add an item')
  await line.fill('Be')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect.poll(() => options.count()).toBeGreaterThan(3)
  for (let pressed = 0; pressed < 3; pressed += 1) {
    await page.keyboard.press('ArrowDown')
    await page.waitForTimeout(GAP_MS)
  }
  await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true')
})

test('a tap beside the open menu closes it, and opens nothing of what lies below', async () => {
  const { page } = anna
  await anna.api.post('/grocerylists', { name: 'Beside', groceries: [{ text: 'Milk' }] })
  await page.goto('/groceries')
  const link = page.getByRole('link', { name: 'Beside' })
  await expect(link).toBeVisible()
  const box = await link.boundingBox()
  const { width = 0 } = page.viewportSize() ?? {}
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeVisible()
  await page.touchscreen.tap(width - 20, (box?.y ?? 0) + 20)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/groceries$/)
})

test('[2.shopping.3] a tap at the foot of a long list moves nothing', async () => {
  const groceries = Array.from({ length: 200 }, (_, at) => ({ text: `Item ${at}` }))
  await anna.api.post('/grocerylists', { name: 'Long', groceries })
  const { page } = anna
  await by.goShopping(page, 'Long')
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(200)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  const { height = 0 } = page.viewportSize() ?? {}
  // Words of a row just above the line to add an item, which give its box the focus.
  await page.touchscreen.tap(100, height - 95)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(page.getByRole('checkbox', { checked: true })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(700)
})
