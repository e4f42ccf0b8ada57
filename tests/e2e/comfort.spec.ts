// What makes it pleasant: everything with the keys alone, sharing, the theme, letters from right to
// left, one row for what a list names several times, and amounts in one's own units.
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { befriend, join } from '../support/api.ts'
import { faultsOnPhone } from '../support/axe.ts'
import { holdDisk } from '../support/hang.ts'
import { BAR, SOUP } from '../support/samples.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 360, height: 780 }

/** More stops than any screen has before what is looked for. */
const MOST_STOPS = 80

const server = pageServer()
let anna: Shopper

// One person for all tests; each has records of its own.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  anna = await by.arrive(server, 'Anna')
})

/** Anna's page at a size. */
async function annaAt(size: typeof DESK): Promise<Page> {
  await anna.page.setViewportSize(size)
  return anna.page
}

/** Presses Tab until the focus is there; on the way it is never lost or out of sight. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const { isThere, isSeen } = await target.evaluate((element) => {
      const box = document.activeElement?.getBoundingClientRect()
      return {
        isThere: element === document.activeElement,
        isSeen: box !== undefined && box.bottom > 0 && box.top < innerHeight,
      }
    })
    // Before the first key it may be anywhere.
    if (stop > 0) expect(isSeen).toBe(true)
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus never comes to ${target}`)
}

async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('a recipe with two sections is written without a mouse', async () => {
  const page = await annaAt(DESK)
  const { api } = anna
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

test('after Enter the next letter is typed into the new row', async () => {
  const page = await annaAt(DESK)
  await page.goto('/recipes/create')
  const first = page.getByLabel('Ingredient 1', { exact: true })
  await first.fill('200 g flour')
  await first.focus()
  // No letter comes between two events of the page, so whatever is done by then is in time.
  const focused = await first.evaluate(async (row) => {
    row.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
    return document.activeElement?.getAttribute('aria-label')
  })
  expect(focused).toBe('Ingredient 2')
})

test('a list is shopped without a mouse', async () => {
  const page = await annaAt(DESK)
  const { api } = anna
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

/** Whether something lies over the middle of what has the focus. */
async function isFocusCovered(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const element = document.activeElement
    // At the end it goes to the browser.
    if (element === null || element === document.body) return false
    const { left, top, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    const row = element.closest('label') ?? element
    return !row.contains(above) && above?.contains(element) !== true
  })
}

test('what takes the focus is behind neither the buttons of a dialog nor the timers', async () => {
  const page = await annaAt(SMALL_PHONE)
  const numbers = Array.from({ length: 9 }, (_, at) => at + 1)
  const { body: recipe } = await anna.api.post('/recipes', {
    ...SOUP,
    title: 'Long soup',
    ingredientSections: [
      { ingredients: numbers.map((at) => ({ text: `${at} leeks, cut ${at}` })) },
    ],
    instructionSections: [
      { instructions: numbers.map((at) => ({ instruction: `Boil for ${at} minutes.` })) },
    ],
  })
  const tabThrough = async (last: Locator) => {
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await isFocusCovered(page)).toBe(false)
      if (await last.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`The focus never comes to ${last}`)
  }
  await page.goto(`/recipes/${recipe.id}/view`)
  await page.getByRole('button', { name: 'Add to Groceries' }).press('Enter')
  await tabThrough(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }))

  await page.goto(`/recipes/${recipe.id}/prepare`)
  for (const minutes of ['7', '8', '9'])
    await page.getByRole('button', { name: `Start a timer: ${minutes} minutes` }).press('Enter')
  const ends = page.getByRole('button', { name: 'End: ' })
  await expect(ends).toHaveCount(3)
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('checkbox').first().focus()
  await tabThrough(ends.first())
  for (const left of [2, 1, 0]) {
    await ends.first().click()
    await expect(ends).toHaveCount(left)
  }
})

