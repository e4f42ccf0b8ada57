// Recipes in the units that their reader is used to, on a phone.
import { expect, test } from '@playwright/test'
import { faultsOf } from '../support/axe.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'

const INGREDIENTS = ['2 cups all-purpose flour', '1/2 cup milk', '8 oz butter', '3 eggs']
const STEP =
  'Heat the oven to 350°F. Bake for 20 minutes at 350°F, with the butter and 1 cup of sugar.'

let server: TestServer
let anna: Shopper

test.setTimeout(240_000)
test.beforeAll(async () => {
  server = await startServer({ listen: true })
  anna = await by.arrive(server, 'Anna', { viewport: { width: 360, height: 780 } })
})
test.afterAll(async () => {
  await by.leave(anna)
  await server.stop()
})

test('[2.recipe-view.11, 2.profile.12] who chose metric reads grams and degrees Celsius, and nothing is written', async () => {
  const { page } = anna
  const { body: made } = await anna.api.post('/recipes', {
    title: 'Butter cake',
    diet: 'VEGETARIAN',
    difficulty: 'EASY',
    course: 'DESSERT',
    numberOfPersons: '4',
    ingredientSections: [{ ingredients: INGREDIENTS.map((text) => ({ text })) }],
    instructionSections: [{ instructions: [{ instruction: STEP }] }],
  })
  const lines = page.locator('.ingredients li')
  const written = ['2 cups all-purpose flour', '1/2 cup milk', '8 oz butter', '3 eggs']
  await page.goto(`/recipes/${made.id}/view`)
  await expect(lines).toHaveText(written)

  await page.goto('/profile/')
  const units = page.getByRole('group', { name: 'Amounts in recipes' })
  await expect(units.getByRole('radio', { name: 'As written' })).toBeChecked()
  await units.getByText('Metric', { exact: true }).click()
  await expect(units.getByRole('radio', { name: 'Metric' })).toBeChecked()

  await page.goto(`/recipes/${made.id}/view`)
  const shown = ['240 g', '120 ml', '225 g'].map((amount) => new RegExp(`≈ about ${amount} `))
  await expect(lines).toHaveText([...shown, '3 eggs'])
  await expect(lines.first()).toHaveText(/all-purpose flour \(written as 2 cups\)\s*$/)
  const steps = page.getByRole('region', { name: 'Instructions' })
  await expect(steps).toContainText('180 °C (written as 350°F)')
  await expect(steps).toContainText('200 g (written as 1 cup) of sugar')
  await expect(page.getByRole('button', { name: 'Start a timer: 20 minutes' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
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
    INGREDIENTS[0] ?? '',
  )
  const { body: kept } = await anna.api.get(`/recipes/${made.id}`)
  expect(kept.ingredientSections).toEqual(made.ingredientSections)
  expect(kept.instructionSections).toEqual(made.instructionSections)
})
