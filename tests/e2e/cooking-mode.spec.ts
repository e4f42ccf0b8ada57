// The cooking mode (product §2.cooking): amounts, one step at a time, timers.
import { type Page, test } from '@playwright/test'
import { editRows } from '../support/edit-rows.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const STEPS = [
  'Boil the potatoes for 25 minutes until a knife slides in.',
  'Melt the butter for 4 to 5 minutes. Whisk for 2 seconds.',
  'Serve.',
]

let server: TestServer
let anna: Shopper
let recipeId: string

test.describe.configure({ mode: 'serial' })
test.setTimeout(300_000)
test.beforeAll(async () => {
  server = await startServer({ listen: true })
  anna = await by.arrive(server, 'Anna', {
    viewport: { width: 360, height: 780 },
    before: playAlarms,
  })
  const made = await anna.api.post('/recipes', {
    title: 'Gnocchi',
    diet: 'VEGETARIAN',
    difficulty: 'EASY',
    course: 'MAIN',
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
  recipeId = made.body.id
  await anna.page.goto('/recipes')
  await anna.page.getByRole('link', { name: /Gnocchi/ }).click()
})
test.afterAll(async () => {
  await by.leave(anna)
  await server.stop()
})

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

test('[2.cooking.4, 2.cooking.7, 2.cooking.9] amounts follow the number of people from the recipe to the stove and the list, for an evening', async () => {
  const { page } = anna
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
  await expect
    .poll(texts)
    .toEqual(['1.5 kg floury potatoes', '180 g butter', '1½ egg yolks', 'black pepper'])

  await page.getByRole('link', { name: 'Cooking Mode' }).click()
  await expect(ingredients(page)).toHaveText(scaled)
  // It opens with all ingredients and the first step; the list of all steps is a tap away.
  const brief = page.locator('.cook-brief li')
  await expect(brief).toHaveText(scaled)
  for (const each of await brief.all()) await expect(each).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/^Boil the potatoes for/)).toBeInViewport({ ratio: 1 })
  await expect(ingredients(page).first()).toBeHidden()
  await page.getByRole('checkbox', { name: 'Serve.' }).click()
  await expect(page.getByRole('checkbox', { name: 'Serve.' })).toBeChecked()
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
    (await anna.api.get(`/recipes/${recipeId}`)).body.ingredientSections[0].ingredients[0],
  ).toEqual({
    text: '1 kg floury potatoes',
  })
})

test('[2.cooking.5] one step at a time, by button, key and swipe', async () => {
  const { page } = anna
  await page.getByText('Focus', { exact: true }).click()
  const step = page.locator('.focus-step')
  await expect(step).toHaveText(STEPS[0] ?? '')
  await expect(page.getByText('Dough · Step 1 of 3', { exact: true })).toBeVisible()
  const size = await step.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  )
  expect(size).toBeGreaterThanOrEqual(31)
  expect(size).toBeLessThanOrEqual(50)
  const needs = page.getByRole('region', { name: 'For this step' })
  await expect(needs.getByRole('listitem')).toHaveText(['1 kgfloury potatoes'])

  const next = page.getByRole('button', { name: /^Next/ })
  await expect(next).toContainText(STEPS[1] ?? '')
  expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(76)
  await next.click()
  await expect(step).toHaveText(STEPS[1] ?? '')
  await expect(needs.getByRole('listitem')).toHaveText(['120 gbutter'])
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
  await page.keyboard.press('Escape')
  await expect(page.getByText('3 of 3 done')).toBeVisible()
  expect(anna.phone.problems).toEqual([])
})

test('[2.cooking.6, 2.cooking.8, 2.cooking.10] times in the steps are timers that outlive a reload, ring, and show on every screen', async () => {
  const { page } = anna
  await by.waitForWorker(page)
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
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(dock.getByRole('listitem')).toHaveCount(1)
  await dock.getByRole('button', { name: /^End/ }).click()

  // When a timer ends, it is heard, felt, seen and read out.
  await page.getByRole('button', { name: 'Start a timer: 2 seconds' }).click()
  await expect(dock.getByText('Time is up', { exact: true })).toBeVisible()
  await expect(dock.getByRole('status')).toHaveText('Time is up: Whisk, step 2.')
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
