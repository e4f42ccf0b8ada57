// The focus where others take away what has it: the next key goes on from there, on every screen.
import { expect, test, type Locator, type Page } from '@playwright/test'
import { befriend, join, type Api } from '../support/api.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'

const server = pageServer()
let nora: Shopper
let anna: Api
let page: Page
let friendship = ''

test.setTimeout(60_000)
test.beforeAll(async () => {
  nora = await by.arrive(server, 'Nora')
  anna = await join(server, 'Anna')
  page = nora.page
  friendship = (await befriend(nora.api, anna, ['canManageGroceryLists'])).id
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Nobody presses anything: the focus is there, and then somewhere else. */
async function moves(from: Locator, deed: () => Promise<unknown>, to: Locator): Promise<void> {
  await from.focus()
  await expect(from).toBeFocused()
  await deed()
  await expect(to).toBeFocused()
}

type Item = { text: string; category: string; isChecked?: boolean }

/** A list of Nora's, and what Anna does with the item of a text. */
async function makeList(name: string, groceries: readonly Item[]) {
  const { body } = await nora.api.post('/grocerylists', { name, groceries })
  const pathOf = (text: string) => {
    const item = body.groceries.find((each: Item) => each.text === text)
    return `/grocerylists/${body.id}/items/${item.id}`
  }
  await page.goto('/groceries')
  await page.getByRole('link', { name }).click()
  return {
    remove: (text: string) => () => anna.del(pathOf(text)),
    change: (text: string, to: Partial<Item>) => () => anna.patch(pathOf(text), to),
  }
}

test('who shops with the keys goes on where a friend takes a row away', async () => {
  const { remove, change } = await makeList('Shop', [
    ...['Apples', 'Pears', 'Plums'].map((text) => ({ text, category: 'Produce' })),
    { text: 'Rolls', category: 'Bakery' },
    { text: 'Toast', category: 'Bakery', isChecked: true },
  ])
  await page.getByRole('link', { name: 'Shopping Mode' }).click()
  const row = (text: string) => page.getByRole('checkbox', { name: text })
  await moves(row('Pears'), remove('Pears'), row('Plums'))
  await moves(row('Plums'), remove('Plums'), row('Apples'))
  // The same row, elsewhere.
  await moves(row('Apples'), change('Apples', { category: 'Bakery' }), row('Apples'))
  await expect(page.getByRole('region', { name: 'Bakery' }).locator(row('Apples'))).toBeFocused()
  // The cart of a category.
  const cart = button('In the cart (1), Bakery')
  await moves(cart, change('Toast', { isChecked: false }), row('Apples'))
})

test('where a friend needs again what is in the cart, the keys go on behind its bar', async () => {
  const { change } = await makeList('Bar', [
    { text: 'Quinces', category: 'Produce', isChecked: true },
    { text: 'Medlars', category: 'Produce' },
  ])
  const untick = change('Quinces', { isChecked: false })
  await moves(button('Clear checked'), untick, button('Move Quinces'))
})

test('what a dialog was opened from may go while it is open', async () => {
  const { remove } = await makeList('Dialog', [
    { text: 'Sloes', category: 'Produce' },
    { text: 'Damsons', category: 'Produce' },
  ])
  await button('Move Sloes').press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await remove('Sloes')()
  await expect(page.getByLabel('Item Sloes')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(button('Move Damsons')).toBeFocused()
})

test('on a recipe the focus goes on where a right is withdrawn, and where it is deleted', async () => {
  const { body: recipe } = await anna.post('/recipes', {
    title: 'Soup',
    diet: 'VEGAN',
    difficulty: 'EASY',
    course: 'MAIN',
    ingredientSections: [{ ingredients: [{ text: '1 leek' }] }],
    instructionSections: [{ instructions: [{ instruction: 'Boil.' }] }],
  })
  const grant = (flags: object) => anna.patch(`/users/friends/${friendship}/permissions`, flags)
  await grant({ canEditRecipes: true })
  await page.goto('/recipes')
  await page.getByRole('link', { name: 'Soup' }).click()
  const edit = page.getByRole('link', { name: 'Edit recipe' })
  await moves(edit, () => grant({ canEditRecipes: false }), button('Share recipe'))
  const missing = page.getByRole('heading', { level: 1, name: 'Recipe not found' })
  await moves(button('Share recipe'), () => anna.del(`/recipes/${recipe.id}`), missing)
})

test('among requests and friends the focus goes on to the same button of the next one', async () => {
  const people = await Promise.all(['Bert', 'Cem', 'Dora'].map((name) => join(server, name)))
  const [bert, cem, dora] = people
  if (!bert || !cem || !dora) throw new Error('They came')
  const asked: string[] = []
  for (const friend of [bert, cem]) {
    const { body } = await friend.post('/users/friend-requests', { email: nora.api.email })
    asked.push(`/users/friends/${body.id}`)
  }
  const { id } = await befriend(nora.api, dora)
  await page.goto('/profile')
  const requests = page.getByRole('region', { name: 'Friend Requests' })
  const reject = (name: string) =>
    requests.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Reject' })
  await expect(requests.getByRole('button', { name: 'Reject' })).toHaveCount(2)
  await moves(reject('Bert'), () => bert.del(asked[0] ?? ''), reject('Cem'))
  const maySee = (name: string) =>
    page.getByRole('switch', { name: `Can view my recipes, ${name}` })
  await moves(maySee('Dora'), () => dora.del(`/users/friends/${id}`), maySee('Anna'))
  // Nothing is left beside it.
  await reject('Cem').focus()
  await cem.del(asked[1] ?? '')
  await expect(requests).toContainText("You don't have any pending friend requests right now.")
  await expect(page.locator('main').locator(':focus')).toBeVisible()
})

test('[2.recipe-form.7] what a friend changes in a recipe takes no focus, no caret and no dialog from its form', async () => {
  const { api } = nora
  const things = Array.from({ length: 14 }, (_, at) => `thing ${at}`)
  const withRows = (texts: string[]) => ({
    ingredientSections: [{ ingredients: texts.map((text) => ({ text })) }],
  })
  const { body } = await api.post('/recipes', {
    title: 'Things',
    diet: 'VEGAN',
    difficulty: 'EASY',
    course: 'MAIN',
    instructionSections: [{ instructions: [{ instruction: 'Cook.' }, { instruction: 'Serve.' }] }],
    ...withRows(things),
  })
  const title = page.getByLabel('Title', { exact: true })
  const rows = page.getByRole('textbox', { name: /^Ingredient/ })
  // The title comes with it, so it tells when it is there.
  let times = 0
  const change = async (texts: string[]) => {
    times += 1
    await api.patch(`/recipes/${body.id}`, { title: `Things ${times}`, ...withRows(texts) })
    await expect(title).toHaveValue(`Things ${times}`)
  }
  await page.goto(`/recipes/${body.id}/edit`)
  const step = page.getByRole('textbox', { name: 'Instruction 2' })
  await step.click()
  const setCaret = (field: Locator, to: number) =>
    field.evaluate((each: HTMLTextAreaElement, to) => each.setSelectionRange(to, to), to)
  await setCaret(step, 2)
  const before = await step.boundingBox()
  await change([...things, ...things.map((thing) => `more of ${thing}`)])
  await expect(rows).toHaveCount(28)
  const top = async () => Math.abs(((await step.boundingBox())?.y ?? 0) - (before?.y ?? 0))
  await expect.poll(top).toBeLessThan(2)
  await expect(step).toBeFocused()
  expect(await step.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(2)

  // A row that stays is the same also where it stands elsewhere.
  const third = await page
    .getByRole('textbox', { name: 'Ingredient 3', exact: true })
    .elementHandle()
  await change(['first', ...things])
  await expect(rows).toHaveCount(15)
  expect(await third?.evaluate((field) => field.isConnected)).toBe(true)
  await expect(page.getByRole('textbox', { name: 'Ingredient 4', exact: true })).toHaveValue(
    'thing 2',
  )
  expect(await third?.getAttribute('aria-label')).toBe('Ingredient 4')

  await button('Move ingredient 12').click()
  await change(things.slice(0, 5))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('Place 12 of 15')).toBeVisible()
  await button('Done').click()
  await expect(button('Move ingredient 12')).toBeFocused()
  await title.focus()
  await expect(rows).toHaveCount(5)

  // Somebody goes to another window and comes back.
  const row = page.getByRole('textbox', { name: 'Ingredient 2', exact: true })
  await row.click()
  await change(['first', ...things])
  await row.evaluate((field) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await row.press('End')
  await expect(row).toHaveValue('thing 1')
  await title.focus()
  await expect(rows).toHaveCount(15)
})