test('[2.shell.22] Ctrl+Z takes back what a message says, and leaves the focus and what was typed since', async () => {
  const page = await annaAt(DESK)
  const groceries = ['Kale', 'Leeks', 'Peas'].map((text) => ({ text }))
  const { body: list } = await anna.api.post('/grocerylists', { name: 'Greens', groceries })
  await page.goto(`/groceries/${list.id}/edit`)
  const move = (text: string) => page.getByRole('button', { name: `Move ${text}`, exact: true })
  await page.getByRole('button', { name: 'Remove Kale' }).press('Enter')
  await expect(move('Leeks')).toBeFocused()
  await page.getByRole('button', { name: 'Remove Peas' }).press('Enter')
  await expect(page.getByText('Removed “Peas”')).toBeVisible()
  await expect(move('Leeks')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(move('Peas')).toBeVisible()
  await expect(page.getByText('Removed “Peas”')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(move('Kale')).toBeVisible()
  await expect(move('Leeks')).toBeFocused()
  await expect(page.getByText('Removed “Kale”')).toHaveCount(0)

  await page.getByRole('button', { name: 'Remove Kale' }).press('Enter')
  await expect(page.getByText('Removed “Kale”')).toBeVisible()
  const line = page.getByLabel('Add an item')
  await line.focus()
  await page.keyboard.type('x')
  await page.keyboard.press('ControlOrMeta+Z')
  await page.keyboard.type('y')
  await expect(line).toHaveValue(/y$/)
  await expect(page.getByText('Removed “Kale”')).toBeVisible()
  await expect(move('Kale')).toHaveCount(0)
  await line.fill('')
})

test('the focus stays near what was pressed and went', async () => {
  const page = await annaAt(SMALL_PHONE)
  const instructionSections = [
    {
      instructions: ['Boil for 8 minutes.', 'Rest 9 minutes.', 'Stir for 3 seconds.'].map(
        (instruction) => ({ instruction }),
      ),
    },
  ]
  const { body: recipe } = await anna.api.post('/recipes', { ...SOUP, instructionSections })
  await page.goto(`/recipes/${recipe.id}/prepare`)
  for (const time of ['8 minutes', '9 minutes'])
    await page.getByRole('button', { name: `Start a timer: ${time}` }).press('Enter')
  await page.getByRole('button', { name: /^End: Boil/ }).press('Enter')
  await expect(page.getByRole('button', { name: /^Pause: Rest/ })).toBeFocused()
  await page.getByRole('button', { name: /^End: Rest/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Soup', level: 1 })).toBeFocused()
  // One rings while its Pause has the focus, and goes on.
  await page.getByRole('button', { name: 'Start a timer: 3 seconds' }).press('Enter')
  await page.getByRole('button', { name: /^Pause: Stir/ }).focus()
  const more = page.getByRole('button', { name: '+1:00' })
  await expect(more).toBeFocused()
  await more.press('Enter')
  await expect(page.getByRole('button', { name: /^Pause: Stir/ })).toBeFocused()
  await page.getByRole('button', { name: /^End: Stir/ }).press('Enter')

  await page.goto(`/recipes/${recipe.id}/view`)
  await page.getByRole('button', { name: 'Share recipe' }).last().press('Enter')
  const ways = page.getByRole('dialog', { name: 'Share recipe' })
  await ways.getByRole('button', { name: 'Make a public link' }).press('Enter')
  await expect(ways.getByText('Everybody who has this address')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(ways.getByRole('link')).toBeFocused()
  // All of it is above the edge of a small phone.
  await page.setViewportSize({ ...SMALL_PHONE, height: 640 })
  await expect(ways.getByRole('button', { name: 'Take the link back' })).toBeInViewport({
    ratio: 1,
  })
  const mayBeFound = ways.getByRole('switch', { name: 'Search engines may show it' })
  await mayBeFound.press('Space')
  await expect(mayBeFound).toBeChecked()
  await expect(mayBeFound).toBeFocused()
  await ways.getByRole('button', { name: 'Take the link back' }).press('Enter')
  const anew = ways.getByRole('button', { name: 'Make a public link' })
  await expect(anew).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(anew).toBeFocused()

  await page.goto('/recipes/create')
  const heading = page.getByRole('heading', { name: 'Create Recipe', level: 1 })
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Stew')
  await page.getByRole('button', { name: 'Discard draft' }).press('Enter')
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(title).toHaveValue('Stew')
  await page.reload()
  await page.getByRole('button', { name: 'Start fresh' }).press('Enter')
  await expect(heading).toBeFocused()

  await page.goto('/recipes/create?from=paste')
  await page.getByLabel('The recipe').fill('Only some words\nand no recipe')
  await page.getByRole('button', { name: 'Read it' }).press('Enter')
  const byHand = page.getByRole('button', { name: 'Sort it by hand' })
  await expect(byHand).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(byHand).toBeFocused()
  await page.getByLabel('The recipe').fill('')
})

test('rows that change places keep the focus and the caret, in a browser without moveBefore, too', async () => {
  const page = await anna.page.context().newPage()
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'moveBefore'))
  await page.goto(`${server.url}/recipes/create`)
  const row = (at: number) => page.getByRole('textbox', { name: `Ingredient ${at}`, exact: true })
  await row(1).fill('onions')
  await page.keyboard.press('Enter')
  await page.keyboard.type('leeks')
  await page.keyboard.press('ArrowLeft')
  for (const [way, at] of [
    ['ArrowUp', 1],
    ['ArrowDown', 2],
  ] as const) {
    await page.keyboard.press(`Alt+${way}`)
    await page.keyboard.type('!')
    await expect(row(at)).toBeFocused()
  }
  await expect(row(2)).toHaveValue('leek!!s')

  const groceries = [
    { text: 'Ginger', category: 'Produce' },
    { text: 'Milk', category: 'Dairy & Eggs' },
  ]
  const { body } = await anna.api.post('/grocerylists', { name: 'Moved', groceries })
  await page.goto(`${server.url}/groceries/${body.id}/edit`)
  const field = page.getByRole('textbox', { name: /^Item .*Ginger/ })
  await field.click()
  await page.keyboard.press('Home')
  await page.keyboard.type('1 ')
  // A friend walks another way through the shop, while somebody types.
  for (const categories of [
    ['Dairy & Eggs', 'Produce'],
    ['Produce', 'Dairy & Eggs'],
  ]) {
    await anna.api.patch(`/grocerylists/${body.id}`, { categories })
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(categories)
    await page.keyboard.type('0')
  }
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('1 00Ginger')
  await page.close()
})

test('the dialogs that move a row and an item give the focus back', async () => {
  const page = await annaAt(DESK)
  const { api } = anna
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
  const category = page.getByLabel('Category', { exact: true })
  const before = await category.inputValue()
  const release = await holdDisk(page)
  await category.selectOption('Bakery')
  // Nothing shows as chosen that is not kept yet.
  await expect(category).toHaveValue(before)
  await release()
  await expect(category).toHaveValue('Bakery')
  await page.keyboard.press('Escape')
  await expect(itemGrip).toBeFocused()
})

test('the last item of a category leaves it by keyboard, and the dialog stays until it is done', async () => {
  const page = await annaAt(DESK)
  const { api } = anna
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
  const page = await annaAt(DESK)
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
  const page = await annaAt(DESK)
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

test('a theme that was chosen is there before anything is drawn, and goes back to the system', async () => {
  const page = await annaAt(PHONE)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByText('Dark', { exact: true }).click()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.goto('/recipes', { waitUntil: 'commit' })
  // The root is there before any code of the app runs.
  await page.waitForFunction(() => document.getElementById('root') !== null)
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#18130f')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByText('System', { exact: true }).click()
  await expect(root).not.toHaveAttribute('data-theme')
})

test('[2.shell.19] what another app shares is a recipe to look over, and a recipe goes out as text', async () => {
  const page = await annaAt(PHONE)
  const { api } = anna
  await anna.phone.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const text = 'Ingredients\n- 1 kg tomatoes\nMethod\n1. Cook them.'
  await page.goto(
    `/recipes/create?${new URLSearchParams({ title: 'Tomato soup', text }).toString()}`,
  )
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Tomato soup')
  await page.getByRole('button', { name: 'Create Recipe' }).click()
  await expect(page.getByRole('heading', { name: 'Tomato soup', level: 1 })).toBeVisible()
  const titles = async () =>
    (await api.get('/recipes')).body.map(({ title }: { title: string }) => title)
  await expect.poll(titles).toContain('Tomato soup')
  await page.getByRole('button', { name: 'Share recipe' }).last().click()
  const ways = page.getByRole('dialog', { name: 'Share recipe' })
  const waiting = page.waitForEvent('download')
  await ways.getByRole('button', { name: 'Markdown' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe('Tomato soup.md')
  expect(await readFile(await file.path(), 'utf8')).toContain('## Ingredients\n\n- 1 kg tomatoes\n')
  await page.getByRole('button', { name: 'Share recipe' }).last().click()
  await ways.getByRole('button', { name: 'Make a public link' }).click()
  const address = (await ways.getByRole('link').getAttribute('href')) ?? ''
  expect((await fetch(address)).status).toBe(200)
  // This browser has no sheet for sharing.
  await expect(ways.getByRole('button', { name: 'Share link' })).toBeHidden()
  await ways.getByRole('button', { name: 'Copy link' }).click()
  // The message is above the dialog: behind it, it could be neither pressed nor read out.
  const said = ways.getByRole('alert').filter({ hasText: 'Link copied' })
  await said.locator('.toast').click({ trial: true })
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await copied(page)).toBe(address)
  await ways.getByRole('button', { name: 'Take the link back' }).click()
  await expect(ways.getByRole('button', { name: 'Make a public link' })).toBeVisible()
  expect((await fetch(address)).status).toBe(404)
  await ways.getByRole('button', { name: 'Share as text' }).click()
  await expect(page.getByText('Copied as text')).toBeVisible()
  expect(await copied(page)).toBe(
    'Tomato soup\n\nIngredients\n\n- 1 kg tomatoes\n\nInstructions\n\n1. Cook them.',
  )
})

/** What was copied, as a field tells that it is pasted into. */
async function copied(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    field.ariaLabel = 'What was copied'
    // Behind an open dialog nothing takes the focus.
    ;(document.querySelector('dialog[open]') ?? document.body).append(field)
    field.focus()
  })
  const field = page.getByLabel('What was copied')
  await page.keyboard.press('ControlOrMeta+V')
  await expect(field).not.toHaveValue('')
  const text = await field.inputValue()
  await field.evaluate((element) => element.remove())
  return text
}

test('[5.input.4] what is written from right to left stands so, on cards, lists and while cooking', async () => {
  const page = await annaAt(PHONE)
  const { api } = anna
  const [title, ingredient, step, item, part, category] = [
    'מרק עדשים',
    'עדשים כתומות',
    'לבשל עד שמתרכך',
    'לחם שיפון',
    'הכנה',
    'מאפים',
  ]
  const { body: recipe } = await api.post('/recipes', {
    ...SOUP,
    title,
    ingredientSections: [{ ingredients: [{ text: ingredient }] }],
    instructionSections: [{ title: part, instructions: [{ instruction: step }] }],
  })
  const { body: list } = await api.post('/grocerylists', {
    name: title,
    groceries: [{ text: item, category }],
  })
  const isTurned = async (text: string) => {
    await expect(page.getByText(text).last()).toHaveCSS('direction', 'rtl')
    // Only the words: what stands around them is where everybody looks for it.
    await expect(page.locator('main')).toHaveCSS('direction', 'ltr')
  }
  await page.goto('/recipes')
  await isTurned(title)
  await page.goto(`/recipes/${recipe.id}/view`)
  for (const text of [title, ingredient, part, step]) await isTurned(text)
  await page.goto(`/recipes/${recipe.id}/prepare`)
  for (const text of [title, part, step]) await isTurned(text)
  await page.goto(`/recipes/${recipe.id}/edit`)
  await expect(page.getByLabel('Section title').last()).toHaveCSS('direction', 'rtl')
  await page.goto('/groceries')
  await isTurned(title)
  await page.goto(`/groceries/${list.id}/shopping`)
  await isTurned(item)
  await expect(page.getByRole('heading', { name: category })).toHaveCSS('direction', 'rtl')
  await page.goto(`/groceries/${list.id}/edit`)
  for (const label of [`Item ${item}`, 'List Name', 'Add an item']) {
    const isOwn = label !== 'Add an item'
    await expect(page.getByLabel(label)).toHaveCSS('direction', isOwn ? 'rtl' : 'ltr')
  }
  await page.getByLabel('Add an item').fill(item)
  await expect(page.getByLabel('Add an item')).toHaveCSS('direction', 'rtl')
  await page.getByLabel('Add an item').fill('')
})

test('[5.input.3] a name of one long word makes no screen wider than a small phone', async () => {
  const page = await annaAt(SMALL_PHONE)
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(2)
  const friend = await join(server, 'Dora')
  await friend.patch('/users/me', { displayName: word })
  await befriend(friend, anna.api, ['canViewRecipes', 'canViewPlaces'])
  const instructionSections = [{ title: word, instructions: [{ instruction: 'Stir.' }] }]
  const { body: recipe } = await friend.post('/recipes', {
    ...SOUP,
    title: 'Stew',
    instructionSections,
  })
  const { body: place } = await friend.post('/places', { ...BAR, name: word })
  await page.goto('/places')
  await expect(page.getByText(`Review by: ${word}`)).toBeVisible()
  const isSeen = async () => {
    // Beyond the edge nobody can scroll.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL_PHONE.width)
    const isCut = (named: Element[]) => named.some((one) => one.scrollWidth > one.clientWidth)
    expect(await page.getByText(word).evaluateAll(isCut)).toBe(false)
  }
  await isSeen()
  for (const path of [
    `/places/${place.id}/view`,
    `/recipes/${recipe.id}/view`,
    `/recipes/${recipe.id}/prepare?step=1`,
  ]) {
    await page.goto(path)
    await expect(page.getByText(word).last()).toBeVisible()
    await isSeen()
  }
  // Bought twice, it is offered on the next list.
  for (const name of ['First', 'Second'])
    await anna.api.post('/grocerylists', { name, groceries: [{ text: word }] })
  const { body: list } = await anna.api.post('/grocerylists', { name: 'Third' })
  await page.goto('/groceries')
  await expect(page.getByRole('link', { name: /^Third/ })).toBeVisible()
  await page.goto(`/groceries/${list.id}/edit`)
  await expect(page.getByRole('group', { name: 'Bought often' }).getByText(word)).toBeVisible()
  await isSeen()
})

test('[2.recipe-view.3] a long time of cooking leaves the words of the other facts whole', async () => {
  const cookingTime = '20 minutes of work, then 12 hours in the fridge and 25 minutes in the oven'
  const { body } = await anna.api.post('/recipes', { ...SOUP, diet: 'VEGETARIAN', cookingTime })
  const page = await annaAt(SMALL_PHONE)
  for (const width of [SMALL_PHONE.width, 1000]) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto(`/recipes/${body.id}/view`)
    const facts = page.locator('.recipe-facts')
    const linesOf = (fact: string) =>
      facts.getByText(fact, { exact: true }).evaluate((shown) => {
        const words = document.createRange()
        words.selectNodeContents(shown)
        return words.getClientRects().length
      })
    await expect.poll(() => linesOf('Vegetarian')).toBe(1)
    await expect.poll(() => linesOf(cookingTime)).toBeLessThan(4)
  }
})

test('[2.recipe-view.1] a long title leaves what one can do with a recipe in sight on a low desk', async () => {
  const title =
    'Schwarzwälder Kirschtorte mit Sahnehaube und Johannisbeergelee nach dem Rezept der Großmutter'
  const description = 'For special days, with far too much cream. It is made the day before.'
  const { body } = await anna.api.post('/recipes', { ...SOUP, title, description })
  const page = await annaAt({ width: 1280, height: 640 })
  await page.goto(`/recipes/${body.id}/view`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const name of ['Cooking Mode', 'Add to Groceries'])
    await expect(page.locator('.recipe-actions').getByText(name)).toBeInViewport({ ratio: 1 })
})

test('[2.list.20] the numbers of a list of two hundred stand inside their ring', async () => {
  const page = await annaAt(SMALL_PHONE)
  const groceries = Array.from({ length: 200 }, (_, at) => ({
    text: `Thing ${at}`,
    isChecked: at < 100,
  }))
  await anna.api.post('/grocerylists', { name: 'Depot', groceries })
  await page.goto('/groceries')
  const numbers = page.getByRole('link', { name: /^Depot/ }).getByText('100/200')
  const spare = await numbers.evaluate((shown) => {
    const ring = shown.parentElement?.getBoundingClientRect().width ?? 0
    return ring - 2 * 4.5 - shown.getBoundingClientRect().width
  })
  expect(spare).toBeGreaterThanOrEqual(0)
})

test('[5.input.3] a name of 200 characters leaves a dialog its text and its buttons', async () => {
  const page = await annaAt(SMALL_PHONE)
  const name = 'Everything for the feast at the lake '.repeat(5).trim()
  const { body } = await anna.api.post('/grocerylists', { name })
  await page.goto(`/groceries/${body.id}/edit`)
  await page.getByRole('button', { name: 'Delete' }).click()
  // Read out it is whole.
  const dialog = page.getByRole('dialog', { name: `Delete “${name}”?`, exact: true })
  const title = dialog.getByRole('heading')
  const lines = await title.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(Math.round(lines)).toBe(3)
  expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

test('[2.list.15, 2.list.16, 2.list.17, 3.list.3] what is listed twice is one row, whose parts are edited and taken off alone', async () => {
  const page = await annaAt(SMALL_PHONE)
  const category = 'Dairy & Eggs'
  const groceries = [
    { text: '2 l milk', category },
    { text: 'Butter', category },
    { text: 'Milk 250 ml', category, from: 'Béchamel' },
    { text: 'milk 1 l', category, from: 'Pancakes' },
  ]
  const { body } = await anna.api.post('/grocerylists', { name: 'Weekend', groceries })
  const listId: string = body.id
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
  expect(await faultsOnPhone(page)).toEqual([])
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
  // What takes it back lies on the end of its last line, and cuts none in the middle.
  const [word, line] = await Promise.all([
    page.locator('.shopping-row').getByText('Undo').boundingBox(),
    page.locator('.shopping-row').getByText('(Béchamel)').boundingBox(),
  ])
  expect(word?.y).toBeGreaterThanOrEqual((line?.y ?? Infinity) - 1)
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
  const page = await annaAt(SMALL_PHONE)
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
  const spice = '1 tsp cinnamon, freshly ground in a mortar'
  const sauce = await made('White sauce', '250 ml milk', spice, 'nutmeg')
  const { body } = await anna.api.post('/grocerylists', { name: 'Feast', groceries: [] })
  const dialog = page.getByRole('dialog', { name: 'Add to Groceries' })
  const open = async (path: string) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Add to Groceries' }).click()
  }
  const add = () => dialog.getByRole('button', { name: 'Add to list' }).click()
  const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true })

  await page.goto('/groceries')
  await expect(page.getByRole('heading', { name: 'Feast', exact: true })).toBeVisible()
  // The newest list is chosen.
  await open(waffles)
  await add()
  await expect(page.getByText('Added 2 items to “Feast”')).toBeVisible()
  await open(sauce)
  await expect(box('250 ml milk')).toHaveAccessibleDescription('On the list: 2 l - adds up')
  await expect(box('250 ml milk')).toBeChecked()
  await expect(box(spice)).toHaveAccessibleDescription('Already on the list')
  await expect(box(spice)).not.toBeChecked()
  // What is said of an ingredient stands below its second line, not on it.
  const [words, said] = [dialog.getByText(spice), dialog.getByText('Already on the list')]
  const [wordsBox, saidBox] = [await words.boundingBox(), await said.boundingBox()]
  expect(wordsBox?.height).toBeGreaterThan(40)
  expect(saidBox?.y).toBeGreaterThan((wordsBox?.y ?? 0) + (wordsBox?.height ?? 0) - 1)
  expect(await faultsOnPhone(page, dialog)).toEqual([])
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
  const page = await annaAt(SMALL_PHONE)
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

test('on paper a screen is what it says, without what is pressed on it', async () => {
  const page = await annaAt(SMALL_PHONE)
  for (const path of ['/recipes', '/places', '/groceries', '/profile/']) {
    await page.goto(path)
    const pressed = page.locator('main :is(.button, button, [type=search]):visible')
    await expect(pressed.first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(pressed).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
})

test('[2.recipe-view.11, 2.profile.12, 2.list.21] who chose metric reads recipes and sums in grams and degrees Celsius, and nothing is written', async () => {
  const page = await annaAt(SMALL_PHONE)
  const written = ['2 cups all-purpose flour', '1/2 cup milk', '8 oz butter', '3 eggs']
  const step =
    'Heat the oven to 350°F. Bake for 20 minutes at 350°F, with the butter and 1 cup of sugar.'
  const { body: made } = await anna.api.post('/recipes', {
    ...SOUP,
    title: 'Butter cake',
    numberOfPersons: '4',
    ingredientSections: [{ ingredients: written.map((text) => ({ text })) }],
    instructionSections: [{ instructions: [{ instruction: step }] }],
  })
  const lines = page.locator('.ingredients li')
  await page.goto(`/recipes/${made.id}/view`)
  await expect(lines).toHaveText(written)

  await page.goto('/profile/')
  const units = page.getByRole('group', { name: 'Amounts in recipes' })
  await expect(units.getByRole('radio', { name: 'As written' })).toBeChecked()
  const release = await holdDisk(page)
  await units.getByText('Metric', { exact: true }).click()
  // Nothing shows as chosen that is not kept yet.
  await expect(units.getByRole('radio', { name: 'As written' })).toBeChecked()
  await release()
  await expect(units.getByRole('radio', { name: 'Metric' })).toBeChecked()

  await page.goto(`/recipes/${made.id}/view`)
  const shown = ['240 g', '120 ml', '225 g'].map((amount) => new RegExp(`≈ about ${amount} `))
  await expect(lines).toHaveText([...shown, '3 eggs'])
  await expect(lines.first()).toHaveText(/all-purpose flour \(written as 2 cups\)\s*$/)
  const steps = page.getByRole('region', { name: 'Instructions' })
  await expect(steps).toContainText('180 °C (written as 350°F)')
  await expect(steps).toContainText('200 g (written as 1 cup) of sugar')
  await expect(page.getByRole('button', { name: 'Start a timer: 20 minutes' })).toBeVisible()
  expect(await faultsOnPhone(page)).toEqual([])
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(isWide)).toBe(false)

  // So it is scaled, and in cooking mode.
  await page.getByRole('button', { name: 'More' }).click()
  await expect(lines.first()).toHaveText(/about 300 g all-purpose flour \(written as 2½ cups\)/)
  await page.getByRole('link', { name: 'Cooking Mode' }).click()
  await expect(page.getByText('180 °C').first()).toBeVisible()
  await page.getByText('Focus', { exact: true }).click()
  await expect(page.locator('.focus-step')).toContainText('180 °C (written as 350°F)')
  await expect(page.getByRole('region', { name: 'For this step' })).toContainText('280 g')

  // The recipe is unchanged in the form and for others.
  await page.goto(`/recipes/${made.id}/edit`)
  await expect(page.getByRole('textbox', { name: /ingredient/i }).first()).toHaveValue(
    written[0] ?? '',
  )
  const { body: kept } = await anna.api.get(`/recipes/${made.id}`)
  expect(kept.ingredientSections).toEqual(made.ingredientSections)
  expect(kept.instructionSections).toEqual(made.instructionSections)

  // The sums of a list are read so, too, with what was written below.
  const groceries = [
    { text: '1 cup milk', category: null },
    { text: '250 ml milk', category: null, from: 'Béchamel' },
    { text: '2 cups stock', category: null },
  ]
  const { body } = await anna.api.post('/grocerylists', { name: 'Two kitchens', groceries })
  const list = `/groceries/${body.id}`
  await page.goto(`${list}/edit`)
  const sum = page.getByRole('button', { name: /^milk/ })
  await expect(sum).toContainText(/≈ about 490\sml/)
  await expect(sum).toContainText(/1\scup \+ 250\sml \(Béchamel\)/)
  await expect(page.getByLabel('Item 2 cups stock')).toHaveValue('2 cups stock')
  expect(await faultsOnPhone(page)).toEqual([])
  await page.goto(`${list}/shopping`)
  await expect(page.getByText(/≈ about 490\sml/)).toBeVisible()
})

test('single keys begin anew and explain themselves, until they are switched off', async () => {
  // In a tab of its own, which is never idle: there, code comes only when somebody asks for it.
  const page = await anna.phone.context.newPage()
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await anna.api.post('/recipes', { ...SOUP, title: 'Carrot soup' })
  await page.goto('/recipes')
  await page.getByRole('banner').waitFor()
  // On wide screens, where there will be a keyboard, the key is shown.
  const hint = page.locator('search kbd')
  await expect(hint).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(hint).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'search recipes' })
  await expect(search).toBeFocused()
  // A field that goes while one types in it makes no deed of the next letter.
  await search.pressSequentially('o')
  await search.evaluate((field) => {
    field.addEventListener('input', () => field.blur())
  })
  await page.keyboard.type('nn')
  await expect(search).toHaveValue('on')
  await expect(page).toHaveURL(/\/recipes$/)
  await page.goto('/groceries')
  await page.getByRole('banner').waitFor()
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'Create New Grocery List' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('n')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.close()
})
