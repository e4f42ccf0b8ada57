// On a small phone: the cooking mode (product §2.cooking) with its amounts, steps and timers; and what
// made people hesitate there, and does not any more: ways back, ways on, and what came back.
import { expect, type Page, test } from '@playwright/test'
import { befriend, join } from '../support/api.ts'
import { editRows } from '../support/edit-rows.ts'
import { BAR, SOUP } from '../support/samples.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'

const STEPS = [
  'Boil the potatoes for 25 minutes until a knife slides in.',
  'Melt the butter for 4 to 5 minutes. Whisk for 2 seconds.',
  'Serve.',
]

const server = pageServer()
let anna: Shopper
/** To cook it. */
let gnocchi: string
/** To add it to a list and to find the way back to it. */
let stew: string

// One phone for all tests, none of which needs another one before it.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  anna = await by.arrive(server, 'Anna', {
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    before: playAlarms,
  })
  gnocchi = await createRecipe({
    title: 'Gnocchi',
    numberOfPersons: '4',
    ingredientSections: [
      {
        ingredients: [
          { text: '1 kg floury potatoes' },
          { text: '120 g butter' },
          { text: '1 egg yolk' },
          { text: 'black pepper' },
        ],
      },
    ],
    instructionSections: [
      { title: 'Dough', instructions: STEPS.slice(0, 1).map((instruction) => ({ instruction })) },
      { instructions: STEPS.slice(1).map((instruction) => ({ instruction })) },
    ],
  })
  stew = await createRecipe({
    title: 'Potato stew',
    ingredientSections: [{ ingredients: [{ text: '1 kg potatoes' }] }],
    instructionSections: [
      { instructions: [{ instruction: 'Boil.' }, { instruction: 'Rest 20 minutes.' }] },
    ],
  })
})

async function createRecipe(fields: Record<string, unknown>): Promise<string> {
  const { body } = await anna.api.post('/recipes', { ...SOUP, ...fields })
  return body.id
}

type Alarms = { notes: number; vibrations: number; notified: string[]; isAway: boolean }

/** Runs in the page: counts what a timer does to be noticed, and lets the page be put away. */
function playAlarms(): void {
  const alarms: Alarms = { notes: 0, vibrations: 0, notified: [], isAway: false }
  Object.assign(window, { alarms })
  const { start } = OscillatorNode.prototype
  OscillatorNode.prototype.start = function (when) {
    alarms.notes += 1
    start.call(this, when)
  }
  navigator.vibrate = () => {
    alarms.vibrations += 1
    return true
  }
  Object.defineProperty(document, 'hidden', { get: () => alarms.isAway })
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  // An empty tab has no workers.
  if (!isSecureContext) return
  ServiceWorkerRegistration.prototype.showNotification = async (title) => {
    alarms.notified.push(title)
  }
}

function alarmsOf(page: Page): Promise<Alarms> {
  return page.evaluate(() => (window as unknown as { alarms: Alarms }).alarms)
}

function ingredients(page: Page) {
  return page.locator('.ingredients li')
}

test('[2.import.1] where fingers point nothing is said to be dropped', async () => {
  const { page } = anna
  await page.goto('/recipes/create')
  await page.getByRole('radio', { name: 'Paste or drop' }).check()
  await expect(page.getByText('Paste everything')).toBeVisible()
  await expect(page.getByText('A file can be dropped here')).toBeHidden()
  await page.getByRole('radio', { name: 'From another app' }).check()
  await expect(page.getByRole('heading', { name: 'Choose an export', exact: true })).toBeVisible()
})

