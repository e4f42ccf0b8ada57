// What people see of values that lost, of deletes that would take somebody's work along, of what
// they deleted, and of working offline by choice: two phones and the real server.
import { test } from '@playwright/test'
import { befriend } from '../support/api.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

let server: TestServer
let shoppers: Shopper[] = []
let anna: Shopper
let bert: Shopper
let friendshipId: string
/** The name of the list that a test is about. */
let listName = ''
let made = 0

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ listen: true })
  shoppers = await Promise.all([
    by.arrive(server, 'Anna', { isKept: true }),
    by.arrive(server, 'Bert'),
  ])
  ;[anna, bert] = shoppers as [Shopper, Shopper]
  const grants = ['canManageGroceryLists', 'canViewRecipes', 'canEditRecipes']
  friendshipId = (await befriend(anna.api, bert.api, grants)).id
  await Promise.all(shoppers.map(({ page }) => by.waitForWorker(page)))
})
test.afterAll(async () => {
  await Promise.all(shoppers.map(by.leave))
  await server.stop()
})

/** A list of Anna's with these items, open in the editor on both phones. */
async function shareList(...texts: string[]): Promise<string> {
  made += 1
  listName = `List ${made}`
  const groceries = texts.map((text) => ({ text, category: 'Dairy & Eggs' }))
  const { body } = await anna.api.post('/grocerylists', { name: listName, groceries })
  for (const { page } of [anna, bert]) {
    await page.goto('/groceries')
    await page.getByRole('link', { name: listName }).click()
    await expect(item(page, texts[0] ?? '')).toBeVisible()
  }
  return body.id
}

function item(page: by.Shopper['page'], text: string) {
  return page.getByLabel(`Item ${text}`, { exact: true })
}

/** The items of a list as the server has them. */
async function texts(listId: string): Promise<string[]> {
  return (await by.storedItems(bert, listId)).map(({ text }) => text)
}

test('a value that lost is told quietly, read, and restored with one tap', async () => {
  await shareList('Milk')
  await anna.phone.goOffline()
  await by.renameItem(anna.page, 'Milk', 'Oat milk')
  await by.renameItem(bert.page, 'Milk', 'Soy milk')
  await anna.phone.goOnline()

  const chip = anna.page.getByRole('button', { name: /Bert changed “Soy milk” later/ })
  const words = chip.getByText('Bert’s version was kept')
  for (const width of [360, 390]) {
    await anna.page.setViewportSize({ width, height: 780 })
    // A number leaves room for the name of the list.
    await expect(chip.getByText('1', { exact: true })).toBeVisible()
    await expect(words).toBeHidden()
    const box = await chip.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
    expect(box?.width).toBeLessThan(64)
  }
  await anna.page.setViewportSize({ width: 1280, height: 780 })
  await expect(words).toBeVisible()
  await expect(chip.getByText('1', { exact: true })).toBeHidden()
  await anna.page.setViewportSize({ width: 390, height: 780 })
  await chip.click()
  const sheet = anna.page.getByRole('dialog', { name: 'Changed later' })
  await expect(sheet).toContainText('Bert changed “Soy milk” later; their version was kept.')
  // What takes two lines shows without a tap.
  await expect(sheet.getByRole('definition')).toHaveText(['Oat milk', 'Soy milk'])
  await sheet.getByRole('button', { name: 'Restore' }).click()
  await expect(item(bert.page, 'Oat milk')).toBeVisible()
  await expect(anna.page.getByRole('dialog', { name: 'Everything is saved' })).toBeVisible()
  await expect(anna.page.getByRole('button', { name: /changed “/ })).toBeHidden()
})

test('[8.logged.2] a delete that would take unseen items with it asks first', async () => {
  const id = await shareList('Milk')
  const { page } = anna
  await anna.phone.goOffline()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: listName })).toBeHidden()
  await by.addItem(bert.page, 'Wine')
  await by.addItem(bert.page, 'Bread')
  await expect.poll(() => texts(id)).toEqual(['Milk', 'Wine', 'Bread'])
  await anna.phone.goOnline()

  const question = page.getByRole('dialog', { name: `Delete “${listName}”?` })
  await expect(question).toContainText('Bert added 2 items since you last saw it.')
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused()
  // Put off, it waits in the sheet.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '1 change could not be saved' }).click()
  const sheet = page.getByRole('dialog', { name: 'Needs your attention' })
  await expect(sheet).toContainText('Bert added 2 items since you last saw it.')
  await sheet.getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: listName }).click()
  await expect(item(page, 'Wine')).toBeVisible()
  await expect(item(bert.page, 'Wine')).toBeVisible()
})

test('a delete that would take unseen items with it is done when told so', async () => {
  const id = await shareList('Milk')
  const { page } = anna
  await anna.phone.goOffline()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await by.addItem(bert.page, 'Wine')
  await expect.poll(() => texts(id)).toEqual(['Milk', 'Wine'])
  await anna.phone.goOnline()
  const question = page.getByRole('dialog', { name: `Delete “${listName}”?` })
  await question.getByRole('button', { name: 'Delete anyway' }).click()
  await expect(bert.page.getByText('List not found')).toBeVisible()
  await expect(page.getByRole('link', { name: listName })).toBeHidden()
})

