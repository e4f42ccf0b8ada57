// Grocery lists as product §2 says: the index, the editor, shopping, and what others may do.
import { expect, test } from '@playwright/test'
import { befriend, join } from '../support/api.ts'
import { holdMirror } from '../support/hold-mirror.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'

const server = pageServer()
let nora: Shopper
let anna: Shopper

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)
test.beforeAll(async () => {
  nora = await by.arrive(server, 'Nora')
  anna = await by.arrive(server, 'Anna')
  await befriend(nora.api, anna.api, ['canManageGroceryLists'])
})

test('[2.groceries.2, 2.groceries.4, 2.groceries.5, 2.groceries.6, 5.list.1] the first list is made in a dialog that wants a name', async () => {
  const { page } = nora
  await page.goto('/groceries')
  await expect(page.getByText('No grocery lists yet. Create your first one!')).toBeVisible()
  await expect(page.getByText('Shared Grocery Lists')).toBeHidden()
  await page.getByRole('button', { name: 'Create New list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Grocery List' })
  await expect(dialog.getByText('Enter a name for your new grocery list.')).toBeVisible()
  // Nothing covers it.
  await dialog.getByText('will see').click({ trial: true })
  const name = dialog.getByLabel('List Name')
  await expect(name).toHaveAttribute('placeholder', 'Enter list name...')
  const create = dialog.getByRole('button', { name: 'Create List' })
  await expect(create).toBeDisabled()
  await name.fill('   ')
  await expect(create).toBeDisabled()
  await name.press('Enter')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Create New list' }).click()
  await name.fill('  Weekend  ')
  // A reload takes nothing of it.
  await page.reload()
  await page.getByRole('button', { name: 'Create New list' }).click()
  await expect(name).toHaveValue('  Weekend  ')
  const goOn = await holdMirror(page)
  await create.click()
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeDisabled()
  await goOn()
  await expect(page).toHaveURL(/\/groceries\/[0-9a-f-]{36}\/edit$/)
  await expect(page.getByLabel('List Name')).toHaveValue('Weekend')
  await expect(page).toHaveTitle('Weekend · nomnom')

  // Of nothing nothing is in the cart.
  const edit = page.url()
  for (const [path, words] of [
    [edit.replace('/edit', '/shopping'), 'Nothing on this list yet'],
    ['/groceries', 'Nothing on it yet'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  }
  await page.goto(edit)
})

test('[2.list.1, 2.list.2, 2.list.6, 5.list.3, 9.list.1] items stand under categories, an empty one stays, Other is last', async () => {
  const { page } = nora
  await page.getByLabel('Add an item').fill('A gift for Ida')
  await page.getByLabel('Add an item').press('Enter')
  await by.addCategory(page, 'Bakery')
  await page.getByRole('button', { name: 'Add Category' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Category' })
  await dialog.getByLabel('Category Name').fill('   ')
  await expect(dialog.getByRole('button', { name: 'Add Category' })).toBeDisabled()
  await dialog.getByLabel('Category Name').fill('other')
  await expect(dialog.getByText('This list already has that category')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await by.addItem(page, 'Rye bread', 'Bakery')
  await by.addCategory(page, 'Garden')
  await expect(page.locator('main section h2')).toHaveText(['Bakery', 'Garden', 'Other'])
  await expect(page.getByRole('region', { name: 'Bakery' }).getByRole('textbox')).toHaveValue(
    'Rye bread',
  )
  await expect(page.getByRole('region', { name: 'Garden' })).toContainText('Nothing here yet')
})

test('after a category was renamed the focus is where it was', async () => {
  const { page } = nora
  const rename = async (from: string, to: string) => {
    await page.getByRole('button', { name: `${from}: more` }).press('Enter')
    await page.getByRole('button', { name: 'Rename' }).press('Enter')
    // The dialog of a category that was just added may still be leaving.
    const dialog = page.getByRole('dialog', { name: 'Rename Category' })
    await dialog.getByLabel('Category Name').fill(to)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `${to}: more` })).toBeFocused()
  }
  await rename('Garden', 'Terrace')
  await rename('Terrace', 'Garden')
})

test('after Enter or Escape in a text the keys go on from there', async () => {
  const { body } = await nora.api.post('/grocerylists', {
    name: 'Typing',
    groceries: ['Quinces', 'Medlars'].map((text) => ({ text })),
  })
  const { page } = nora
  await page.goto('/groceries')
  await page.getByRole('link', { name: 'Typing' }).click()
  const move = page.getByRole('button', { name: 'Move Soft medlars', exact: true })
  await page.getByLabel('Item Medlars').fill('Soft medlars')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(move).toBeFocused()
  await page.getByLabel('Item Soft medlars').fill('Something else')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Item Soft medlars')).toHaveValue('Soft medlars')
  await page.keyboard.press('Tab')
  await expect(move).toBeFocused()
  await page.getByLabel('List Name').press('Enter')
  await expect(page.getByLabel('List Name')).not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('List Name')).toBeFocused()
  await nora.api.del(`/grocerylists/${body.id}`)
  await page.goto('/groceries')
  await expect(page.getByRole('link', { name: 'Typing' })).toHaveCount(0)
})

test('what a friend moves or removes takes neither the focus nor the next keys', async () => {
  const groceries = ['Damsons', 'Sloes', 'Hazelnuts', 'Chestnuts'].map((text) => ({
    text,
    category: 'Produce',
  }))
  const { body } = await nora.api.post('/grocerylists', { name: 'Moved', groceries })
  const [damsons, sloes, hazelnuts] = body.groceries.map(
    ({ id }: { id: string }) => `/grocerylists/${body.id}/items/${id}`,
  )
  const { page } = nora
  await page.goto('/groceries')
  await page.getByRole('link', { name: 'Moved' }).click()
  const item = (text: string) => page.getByLabel(`Item ${text}`)
  const inside = (category: string) => page.getByRole('region', { name: category })
  /** The friend's change has come when this item has, too. */
  const arrive = async (text: string) => {
    await anna.api.post(`/grocerylists/${body.id}/items`, { text, category: 'Garden' })
    await expect(item(text)).toBeVisible()
  }

  // In a text.
  await item('Sloes').pressSequentially(', s')
  await anna.api.patch(sloes, { category: 'Bakery' })
  await arrive('Twine')
  await page.keyboard.type('oft')
  await expect(inside('Produce').locator(item('Sloes'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inside('Bakery').getByRole('textbox')).toHaveValue('Sloes, soft')
  await item('Damsons').pressSequentially(' (n')
  await anna.api.del(damsons)
  await arrive('Stakes')
  await page.keyboard.type('ew)')
  await expect(item('Damsons')).toHaveValue('Damsons (new)')
  await page.keyboard.press('Enter')
  const stored = async () => (await by.storedItems(nora, body.id)).map(({ text }) => text)
  await expect.poll(stored).toContain('Damsons (new)')

  // At a button.
  await page.getByRole('button', { name: 'Remove Hazelnuts' }).focus()
  await anna.api.patch(hazelnuts, { category: 'Bakery' })
  await expect(inside('Bakery').locator(item('Hazelnuts'))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Hazelnuts' })).toBeFocused()
  await anna.api.del(hazelnuts)
  await expect(page.getByRole('button', { name: 'Move Sloes, soft', exact: true })).toBeFocused()

  // In a dialog of a category that goes.
  await page.getByRole('button', { name: 'Bakery: more' }).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Category Name').fill('Baker')
  await anna.api.patch(sloes, { category: 'Produce' })
  await expect(inside('Bakery')).toBeHidden()
  await expect(page.getByLabel('Category Name')).toHaveValue('Baker')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('body')).not.toBeFocused()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: 'Weekend' }).click()
})

test('of many who share a list some are drawn, and its name has room', async () => {
  const { page } = nora
  for (const name of ['Berta', 'Cem', 'Dora']) {
    await befriend(nora.api, await join(server, name), ['canManageGroceryLists'])
  }
  await page.setViewportSize({ width: 360, height: 740 })
  const people = page.getByRole('list', { name: 'Shared with' })
  await expect(people.getByRole('listitem')).toHaveCount(3)
  await expect(people).toContainText('+2')
  await expect(people).toContainText('Cem, Dora')
  const name = await page.getByLabel('List Name').boundingBox()
  expect(name?.width).toBeGreaterThan(180)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/groceries')
  await page.getByRole('button', { name: 'Create New list' }).click()
  const seen = 'Anna, Berta, and 2 others will see and edit it, too.'
  await expect(page.getByRole('dialog').getByText(seen)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Weekend' }).click()
})

test('[2.list.11] an item can be moved to a category of ours that its list has not yet, but not where it has names of its own', async () => {
  const { page } = nora
  const choices = async (name: string, category: string) => {
    const groceries = [{ text: `Drink of ${name}`, category }]
    const { body } = await nora.api.post('/grocerylists', { name, groceries })
    await page.goto('/groceries')
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: `Move Drink of ${name}`, exact: true }).click()
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue(category)
    return body.id
  }
  const ours = await choices('Ours', 'Dairy & Eggs')
  await page.getByLabel('Category', { exact: true }).selectOption('Drinks')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('region', { name: 'Drinks' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Dairy & Eggs' })).toHaveCount(0)
  const own = await choices('Own names', 'Fridge')
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText(['Fridge', 'Other'])
  for (const id of [ours, own]) await nora.api.del(`/grocerylists/${id}`)
  await page.goto('/groceries')
  await expect(page.getByRole('link', { name: 'Own names' })).toHaveCount(0)
})

test('the focus goes on where a row or a category was, and to a category that was made', async () => {
  await nora.api.post('/grocerylists', {
    name: 'By keys',
    groceries: ['Figs', 'Dates', 'Plums'].map((text) => ({ text })),
  })
  const { page } = nora
  await page.goto('/groceries')
  await page.getByRole('link', { name: 'By keys' }).click()
  await page.getByRole('button', { name: 'Remove Dates' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move Plums', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Remove Plums' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move Figs', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Remove Figs' }).press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'By keys' })
  await expect(heading).toBeFocused()
  const more = (category: string) => page.getByRole('button', { name: `${category}: more` })
  for (const category of ['Garden', 'Orchard']) {
    await page.getByRole('button', { name: 'Add Category' }).click()
    await page.getByLabel('Category Name').fill(category)
    await page.getByLabel('Category Name').press('Enter')
    await expect(more(category)).toBeFocused()
    await expect(more(category)).toBeInViewport()
  }
  for (const [category, next] of [
    ['Garden', more('Orchard')],
    ['Orchard', heading],
  ] as const) {
    await more(category).press('Enter')
    await page.getByRole('button', { name: 'Remove category' }).press('Enter')
    await expect(more(category)).toBeHidden()
    await expect(next).toBeFocused()
  }
  // Not behind the back of its own changes: one that still waits would be refused.
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: 'Weekend' }).click()
})

