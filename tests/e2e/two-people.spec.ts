// Two people and the real server. They type in one list and in one recipe at once, and pages are left in
// the middle of a word: nothing that was typed is lost, and nothing changes under anybody's cursor
// (docs/sync.md section 3). Then what they see of values that lost, of deletes that would take
// somebody's work along, of what they deleted, of working offline by choice, and of rights that go.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { befriend } from '../support/api.ts'
import { SOUP } from '../support/samples.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'

const CAKE = {
  ...SOUP,
  title: 'Olive oil cake',
  ingredientSections: [{ ingredients: [{ text: 'olive oil' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Bake.' }] }],
}

const server = pageServer()
let anna: Shopper
let bert: Shopper
let friendshipId: string
/** The name of the list that a test is about. */
let listName = ''
let made = 0

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  ;[anna, bert] = await Promise.all([by.arrive(server, 'Anna'), by.arrive(server, 'Bert')])
  const grants = ['canManageGroceryLists', 'canViewRecipes', 'canEditRecipes']
  friendshipId = (await befriend(anna.api, bert.api, grants)).id
  await Promise.all([anna, bert].map(({ page }) => by.waitForWorker(page)))
})

/** A list of Anna's with these items, open in the editors of these people. */
async function shareList(texts: string[], people = [anna, bert]): Promise<string> {
  made += 1
  listName = `List ${made}`
  const groceries = texts.map((text) => ({ text, category: 'Dairy & Eggs' }))
  const { body } = await anna.api.post('/grocerylists', { name: listName, groceries })
  const open = async ({ page }: Shopper) => {
    await page.goto('/groceries')
    await page.getByRole('link', { name: listName }).click()
    await expect(item(page, texts[0] ?? '')).toBeVisible()
  }
  await Promise.all(people.map(open))
  return body.id
}

/** The items of a list as the server has them. */
async function storedTexts(listId: string): Promise<string[]> {
  return (await by.storedItems(bert, listId)).map(({ text }) => text)
}

/** Sets what Anna lets Bert do. */
async function grant(rights: Record<string, boolean>): Promise<void> {
  await anna.api.patch(`/users/friends/${friendshipId}/permissions`, rights)
}

/** The field of an item, found by the text that is saved. */
function item(page: Page, text: string) {
  return page.getByLabel(`Item ${text}`, { exact: true })
}

/** The texts of the items as the editor shows them, from top to bottom. */
async function fields(page: Page): Promise<string[]> {
  return await page
    .locator('textarea[aria-label^="Item "]')
    .evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value))
}

/** Types on at the end of a field, a key at a time. */
async function typeOn(page: Page, field: ReturnType<typeof item>, text: string): Promise<void> {
  await field.click()
  await page.keyboard.press('End')
  await page.keyboard.type(text)
}

test('[4.editing.2] two people who type in one list at once both find everything', async () => {
  const id = await shareList(['Milk', 'Bread', 'Eggs'])
  await Promise.all([
    typeOn(anna.page, item(anna.page, 'Milk'), ', two litres of it'),
    typeOn(bert.page, item(bert.page, 'Bread'), ' from the good bakery'),
  ])
  await Promise.all([by.addItem(anna.page, 'Wine'), by.addItem(bert.page, 'Salt')])
  await Promise.all([
    typeOn(anna.page, anna.page.getByLabel('List Name'), ' morning'),
    typeOn(bert.page, item(bert.page, 'Eggs'), ', ten'),
  ])
  const all = ['Bread from the good bakery', 'Eggs, ten', 'Milk, two litres of it', 'Salt', 'Wine']
  for (const { page } of [anna, bert]) {
    await expect.poll(async () => (await fields(page)).sort()).toEqual(all)
    await expect(page.getByLabel('List Name')).toHaveValue(`${listName} morning`)
  }
  expect((await storedTexts(id)).sort()).toEqual(all)
})

test('a text changes nowhere under the cursor, and shows when the field is left', async () => {
  await shareList(['Milk', 'Bread'])
  const milk = anna.page.locator('textarea[aria-label^="Item "]').first()
  await milk.click()
  await by.renameItem(bert.page, 'Milk', 'Oat milk')
  await by.renameItem(bert.page, 'Bread', 'Rye bread')
  // The change beside it has arrived, so this one would have, too.
  await expect(item(anna.page, 'Rye bread')).toBeVisible()
  await expect(milk).toHaveValue('Milk')
  await expect(milk).toBeFocused()
  await anna.page.keyboard.press('Tab')
  await expect(milk).toHaveValue('Oat milk')
})

