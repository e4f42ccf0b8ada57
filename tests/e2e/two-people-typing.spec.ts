// Two people type in one list and in one recipe at once, and pages are left in the middle of a word:
// nothing that was typed is lost, and nothing changes under anybody's cursor (docs/sync.md section 3).
import { type Page, test } from '@playwright/test'
import { befriend } from '../support/api.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const RECIPE = {
  title: 'Olive oil cake',
  diet: 'VEGETARIAN',
  difficulty: 'EASY',
  course: 'DESSERT',
  ingredientSections: [{ ingredients: [{ text: 'olive oil' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Bake.' }] }],
}

let server: TestServer
let shoppers: Shopper[] = []
let anna: Shopper
let bert: Shopper
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
  await befriend(anna.api, bert.api, grants)
  await by.waitForWorker(anna.page)
})
test.afterAll(async () => {
  await Promise.all(shoppers.map(by.leave))
  await server.stop()
})

/** A list of Anna's with these items, open in the editors of these people. */
async function shareList(texts: string[], people = [anna, bert]): Promise<string> {
  made += 1
  listName = `List ${made}`
  const groceries = texts.map((text) => ({ text, category: 'Dairy & Eggs' }))
  const { body } = await anna.api.post('/grocerylists', { name: listName, groceries })
  for (const { page } of people) {
    await page.goto('/groceries')
    await page.getByRole('link', { name: listName }).click()
    await expect(item(page, texts[0] ?? '')).toBeVisible()
  }
  return body.id
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
  const stored = await by.storedItems(bert, id)
  expect(stored.map(({ text }) => text).sort()).toEqual(all)
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
  const { body } = await anna.api.post('/recipes', RECIPE)
  for (const { page } of [anna, bert]) {
    await page.goto('/recipes')
    await page.getByRole('link', { name: RECIPE.title }).click()
    await page.getByRole('link', { name: 'Edit recipe' }).first().click()
    await expect(title(page)).toHaveValue(RECIPE.title)
  }
  // Bert is in the title and Anna in the ingredients when the other saves just those.
  await title(bert.page).click()
  await anna.page.getByLabel('Cooking time').fill('50 minutes')
  await title(anna.page).fill('Lemon cake')
  await anna.page.getByRole('button', { name: 'Update Recipe' }).click()
  await expect(bert.page.getByLabel('Cooking time')).toHaveValue('50 minutes')
  await expect(title(bert.page)).toHaveValue(RECIPE.title)
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

test('what was typed just before the browser was killed is there after it', async () => {
  const id = await shareList(['Milk'], [anna])
  await typeOn(anna.page, item(anna.page, 'Milk'), ' and honey')
  // It is on the disk after each key, long before it is saved as an edit.
  await expect.poll(() => keptTexts(anna.page)).toContain('Milk and honey')
  await by.restart(anna, { how: 'kill' })
  await anna.page.goto(`/groceries/${id}/edit`)
  await expect(anna.page.locator('textarea[aria-label^="Item "]').first()).toHaveValue(
    'Milk and honey',
  )
  await expect.poll(async () => (await by.storedItems(anna, id))[0]?.text).toBe('Milk and honey')
})

/** Drafts and saved texts in the database of the page. */
async function keptTexts(page: Page): Promise<unknown[]> {
  return await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const name = names.find((each) => /^nomnom-[0-9a-f]{8}-/.test(each)) ?? ''
    const db = await done(indexedDB.open(name))
    const tables = db.transaction(['drafts', 'records'])
    const drafts = await done(tables.objectStore('drafts').getAll())
    const records = await done(tables.objectStore('records').getAll())
    db.close()
    return [
      ...drafts.map(({ value }) => value.text),
      ...records.map(({ rec }) => rec.cells.text?.v),
    ]
  })
}