test('[4.editing.2, 5.list.2] edits save themselves; a name and a text are required', async () => {
  const { page, api } = nora
  const name = page.getByLabel('List Name')
  await name.fill('')
  await expect(page.getByText('List name is required')).toBeVisible()
  await name.fill('Cabin trip')
  const item = page.getByLabel('Item A gift for Ida', { exact: true })
  await item.fill('')
  await expect(page.getByText('Item name is required')).toBeVisible()
  await item.press('Escape')
  await expect(item).toHaveValue('A gift for Ida')
  await expect
    .poll(async () =>
      (await api.get('/grocerylists')).body.map((list: { name: string }) => list.name),
    )
    .toEqual(['Cabin trip'])
})

test('a full disk is told, and what was typed is there when there is room again', async () => {
  const { page } = nora
  const item = page.getByLabel('Item A gift for Ida', { exact: true })
  await item.click()
  // Chromium notices half a minute late that its own limit was lowered.
  await page.evaluate(() => {
    for (const name of ['put', 'add'] as const) {
      IDBObjectStore.prototype[name] = () => {
        throw new DOMException('Nothing can be written.', 'QuotaExceededError')
      }
    }
  })
  await item.fill('A big gift for Ida')
  await item.press('Tab')
  await expect(page.getByText('This device has no space left')).toBeVisible()
  await expect(item).toHaveValue('A big gift for Ida')
  await page.reload()
  const [, listId = ''] = /groceries\/([^/]+)/.exec(page.url()) ?? []
  await expect
    .poll(async () => (await by.storedItems(nora, listId)).map(({ text }) => text))
    .toContain('A big gift for Ida')
  // The browser was told, too; the last test of this file looks for other complaints.
  const complaints = nora.phone.problems.splice(0)
  expect(complaints.filter((text) => !text.startsWith('NoRoomError'))).toEqual([])
})

