// Recipes and the menu as product §2 and §5 say: what stands where, and what the form lets pass.
import { expect, type Page, test } from '@playwright/test'
import { join } from '../support/api.ts'
import { openPhone, throwAway } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'

let server: TestServer
let nora: Shopper
let id: string

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)
test.beforeAll(async () => {
  server = await startServer({ listen: true })
  nora = await by.arrive(server, 'Nora')
})
test.afterAll(async () => {
  await by.leave(nora)
  await server.stop()
})

function row(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true })
}

test('[2.recipes.5, 2.menu.2, 4.menu.1] without recipes the list and the menu say how to begin', async () => {
  const { page } = nora
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
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Create your first recipe',
    'Add friends and family',
  ])
})

/** Runs in the page: notes on the root that a text was shown, however briefly. */
function watchFor(text: string): void {
  new MutationObserver(() => {
    if (document.body?.textContent.includes(text)) document.documentElement.dataset['stood'] = ''
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

test('[4.menu.1] a menu is loading until the first sync has said what there is', async () => {
  const mei = await join(server, 'Mei')
  await mei.post('/recipes', {
    title: 'Congee',
    diet: 'VEGAN',
    difficulty: 'EASY',
    course: 'MAIN',
    ingredientSections: [{ ingredients: [{ text: 'rice' }] }],
    instructionSections: [{ instructions: [{ instruction: 'Simmer.' }] }],
  })
  const coming = await openPhone({ url: server.url })
  try {
    const { page, line } = coming
    await page.addInitScript(watchFor, "Let's get started!")
    line.instead.set('/api/sync', () => 'silence')
    await by.sendSignIn(page, mei.email)
    await page.waitForURL('**/groceries')
    await page.goto('/menu')
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    line.instead.clear()
    line.set('up')
    await expect(page.getByRole('link', { name: /Congee/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.dataset['stood'])).toBeUndefined()
  } finally {
    await coming.close()
    await throwAway(coming)
  }
})

test('[5.recipe.5, 5.recipe.8, 5.sizes.1] a new recipe starts as a vegetarian, easy main with one row of each, which stay', async () => {
  const { page } = nora
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
  await row(page, 'Title').fill('Roasted tomatoes')
  await row(page, 'Ingredient 1').fill('2 kg tomatoes')
  await row(page, 'Instruction 1').fill('Roast.')
  await page.getByLabel('Cooking time').fill('45 minutes')
  await page.getByLabel('Persons').fill('4')
  await page.getByRole('button', { name: 'Create Recipe' }).click()
  await page.waitForURL(/\/recipes\/[0-9a-f-]{36}\/view$/)
  id = /recipes\/([^/]+)/.exec(page.url())?.[1] ?? ''
})

test('[2.recipe-view.3, 2.recipe-view.4, 3.enums.1, 3.enums.2] a recipe shows its facts, numbered instructions and plain ingredients', async () => {
  const { page } = nora
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
})

test('[2.menu.1, 2.menu.3, 2.menu.4, 2.menu.5] the menu has two columns of courses, hints where one is empty, and two cards', async () => {
  const { page } = nora
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/menu')
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
  const left = await page.getByRole('region', { name: 'Appetizers' }).boundingBox()
  const right = await mains.boundingBox()
  expect(left?.y).toBe(right?.y)
  expect(left?.x).toBeLessThan(right?.x ?? 0)
  for (const [name, text, path] of [
    ['Grocery Lists', 'View collection', '/groceries'],
    ['Recipes', 'View All Recipes', '/recipes'],
  ] as const) {
    const card = page.getByRole('complementary').getByRole('link', { name: text })
    await expect(card).toHaveAttribute('href', path)
    await expect(card.getByRole('heading', { name })).toBeVisible()
  }

  await nora.api.patch(`/recipes/${id}`, { title: 'Sweet tomatoes', course: 'DESSERT' })
  const desserts = page.getByRole('region', { name: 'Desserts' })
  await expect(desserts.getByRole('link', { name: /Sweet tomatoes/ })).toBeVisible()
  await expect(mains.getByText('A proper menu needs a main dish.')).toBeVisible()
})

test('[4.redirects.1, 2.recipe-form.2] an edited recipe leads to its view, a deleted one to the list', async () => {
  const { page } = nora
  await page.goto(`/recipes/${id}/edit`)
  await expect(row(page, 'Title')).toHaveValue('Sweet tomatoes')
  await row(page, 'Title').fill('Sour tomatoes')
  await page.getByRole('button', { name: 'Update Recipe' }).click()
  await page.waitForURL(`**/recipes/${id}/view`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sour tomatoes' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete recipe' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL('**/recipes')
  await page.goto(`/recipes/${id}/view`)
  await expect(page.getByText('Recipe not found')).toBeVisible()
})

test('[9.list.2, 4.editing.2] a list saves itself 1000 ms after the last change, and when it is left', async () => {
  const { page } = nora
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