test('[2.recipe-view.10] what was added to a list leads to it, where the first item is in sight', async () => {
  const { page } = anna
  await page.goto(`/recipes/${stew}/view`)
  await page.getByRole('button', { name: 'Add to Groceries' }).tap()
  await page.getByRole('button', { name: 'Add to list' }).tap()
  await page.getByRole('button', { name: 'Open list' }).tap()
  await page.waitForURL(/\/groceries\/[\w-]+\/edit$/)
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
  const item = await page.getByRole('textbox', { name: 'Item 1 kg potatoes' }).boundingBox()
  expect(item?.y).toBeLessThan(430)
  expect(item?.height).toBeGreaterThanOrEqual(44)
  const grip = page.getByRole('button', { name: 'Move 1 kg potatoes', exact: true })
  expect((await grip.boundingBox())?.width).toBeGreaterThanOrEqual(44)

  // Also at the end of a long list.
  const groceries = Array.from({ length: 40 }, (_, at) => {
    return { text: `Thing ${at}`, category: 'Produce' }
  })
  await anna.api.post('/grocerylists', { name: 'Long', groceries })
  await page.goto(`/recipes/${stew}/view`)
  await page.getByRole('button', { name: 'Add to Groceries' }).tap()
  await page.getByRole('dialog').getByRole('combobox').selectOption({ label: 'Long, 40 items' })
  await page.getByRole('button', { name: 'Add to list' }).tap()
  await page.getByRole('button', { name: 'Open list' }).tap()
  await expect(page.getByRole('textbox', { name: 'Item 1 kg potatoes' })).toBeInViewport()
})

test('[1.purpose.8, 2.recipe-view.1, 2.cooking.1, 2.cooking.2, 2.cooking.4, 2.cooking.7, 2.cooking.9] amounts follow the number of people from the recipe to the stove and the list, and steps are struck through, for an evening', async () => {
  const { page } = anna
  await page.goto(`/recipes/${gnocchi}/view`)
  const servings = page.getByRole('group', { name: 'Servings' })
  await expect(servings).toContainText('4 persons')
  await expect(ingredients(page)).toHaveText([
    '1 kg floury potatoes',
    '120 g butter',
    '1 egg yolk',
    'black pepper',
  ])
  await servings.getByRole('button', { name: 'More' }).click()
  await expect(servings).toContainText('5 persons')
  await servings.getByRole('button', { name: 'More' }).click()
  await expect(servings).toContainText('6 persons')
  const scaled = [
    '1.5 kg floury potatoes',
    '180 g butter',
    '1½ egg yolks',
    'black pepper not scaled',
  ]
  await expect(ingredients(page)).toHaveText(scaled)

  await page.getByRole('button', { name: 'Add to Groceries' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to Groceries' })
  await expect(dialog).toContainText('4 ingredients, for 6 persons.')
  await dialog.getByRole('button', { name: 'Add to list' }).click()
  await expect(dialog).toBeHidden()
  const texts = async () => {
    const { body } = await anna.api.get('/grocerylists')
    return body.flatMap((list: { groceries: { text: string }[] }) =>
      list.groceries.map(({ text }) => text),
    )
  }
  const added = ['1.5 kg floury potatoes', '180 g butter', '1½ egg yolks', 'black pepper']
  await expect.poll(texts).toEqual(expect.arrayContaining(added))

  await page.getByRole('link', { name: 'Cooking Mode' }).click()
  await expect(ingredients(page)).toHaveText(scaled)
  // It opens with all ingredients and the first step; the list of all steps is a tap away.
  const brief = page.locator('.cook-brief li')
  await expect(brief).toHaveText(scaled)
  // No line breaks between an amount and what it is of.
  expect(await brief.first().textContent()).toContain('1.5 kg\u00a0floury')
  for (const each of await brief.all()) await expect(each).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/^Boil the potatoes for/)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1, name: 'Gnocchi' })).toBeVisible()
  await expect(ingredients(page).first()).toBeHidden()
  await page.getByRole('checkbox', { name: 'Serve.' }).click()
  await expect(page.getByRole('checkbox', { name: 'Serve.' })).toBeChecked()
  await expect(page.getByText('1 of 3 done')).toBeVisible()
  await expect(page.getByText('Serve.')).toHaveCSS('text-decoration-line', 'line-through')
  await expect(page.getByText(/^Boil the/)).toHaveCSS('text-decoration-line', 'none')
  // On paper the steps have no boxes.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByText('Serve.')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Serve.' })).toBeChecked()
  await expect(brief.first()).toHaveText('1.5 kg floury potatoes')

  // The next day is another meal, and shows the recipe as it was written.
  await ageMeal(page)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Serve.' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Ingredients' }).click()
  await expect(page.getByText('4 persons')).toBeVisible()
  expect(
    (await anna.api.get(`/recipes/${gnocchi}`)).body.ingredientSections[0].ingredients[0],
  ).toEqual({
    text: '1 kg floury potatoes',
  })
})

