// Lines that somebody types in several tabs, and what a tab leaves behind.
import { test, type Page } from '@playwright/test'
import { readRows } from '../support/edit-rows.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const server = pageServer()
let anna: Shopper

test.describe.configure({ mode: 'default' })
test.setTimeout(120_000)
test.beforeEach(async () => {
  anna = await by.arrive(server, 'Anna')
})
test.afterEach(async () => {
  await by.leave(anna)
})

const drafts = async (page: Page) => {
  const rows = await readRows(page, 'drafts')
  return rows.map(({ value }) => value).sort()
}

test('an item typed in each of two tabs stays in its tab, and what a closed one leaves is there', async () => {
  const { page, phone, api } = anna
  const { body } = await api.post('/grocerylists', { name: 'Tabs', groceries: [] })
  const lineOf = (tab: Page) => tab.getByLabel('Add an item')
  await page.goto(`/groceries/${body.id}/edit`)
  await lineOf(page).fill('Mil')
  await expect.poll(() => drafts(page)).toEqual(['Mil'])
  const tab = await phone.context.newPage()
  await tab.goto(`/groceries/${body.id}/shopping`)
  await lineOf(tab).fill('Bre')
  await expect.poll(() => drafts(page)).toEqual(['Bre', 'Mil'])
  await tab.reload()
  await expect(lineOf(tab)).toHaveValue('Bre')
  await page.reload()
  await expect(lineOf(page)).toHaveValue('Mil')

  await tab.close()
  await lineOf(page).press('Enter')
  await expect(page.getByLabel('Item Mil', { exact: true })).toBeVisible()
  await expect.poll(() => drafts(page)).toEqual(['Bre'])
  await page.reload()
  await expect(lineOf(page)).toHaveValue('Bre')
})

test('the name of a new list typed in each of two tabs stays in its tab', async () => {
  const { page, phone } = anna
  const nameOf = (tab: Page) => tab.getByRole('dialog').getByLabel('List Name')
  const open = async (tab: Page) => {
    await tab.goto('/groceries')
    await tab.getByRole('button', { name: 'Create New list' }).click()
  }
  await open(page)
  await nameOf(page).fill('Week')
  await expect.poll(() => drafts(page)).toEqual(['Week'])
  const tab = await phone.context.newPage()
  await open(tab)
  await nameOf(tab).fill('Party')
  await expect.poll(() => drafts(page)).toEqual(['Party', 'Week'])
  await open(tab)
  await expect(nameOf(tab)).toHaveValue('Party')
  await tab.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => drafts(page)).toEqual(['Week'])
  await page.close()
  await tab.getByRole('button', { name: 'Create New list' }).click()
  await expect(nameOf(tab)).toHaveValue('Week')
})

test('an item that was saved as its tab was closed does not stand in the line once more', async () => {
  const { page, phone, api } = anna
  const { body } = await api.post('/grocerylists', { name: 'Closed', groceries: [] })
  const path = `/groceries/${body.id}/edit`
  await page.goto(path)
  const line = page.getByLabel('Add an item')
  await line.fill('Milk')
  await expect.poll(() => drafts(page)).toEqual(['Milk'])
  const witness = await phone.context.newPage()
  await witness.goto('/profile')
  // What is written from now on is, but the page is gone before it hears of that.
  await page.evaluate(() => {
    Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set() {} })
  })
  await line.press('Enter')
  const texts = async () =>
    (await readRows(witness, 'records')).map(({ rec }) => rec.cells.text?.v).filter(Boolean)
  await expect.poll(texts).toEqual(['Milk'])
  await line.pressSequentially('Bre')
  await page.close({ runBeforeUnload: true })
  await witness.goto(path)
  await expect(witness.getByLabel('Item Milk', { exact: true })).toBeVisible()
  await expect(witness.getByLabel('Add an item')).toHaveValue('Bre')
  await expect.poll(() => drafts(witness)).toEqual(['Bre'])
})

const FORMS = {
  recipes: {
    path: '/recipes/create',
    fill: async (tab: Page) => {
      await tab.getByRole('textbox', { name: /^Ingredient 1/ }).fill('Leek')
      await tab.getByRole('textbox', { name: /^Instruction 1/ }).fill('Cook it.')
      await tab.getByLabel('Title', { exact: true }).fill('Closed')
    },
    save: 'Create Recipe',
    name: 'Title',
  },
  places: {
    path: '/places/new',
    fill: async (tab: Page) => {
      await tab.getByLabel('Location').fill('Beach')
      await tab.getByText('coffee').click()
      await tab.getByLabel('Name').fill('Closed')
    },
    save: 'Add Restaurant',
    name: 'Name',
  },
}

