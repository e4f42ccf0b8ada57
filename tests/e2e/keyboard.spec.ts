// Everything with the keys alone: each step is a key, and the focus is always visible.
import { type Locator, type Page, test } from '@playwright/test'
import { join } from '../support/api.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

/** More stops than any screen has before what is looked for. */
const MOST_STOPS = 80

let server: TestServer
let anna: Shopper

// One phone for all tests; each has screens of its own.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ listen: true })
  anna = await by.arrive(server, 'Anna', { viewport: { width: 1280, height: 900 } })
})
test.afterAll(async () => {
  await by.leave(anna)
  await server.stop()
})

/** Presses Tab until the focus is there; on the way it is never lost or out of sight. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    const seen = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect()
      return box !== undefined && box.bottom > 0 && box.top < innerHeight
    })
    expect(seen).toBe(true)
  }
  throw new Error(`The focus never comes to ${target}`)
}

async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('a recipe with two sections is written without a mouse', async () => {
  const { page, api } = anna
  await page.goto('/recipes')
  await pressAt(page, page.getByRole('link', { name: 'New Recipe' }))
  await expect(page.getByRole('heading', { name: 'Create Recipe', level: 1 })).toBeFocused()

  await tabTo(page, page.getByLabel('Title', { exact: true }))
  await page.keyboard.type('Apple pie')
  const ingredients = page.locator('section', {
    has: page.getByRole('heading', { name: 'Ingredients' }),
  })
  const instructions = page.locator('section', {
    has: page.getByRole('heading', { name: 'Instructions' }),
  })
  await tabTo(page, ingredients.getByLabel('Section title'))
  await page.keyboard.type('Dough')
  await page.keyboard.press('Enter')
  await page.keyboard.type('200 g flour')
  await page.keyboard.press('Enter')
  await page.keyboard.type('100 g butter')
  await pressAt(page, ingredients.getByRole('button', { name: 'Add section' }))
  await expect(ingredients.getByLabel('Title of section 2')).toBeFocused()
  await page.keyboard.type('Filling')
  await page.keyboard.press('Enter')
  await page.keyboard.type('4 apples')
  await tabTo(page, instructions.getByLabel('Section title'))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bake for 40 minutes.')
  await pressAt(page, page.getByRole('button', { name: 'Create Recipe' }))

  await expect(page.getByRole('heading', { name: 'Apple pie', level: 1 })).toBeVisible()
  await expect
    .poll(async () => (await api.get('/recipes')).body[0]?.ingredientSections)
    .toEqual([
      { title: 'Dough', ingredients: [{ text: '200 g flour' }, { text: '100 g butter' }] },
      { title: 'Filling', ingredients: [{ text: '4 apples' }] },
    ])
})

test('a list is shopped without a mouse', async () => {
  const { page, api } = anna
  const groceries = [{ text: 'Apples' }, { text: 'Bread' }]
  const { body } = await api.post('/grocerylists', { name: 'Saturday', groceries })
  await page.goto('/groceries')
  await pressAt(page, page.getByRole('link', { name: /Saturday/ }))
  await pressAt(page, page.getByRole('link', { name: 'Shopping Mode' }))
  await expect(page.getByRole('heading', { name: 'Saturday', level: 1 })).toBeFocused()

  await pressAt(page, by.row(page, 'Bread'), 'Space')
  await expect(by.row(page, 'Bread')).toBeChecked()
  await expect(by.row(page, 'Bread')).toBeFocused()
  await tabTo(page, page.getByLabel('Add an item'))
  await page.keyboard.type('Milk')
  await page.keyboard.press('Enter')
  await expect(by.row(page, 'Milk')).toBeVisible()
  await expect(page.getByLabel('Add an item')).toBeFocused()
  await expect
    .poll(async () => await by.storedItems({ api }, body.id))
    .toEqual([
      { category: 'Other', text: 'Apples', isChecked: false },
      { category: 'Other', text: 'Bread', isChecked: true },
      { category: 'Other', text: 'Milk', isChecked: false },
    ])
})

test('the dialogs that move a row and an item give the focus back', async () => {
  const { page, api } = anna
  await page.goto('/recipes/create')
  const rowGrip = page.getByRole('button', { name: 'Move ingredient 1' })
  await pressAt(page, rowGrip)
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rowGrip).toBeFocused()

  const { body } = await api.post('/grocerylists', { name: 'Sunday', groceries: [{ text: 'Tea' }] })
  await page.goto(`/groceries/${body.id}/edit`)
  const itemGrip = page.getByRole('button', { name: 'Move Tea', exact: true })
  await pressAt(page, itemGrip)
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(itemGrip).toBeFocused()
})

test('the last item of a category leaves it by keyboard, and the dialog stays until it is done', async () => {
  const { page, api } = anna
  const groceries = [{ text: 'Tea' }, { text: 'Soap', category: 'Bath' }]
  const { body } = await api.post('/grocerylists', { name: 'Monday', groceries })
  await page.goto(`/groceries/${body.id}/edit`)
  await pressAt(page, page.getByRole('button', { name: 'Move Tea', exact: true }))
  await page.getByRole('dialog').getByLabel('Category').selectOption('Bath')
  await expect(page.getByRole('heading', { name: 'Other' })).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move Tea', exact: true })).toBeFocused()
})

test('[2.profile.5, 2.profile.7, 2.profile.11] a request is answered and a permission changed without a mouse', async () => {
  const ben = await join(server, 'Ben')
  await ben.post('/users/friend-requests', { email: anna.api.email })
  const { page } = anna
  await page.goto('/profile')
  await pressAt(page, page.getByRole('button', { name: 'Accept' }))

  // It asks at once what to grant, and has the focus.
  const question = page.getByRole('dialog', { name: 'You and Ben are friends now' })
  const maySee = question.getByRole('switch', { name: 'Can view my recipes, Ben' })
  await expect(maySee).not.toBeChecked()
  await expect(maySee).toBeFocused()
  await pressAt(page, maySee, 'Space')
  await expect(maySee).toBeChecked()
  await expect(maySee).toBeFocused()
  await expect
    .poll(async () => (await anna.api.get('/users/me/friends')).body[0]?.permissions)
    .toMatchObject({ yourPermissionsToFriend: { canViewRecipes: true, canEditRecipes: false } })
  await pressAt(page, question.getByRole('button', { name: 'Done' }))
  await expect(question).toBeHidden()
})

test('a key right behind Escape goes to the page, and not into the field that leaves', async () => {
  const { page } = anna
  await page.goto('/groceries')
  await expect(page.getByRole('button', { name: 'Create New list' })).toBeVisible()
  // A key opened it, so nothing had the focus before.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-shortcut="n"]')?.click())
  await expect(page.getByLabel('List Name')).toBeFocused()
  const focused = await page.evaluate(async () => {
    const dialog = document.querySelector('dialog[open]')
    dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
    // Before the next frame, in which the browser would see to it.
    for (let turn = 0; turn < 100 && dialog?.hasAttribute('open'); turn += 1)
      await Promise.resolve()
    return [dialog?.hasAttribute('open'), document.activeElement?.tagName]
  })
  expect(focused).toEqual([false, 'BODY'])
})