test('[2.cooking.9] of forty ingredients as many stand there as leave the first step in sight', async () => {
  const { page } = anna
  const ingredientSections = ['Dough', 'Sauce'].map((title) => ({
    title,
    ingredients: Array.from({ length: 20 }, (_, at) => ({
      text: `${at + 1} spoons of spice, chopped and set aside`,
    })),
  }))
  const instructionSections = [{ instructions: [{ instruction: 'Stir it all.' }] }]
  const feast = await createRecipe({ title: 'Feast', ingredientSections, instructionSections })
  await page.goto(`/recipes/${feast}/prepare`)
  await expect(page.locator('.cook-brief')).toContainText('Sauce')
  await expect(page.getByText('Stir it all.')).toBeInViewport({ ratio: 1 })
  const heading = page.getByRole('button', { name: 'Ingredients' })
  await expect(heading).toHaveText('Ingredients 40')
  await heading.click()
  await expect(ingredients(page)).toHaveCount(40)
  await ingredients(page).last().scrollIntoViewIfNeeded()
  await expect(ingredients(page).last()).toBeInViewport({ ratio: 1 })
})

test('[2.cooking.5, 2.shell.18] one step at a time, by button, key and swipe', async () => {
  const { page } = anna
  await page.goto(`/recipes/${gnocchi}/prepare`)
  await page.getByText('Focus', { exact: true }).click()
  // Not what was last seen, which hears no keys.
  const step = page.locator('#root .focus-step')
  await expect(step).toHaveText(STEPS[0] ?? '')
  await expect(page.getByText('Dough · Step 1 of 3', { exact: true })).toBeVisible()
  const size = await step.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  )
  expect(size).toBeGreaterThanOrEqual(31)
  expect(size).toBeLessThanOrEqual(50)
  const needs = page.getByRole('region', { name: 'For this step' })
  await expect(needs.getByRole('listitem')).toHaveText(['1 kgfloury potatoes'])
  // On a tablet what a step needs stands below it, not at the foot of the screen.
  await page.setViewportSize({ width: 768, height: 1024 })
  expect((await needs.boundingBox())?.y).toBeLessThan(400)
  await page.setViewportSize({ width: 360, height: 780 })

  const next = page.getByRole('button', { name: /^Next/ })
  await expect(next).toContainText(STEPS[1] ?? '')
  expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(76)
  await next.click()
  await expect(step).toHaveText(STEPS[1] ?? '')
  await expect(needs.getByRole('listitem')).toHaveText(['120 gbutter'])
  // What is done, shown and left differs, also where no ground is drawn.
  await page.emulateMedia({ forcedColors: 'active' })
  const edges = await page.locator('.focus > ol li').evaluateAll((bars) =>
    bars.map((bar) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(bar)
      return `${borderTopWidth} ${borderTopColor}`
    }),
  )
  expect(new Set(edges).size).toBe(3)
  await page.emulateMedia({ forcedColors: 'none' })
  await page.keyboard.press('ArrowLeft')
  await expect(step).toHaveText(STEPS[0] ?? '')
  await page.keyboard.press('PageDown')
  await expect(step).toHaveText(STEPS[1] ?? '')
  await page.locator('.focus').evaluate(swipeRight)
  await expect(step).toHaveText(STEPS[0] ?? '')
  await page.reload()
  await expect(step).toHaveText(STEPS[0] ?? '')
  await page.keyboard.press('ArrowRight')
  await expect(step).toHaveText(STEPS[1] ?? '')
  await page.keyboard.press('ArrowRight')
  await expect(step).toHaveText('Serve.')

  // The amounts are a tap away, and whoever goes on has done the step.
  await page.getByRole('button', { name: 'All ingredients' }).click()
  await page
    .getByRole('dialog', { name: 'Ingredients' })
    .getByRole('button', { name: 'More' })
    .click()
  await expect(ingredients(page).first()).toHaveText('1.25 kg floury potatoes')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Done/ }).click()
  await expect(page.getByText('3 of 3 done')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Serve.' })).toBeChecked()
  await page.goBack()
  await expect(step).toHaveText('Serve.')
  await page.keyboard.press('Escape')
  await expect(page.getByText('3 of 3 done')).toBeVisible()
  expect(anna.phone.problems).toEqual([])
})