test('two people who edit one recipe at once both find everything', async () => {
  const { body } = await anna.api.post('/recipes', CAKE)
  for (const { page } of [anna, bert]) {
    await page.goto('/recipes')
    await page.getByRole('link', { name: CAKE.title }).click()
    await page.getByRole('link', { name: 'Edit recipe' }).first().click()
    await expect(title(page)).toHaveValue(CAKE.title)
  }
  // Bert is in the title and Anna in the ingredients when the other saves just those.
  await title(bert.page).click()
  await anna.page.getByLabel('Cooking time').fill('50 minutes')
  await title(anna.page).fill('Lemon cake')
  await anna.page.getByRole('button', { name: 'Update Recipe' }).click()
  await expect(bert.page.getByLabel('Cooking time')).toHaveValue('50 minutes')
  await expect(title(bert.page)).toHaveValue(CAKE.title)
  const oil = bert.page.getByRole('textbox', { name: 'Ingredient 1' })
  await typeOn(bert.page, oil, ', from Crete')
  await expect(title(bert.page)).toHaveValue('Lemon cake')
  await bert.page.getByRole('button', { name: 'Update Recipe' }).click()

  for (const { page } of [anna, bert]) {
    await expect(page.getByRole('heading', { name: 'Lemon cake' })).toBeVisible()
    await expect(page.getByText('olive oil, from Crete')).toBeVisible()
    await expect(page.getByText('50 minutes')).toBeVisible()
  }
  expect((await anna.api.get(`/recipes/${body.id}`)).body).toMatchObject({
    title: 'Lemon cake',
    cookingTime: '50 minutes',
    ingredientSections: [{ ingredients: [{ text: 'olive oil, from Crete' }] }],
  })
})

function title(page: Page) {
  return page.getByRole('textbox', { name: 'Title', exact: true })
}

test('[4.editing.2] what was typed just before a page load is there after it', async () => {
  const id = await shareList(['Milk'], [anna])
  const { page } = anna
  await occupyDatabase(page)
  await typeOn(page, item(page, 'Milk'), ' and honey')
  await page.reload()
  await expect(page.locator('textarea[aria-label^="Item "]').first()).toHaveValue('Milk and honey')
  await expect.poll(async () => (await by.storedItems(anna, id))[0]?.text).toBe('Milk and honey')
})

test('what was typed for a new item and not added is there after a page load', async () => {
  const id = await shareList(['Milk'], [anna])
  const { page } = anna
  const line = page.getByRole('combobox', { name: 'Add an item' })
  await line.fill('Olives, the green')
  await page.reload()
  await expect(line).toHaveValue('Olives, the green')
  // It is one text on each screen of the list.
  await page.goto(`/groceries/${id}/shopping`)
  await expect(line).toHaveValue('Olives, the green')
  await line.press('Enter')
  await expect(by.row(page, 'Olives, the green')).toBeVisible()
  await expect(line).toHaveValue('')
  await page.reload()
  await expect(by.row(page, 'Olives, the green')).toBeVisible()
  await expect(line).toHaveValue('')
})

/** A transaction that lasts as long as the page, so that no other one of the page ends. */
async function occupyDatabase(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const name = names.find((each) => /^nomnom-[0-9a-f]{8}-/.test(each)) ?? ''
    await new Promise<void>((resolve) => {
      indexedDB.open(name).addEventListener('success', ({ target }) => {
        const db = (target as IDBOpenDBRequest).result
        const store = db.transaction([...db.objectStoreNames], 'readwrite').objectStore('drafts')
        const goOn = () => {
          resolve()
          store.count().addEventListener('success', goOn)
        }
        store.count().addEventListener('success', goOn)
      })
    })
  })
}

/** Anna's text of an item loses against Bert's; answers what tells her. */
async function loseMilk(): Promise<Locator> {
  await shareList(['Milk'])
  await anna.phone.goOffline()
  await by.renameItem(anna.page, 'Milk', 'Oat milk')
  await by.renameItem(bert.page, 'Milk', 'Soy milk')
  await anna.phone.goOnline()
  return anna.page.getByRole('button', { name: /Bert changed “Soy milk” later/ })
}

