// What made people hesitate on a phone, and does not any more: ways back, ways on, and what came back.
import { test } from '@playwright/test'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

let server: TestServer
let anna: Shopper
let recipeId: string

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)
test.beforeAll(async () => {
  server = await startServer({ listen: true })
  anna = await by.arrive(server, 'Anna', {
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  })
  const made = await anna.api.post('/recipes', {
    title: 'Gnocchi',
    diet: 'VEGETARIAN',
    difficulty: 'EASY',
    course: 'MAIN',
    ingredientSections: [{ ingredients: [{ text: '1 kg potatoes' }] }],
    instructionSections: [
      { instructions: [{ instruction: 'Boil.' }, { instruction: 'Rest 20 minutes.' }] },
    ],
  })
  recipeId = made.body.id
})
test.afterAll(async () => {
  await by.leave(anna)
  await server.stop()
})

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
  await page.goto(`/recipes/${recipeId}/view`)
  await page.getByRole('button', { name: 'Add to Groceries' }).tap()
  await page.getByRole('button', { name: 'Add to list' }).tap()
  await page.getByRole('button', { name: 'Open list' }).tap()
  await page.waitForURL(/\/groceries\/[\w-]+\/edit$/)
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
  const item = await page.getByText('1 kg potatoes').boundingBox()
  expect(item?.y).toBeLessThan(430)
  const grip = page.getByRole('button', { name: 'Move 1 kg potatoes', exact: true })
  expect((await grip.boundingBox())?.width).toBeGreaterThanOrEqual(44)
})

test('[2.shell.7] a toast covers neither the line to add an item nor what it offers', async () => {
  const { page } = anna
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
  await line.fill('')
})

test('[2.shell.7] beside a word longer than its line Undo stays within the toast', async () => {
  const { page } = anna
  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft'
  await page.getByRole('combobox', { name: 'Add an item' }).fill(word)
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
  await page.getByRole('button', { name: `Remove ${word}` }).click()
})

test('[2.menu.7] the menu leads back to the list in use and to the stove', async () => {
  const { page } = anna
  await page.goto(`/recipes/${recipeId}/prepare`)
  await page.getByRole('checkbox', { name: 'Boil.' }).tap()
  await page.getByRole('link', { name: 'Back to recipe' }).tap()
  await page.goto('/menu')
  const ways = page.getByRole('navigation', { name: 'Continue' })
  await expect(ways.getByRole('link')).toHaveText(['Gnocchi1 left', /^GnocchiStep 2 of 2/])
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
  await page.goto(`/recipes/${recipeId}/view`)
  // Something that is on no list yet, so that there is something to add.
  const ingredientSections = [{ ingredients: [{ text: '1 kg potatoes' }, { text: '2 leeks' }] }]
  await anna.api.patch(`/recipes/${recipeId}`, { ingredientSections })
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
  await devtools.detach()
})