test('[2.list.5, 2.list.13, 7.lists.9] categorising asks, sorts what has no category, and closes', async () => {
  const { page } = nora
  // Its word keeps away from both borders, on a small phone, too.
  const word = page.getByRole('button', { name: 'Categorise' }).locator('.button-label')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(word).toBeVisible()
  const spare = await word.evaluate((label) => {
    const tile = label.parentElement?.getBoundingClientRect()
    return (tile?.width ?? 0) - label.getBoundingClientRect().width
  })
  expect(spare).toBeGreaterThanOrEqual(10)
  await page.setViewportSize({ width: 390, height: 844 })
  const milk = page.getByRole('region', { name: 'Dairy & Eggs' }).getByRole('textbox')
  const categorise = async () => {
    await page.getByRole('button', { name: 'Categorise' }).click()
    const dialog = page.getByRole('dialog', { name: 'Categorise this list?' })
    await dialog.getByRole('button', { name: 'Categorise' }).click()
    await expect(dialog).toBeHidden()
    await expect(milk).toHaveValue('2 l milk')
  }
  await by.addItem(page, '2 l milk')
  await categorise()
  const sorted = page.locator('.toast').filter({ hasText: /Sorted \d+ items?/ })
  await sorted.getByRole('button', { name: 'Undo' }).click()
  await expect(milk).toBeHidden()
  await categorise()
  await page.getByText('Sorted 1 item: what and why').click()
  await expect(page.getByRole('group').getByRole('listitem')).toHaveText(
    '2 l milk: Dairy & Eggs (“milk”)',
  )
  await page.getByRole('button', { name: 'Close what was sorted' }).click()
  await expect(page.getByRole('region', { name: 'Bakery' }).getByRole('textbox')).toHaveValue(
    'Rye bread',
  )
})