test('a value that lost is told quietly, read, and restored with one tap', async () => {
  const chip = await loseMilk()
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
  // Put away by mistake, it is there again.
  await sheet.getByRole('button', { name: 'Dismiss' }).click()
  const away = anna.page.getByRole('dialog', { name: 'Everything is saved' })
  await expect(away.getByRole('heading', { name: 'Everything is saved' })).toBeFocused()
  await anna.page.getByRole('button', { name: 'Undo' }).click()
  await expect(sheet.getByRole('definition')).toHaveText(['Oat milk', 'Soy milk'])
  await sheet.getByRole('button', { name: 'Restore' }).click()
  await expect(item(bert.page, 'Oat milk')).toBeVisible()
  await expect(anna.page.getByRole('dialog', { name: 'Everything is saved' })).toBeVisible()
  await expect(anna.page.getByRole('button', { name: /changed “/ })).toBeHidden()
})

test('a value that lost and was put away is told to nobody any more', async () => {
  const chip = await loseMilk()
  await chip.click()
  await anna.page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(anna.page.getByRole('dialog', { name: 'Everything is saved' })).toBeVisible()
  const noticesLeft = async () => {
    const { scopes } = await anna.api.sync()
    const rows = scopes.flatMap((scope) => scope.rows)
    return rows.filter(({ kind, del }) => kind === 'notice' && !del).length
  }
  await expect.poll(noticesLeft).toBe(0)
  await anna.page.reload()
  await expect(item(anna.page, 'Soy milk')).toBeVisible()
  await expect(chip).toBeHidden()
})

test('[8.logged.2] a delete that would take unseen items with it asks first, and is done when told so', async () => {
  const id = await shareList(['Milk'])
  const { page } = anna
  await anna.phone.goOffline()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: listName })).toBeHidden()
  await by.addItem(bert.page, 'Wine')
  await by.addItem(bert.page, 'Bread')
  await expect.poll(() => storedTexts(id)).toEqual(['Milk', 'Wine', 'Bread'])
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
  await expect(page.getByRole('heading', { name: 'Everything is saved' })).toBeFocused()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: listName }).click()
  await expect(item(page, 'Wine')).toBeVisible()
  await expect(item(bert.page, 'Wine')).toBeVisible()

  // Told so, it is done.
  await anna.phone.goOffline()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await by.addItem(bert.page, 'Salt')
  await expect.poll(() => storedTexts(id)).toContain('Salt')
  await anna.phone.goOnline()
  await question.getByRole('button', { name: 'Delete anyway' }).click()
  await expect(bert.page.getByText('List not found')).toBeVisible()
  await expect(page.getByRole('link', { name: listName })).toBeHidden()
})

test('what was deleted is undone at once, or restored from the profile, offline too', async () => {
  const id = await shareList(['Milk'])
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
  const id = await shareList(['Milk'])
  await anna.page.goto('/profile')
  const device = anna.page.getByRole('region', { name: 'This device' })
  await device.getByRole('switch', { name: 'Work offline' }).click()
  const chip = () => anna.page.getByRole('button', { name: /You work offline/ })
  await expect(chip()).toHaveText('Offline')
  await by.reopen(anna)
  await anna.page.goto(`/groceries/${id}/edit`)
  await by.addItem(anna.page, 'Wine')
  await by.addItem(bert.page, 'Bread')
  await expect.poll(() => storedTexts(id)).toContain('Bread')
  await chip().click()
  const sheet = anna.page.getByRole('dialog', { name: '1 change waiting' })
  await expect(sheet).toContainText(
    'You work offline. 1 change will be sent when you are back online.',
  )
  expect(await storedTexts(id)).not.toContain('Wine')
  await expect(item(anna.page, 'Bread')).toBeHidden()

  await sheet.getByRole('switch', { name: 'Work offline' }).click()
  await expect.poll(() => storedTexts(id)).toContain('Wine')
  await expect(item(anna.page, 'Bread')).toBeVisible()
})

test('[2.recipe-card.2] [6.recipe.1] [6.recipe.2] [2.recipe-view.2] a friend sees whose recipe it is, and edits it when that was granted', async () => {
  const { body } = await anna.api.post('/recipes', { ...SOUP, title: 'Pumpkin soup' })
  await anna.api.patch('/users/me', { displayName: 'Anna Weber' })
  await grant({ canEditRecipes: false })
  const { page } = bert
  await page.goto('/recipes')
  const card = page.getByRole('link', { name: /Pumpkin soup/ })
  await expect(card.locator('.avatar')).toContainText('AW')
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pumpkin soup' })).toBeVisible()
  await expect(page.getByText('Anna Weber')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit recipe' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete recipe' })).toBeHidden()
  await page.goto(`/recipes/${body.id}/edit`)
  await expect(page.getByText('You can read this recipe, but not change it.')).toBeVisible()
  await expect(page.getByText('Recipe not found')).toBeHidden()
  await page.getByRole('link', { name: 'Back to recipe' }).click()

  // What is granted shows at once.
  await grant({ canEditRecipes: true })
  await page.getByRole('link', { name: 'Edit recipe' }).click()
  await expect(page.getByRole('button', { name: 'Delete recipe' })).toBeHidden()
  await title(page).fill('Pumpkin soup with sage')
  await page.getByRole('button', { name: 'Update Recipe' }).click()
  const stored = async () => (await anna.api.get(`/recipes/${body.id}`)).body.title
  await expect.poll(stored).toBe('Pumpkin soup with sage')
  await anna.api.patch('/users/me', { displayName: 'Anna' })
})

