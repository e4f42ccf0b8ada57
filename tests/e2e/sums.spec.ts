// The same thing several times on a list: one row with the sum, in the editor and while shopping.
import { expect, test } from '@playwright/test'
import { faultsOf } from '../support/axe.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'

let server: TestServer
let anna: Shopper
let listId: string

test.setTimeout(240_000)
test.beforeAll(async () => {
  server = await startServer({ listen: true })
  anna = await by.arrive(server, 'Anna', { viewport: { width: 360, height: 780 } })
})
test.afterAll(async () => {
  await by.leave(anna)
  await server.stop()
})

test('[2.list.15, 2.list.16, 2.list.17, 3.list.3] what is listed twice is one row, whose parts are edited and taken off alone', async () => {
  const { page } = anna
  const category = 'Dairy & Eggs'
  const groceries = [
    { text: '2 l milk', category },
    { text: 'Butter', category },
    { text: 'Milk 250 ml', category, from: 'Béchamel' },
    { text: 'milk 1 l', category, from: 'Pancakes' },
  ]
  const { body } = await anna.api.post('/grocerylists', { name: 'Weekend', groceries })
  listId = body.id
  await page.goto('/groceries')
  await page.getByRole('link', { name: 'Weekend' }).click()

  // With the keyboard: the sum is opened, one part edited and another taken off.
  const sum = page.getByRole('button', { name: /^milk 3\.25 l/ })
  await expect(sum).toContainText('2 l + 250 ml (Béchamel) + 1 l (Pancakes)')
  await expect(page.getByLabel('Item 2 l milk')).toBeHidden()
  await sum.press('Enter')
  await expect(sum).toHaveAttribute('aria-expanded', 'true')
  const parts = page.getByRole('list', { name: 'Parts of milk 3.25 l' })
  await expect(parts.getByRole('listitem').nth(1)).toContainText('Béchamel')
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Item 2 l milk').fill('1 l milk')
  await page.getByLabel('Item 2 l milk').press('Enter')
  await expect(page.getByRole('button', { name: /^milk 2\.25 l/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remove milk 1 l', exact: true }).click()
  await expect(page.getByRole('button', { name: /^milk 1\.25 l/ })).toContainText(
    '1 l + 250 ml (Béchamel)',
  )

  // It moves as one, and its parts stay together.
  await page.getByRole('button', { name: 'Move milk 1.25 l', exact: true }).click()
  await page.getByRole('button', { name: 'Move down' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  const texts = async () => (await by.storedItems(anna, listId)).map(({ text }) => text)
  await expect.poll(texts).toEqual(['Butter', '1 l milk', 'Milk 250 ml'])

  // It is one row while shopping, too, whose tick is that of all its parts, in one call.
  await page.getByRole('link', { name: 'Shopping Mode' }).click()
  const row = by.row(page, 'milk 1.25 l')
  await expect(row).toHaveAccessibleDescription(/1\sl \+ 250\sml \(Béchamel\)/)
  await expect(page.getByText('0 of 2').first()).toBeVisible()
  await row.press('Space')
  await expect(row).toBeChecked()
  const ticked = async () =>
    (await by.storedItems(anna, listId)).flatMap((item) => (item.isChecked ? [item.text] : []))
  await expect.poll(ticked).toEqual(['1 l milk', 'Milk 250 ml'])
  await page.getByRole('link', { name: 'Back' }).click()

  await page.getByRole('switch', { name: 'Add up what is listed more than once' }).click()
  await expect(page.getByLabel('Item Milk 250 ml')).toBeVisible()
  await expect(page.getByRole('button', { name: /^milk 1\.25 l/ })).toBeHidden()
  await expect
    .poll(async () => (await anna.api.get(`/grocerylists/${listId}`)).body.isSummed)
    .toBe(false)
})

test('[2.recipe-view.9] the amounts of two recipes become one sum, a second tap adds nothing', async () => {
  const { page } = anna
  const made = async (title: string, ...texts: string[]) => {
    const { body } = await anna.api.post('/recipes', {
      title,
      diet: 'VEGETARIAN',
      difficulty: 'EASY',
      course: 'MAIN',
      ingredientSections: [{ ingredients: texts.map((text) => ({ text })) }],
      instructionSections: [{ instructions: [{ instruction: 'Stir.' }] }],
    })
    return `/recipes/${body.id}/view`
  }
  const waffles = await made('Waffles', '2 l milk', 'cinnamon')
  const sauce = await made('White sauce', '250 ml milk', '1 tsp cinnamon', 'nutmeg')
  const { body } = await anna.api.post('/grocerylists', { name: 'Feast', groceries: [] })
  const dialog = page.getByRole('dialog', { name: 'Add to Groceries' })
  const open = async (path: string) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Add to Groceries' }).click()
  }
  const add = () => dialog.getByRole('button', { name: 'Add to list' }).click()
  const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true })

  await page.goto('/groceries')
  await expect(page.getByRole('heading', { name: 'Feast' })).toBeVisible()
  // The newest list is chosen.
  await open(waffles)
  await add()
  await expect(page.getByText('Added 2 items to “Feast”')).toBeVisible()
  await open(sauce)
  await expect(box('250 ml milk')).toHaveAccessibleDescription('On the list: 2 l - adds up')
  await expect(box('250 ml milk')).toBeChecked()
  await expect(box('1 tsp cinnamon')).toHaveAccessibleDescription('Already on the list')
  await expect(box('1 tsp cinnamon')).not.toBeChecked()
  expect(await faultsOf(page)).toEqual([])
  await add()
  await expect(page.getByText('Added 2 items to “Feast”')).toBeVisible()
  await open(sauce)
  await expect(box('250 ml milk')).toHaveAccessibleDescription('Already on the list: 2.25 l')
  await expect(box('250 ml milk')).not.toBeChecked()
  await page.goto(`/groceries/${body.id}/edit`)
  await expect(page.getByRole('button', { name: /^milk 2\.25 l/ })).toContainText(
    '2 l (Waffles) + 250 ml (White sauce)',
  )
})

test('[2.list.20] every screen counts the rows that one sees', async () => {
  const { page } = anna
  const category = 'Dairy & Eggs'
  const groceries = [
    { text: '2 l milk', category },
    { text: '250 ml milk', category, from: 'Béchamel' },
    { text: 'Butter', category },
    { text: '200 g cream', category, isChecked: true },
    { text: '100 g cream', category, isChecked: true },
  ]
  const { body } = await anna.api.post('/grocerylists', { name: 'Brunch', groceries })
  await page.goto('/groceries')
  const card = page.getByRole('link', { name: 'Brunch' })
  await expect(card).toContainText('milk 2.25 l, Butter')
  await expect(card.getByLabel('In the cart')).toHaveAttribute('aria-valuemax', '3')
  await expect(card.getByLabel('In the cart')).toHaveAttribute('aria-valuenow', '1')
  await page.goto('/menu')
  await expect(page.getByRole('link', { name: /Brunch/ })).toContainText('2 left')
  await page.goto(`/groceries/${body.id}/shopping`)
  await expect(page.getByText('1 of 3', { exact: true }).first()).toBeVisible()
  await page.goto(`/groceries/${body.id}/edit`)
  await expect(page.getByText('1 in the cart')).toBeVisible()
  // On paper a sum is a line like any other, with a box to tick and nothing to press.
  const sum = page.getByRole('button', { name: /^milk 2\.25 l/ })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Remove milk 2.25 l' })).toBeHidden()
  await expect(page.getByRole('switch')).toBeHidden()
  const [width = 0, square] = await sum.evaluate((element) => {
    const row = element.parentElement ?? element
    return [element.clientWidth, getComputedStyle(row, '::before').content] as const
  })
  expect(width).toBeGreaterThan(100)
  expect(square).toBe('""')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Clear checked' }).click()
  await expect(page.getByText('Removed 1 item', { exact: true })).toBeVisible()
})

test('[2.list.21] sums are read in the units that one chose, what was written stands below', async () => {
  const { page } = anna
  const groceries = [
    { text: '1 cup milk', category: null },
    { text: '250 ml milk', category: null, from: 'Béchamel' },
    { text: '2 cups stock', category: null },
  ]
  const { body } = await anna.api.post('/grocerylists', { name: 'Two kitchens', groceries })
  const list = `/groceries/${body.id}`
  await page.goto('/profile/')
  const units = page.getByRole('group', { name: 'Amounts in recipes' })
  await units.getByText('Metric', { exact: true }).click()
  await expect(units.getByRole('radio', { name: 'Metric' })).toBeChecked()
  await page.goto(`${list}/edit`)
  const sum = page.getByRole('button', { name: /^milk/ })
  await expect(sum).toContainText(/≈ about 490\sml/)
  await expect(sum).toContainText(/1\scup \+ 250\sml \(Béchamel\)/)
  await expect(page.getByLabel('Item 2 cups stock')).toHaveValue('2 cups stock')
  expect(await faultsOf(page)).toEqual([])
  await page.goto(`${list}/shopping`)
  await expect(page.getByText(/≈ about 490\sml/)).toBeVisible()
})