test('[2.list.11] what is added to a sorted list goes to its category at once', async () => {
  const { page } = nora
  await page.getByLabel('Category of the new item').selectOption('Automatic')
  await page.getByLabel('Add an item').fill('3 bananas')
  await page.getByLabel('Add an item').press('Enter')
  await expect(page.getByRole('region', { name: 'Produce' }).getByRole('textbox')).toHaveValue(
    '3 bananas',
  )
})

test('[2.shopping.1, 4.editing.1] a tick in shopping mode shows at once and reaches the server', async () => {
  const { page, api } = nora
  await page.getByRole('link', { name: 'Shopping Mode' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cabin trip' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Bakery',
    'Produce',
    'Dairy & Eggs',
    'Other',
  ])
  await by.tick(page, 'Rye bread')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  await expect
    .poll(async () => {
      const { body } = await api.get('/grocerylists')
      const items: { text: string; isChecked: boolean }[] = body[0].groceries
      return items.find((item) => item.text === 'Rye bread')?.isChecked
    })
    .toBe(true)
})

test('[2.groceries.1, 2.groceries.3, 2.groceries.5] own lists show when they last changed, the newest first', async () => {
  const { page } = nora
  await page.goto('/groceries')
  await by.createList(page, 'Baking')
  await page.goto('/groceries')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Baking', 'Cabin trip'])
  await expect(page.getByText(/Last updated: .*\d/)).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Shared Grocery Lists' })).toBeHidden()
})