test('a list that is not shared any more says what was refused of it, which can be given up', async () => {
  await shareList(['Milk'], [bert])
  const { page } = bert
  await bert.phone.goOffline()
  await by.addItem(page, 'Wine')
  await grant({ canManageGroceryLists: false })
  await bert.phone.goOnline()
  const main = page.getByRole('main')
  await expect(main.getByText('List not found')).toBeVisible()
  await expect(main.getByText(`Anna no longer shares “${listName}” with you.`)).toBeVisible()
  await expect(main).toContainText('Added “Wine”')
  await main.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Discarded 1 change')).toBeVisible()
  await expect(main).not.toContainText('Wine')
  await expect(page.getByRole('button', { name: 'could not be saved' })).toBeHidden()
  await grant({ canManageGroceryLists: true })
})

test('what was typed into a recipe that is not shared any more becomes an own one', async () => {
  const { body } = await anna.api.post('/recipes', { ...CAKE, title: 'Walnut cake' })
  const { page } = bert
  await page.goto('/recipes')
  await page.getByRole('link', { name: 'Walnut cake' }).click()
  await bert.phone.goOffline()
  await page.getByRole('link', { name: 'Edit recipe' }).first().click()
  await page.getByRole('textbox', { name: 'Ingredient 1' }).fill('olive oil, 200 ml')
  await page.getByRole('button', { name: 'Update Recipe' }).click()
  await expect(page.getByRole('heading', { name: 'Walnut cake' })).toBeVisible()
  await grant({ canViewRecipes: false })
  await bert.phone.goOnline()

  await page.getByRole('button', { name: '1 change could not be saved' }).click()
  const sheet = page.getByRole('dialog', { name: 'Needs your attention' })
  await expect(sheet).toContainText('Anna no longer shares “Walnut cake” with you.')
  await sheet.getByRole('button', { name: 'Save as my own copy' }).click()
  // What was typed here is there, with the rest of the recipe as it was then.
  await expect(page.getByRole('heading', { name: 'Walnut cake' })).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(body.id))
  await expect(page.getByRole('listitem').filter({ hasText: 'olive oil' })).toContainText('200 ml')
  await expect(page.getByText('Bake.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'could not be saved' })).toBeHidden()
  await expect.poll(async () => (await bert.api.get('/recipes')).body.length).toBe(1)
})

test('[2.recipe-form.8] a recipe that is taken away from under its form is said at its foot, and typed it can become an own one', async () => {
  await grant({ canEditRecipes: true })
  const { body } = await anna.api.post('/recipes', { ...CAKE, title: 'Plum cake' })
  const { page } = bert
  await page.goto('/recipes')
  await page.getByRole('link', { name: 'Plum cake' }).click()
  await page.getByRole('link', { name: 'Edit recipe' }).first().click()
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await notes.fill('With cinnamon.')
  const said = page.getByRole('status').filter({ hasText: 'No longer here to change.' })
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await expect(said).toBeHidden()
  await grant({ canViewRecipes: false })
  await expect(said).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Save as my own' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('What you typed here was not saved:')).toBeVisible()
  await page.getByRole('link', { name: 'Save as my own' }).click()
  await expect(notes).toHaveValue('With cinnamon.')
  await page.getByRole('button', { name: 'Save as my own' }).click()
  await expect(page.getByRole('heading', { name: 'Plum cake' })).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(body.id))
  await expect(page.getByText('With cinnamon.')).toBeVisible()
})

test('[4.editing.4] the form of a recipe that is gone holds all of what was typed and of the recipe', async () => {
  await grant({ canEditRecipes: true })
  const { body } = await anna.api.post('/recipes', {
    ...CAKE,
    title: 'Almond cake',
    ingredientSections: [{ ingredients: [{ text: 'almonds' }] }],
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
  await grant({ canViewRecipes: false })
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