test('[2.cooking.3, 2.cooking.6, 2.cooking.8, 2.cooking.10] times in the steps are timers that outlive a reload, ring, and show on every screen', async () => {
  const { page } = anna
  await page.goto(`/recipes/${gnocchi}/prepare`)
  await by.waitForWorker(page)
  await page.getByRole('checkbox', { name: 'Serve.' }).click()
  await page.getByRole('button', { name: 'Start over' }).click()
  const dock = page.getByRole('region', { name: 'Timers' })
  // The box of a step is called what the step says, without what the button in it does.
  const words = 'Boil the potatoes for 25 minutes until a knife slides in.'
  await expect(page.getByRole('checkbox', { name: words, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start a timer: 25 minutes' }).click()
  await expect(dock.getByText(/^2[45]:\d\d$/)).toBeVisible()
  await expect(page.getByText('0 of 3 done')).toBeVisible()
  await page.getByRole('button', { name: 'Start a timer: 4 to 5 minutes' }).click()
  await expect(dock.getByRole('listitem')).toHaveCount(2)
  await expect(dock.getByText(/^[34]:\d\d$/)).toBeVisible()
  // Of many the last are below the edge of the dock: not the one that rings next.
  await expect(dock.getByRole('listitem').first()).toContainText('Melt the butter')
  await dock.getByRole('button', { name: 'Pause: Boil the potatoes, step 1' }).click()
  await expect(page.getByRole('button', { name: 'Go on with the timer: 25 minutes' })).toBeVisible()
  const left = await dock.getByText(/^2[45]:\d\d$/).textContent()

  await page.reload()
  await expect(dock.getByRole('listitem')).toHaveCount(2)
  await expect(dock.getByText(left ?? '')).toBeVisible()
  await dock.getByRole('button', { name: 'Go on: Boil the potatoes, step 1' }).click()
  await expect(page.getByRole('button', { name: 'Pause the timer: 25 minutes' })).toBeVisible()

  // Timers go on in the recipe, whose steps start them, too, and on any other screen.
  const link = page.getByRole('link', { name: /^Timer/ })
  await expect(link).toBeHidden()
  await page.getByRole('link', { name: 'Back to recipe' }).click()
  await page.waitForURL(`**/recipes/${gnocchi}/view`)
  await expect(link).toHaveText(/^[34]:\d\d\+1$/)
  await expect(page.getByRole('list').filter({ hasText: 'Melt' })).toHaveAttribute('start', '2')
  await page.getByRole('button', { name: 'Pause the timer: 4 to 5 minutes' }).click()
  await expect(link).toHaveAccessibleName(/and 1 more: Boil the potatoes, step 1, Gnocchi, 2\d:/)
  await page.getByRole('link', { name: 'Recipes', exact: true }).click()
  await link.click()
  await expect(dock.getByRole('listitem')).toHaveCount(2)
  for (const name of ['Boil the potatoes, step 1', 'Melt the butter, step 2']) {
    await dock.getByRole('button', { name: `End: ${name}` }).click()
  }
  await expect(dock).toBeHidden()
  // Of several toasts the newest is shown.
  await expect(page.getByText('Ended: Melt the butter')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(dock.getByRole('listitem')).toHaveCount(1)
  await dock.getByRole('button', { name: /^End/ }).click()

  // When a timer ends, it is heard, felt, seen and read out.
  await page.getByRole('button', { name: 'Start a timer: 2 seconds' }).click()
  await expect(dock.getByText('Time is up', { exact: true })).toBeVisible()
  await expect(dock.getByRole('status')).toHaveText('Time is up: Whisk, step 2.')
  // What is said of one timer does not repeat what was said of another.
  await expect(dock.getByRole('status')).toHaveAttribute('aria-atomic', 'false')
  await expect.poll(async () => (await alarmsOf(page)).notes).toBeGreaterThan(0)
  expect((await alarmsOf(page)).vibrations).toBeGreaterThan(0)
  expect((await alarmsOf(page)).notified).toEqual([])
  await dock.getByRole('button', { name: '+1:00' }).click()
  await expect(dock.getByText(/^(1:00|0:\d\d)$/)).toBeVisible()
  await dock.getByRole('button', { name: 'End: Whisk, step 2' }).click()

  // The same on another screen, with the app put away.
  await page.getByRole('button', { name: 'Start a timer: 2 seconds' }).click()
  await page.evaluate(() => {
    const { alarms } = window as unknown as { alarms: Alarms }
    alarms.isAway = true
  })
  await page.getByRole('link', { name: 'Back to recipe' }).click()
  await expect(page.getByText('Time is up: Whisk')).toBeVisible()
  await expect.poll(async () => (await alarmsOf(page)).notified).toEqual(['Time is up: Whisk'])
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('link', { name: 'Cooking Mode' }).click()
  await expect(page.getByRole('button', { name: 'Start a timer: 2 seconds' })).toBeVisible()
  await expect(dock).toBeHidden()
})

test('[2.shell.7, 2.cooking.5] a toast covers no timer, also of several in front of one step', async () => {
  const { page } = anna
  await page.goto(`/recipes/${gnocchi}/prepare`)
  const dock = page.getByRole('region', { name: 'Timers' })
  await page.getByRole('button', { name: 'Start a timer: 25 minutes' }).click()
  await dock.getByRole('button', { name: /^End/ }).click()
  // A pointer on it holds its time.
  const toast = page.locator('.toast')
  await toast.dispatchEvent('pointerover')
  for (const time of ['25 minutes', '4 to 5 minutes'])
    await page.getByRole('button', { name: `Start a timer: ${time}` }).click()
  await expect(dock.getByRole('listitem')).toHaveCount(2)
  const gap = async () => {
    const [said, timers] = [await toast.boundingBox(), await dock.boundingBox()]
    return (timers?.y ?? NaN) - (said?.y ?? NaN) - (said?.height ?? NaN)
  }
  expect(await gap()).toBeGreaterThanOrEqual(0)
  await page.getByText('Focus', { exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible()
  expect(await gap()).toBeGreaterThanOrEqual(0)
  for (const name of ['Boil the potatoes, step 1', 'Melt the butter, step 2'])
    await dock.getByRole('button', { name: `End: ${name}` }).click()
  await page.keyboard.press('Escape')
})

test('[2.cooking.5, 2.cooking.6] on a phone that lies on its side a step can be read above three timers', async () => {
  const { page } = anna
  const instruction = 'Boil for 6 minutes, stir for 7 minutes, rest for 8 minutes.'
  const broth = await createRecipe({
    title: 'Broth',
    instructionSections: [{ instructions: [{ instruction }] }],
  })
  await page.setViewportSize({ width: 640, height: 360 })
  await page.goto(`/recipes/${broth}/prepare`)
  for (const minutes of [6, 7, 8])
    await page.getByRole('button', { name: `Start a timer: ${minutes} minutes` }).press('Enter')
  const dock = page.getByRole('region', { name: 'Timers' })
  const timers = dock.getByRole('listitem')
  await expect(timers).toHaveCount(3)
  await page.getByText('Focus', { exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible()
  const [foot, step] = [await dock.boundingBox(), await page.locator('.focus-step').boundingBox()]
  // Three lines of large letters.
  expect((foot?.y ?? NaN) - (step?.y ?? NaN)).toBeGreaterThan(120)
  await expect(timers.first()).toBeInViewport({ ratio: 1 })
  for (const left of [2, 1, 0]) {
    await page.getByRole('button', { name: 'End: ' }).first().click()
    await expect(timers).toHaveCount(left)
  }
  await page.setViewportSize({ width: 360, height: 780 })
})

test('[2.cooking.6, 2.cooking.10] on a low phone three timers and what was ended leave the next step in sight', async () => {
  const { page } = anna
  await page.setViewportSize({ width: 360, height: 640 })
  const instruction =
    'Fry for 6 minutes, stir for 7 minutes, rest for 8 minutes, chill for 9 minutes.'
  const rice = await createRecipe({
    title: 'Rice',
    ingredientSections: [{ ingredients: [{ text: '2 cups of rice' }] }],
    instructionSections: [{ instructions: [{ instruction }, { instruction: 'Serve the rice.' }] }],
  })
  await page.goto(`/recipes/${rice}/prepare`)
  const dock = page.getByRole('region', { name: 'Timers' })
  for (const minutes of [6, 7, 8, 9])
    await page.getByRole('button', { name: `Start a timer: ${minutes} minutes` }).press('Enter')
  await expect(dock.getByRole('listitem')).toHaveCount(4)
  await expect(dock.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
  expect((await dock.boundingBox())?.y).toBeGreaterThan(500)
  for (const left of [3, 2]) {
    await dock.getByRole('button', { name: 'End: ' }).first().click()
    await expect(dock.getByRole('listitem')).toHaveCount(left)
  }
  await expect(page.locator('.toast')).toHaveCount(2)
  await expect(page.locator('.toast:not(.toast-leaving):visible')).toHaveText(/^Ended: Stir/)
  // Taken back is the later one, and the other can be.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.toast:not(.toast-leaving):visible')).toHaveText(/^Ended: Fry/)
  for (const left of [2, 1, 0]) {
    await dock.getByRole('button', { name: 'End: ' }).first().click()
    await expect(page.getByRole('button', { name: 'End: ' })).toHaveCount(left)
  }
  await page.setViewportSize({ width: 360, height: 780 })
})

test('[2.recipe-view.2] what can be done with a recipe stands beside the last of its facts', async () => {
  const { page } = anna
  const recipe = await createRecipe({
    title: 'Flan',
    cookingTime: '50 minutes',
    numberOfPersons: '4',
  })
  await page.goto(`/recipes/${recipe}/view`)
  const remove = page.getByRole('button', { name: 'Delete recipe' }).filter({ visible: true })
  const [button, persons] = [
    await remove.boundingBox(),
    await page.getByRole('term').filter({ hasText: 'Persons' }).boundingBox(),
  ]
  expect(Math.abs((button?.y ?? NaN) - (persons?.y ?? NaN))).toBeLessThan(44)
  expect((button?.x ?? NaN) + (button?.width ?? NaN)).toBeLessThanOrEqual(360)
})

test('[2.shell.18] in forced colours the chosen type and the entry of this screen are marked, and the card of a step ticks it', async () => {
  const { page } = anna
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/places/new')
  const types = page.getByRole('group', { name: 'Type' })
  await types.getByText('coffee').tap()
  const grounds = await types
    .locator('label')
    .evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile).backgroundColor))
  expect(grounds.filter((ground) => ground === grounds[3])).toHaveLength(1)
  await page.getByRole('button', { name: 'Discard' }).tap()

  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('navigation', { name: 'Main' })
  const edge = (element: Element) => getComputedStyle(element).borderRightWidth
  expect(await menu.evaluate(edge)).toBe('1px')
  expect(
    await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderRightWidth)),
  ).toEqual(['0px', '0px', '2px', '0px', '0px'])
  await page.keyboard.press('Escape')

  await page.goto(`/recipes/${stew}/prepare`)
  const boil = page.getByRole('checkbox', { name: 'Boil.' })
  const card = await page.locator('.cook-step').filter({ has: boil }).boundingBox()
  await page.touchscreen.tap((card?.x ?? 0) + (card?.width ?? 0) - 8, (card?.y ?? 0) + 8)
  await expect(boil).toBeChecked()
  await page.getByRole('button', { name: 'Start over' }).tap()
  await page.emulateMedia({ forcedColors: 'none' })
})

/** Runs in the page: a finger that swipes to the right. */
function swipeRight(element: Element): void {
  const finger = { bubbles: true, pointerType: 'touch', pointerId: 7, isPrimary: true }
  const at = (type: string, clientX: number) =>
    element.dispatchEvent(new PointerEvent(type, { ...finger, clientX, clientY: 300 }))
  at('pointerdown', 80)
  at('pointerup', 260)
}

/** Moves what belongs to the meal 13 hours back in time. */
async function ageMeal(page: Page): Promise<void> {
  await editRows(page, 'local', ({ key, value }) => {
    if (!/^(cook|servings):/.test(key)) return false
    value.at -= 13 * 60 * 60 * 1000
    return true
  })
}

test('[2.shell.7] a toast covers neither the line to add an item nor what it offers, and holds its button beside a long word', async () => {
  const { page } = anna
  const groceries = [{ text: '1 kg potatoes' }]
  const { body } = await anna.api.post('/grocerylists', { name: 'Friday', groceries })
  await page.goto(`/groceries/${body.id}/edit`)
  const line = page.getByRole('combobox', { name: 'Add an item' })
  await line.tap()
  await line.pressSequentially('1 kg pot')
  await expect(page.getByRole('listbox')).toBeVisible()
  // Without a tap, which would close the suggestions.
  await page
    .getByRole('button', { name: 'Remove 1 kg potatoes' })
    .evaluate((button: HTMLElement) => button.click())
  const place = () =>
    page.evaluate(() => {
      const toast = document.querySelector('.toast')?.getBoundingClientRect()
      const offers = document.querySelector('[role=listbox]')?.getBoundingClientRect()
      if (!toast || !offers) return 'not there'
      if (toast.bottom > offers.top) return 'over what is offered'
      return toast.right > innerWidth - 20 && toast.top > 0 ? 'above it, at the right' : 'elsewhere'
    })
  await expect.poll(place).toBe('above it, at the right')
  // The tap leaves the suggestions open, so that the button does not move from under the finger.
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(page.getByLabel('Item 1 kg potatoes', { exact: true })).toBeVisible()

  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft'
  await line.fill(word)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Remove ${word}` }).click()
  const toast = page.locator('.toast').filter({ hasText: word })
  const undo = toast.getByRole('button', { name: 'Undo' })
  const right = async (element: typeof undo) => {
    const box = await element.boundingBox()
    return (box?.x ?? Infinity) + (box?.width ?? 0)
  }
  await expect(undo).toBeVisible()
  expect(await right(undo)).toBeLessThan(await right(toast))
  await undo.click()
  await expect(page.getByLabel(`Item ${word}`, { exact: true })).toBeVisible()
})

test('[2.menu.7] the menu leads back to the list in use and to the stove', async () => {
  const { page } = anna
  await anna.api.post('/grocerylists', { name: 'Market', groceries: [{ text: 'Leeks' }] })
  await page.goto(`/recipes/${stew}/prepare`)
  await page.getByRole('checkbox', { name: 'Boil.' }).tap()
  await page.getByRole('link', { name: 'Back to recipe' }).tap()
  await page.goto('/menu')
  const ways = page.getByRole('navigation', { name: 'Continue' })
  await expect(ways.getByRole('link')).toHaveText(['Market1 left', /^Potato stewStep 2 of 2/])
  await ways.getByRole('link', { name: /1 left/ }).tap()
  await page.waitForURL(/\/edit$/)
  await page.goto('/menu')
  await ways.getByRole('link', { name: /Step 2/ }).tap()
  await expect(page.getByText('1 of 2 done')).toBeVisible()
})

test('[2.recipe-form.5, 2.shell.18] a draft that comes back says so; a choice looks like one in forced colours', async () => {
  const { page } = anna
  await page.goto('/recipes/create')
  await page.getByLabel('Title', { exact: true }).fill('Half a recipe')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await page.getByRole('link', { name: 'Recipes', exact: true }).first().tap()
  await page.getByRole('link', { name: 'New Recipe' }).tap()
  await expect(page.getByText('This is what you had begun before.')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half a recipe')
  await page.getByRole('button', { name: 'Start fresh' }).tap()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await expect(page.getByText('This is what you had begun before.')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half a recipe')
  await page.reload()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half a recipe')
  await page.getByRole('button', { name: 'Discard draft' }).tap()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await expect(page.getByText('Draft kept on this device')).toBeHidden()
  // What is typed now was not begun before.
  await page.getByLabel('Title', { exact: true }).fill('Another recipe')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await expect(page.getByText('This is what you had begun before.')).toBeHidden()
  await page.getByRole('button', { name: 'Discard draft' }).tap()

  const look = () =>
    page
      .locator('select')
      .first()
      .evaluate((select) => getComputedStyle(select).appearance)
  expect(await look()).toBe('none')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await look()).toBe('auto')
  // What is chosen has the focus, which changes how it looks.
  const chosen = page
    .getByRole('group', { name: 'Diet' })
    .locator('label')
    .filter({ has: page.locator(':checked') })
  const outline = () => chosen.evaluate((label) => getComputedStyle(label).outlineStyle)
  expect(await outline()).toBe('none')
  await page.getByLabel('Description').focus()
  await page.keyboard.press('Tab')
  expect(await outline()).toBe('solid')
})

test('[2.cooking.8, 2.shell.18] letters of twice the size leave room for a timer; in forced colours the bar hides what is under it', async () => {
  const { page } = anna
  await page.goto(`/recipes/${stew}/view`)
  // Something that is on no list yet, so that there is something to add.
  const ingredientSections = [{ ingredients: [{ text: '1 kg potatoes' }, { text: '2 leeks' }] }]
  await anna.api.patch(`/recipes/${stew}`, { ingredientSections })
  await expect(page.getByText('2 leeks')).toBeVisible()
  await page.getByRole('button', { name: 'Start a timer: 20 minutes' }).tap()
  const bar = page.locator('.recipe-main-actions')
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await ground()).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ forcedColors: 'none' })

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.reload()
  const chip = page.getByRole('link', { name: 'Timer: ' })
  await expect(chip).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  )
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(360)
  await page.context().setOffline(true)
  await expect(page.getByRole('button', { name: /^Offline/ })).toBeVisible()
  expect(await width()).toBe(360)
  await page.context().setOffline(false)
  // A dialog whose buttons stand below its text begins with the text.
  await page.getByRole('button', { name: 'Add to Groceries' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Add to Groceries' })
  await expect(dialog.getByRole('button', { name: 'Add to list' })).toBeFocused()
  expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  // A name is asked about whole.
  await anna.api.patch(`/recipes/${stew}`, { title: 'Potato stew with leeks and mustard' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/mustard$/)
  await page.getByRole('button', { name: 'Delete recipe' }).filter({ visible: true }).tap()
  const question = page.getByRole('dialog', { name: /^Delete/ })
  const cut = (title: Element) => title.scrollHeight - title.clientHeight
  // Less than a line.
  expect(await question.getByRole('heading').evaluate(cut)).toBeLessThan(20)
  await question.getByRole('button', { name: 'Cancel' }).click()

  // No word of a heading is cut in two.
  const groceries = [
    { text: 'Mustard', category: 'Condiments & Sauces' },
    // All of it is in the cart, which stands below its name.
    { text: 'Plums', category: 'Produce', isChecked: true },
  ]
  const list = await anna.api.post('/grocerylists', { name: 'Week', groceries })
  await anna.api.post('/places', { ...BAR, name: 'Ristorante Belvedere' })
  for (const [path, shown] of [
    ['/places', 'Ristorante Belvedere'],
    ['/recipes/create', 'Instructions'],
    ['/profile/', 'Password'],
    [`/groceries/${list.body.id}/shopping`, 'Condiments & Sauces'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: shown, exact: true })).toBeVisible()
    expect(await wordsCut(page)).toEqual([])
  }
  // Ten numbers have room for their digits.
  await page.goto('/places/new')
  const numbers = page.getByRole('group', { name: 'Food' }).getByText(/^\d+$/)
  await expect(numbers).toHaveCount(10)
  const wide = (all: Element[]) => all.filter((one) => one.scrollWidth > one.clientWidth).length
  expect(await numbers.evaluateAll(wide)).toBe(0)
  // Who shares a list stands below its name, which is a field.
  await befriend(anna.api, await join(server, 'Bert'), ['canManageGroceryLists'])
  await page.goto(`/groceries/${list.body.id}/edit`)
  const people = await page.getByRole('list', { name: 'Shared with' }).boundingBox()
  const name = await page.getByLabel('List Name').boundingBox()
  expect(people?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0))
  // On a desk, too, initials and numbers stay within their circles.
  await page.setViewportSize({ width: 1280, height: 800 })
  const roomOf = (circle: Element) =>
    circle.clientWidth / Number.parseFloat(getComputedStyle(circle).fontSize)
  expect(await page.locator('.avatar').first().evaluate(roomOf)).toBeGreaterThanOrEqual(2)
  await page.goto('/groceries')
  expect(await page.locator('.progress-ring').first().evaluate(roomOf)).toBeGreaterThanOrEqual(4)
  await page.setViewportSize({ width: 360, height: 780 })
  await devtools.detach()
})

/** The words of headings that stand in two lines. */
function wordsCut(page: Page): Promise<string[]> {
  return page.locator('h1, h2, h3').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const [text] = heading.childNodes
      if (!(text instanceof Text) || !heading.checkVisibility()) return []
      return [...text.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )
}

test('[3.recipe.1] what can be left out of a recipe says so, in one line with its neighbour', async () => {
  const { page } = anna
  await page.goto('/recipes/create')
  // The diets have their signs, and a finger hits them.
  const diets = page.getByRole('group', { name: 'Diet' })
  await expect(diets.locator('svg:visible')).toHaveCount(3)
  expect((await diets.getByRole('radio').first().boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const fields = ['Cooking time (optional)', 'Persons (optional)']
  const tops = fields.map(async (name) => (await page.getByLabel(name).boundingBox())?.y)
  const [time, persons] = await Promise.all(tops)
  expect(persons).toBe(time)
})