test('[2.groceries.8] the shortcut of the installed app opens the list that was changed last', async () => {
  const { page } = nora
  await page.goto('/groceries?latest')
  await expect(page).toHaveURL(/\/groceries\/[0-9a-f-]{36}\/shopping$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Baking' })).toBeVisible()
  await page.goto('/groceries')
  // One's own or a friend's.
  const mine = await anna.api.post('/grocerylists', { name: 'Mine' })
  await anna.page.goto('/groceries')
  await expect(anna.page.getByRole('heading', { name: 'Mine' })).toBeVisible()
  await anna.page.goto('/groceries?latest')
  await expect(anna.page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()
  await anna.api.del(`/grocerylists/${mine.body.id}`)
})

test('[2.groceries.5, 2.list.12, 6.list.1, 6.grants.4, 9.avatar.1] a friend shops and edits a shared list but cannot delete it', async () => {
  const { page } = anna
  await page.goto('/groceries')
  await expect(page.getByRole('heading', { name: 'Shared Grocery Lists' })).toBeVisible()
  await page.getByRole('link', { name: /Cabin trip/ }).click()
  const people = page.getByRole('list', { name: 'Shared with' })
  await expect(people.locator('.avatar')).toHaveText(/N/)
  expect((await people.locator('.avatar').boundingBox())?.width).toBe(32)
  await expect(page.getByRole('button', { name: 'Categorise' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden()
  const bakery = page.getByRole('region', { name: 'Bakery' })
  await expect(bakery.getByRole('img', { name: 'Ticked by Nora' })).toBeVisible()
  const produce = page.getByRole('region', { name: 'Produce' })
  await expect(produce.getByRole('img', { name: 'Added by Nora' })).toBeVisible()
  await by.addItem(page, 'Coffee')
  await expect(nora.page.getByRole('heading', { level: 3 })).toHaveText(['Cabin trip', 'Baking'])
})

test('[2.list.4, 4.redirects.2, 2.list.3] deleting asks with the name, leads to the lists, and leaves a clear word', async () => {
  const { page } = nora
  await page.getByRole('link', { name: /Baking/ }).click()
  const address = page.url()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: /Delete “Baking”/ })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/groceries$/)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Cabin trip'])
  await page.goto(address)
  await expect(page.getByText('List not found')).toBeVisible()
})

test('[5.input.3] hostile text stands on the list as text', async () => {
  const { page } = nora
  const hostile = '<img src=x onerror=alert(1)> \u202Etxet 🥖'
  await page.goto('/groceries')
  await page.getByRole('link', { name: /Cabin trip/ }).click()
  await page.getByLabel('Add an item').fill(hostile)
  await page.getByLabel('Add an item').press('Enter')
  await expect(page.getByRole('textbox', { name: `Item ${hostile}` })).toHaveValue(hostile)
  // What nobody sees is left out, and not refused later.
  await page.getByRole('button', { name: 'Add Category' }).click()
  await page.getByLabel('Category Name').fill('Fruit\t\u202Aand veg')
  await page.getByLabel('Category Name').press('Enter')
  await expect(page.getByRole('heading', { name: 'Fruit and veg' })).toBeVisible()
  await page.getByLabel('Add an item').fill('Sea\u0000salt')
  await page.getByLabel('Add an item').press('Enter')
  const salt = page.getByRole('textbox', { name: 'Item Sea salt' })
  await salt.fill('Rock\u0000 salt')
  await page.getByLabel('Add an item').focus()
  const listId = new URL(page.url()).pathname.split('/')[2] ?? ''
  const texts = async () => (await by.storedItems(nora, listId)).map(({ text }) => text)
  await expect.poll(texts).toContain('Rock salt')
  await expect(page.getByRole('button', { name: /could not be saved/ })).toHaveCount(0)
  expect(nora.phone.problems).toEqual([])
})

test('[2.list.18] what is offered on a new list is added once, however often it is tapped', async () => {
  const { page } = nora
  for (const name of ['First', 'Second']) {
    const groceries = [{ text: 'Oat milk' }, { text: 'Rye bread' }]
    await nora.api.post('/grocerylists', { name, groceries })
  }
  await page.goto('/groceries')
  await expect(page.getByRole('link', { name: /^Second/ })).toBeVisible()
  await by.createList(page, 'Third')
  const offered = page.getByRole('group', { name: 'Bought often' }).getByRole('button')
  await expect(offered).toHaveCount(2)
  const milk = offered.filter({ hasText: 'Oat milk' })
  const goOn = await holdMirror(page)
  await milk.dblclick()
  await goOn()
  const items = page.getByRole('textbox', { name: /^Item / })
  await expect(items).toHaveValue('Oat milk')
  await expect(milk).toBeDisabled()
  await expect(milk).toBeFocused()
  await milk.press('Enter')
  await expect(items).toHaveCount(1)
  await offered.filter({ hasText: 'Rye bread' }).click()
  await expect(items).toHaveCount(2)
  await expect(offered).toHaveCount(0)
})

test('[2.list.6] an item is moved as fast as one presses', async () => {
  const { page } = nora
  const groceries = ['Apples', 'Pears', 'Plums', 'Figs', 'Dates'].map((text) => ({ text }))
  const { body } = await nora.api.post('/grocerylists', { name: 'Places', groceries })
  await page.goto(`/groceries/${body.id}/edit`)
  await page.getByRole('button', { name: 'Move Apples', exact: true }).click()
  const down = page.getByRole('dialog').getByRole('button', { name: 'Move down' })
  await expect(down).toBeVisible()
  const goOn = await holdMirror(page)
  for (let pressed = 0; pressed < 3; pressed += 1) await down.press('Enter')
  await goOn()
  const texts = async () => (await by.storedItems(nora, body.id)).map(({ text }) => text)
  await expect.poll(texts).toEqual(['Pears', 'Plums', 'Figs', 'Apples', 'Dates'])
  await down.press('Enter')
  await expect(down).toBeDisabled()
  await expect(down).toBeFocused()
})

test('[2.list.6] categories are moved as fast as one presses, and keep what a friend changes meanwhile', async () => {
  const { page } = nora
  const groceries = ['Ginger', 'Milk', 'Rice', 'Soap'].map((text, at) => ({
    text,
    category: ['Produce', 'Dairy & Eggs', 'Pantry', 'Household'][at],
  }))
  const { body } = await nora.api.post('/grocerylists', { name: 'Order', groceries })
  await page.goto('/groceries')
  await page.getByRole('link', { name: /^Order/ }).click()
  await page.getByRole('button', { name: 'Produce: more' }).click()
  await page.getByRole('button', { name: 'Change the order' }).click()
  const rows = page.getByRole('dialog', { name: 'Order of categories' }).getByRole('listitem')
  await expect(rows).toHaveText(['Produce', 'Dairy & Eggs', 'Pantry', 'Household'])
  const goOn = await holdMirror(page)
  const grip = (category: string) => page.getByRole('button', { name: `Move ${category}` })
  await grip('Produce').press('ArrowDown')
  await grip('Produce').press('ArrowDown')
  await expect(rows).toHaveText(['Dairy & Eggs', 'Pantry', 'Produce', 'Household'])
  await goOn()
  const onServer = async () => (await nora.api.get(`/grocerylists/${body.id}`)).body.categories
  await expect.poll(onServer).toEqual(['Dairy & Eggs', 'Pantry', 'Produce', 'Household'])

  await grip('Pantry').hover()
  await page.mouse.down()
  const categories = ['Frozen', 'Dairy & Eggs', 'Pantry', 'Produce', 'Household']
  await anna.api.patch(`/grocerylists/${body.id}`, { categories })
  await expect(rows).toHaveText(['Frozen', 'Pantry', 'Dairy & Eggs', 'Produce', 'Household'])
  await page.keyboard.press('Escape')
  await expect(rows).toHaveText(categories)
  await page.mouse.up()
  await grip('Pantry').press('ArrowUp')
  await expect.poll(onServer).toEqual(['Frozen', 'Pantry', 'Dairy & Eggs', 'Produce', 'Household'])
})

test('[2.list.6] a category is dragged further than the dialog shows', async () => {
  const { page } = nora
  const categories = Array.from({ length: 14 }, (_, at) => `Shelf ${at + 1}`)
  const { body } = await nora.api.post('/grocerylists', { name: 'Aisles', categories })
  await page.goto('/groceries')
  await page.getByRole('link', { name: /^Aisles/ }).click()
  await page.getByRole('button', { name: 'Shelf 1: more' }).click()
  await page.getByRole('button', { name: 'Change the order' }).click()
  const order = page.getByRole('dialog', { name: 'Order of categories' })
  await order.getByRole('button', { name: 'Move Shelf 1', exact: true }).hover()
  await page.mouse.down()
  const foot = await order.getByRole('button', { name: 'Done' }).boundingBox()
  await page.mouse.move(foot?.x ?? 0, foot?.y ?? 0, { steps: 4 })
  await expect(order.getByRole('listitem').last()).toHaveText('Shelf 1')
  await page.mouse.up()
  const onServer = async () => (await nora.api.get(`/grocerylists/${body.id}`)).body.categories
  await expect.poll(onServer).toEqual([...categories.slice(1), 'Shelf 1'])
})

test('who opens the shopping of a list, or the cooking of a recipe, before it has come is there once it has', async () => {
  const { api, page, phone } = nora
  const list = { name: 'On its way', groceries: [{ text: 'Lentils' }] }
  const recipe = {
    title: 'Lentil soup',
    diet: 'VEGAN',
    difficulty: 'EASY',
    course: 'MAIN',
    ingredientSections: [{ ingredients: [{ text: '1 cup lentils' }] }],
    instructionSections: [{ instructions: [{ instruction: 'Boil.' }, { instruction: 'Stir.' }] }],
  }
  for (const [kind, record, way, missing, shown] of [
    ['grocerylists', list, 'groceries/:id/shopping', 'List not found', 'Lentils'],
    ['recipes', recipe, 'recipes/:id/prepare?step=2', 'Recipe not found', 'Stir.'],
  ] as const) {
    phone.line.instead.set('/api/sync', () => ({ status: 503, body: '{}' }))
    const { body } = await api.post(`/${kind}`, record)
    const path = `/${way.replace(':id', body.id)}`
    await page.goto(path)
    await expect(page.getByText(missing)).toBeVisible()
    // With the header, which leads elsewhere.
    await expect(page.getByRole('banner')).toBeVisible()
    phone.line.instead.delete('/api/sync')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByText(shown, { exact: true })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})