test('what was deleted is undone at once, or restored from the profile, offline too', async () => {
  const id = await shareList('Milk')
  const { page } = anna
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/\/groceries$/)
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: listName }).click()
  await expect(item(page, 'Milk')).toBeVisible()

  await remove()
  await expect(bert.page.getByText('List not found')).toBeVisible()
  await anna.phone.goOffline()
  await page.goto('/profile')
  const deleted = page.getByRole('region', { name: 'Recently deleted' })
  const restore = deleted.getByRole('button', { name: `Restore ${listName}` })
  await restore.click()
  await expect(restore).toBeHidden()
  await page.goto(`/groceries/${id}/edit`)
  await expect(item(page, 'Milk')).toBeVisible()
  await anna.phone.goOnline()
  await expect(item(bert.page, 'Milk')).toBeVisible()
})

test('working offline by choice outlives a restart, and nothing is sent until it ends', async () => {
  const id = await shareList('Milk')
  await anna.page.goto('/profile')
  const device = anna.page.getByRole('region', { name: 'This device' })
  await device.getByRole('switch', { name: 'Work offline' }).click()
  const chip = () => anna.page.getByRole('button', { name: /You work offline/ })
  await expect(chip()).toHaveText('Offline')
  await by.restart(anna)
  await anna.page.goto(`/groceries/${id}/edit`)
  await by.addItem(anna.page, 'Wine')
  await by.addItem(bert.page, 'Bread')
  await expect.poll(() => texts(id)).toContain('Bread')
  await chip().click()
  const sheet = anna.page.getByRole('dialog', { name: '1 change waiting' })
  await expect(sheet).toContainText(
    'You work offline. 1 change will be sent when you are back online.',
  )
  expect(await texts(id)).not.toContain('Wine')
  await expect(item(anna.page, 'Bread')).toBeHidden()

  await sheet.getByRole('switch', { name: 'Work offline' }).click()
  await expect.poll(() => texts(id)).toContain('Wine')
  await expect(item(anna.page, 'Bread')).toBeVisible()
})

test('what was typed into a recipe that is not shared any more becomes an own one', async () => {
  const recipe = {
    title: 'Olive oil cake',
    diet: 'VEGETARIAN',
    difficulty: 'EASY',
    course: 'DESSERT',
    ingredientSections: [{ ingredients: [{ text: 'olive oil' }] }],
    instructionSections: [{ instructions: [{ instruction: 'Bake.' }] }],
  }
  const { body } = await anna.api.post('/recipes', recipe)
  const { page } = bert
  await page.goto('/recipes')
  await page.getByRole('link', { name: recipe.title }).click()
  await bert.phone.goOffline()
  await page.getByRole('link', { name: 'Edit recipe' }).first().click()
  await page.getByRole('textbox', { name: 'Ingredient 1' }).fill('olive oil, 200 ml')
  await page.getByRole('button', { name: 'Update Recipe' }).click()
  await expect(page.getByRole('heading', { name: recipe.title })).toBeVisible()
  const off = { canViewRecipes: false }
  await anna.api.patch(`/users/friends/${friendshipId}/permissions`, off)
  await bert.phone.goOnline()

  await page.getByRole('button', { name: '1 change could not be saved' }).click()
  const sheet = page.getByRole('dialog', { name: 'Needs your attention' })
  await expect(sheet).toContainText('Anna no longer shares “Olive oil cake” with you.')
  await sheet.getByRole('button', { name: 'Save as my own copy' }).click()
  // What was typed here is there, with the rest of the recipe as it was then.
  await expect(page.getByRole('heading', { name: recipe.title })).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(body.id))
  await expect(page.getByRole('listitem').filter({ hasText: 'olive oil' })).toContainText('200 ml')
  await expect(page.getByText('Bake.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'could not be saved' })).toBeHidden()
  await expect.poll(async () => (await bert.api.get('/recipes')).body.length).toBe(1)
})

test('[4.editing.4] the form of a recipe that is gone holds all of what was typed and of the recipe', async () => {
  await anna.api.patch(`/users/friends/${friendshipId}/permissions`, { canEditRecipes: true })
  const { body } = await anna.api.post('/recipes', {
    title: 'Almond cake',
    diet: 'VEGETARIAN',
    difficulty: 'EASY',
    course: 'DESSERT',
    ingredientSections: [{ ingredients: [{ text: 'almonds' }] }],
    instructionSections: [{ instructions: [{ instruction: 'Bake.' }] }],
  })
  const { page } = bert
  await page.goto('/recipes')
  await page.getByRole('link', { name: 'Almond cake' }).click()
  await page.getByRole('link', { name: 'Edit recipe' }).first().click()
  await bert.phone.goOffline()
  await page.getByRole('textbox', { name: 'Ingredient 1' }).fill('almonds, 200 g')
  await page.getByRole('button', { name: 'Update Recipe' }).click()
  await page.getByRole('link', { name: 'Edit recipe' }).first().click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('With less sugar.')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  const off = { canViewRecipes: false }
  await anna.api.patch(`/users/friends/${friendshipId}/permissions`, off)
  await bert.phone.goOnline()
  await expect(page.getByRole('button', { name: '1 change could not be saved' })).toBeVisible()

  await page.goto(`/recipes/${body.id}/edit`)
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('With less sugar.')
  await page.getByRole('button', { name: 'Save as my own' }).click()
  await expect(page.getByRole('heading', { name: 'Almond cake' })).toBeVisible()
  for (const text of ['almonds', 'Bake.', 'With less sugar.'])
    await expect(page.getByText(text).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'could not be saved' })).toBeHidden()
})
