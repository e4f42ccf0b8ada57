// Recipes and the menu as product §2 and §5 say: what stands where, the form and its keyboard, and what
// goes on a grocery list, also without a network.
import { expect, type Page, test } from '@playwright/test'
import { editRows } from '../support/edit-rows.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'

const DESK = { width: 1280, height: 800 }

const server = pageServer()
let anna: Shopper

// One kitchen for all tests; each has recipes of its own. The first ones are about courses without a
// recipe, so a new test goes to the end, but before the one that stops the clock.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  anna = await by.arrive(server, 'Anna')
})

function recipe(title: string, more: Record<string, unknown> = {}) {
  return {
    title,
    diet: 'VEGAN',
    difficulty: 'EASY',
    course: 'MAIN',
    ingredientSections: [{ ingredients: [{ text: '2 kg tomatoes' }, { text: '1 onion' }] }],
    instructionSections: [{ instructions: [{ instruction: 'Cut.' }, { instruction: 'Roast.' }] }],
    ...more,
  }
}

async function createByApi(person: Shopper, fields: ReturnType<typeof recipe>): Promise<string> {
  const { body } = await person.api.post('/recipes', fields)
  return body.id
}

/** Goes from the list of recipes to the form of one. */
async function openForm(page: Page, title: string): Promise<void> {
  await page.goto('/recipes')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('link', { name: 'Edit recipe' }).click()
  await expect(row(page, 'Title')).toHaveValue(title)
}

function row(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true })
}

/** Fills in the least that a recipe needs, with the empty row that Enter leaves. */
async function fillIn(page: Page, title: string): Promise<void> {
  await row(page, 'Title').fill(title)
  await row(page, 'Ingredient 1').fill('2 kg tomatoes')
  await row(page, 'Instruction 1').fill('Roast.')
  await row(page, 'Instruction 1').press('Enter')
}

async function openedId(page: Page): Promise<string> {
  await page.waitForURL(/\/recipes\/[0-9a-f-]{36}\/view$/)
  return /recipes\/([^/]+)/.exec(page.url())?.[1] ?? ''
}

async function titlesOnServer(person: Shopper): Promise<string[]> {
  const { body } = await person.api.get('/recipes')
  return body.map(({ title }: { title: string }) => title)
}

test('[2.recipes.5, 2.menu.2, 4.menu.1] without recipes the list and the menu say how to begin', async () => {
  const { page } = anna
  await page.goto('/recipes')
  await expect(page.getByText('No saved recipes yet')).toBeVisible()
  await expect(page.getByText('Add your first one with the button at the top right.')).toBeVisible()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  // Also where it has no room beside the heading.
  await page.setViewportSize({ width: 240, height })
  const button = page.getByRole('main').getByRole('link', { name: 'New Recipe' })
  const toTheRight = (box: HTMLElement) => {
    const row = box.parentElement?.getBoundingClientRect()
    return (row?.right ?? 0) - box.getBoundingClientRect().right
  }
  expect(await button.evaluate(toTheRight)).toBeCloseTo(0)
  await page.setViewportSize({ width, height })
  await page.goto('/menu')
  await expect(page.getByRole('heading', { name: "Let's get started!" })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create a Recipe' })).toHaveAttribute(
    'href',
    '/recipes/create',
  )
  await expect(page.getByRole('link', { name: 'Add a Friend' })).toHaveAttribute('href', '/profile')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Create your first recipe',
    'Add friends and family',
  ])
})

