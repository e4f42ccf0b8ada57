// What makes it pleasant: keys, sharing, the theme.
import { readFile } from 'node:fs/promises'
import { test } from '@playwright/test'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const RECIPE = {
  title: 'Carrot soup',
  diet: 'VEGAN',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: 'Carrots' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Cook them.' }] }],
}

let server: TestServer
let anna: Shopper

// One phone for all tests; the last one leaves it without a keyboard and never idle.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ listen: true })
  anna = await by.arrive(server, 'Anna', { isWhole: true })
})
test.afterAll(async () => {
  await by.leave(anna)
  await server.stop()
})

test('a theme that was chosen is there before anything is drawn, and goes back to the system', async () => {
  const { page } = anna
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
  const { page, phone, api } = anna
  await phone.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const text = 'Ingredients\n- 1 kg tomatoes\nMethod\n1. Cook them.'
  await page.goto(
    `/recipes/create?${new URLSearchParams({ title: 'Tomato soup', text }).toString()}`,
  )
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Tomato soup')
  await page.getByRole('button', { name: 'Create Recipe' }).click()
  await expect(page.getByRole('heading', { name: 'Tomato soup', level: 1 })).toBeVisible()
  await expect.poll(async () => (await api.get('/recipes')).body[0]?.title).toBe('Tomato soup')
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
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await ways.getByRole('button', { name: 'Take the link back' }).click()
  await expect(ways.getByRole('button', { name: 'Make a public link' })).toBeVisible()
  expect((await fetch(address)).status).toBe(404)
  await ways.getByRole('button', { name: 'Share as text' }).click()
  await expect(page.getByText('Copied as text')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Tomato soup\n\nIngredients\n\n- 1 kg tomatoes\n\nInstructions\n\n1. Cook them.',
  )
})

test('[5.input.4] what is written from right to left stands so, on cards, lists and while cooking', async () => {
  const { page, api } = anna
  const [title, ingredient, step, item] = [
    'מרק עדשים',
    'עדשים כתומות',
    'לבשל עד שמתרכך',
    'לחם שיפון',
  ]
  const { body: recipe } = await api.post('/recipes', {
    ...RECIPE,
    title,
    ingredientSections: [{ ingredients: [{ text: ingredient }] }],
    instructionSections: [{ instructions: [{ instruction: step }] }],
  })
  const { body: list } = await api.post('/grocerylists', {
    name: title,
    groceries: [{ text: item }],
  })
  const isTurned = async (text: string) => {
    await expect(page.getByText(text).last()).toHaveCSS('direction', 'rtl')
    // Only the words: what stands around them is where everybody looks for it.
    await expect(page.locator('main')).toHaveCSS('direction', 'ltr')
  }
  await page.goto('/recipes')
  await isTurned(title)
  await page.goto(`/recipes/${recipe.id}/view`)
  for (const text of [title, ingredient, step]) await isTurned(text)
  await page.goto(`/recipes/${recipe.id}/prepare`)
  for (const text of [title, step]) await isTurned(text)
  await page.goto('/groceries')
  await isTurned(title)
  await page.goto(`/groceries/${list.id}/shopping`)
  await isTurned(item)
  await page.goto(`/groceries/${list.id}/edit`)
  for (const label of [`Item ${item}`, 'List Name', 'Add an item']) {
    const isOwn = label !== 'Add an item'
    await expect(page.getByLabel(label)).toHaveCSS('direction', isOwn ? 'rtl' : 'ltr')
  }
  await page.getByLabel('Add an item').fill(item)
  await expect(page.getByLabel('Add an item')).toHaveCSS('direction', 'rtl')
  await page.getByLabel('Add an item').fill('')
})

test('single keys begin anew and explain themselves, until they are switched off', async () => {
  const { page, api } = anna
  await api.post('/recipes', RECIPE)
  await page.goto('/recipes')
  await expect(page.getByRole('heading', { name: RECIPE.title })).toBeVisible()
  // On a busy phone, which is never idle, code comes only when somebody asks for it.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.reload()
  await page.getByRole('banner').waitFor()
  // On wide screens, where there will be a keyboard, the key is shown.
  const hint = page.locator('search kbd')
  await expect(hint).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(hint).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'search recipes' })).toBeFocused()
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
})