for (const [kind, form] of Object.entries(FORMS)) {
  test(`[2.recipe-form.3] what was saved of ${kind} as the tab was closed does not stand in the form once more`, async () => {
    const { page, phone } = anna
    const witness = await phone.context.newPage()
    await witness.goto('/profile')
    await page.goto(form.path)
    await form.fill(page)
    const drafts = async () => (await readRows(witness, 'drafts')).map(({ value }) => value.typed)
    await expect.poll(drafts).toMatchObject([{ [form.name.toLowerCase()]: 'Closed' }])
    // What is written from now on is, but the page is gone before it hears of that.
    await page.evaluate(() => {
      Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set() {} })
    })
    await page.getByRole('button', { name: form.save }).click()
    const titles = async () =>
      (await readRows(witness, 'records')).flatMap(({ rec }) =>
        ['recipe', 'place'].includes(rec.kind) ? [(rec.cells.title ?? rec.cells.name).v] : [],
      )
    await expect.poll(titles).toEqual(['Closed'])
    await page.close({ runBeforeUnload: true })
    await witness.goto(form.path)
    await expect(witness.getByLabel(form.name, { exact: true })).toHaveValue('')
    await expect(witness.getByText('This is what you had begun before.')).toBeHidden()
  })
}

test('[2.recipe-form.6] what one tab saved while another typed is said there, and can be taken over', async () => {
  const { page, phone, api } = anna
  const { body } = await api.post('/recipes', {
    title: 'Soup',
    diet: 'VEGAN',
    difficulty: 'EASY',
    course: 'MAIN',
    ingredientSections: [{ ingredients: [{ text: 'Leek' }] }],
    instructionSections: [{ instructions: [{ instruction: 'Cook it.' }] }],
  })
  const rowOf = (tab: Page) => tab.getByRole('textbox', { name: /^Ingredient 1/ })
  const edit = `/recipes/${body.id}/edit`
  await page.goto(edit)
  await rowOf(page).fill('Leeks, three')
  const tab = await phone.context.newPage()
  await tab.goto(edit)
  await rowOf(tab).fill('Leeks, two')
  await tab.getByRole('button', { name: 'Update Recipe' }).click()
  await expect(tab.getByRole('heading', { name: 'Soup', level: 1 })).toBeVisible()

  // A tab that is behind another is drawn twice a second.
  await tab.close()
  const note = page.getByRole('heading', {
    name: /^Changed elsewhere while you typed: ingredients/,
  })
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Changed elsewhere, too' }).click()
  await expect(page.getByText('See both')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Leeks, two')).toBeVisible()
  await page.getByRole('button', { name: 'Take the other' }).click()
  await expect(note).toBeHidden()
  await expect(rowOf(page)).toHaveValue('Leeks, two')
  // Who pressed a key stands on what there is now, not at the head of the screen.
  const isInList = () =>
    page.evaluate(() => document.activeElement?.getAttribute('name')?.split('.')[0])
  expect(await isInList()).toBe('ingredientSections')
  await expect.poll(() => drafts(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page)).toHaveValue('Leeks, three')
  await expect(note).toBeVisible()

  // Of two that were given up one message tells, and brings back both.
  await page.getByLabel('Title', { exact: true }).fill('Soup of mine')
  await page.getByLabel('Notes').fill('Mine')
  await api.patch(`/recipes/${body.id}`, { notes: 'Theirs' })
  for (const field of ['ingredients', 'notes']) {
    const one = page.locator('section', { hasText: `while you typed: ${field}` })
    await one.getByText('See both').click()
    await one.getByRole('button', { name: 'Take the other' }).click()
    await expect(one).toBeHidden()
  }
  await expect(page.getByText('What you typed was discarded')).toHaveCount(1)
  // A field that only follows takes it back no more than it takes the way back.
  await api.patch(`/recipes/${body.id}`, { description: 'Said elsewhere' })
  await expect(page.getByLabel('Description')).toHaveValue('Said elsewhere')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page)).toHaveValue('Leeks, three')
  await expect(page.getByLabel('Notes')).toHaveValue('Mine')
  await expect(page.getByLabel('Description')).toHaveValue('Said elsewhere')
  await expect(note).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Leek soup')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  await page.getByRole('button', { name: 'Update Recipe' }).click()
  await expect(page.getByText('Leeks, three')).toBeVisible()
})

test('[2.place-form.5] what a friend saved of a restaurant while one typed is said, until it is typed, too', async () => {
  const { page, api } = anna
  const { body } = await api.post('/places', {
    name: 'Pier',
    location: 'Beach',
    type: 'lunch',
    foodRating: 5,
    priceQualityRating: 5,
    seatingRating: 5,
  })
  await page.goto(`/places/${body.id}/edit`)
  await page.getByLabel('Location').fill('Harbour')
  await api.patch(`/places/${body.id}`, { location: 'Old town', name: 'Mole' })
  await expect(page.getByLabel('Name')).toHaveValue('Mole')
  const note = page.getByRole('heading', { name: /^Changed elsewhere while you typed: location/ })
  await expect(note).toBeVisible()
  await page.getByLabel('Location').fill('Old town')
  await expect(note).toBeHidden()
})