test('[2.menu.1, 2.menu.3, 2.menu.4, 2.menu.5] the menu has two columns of courses, hints where one is empty, and two cards', async () => {
  const { page } = anna
  const id = await createByApi(anna, recipe('Roasted tomatoes'))
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize(DESK)
  await page.goto('/menu')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Appetizers',
    'Side dishes',
    'Main dishes',
    'Desserts',
    'Grocery Lists',
    'Recipes',
  ])
  for (const [course, hint] of [
    ['Appetizers', 'Appetizers are a great way to start the meal.'],
    ['Side dishes', 'Side dishes add variety, why not add a few?'],
    ['Desserts', 'Something sweet to finish? Add desserts.'],
  ] as const) {
    const section = page.getByRole('region', { name: course })
    await expect(section.getByText(hint)).toBeVisible()
    await expect(section.getByRole('link', { name: course })).toHaveAttribute('href', '/recipes')
    await expect(section.getByRole('link', { name: 'Add a recipe' })).toHaveAttribute(
      'href',
      '/recipes/create',
    )
  }
  const mains = page.getByRole('region', { name: 'Main dishes' })
  await expect(mains.getByRole('link', { name: /Roasted tomatoes/ })).toHaveAttribute(
    'href',
    `/recipes/${id}/view`,
  )
  for (const screen of [{ width: 768, height: 1024 }, DESK]) {
    await page.setViewportSize(screen)
    const left = await page.getByRole('region', { name: 'Appetizers' }).boundingBox()
    const right = await mains.boundingBox()
    expect(left?.y).toBe(right?.y)
    expect(left?.x).toBeLessThan(right?.x ?? 0)
  }
  for (const [name, text, path] of [
    ['Grocery Lists', 'View collection', '/groceries'],
    ['Recipes', 'View All Recipes', '/recipes'],
  ] as const) {
    const card = page.getByRole('complementary').getByRole('link', { name: text })
    await expect(card).toHaveAttribute('href', path)
    await expect(card.getByRole('heading', { name })).toBeVisible()
  }

  // What is changed on another device moves here, too.
  await anna.api.patch(`/recipes/${id}`, { title: 'Sweet tomatoes', course: 'DESSERT' })
  const desserts = page.getByRole('region', { name: 'Desserts' })
  await expect(desserts.getByRole('link', { name: /Sweet tomatoes/ })).toBeVisible()
  await expect(mains.getByText('A proper menu needs a main dish.')).toBeVisible()
  await page.setViewportSize({ width, height })
  await anna.api.del(`/recipes/${id}`)
})

test('[5.recipe.5, 5.recipe.8, 5.sizes.1, 4.redirects.1, 2.recipe-form.1, 2.recipe-view.3, 2.recipe-view.4, 2.recipe-view.8, 3.enums.1, 3.enums.2] a new recipe starts as a vegetarian, easy main with one row of each, which stay, and is shown with its facts and remarks', async () => {
  const { page } = anna
  await page.goto('/recipes/create')
  await expect(page.getByRole('radio', { name: 'Vegetarian' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Easy' })).toBeChecked()
  await expect(page.getByLabel('Course')).toHaveValue('MAIN')
  await expect(row(page, 'Ingredient 1')).toBeVisible()
  await expect(row(page, 'Instruction 1')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await row(page, 'Title').fill('a'.repeat(201))
  await row(page, 'Title').press('Enter')
  await expect(page.getByLabel('Description')).toBeFocused()
  await expect(page.getByText('Ingredient text is required')).toBeHidden()
  await page.getByRole('button', { name: 'Create Recipe' }).click()
  await expect(page.getByText('At most 200 characters')).toBeVisible()
  await expect(row(page, 'Title')).toBeFocused()
  await fillIn(page, 'Baked apples')
  await page.getByLabel('Cooking time').fill('45 minutes')
  await page.getByLabel('Persons').fill('4')
  await page.getByLabel('Source').fill('example.org/apples')
  await page.getByLabel('Notes').fill('  Sour apples.\n    No sugar.')
  await page.getByRole('button', { name: 'Create Recipe' }).click()
  await expect(page.getByText('A web address begins with https:// or http://')).toBeVisible()
  await page.getByLabel('Source').fill(' https://example.org/apples')
  await page.getByRole('button', { name: 'Create Recipe' }).click()
  const id = await openedId(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Baked apples' })).toBeVisible()
  await expect(page.getByRole('term')).toHaveText([
    'Diet',
    'Difficulty',
    'Course',
    'Time',
    'Persons',
  ])
  await expect(page.getByRole('definition')).toHaveText([
    'Vegetarian',
    'Easy',
    'Main',
    '45 minutes',
    '4',
  ])
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  await expect(ingredients.locator('ul > li')).toHaveText(['2 kg tomatoes'])
  const instructions = page.getByRole('region', { name: 'Instructions' })
  await expect(instructions.locator('ol > li')).toHaveText(['Roast.'])
  const remarks = page.getByRole('region', { name: 'Remarks' })
  await expect(remarks.getByRole('heading', { name: 'Notes' })).toBeVisible()
  expect(await remarks.innerText()).toContain('  Sour apples.\n    No sugar.')
  const source = remarks.getByRole('link', { name: 'Source' })
  await expect(source).toHaveAttribute('href', 'https://example.org/apples')
  await expect(source).toHaveAttribute('rel', 'noreferrer')
  await expect.poll(() => titlesOnServer(anna)).toContain('Baked apples')
  await anna.api.del(`/recipes/${id}`)
})

test('[4.redirects.1, 2.recipe-form.2] an edited recipe leads to its view, a deleted one to the list', async () => {
  const { page } = anna
  const id = await createByApi(anna, recipe('Sweet tomatoes'))
  await page.goto(`/recipes/${id}/edit`)
  await expect(row(page, 'Title')).toHaveValue('Sweet tomatoes')
  await row(page, 'Title').fill('Sour tomatoes')
  await page.getByRole('button', { name: 'Update Recipe' }).click()
  await page.waitForURL(`**/recipes/${id}/view`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sour tomatoes' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete recipe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete “Sour tomatoes”?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL('**/recipes')
  await page.goto(`/recipes/${id}/view`)
  await expect(page.getByText('Recipe not found')).toBeVisible()
})

test('[2.recipe-view.5] the plate grows out of the card and back into it, unless somebody wants less motion', async () => {
  await createByApi(anna, recipe('Plum tart'))
  const { page } = anna
  await page.goto('/menu')
  await expect(page.getByRole('link', { name: /Plum tart/ })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await notePlates(page)
  const there = async () => {
    await page.getByRole('link', { name: /Plum tart/ }).click()
    await openedId(page)
  }
  await expect(async () => {
    if (new URL(page.url()).pathname !== '/menu') await page.goBack()
    await there()
    expect(await platesTaken(page)).toEqual(['small'])
  }).toPass()
  await page.getByRole('main').getByRole('link', { name: 'Recipes' }).click()
  await page.waitForURL('**/recipes')
  expect(await platesTaken(page)).toEqual(['small', 'large'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await there()
  expect(await platesTaken(page)).toEqual(['small', 'large'])
})

/** Notes which plate each view transition of the page takes from the old screen. */
async function notePlates(page: Page): Promise<void> {
  await page.evaluate(() => {
    const plates: string[] = []
    Object.assign(window, { plates })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const named = [...document.querySelectorAll<SVGElement>('.plate')].filter(
        ({ style }) => style.viewTransitionName === 'plate',
      )
      plates.push(...named.map((plate) => (plate.closest('.recipe-head') ? 'large' : 'small')))
      return start(change)
    }
  })
}

function platesTaken(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'plates'))
}

test('[2.recipes.1] [2.recipes.2] [2.recipes.3] [2.recipes.4] [2.recipes.6] [2.recipe-card.1] [2.recipe-card.3] recipes stand by course and are found by what is typed', async () => {
  const { page } = anna
  await createByApi(anna, recipe('Crème brûlée', { course: 'DESSERT', diet: 'VEGETARIAN' }))
  await createByApi(anna, recipe('Roasted tomato soup', { course: 'APPETIZER' }))
  await createByApi(anna, recipe('Onion tart', { description: 'Slow onions.' }))
  await page.goto('/recipes')
  const courses = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(courses).toHaveText(['Appetizers', 'Desserts', 'Main dishes'])
  const tart = page.getByRole('link', { name: /Onion tart/ })
  await expect(tart).toContainText('Slow onions.')
  await expect(tart).toContainText('Vegan')
  await expect(tart).toHaveAttribute('href', /\/recipes\/[0-9a-f-]{36}\/view$/)
  await expect(page.getByRole('link', { name: 'New Recipe' })).toHaveAttribute(
    'href',
    '/recipes/create',
  )

  const search = page.getByRole('searchbox', { name: 'search recipes' })
  const titles = page.getByRole('heading', { level: 3 })
  const all = await titles.count()
  // The page listens for keys a moment after its content is there.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(search).toBeFocused({ timeout: 500 })
  }).toPass()
  await search.fill('TED TOMATO S')
  await expect(titles).toHaveText(['Roasted tomato soup'])
  await search.fill('onion')
  await expect(courses).toHaveText(['Main dishes', 'Also found'])
  await expect(titles.first()).toHaveText('Onion tart')
  await search.fill('creme')
  const also = page.getByRole('region', { name: 'Found', exact: true })
  await expect(also.getByRole('heading', { level: 3 })).toHaveText(['Crème brûlée'])
  await search.fill('pineapple')
  await expect(page.getByText('Nothing found for “pineapple”')).toBeVisible()
  await search.press('Escape')
  await expect(titles).toHaveCount(all)

  // Back from a recipe the search is as it was; whoever comes by a link finds everything.
  await search.fill('onion')
  await page.getByRole('link', { name: /Onion tart/ }).click()
  await page.waitForURL('**/view')
  await page.goBack()
  await expect(search).toHaveValue('onion')
  await expect(titles.first()).toHaveText('Onion tart')
  await page.getByRole('link', { name: 'nomnom' }).first().click()
  await page.waitForURL('**/menu')
  await page.getByRole('link', { name: 'View All Recipes' }).click()
  await expect(search).toHaveValue('')
  await expect(titles).toHaveCount(all)
})

test('[5.recipe.1] [5.recipe.4] [5.input.2] [5.recipe.6] [5.recipe.7] [5.recipe.8] [2.recipe-form.4] a recipe is written with the keyboard alone', async () => {
  const { page, api } = anna
  await page.goto('/recipes/create')
  await row(page, 'Title').focus()
  await page.keyboard.press('Control+Enter')
  for (const message of [
    'Title is required',
    'Ingredient text is required',
    'Instruction is required',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await expect(row(page, 'Title')).toBeFocused()
  await page.keyboard.type('Tomato soup')
  await expect(page.getByText('Title is required')).toBeHidden()

  await row(page, 'Ingredient 1').focus()
  await page.keyboard.type('2 kg tomatoes')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Ingredient 2')).toBeFocused()
  await page.keyboard.type('1 onion')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Ingredient 3')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Ingredient 3 added' })).toBeAttached()
  await page.keyboard.press('Backspace')
  await expect(row(page, 'Ingredient 2')).toBeFocused()
  await expect(row(page, 'Ingredient 3')).toBeHidden()
  await page.keyboard.type('s')
  await expect(row(page, 'Ingredient 2')).toHaveValue('1 onions')

  // The first row stays, even empty.
  await row(page, 'Ingredient 1').press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(row(page, 'Ingredient 1')).toBeFocused()
  await expect(row(page, 'Ingredient 1')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Remove ingredient 1' })).toBeHidden()
  await page.keyboard.type('2 kg tomatoes')

  await row(page, 'Instruction 1').focus()
  await page.keyboard.type('Cut them.')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('All of them.')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Instruction 2')).toBeFocused()
  await row(page, 'Instruction 2').evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Roast them.\n\nBlend.\nServe.')
    const paste = { clipboardData, bubbles: true, cancelable: true }
    field.dispatchEvent(new ClipboardEvent('paste', paste))
  })
  await expect(row(page, 'Instruction 4')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(row(page, 'Instruction 3')).toBeFocused()
  await page.keyboard.press('Control+Enter')

  const id = await openedId(page)
  const instructions = page.getByRole('region', { name: 'Instructions' })
  await expect(instructions.getByRole('listitem')).toHaveText([
    /Cut them.\s+All of them./,
    'Roast them.',
    'Serve.',
    'Blend.',
  ])
  await expect
    .poll(async () => (await api.get(`/recipes/${id}`)).body)
    .toMatchObject({
      title: 'Tomato soup',
      diet: 'VEGETARIAN',
      difficulty: 'EASY',
      course: 'MAIN',
      ingredientSections: [{ ingredients: [{ text: '2 kg tomatoes' }, { text: '1 onions' }] }],
    })
})

test('[2.recipe-form.2] [2.recipe-form.3] [5.recipe.8] sections, a draft that outlives the tab, and the way to give it up', async () => {
  const id = await createByApi(anna, recipe('Leek soup'))
  const edit = `/recipes/${id}/edit`
  const { page } = anna
  await openForm(page, 'Leek soup')
  await expect(page.getByRole('button', { name: 'Remove section 1' })).toBeHidden()
  await page.getByRole('button', { name: 'Add section' }).first().click()
  await expect(row(page, 'Title of section 2')).toBeFocused()
  await page.keyboard.type('To serve')
  await page.keyboard.press('Enter')
  await page.keyboard.type('bread')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()

  const tab = await anna.phone.context.newPage()
  await page.close()
  anna.page = tab
  await tab.goto(edit)
  await expect(row(tab, 'Title of section 2')).toHaveValue('To serve')
  await expect(row(tab, 'Ingredient 1, section 2')).toHaveValue('bread')
  await tab.getByRole('button', { name: 'Update Recipe' }).click()
  await tab.waitForURL(`**/recipes/${id}/view`)
  const ingredients = tab.getByRole('region', { name: 'Ingredients' })
  await expect(ingredients.getByRole('listitem')).toHaveText(['2 kg tomatoes', '1 onion', 'bread'])

  await tab.getByRole('link', { name: 'Edit recipe' }).click()
  await row(tab, 'Title').fill('Something else')
  await tab.getByRole('button', { name: 'Remove section 2' }).click()
  await expect(row(tab, 'Ingredient 1, section 2')).toBeHidden()
  await tab.getByRole('button', { name: 'Undo' }).click()
  await expect(row(tab, 'Ingredient 1, section 2')).toHaveValue('bread')
  await tab.getByRole('button', { name: 'Discard' }).click()
  await expect(row(tab, 'Title')).toHaveValue('Leek soup')
  await expect(tab.getByText('Draft kept on this device')).toBeHidden()

  await tab.getByRole('button', { name: 'Remove section 2' }).click()
  await expect(tab.getByRole('button', { name: 'Undo' }).last()).toBeVisible()
  await tab.getByRole('button', { name: 'Update Recipe' }).click()
  await tab.waitForURL(`**/recipes/${id}/view`)
  // Long before the message would leave by itself: the form that Undo is for is gone.
  await expect(tab.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 1500 })
})

test('[2.recipe-view.6] [2.recipe-view.7] [8.missing.1] [1.purpose.6] chosen ingredients go on a list, also with no network', async () => {
  const { page, phone, api } = anna
  const list = (await api.post('/grocerylists', { name: 'Weekend', groceries: [{ text: 'milk' }] }))
    .body.id
  const gone = (await api.post('/grocerylists', { name: 'Cabin', groceries: [] })).body.id
  const id = await createByApi(anna, recipe('Bean soup', { numberOfPersons: '4' }))
  await page.goto(`/recipes/${id}/view`)
  await by.waitForWorker(page)

  const dialog = page.getByRole('dialog', { name: 'Add to Groceries' })
  const open = () => page.getByRole('button', { name: 'Add to Groceries' }).click()
  const add = dialog.getByRole('button', { name: 'Add to list' })
  await open()
  await expect(dialog).toContainText('2 ingredients, for 4 persons.')
  await dialog.getByLabel('List', { exact: true }).selectOption(gone)
  // Below the lists some ingredients can be seen.
  await expect(dialog.getByRole('checkbox', { name: '1 onion' })).toBeInViewport()
  await api.del(`/grocerylists/${gone}`)
  await expect(dialog.getByRole('option', { name: /Cabin/ })).toHaveCount(0)
  await add.click()
  await expect(dialog.getByRole('alert')).toHaveText('Selected list not found')
  // Opened again while it still leaves the screen, it starts from its beginning.
  const opener = await page.getByRole('button', { name: 'Add to Groceries' }).elementHandle()
  await dialog.getByRole('button', { name: 'Cancel' }).evaluate(async (cancel, again) => {
    const press = (button: Node | null) => button instanceof HTMLElement && button.click()
    press(cancel)
    await Promise.resolve()
    press(again)
  }, opener)
  await expect(dialog.getByRole('alert')).toBeHidden()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()

  const problemsBefore = phone.problems.length
  await phone.goOffline()
  await open()
  await dialog.getByRole('radio', { name: /Weekend/ }).click()
  await dialog.getByRole('checkbox', { name: '1 onion' }).click()
  await add.click()
  await expect(page.getByText('Added 1 item to “Weekend”')).toBeVisible()
  await open()
  await dialog.getByRole('radio', { name: 'New list' }).click()
  await expect(dialog.getByLabel('List Name')).toHaveValue('Bean soup')
  await dialog.getByLabel('List Name').fill('  ')
  await expect(add).toBeDisabled()
  await dialog.getByLabel('List Name').fill('Soup night')
  await add.click()
  await expect(page.getByText('Added 2 items to “Soup night”')).toBeVisible()
  await page.goto('/groceries')
  await expect(page.getByRole('link', { name: /Soup night/ })).toContainText(
    '2 kg tomatoes, 1 onion',
  )

  await phone.goOnline()
  const shown = (items: { text: string; isChecked: boolean }[]) =>
    items.map(({ text, isChecked }) => [text, isChecked])
  await expect
    .poll(async () => shown((await api.get(`/grocerylists/${list}`)).body.groceries))
    .toEqual([
      ['milk', false],
      ['2 kg tomatoes', false],
    ])
  const names = async () =>
    (await api.get('/grocerylists')).body.map(({ name }: { name: string }) => name).sort()
  await expect.poll(names).toEqual(['Soup night', 'Weekend'])
  // A request that found no network is no problem of the page.
  const problems = phone.problems.slice(problemsBefore)
  expect(problems.filter((problem) => !problem.includes('net::ERR'))).toEqual([])
})

test('[8.recipe.1] what the server refuses is shown with its reason and lies in the form again', async () => {
  const { page, phone } = anna
  await by.waitForWorker(page)
  await phone.goOffline()
  await page.goto('/recipes/create')
  await fillIn(page, 'Tomato soup')
  await page.getByRole('button', { name: 'Create Recipe' }).click()
  const id = await openedId(page)
  // As an older version of the app, which knew no limit, would have sent it.
  await lengthenTitle(page)
  await phone.goOnline()
  await expect(page.getByRole('alert')).toContainText('Error: title: At most 200 characters')
  await page.getByRole('link', { name: 'Open what I typed' }).click()
  await expect(page.getByRole('alert')).toContainText('Error: title: At most 200 characters')
  await expect(row(page, 'Ingredient 1')).toHaveValue('2 kg tomatoes')
  await row(page, 'Title').fill('Soup')
  await page.getByRole('button', { name: 'Create Recipe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Soup' })).toBeVisible()
  await expect.poll(() => titlesOnServer(anna)).toContain('Soup')
  await page.goto(`/recipes/${id}/view`)
  await expect(page.getByText('Recipe not found')).toBeVisible()
})

test('[4.editing.4, 8.recipe.1] a refused change lies in the form again also beside what was typed since', async () => {
  await createByApi(anna, recipe('Borlotti soup'))
  const { page, phone } = anna
  await openForm(page, 'Borlotti soup')
  await by.waitForWorker(page)
  await phone.goOffline()
  await row(page, 'Title').fill('Borlotti soup with sage')
  await page.getByRole('button', { name: 'Update Recipe' }).click()
  await page.getByRole('link', { name: 'Edit recipe' }).click()
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await notes.fill('With less salt.')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await editRows(page, 'outbox', ({ body }) => {
    body.set.title.v = 'Soup'.repeat(100)
    return true
  })
  await phone.goOnline()
  // The form is open when the answer comes, and again later.
  await expect(page.getByRole('alert')).toContainText('Error: ')
  await expect(row(page, 'Title')).toHaveValue('Soup'.repeat(100))
  // As if the right had been taken and given back.
  await editRows(page, 'outbox', (record) => {
    record.error = { code: 'forbidden', message: 'You may see this but not change it' }
    return true
  })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Now you can: save it again.')
  await expect(notes).toHaveValue('With less salt.')
  await expect(row(page, 'Title')).toHaveValue('Soup'.repeat(100))
  await row(page, 'Title').fill('Sage soup')
  await page.getByRole('button', { name: 'Update Recipe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sage soup' })).toBeVisible()
  await expect(page.getByText('With less salt.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'could not be saved' })).toBeHidden()
  await expect.poll(() => titlesOnServer(anna)).toContain('Sage soup')
})

test('[2.recipe-form.3] a recipe begun in each of two tabs is kept in both: neither takes the other away', async () => {
  const { page, phone } = anna
  await page.goto('/recipes/create')
  await row(page, 'Title').fill('Begun first')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  const tab = await phone.context.newPage()
  await tab.goto('/recipes/create')
  await expect(row(tab, 'Title')).toHaveValue('')
  await row(tab, 'Title').fill('Begun second')
  await expect(tab.getByText('Draft kept on this device')).toBeVisible()
  await tab.reload()
  await expect(row(tab, 'Title')).toHaveValue('Begun second')
  await tab.getByRole('button', { name: 'Start fresh' }).click()
  await expect(tab.getByText('What you typed was discarded')).toBeVisible()
  await page.reload()
  await expect(row(page, 'Title')).toHaveValue('Begun first')

  await tab.getByRole('button', { name: 'Undo' }).click()
  await expect(row(tab, 'Title')).toHaveValue('Begun second')
  await tab.close()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(row(page, 'Title')).toHaveValue('')
  const busy = await phone.context.newPage()
  await busy.addInitScript(endWaitsAtOnce)
  await busy.goto('/recipes/create')
  await expect(row(busy, 'Title')).toHaveValue('Begun second')
  await busy.close()
  await page.reload()
  await expect(row(page, 'Title')).toHaveValue('Begun second')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(row(page, 'Title')).toHaveValue('')
})

test('[9.list.2, 4.editing.2] a list saves itself 1000 ms after the last change, and when it is left', async () => {
  const { page } = anna
  await page.clock.install()
  await page.goto('/groceries')
  await by.createList(page, 'Weekend')
  const name = page.getByLabel('List Name')
  await expect(page).toHaveTitle('Weekend · nomnom')
  await expect(name).toHaveValue('Weekend')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await name.fill('Cabin')
  await page.clock.runFor(900)
  await name.fill('Cabin trip')
  await page.clock.runFor(990)
  await expect(page).toHaveTitle('Weekend · nomnom')
  await page.clock.runFor(20)
  await page.clock.resume()
  await expect(page).toHaveTitle('Cabin trip · nomnom')
  await expect(name).toBeFocused()

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await name.fill('Cottage')
  await page.goBack()
  await page.clock.resume()
  await expect(page.getByRole('link', { name: /Cottage/ })).toBeVisible()
})

/** Runs in the page: it is so busy that its wait for another tab ends before anything is heard of it. */
function endWaitsAtOnce(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => (ms <= 500 ? AbortSignal.abort() : timeout(ms))
}

/** Gives the waiting recipe a title that is too long. */
async function lengthenTitle(page: Page): Promise<void> {
  await editRows(page, 'outbox', ({ body }) => {
    body.title = 'Soup'.repeat(100)
    return true
  })
}
