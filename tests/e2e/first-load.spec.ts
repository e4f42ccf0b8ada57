// A new phone on a line that brings the first part and then nothing: no screen says that something is
// not there until everything has arrived, and what has arrived shows.
import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Page, test } from '@playwright/test'
import { apiOf, type Api } from '../support/api.ts'
import { openPhone, type Phone } from '../support/browser.ts'
import { readRows } from '../support/edit-rows.ts'
import { register } from '../support/people.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import { expect } from '../support/shopper.ts'

/** Several times what comes with the first answer. */
const RECIPES = 40
/** What no screen may say before everything has arrived. */
const UNTRUTHS =
  /Let's get started!|No grocery lists yet|No places yet|No saved recipes yet|not found|It may have been deleted|Nothing on this list yet/

const server = pageServer()

/** A recipe with a long text, so that few come at a time. */
async function addRecipe(api: Api, title: string): Promise<string> {
  const { body } = await api.post('/recipes', {
    title,
    diet: 'VEGAN',
    difficulty: 'EASY',
    course: 'MAIN',
    description: randomBytes(1500).toString('base64'),
    ingredientSections: [{ ingredients: [{ text: 'Water' }] }],
    instructionSections: [{ instructions: [{ instruction: 'Boil it.' }] }],
  })
  return String(body.id)
}

async function fill(api: Api) {
  const titles = Array.from({ length: RECIPES }, (_, at) => `Soup ${at}`)
  await Promise.all(titles.map((title) => addRecipe(api, title)))
  const recipe = await addRecipe(api, 'The last soup')
  const place = { name: 'Corner', location: 'Here', type: 'dinner' }
  const ratings = { foodRating: 5, priceQualityRating: 5, seatingRating: 5 }
  const { body: corner } = await api.post('/places', { ...place, ...ratings })
  const list = { name: 'Saturday', groceries: [{ text: 'Milk' }] }
  const { body: saturday } = await api.post('/grocerylists', list)
  return { recipe, place: String(corner.id), list: String(saturday.id) }
}

async function expectLoading(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByText('Loading...').first()).toBeVisible()
  expect(await page.locator('body').innerText()).not.toMatch(UNTRUTHS)
}

/** Lets so many answers pass from now on, and keeps the phone waiting for all others. */
function letPass({ line }: Phone, answers: number): void {
  let passed = 0
  line.instead.set('/api/sync', () => (passed++ < answers ? null : 'silence'))
  // What hangs breaks off, and is asked again.
  line.set('up')
}

/** The browser tells the app that there is a network. */
async function findNetwork(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

/** Runs in the page: notes on the root that a text was shown, however briefly. */
function watchFor(text: string): void {
  new MutationObserver(() => {
    if (document.body?.textContent.includes(text)) document.documentElement.dataset['stood'] = ''
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

test('[4.menu.1] a menu of which nothing could be fetched yet is not called empty', async () => {
  const email = `dora-${randomUUID().slice(0, 8)}@example.test`
  const api = apiOf(server, await register(server, email, 'a long enough pass-phrase', 'Dora'))
  await addRecipe(api, 'Soup')
  const phone = await openPhone({ url: server.url })
  const { page, line } = phone
  await page.addInitScript(watchFor, "Let's get started!")
  await page.goto('/login')
  await by.waitForWorker(page)
  line.instead.set('/api/sync', () => ({ status: 503, body: '{}' }))
  await by.sendSignIn(page, email)
  await expect(page.getByRole('heading', { name: 'Grocery Lists', exact: true })).toBeVisible()
  await page.goto('/menu')
  await expect(
    page.getByRole('heading', { name: 'Nothing has arrived on this device yet' }),
  ).toBeVisible()
  line.instead.delete('/api/sync')
  await findNetwork(page)
  await expect(page.getByRole('link', { name: 'Soup' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset['stood'])).toBeUndefined()
  await phone.close()
})

test('[2.shell.8, 2.profile.8, 4.menu.1] while the first load takes place every screen says so, and nothing is exported', async () => {
  const email = `cleo-${randomUUID().slice(0, 8)}@example.test`
  const api = apiOf(server, await register(server, email, 'a long enough pass-phrase', 'Cleo'))
  const ids = await fill(api)
  const phone = await openPhone({ url: server.url })
  const { page, line } = phone
  await page.addInitScript(watchFor, "Let's get started!")
  await page.goto('/login')
  await by.waitForWorker(page)
  letPass(phone, 0)
  await by.sendSignIn(page, email)
  await expect(page.getByRole('heading', { name: 'Grocery Lists', exact: true })).toBeVisible()
  await page.goto('/menu')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()

  // What has arrived shows at once, with a word of how far the load is.
  const waiting = () => line.unanswered.filter((path) => path === '/api/sync').length
  const before = waiting()
  letPass(phone, 1)
  await findNetwork(page)
  await expect(page.getByRole('link', { name: /Soup \d/ }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset['stood'])).toBeUndefined()
  await expect.poll(waiting).toBeGreaterThan(before)
  await page.goto('/recipes')
  await expect(page.getByRole('link', { name: /Soup \d/ }).first()).toBeVisible()
  await expect(page.getByText(/Loading\.\.\./).first()).toBeVisible()
  // A file that lacks most would be taken for everything.
  let files = 0
  page.on('download', () => files++)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Export your data' }).click()
  await expect(page.getByText(/^Your data is still arriving on this device/)).toBeVisible()
  for (const path of [
    '/groceries',
    '/places',
    `/recipes/${ids.recipe}/view`,
    `/recipes/${ids.recipe}/edit`,
    `/places/${ids.place}/view`,
    `/groceries/${ids.list}/edit`,
    `/groceries/${ids.list}/shopping`,
  ]) {
    await expectLoading(page, path)
  }

  // The waiting screen shows the list as soon as it comes; after that, what is missing is missing.
  letPass(phone, Infinity)
  await findNetwork(page)
  await expect(by.row(page, 'Milk')).toBeVisible()
  await page.goto('/groceries')
  await expect(page.getByRole('link', { name: 'Saturday' })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await page.goto(`/recipes/${randomUUID()}/view`)
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible()
  await page.goto('/profile')
  expect(files).toBe(0)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export your data' }).click()
  const exported = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(exported.recipes).toHaveLength(RECIPES + 1)
  await phone.close()
})

test('[8.missing.3] a list made elsewhere since this phone was last used opens from its link, and is never called missing', async () => {
  const anna = await by.arrive(server, 'Anna')
  const { page, phone, api } = anna
  await by.waitForWorker(page)
  // Tries that failed here hold up no page after it.
  phone.line.set('down')
  await page.reload()
  const attempts = async () => (await readRows(page, 'meta'))[0]?.backoff.attempts
  await expect.poll(attempts).toBeGreaterThan(0)
  await page.goto('about:blank')
  phone.line.set('up')
  const { body } = await api.post('/grocerylists', { name: 'New', groceries: [{ text: 'Figs' }] })
  const tab = await phone.context.newPage()
  await tab.addInitScript(watchFor, 'List not found')
  await tab.goto(`/groceries/${body.id}/edit`)
  await expect(tab.getByLabel('Item Figs', { exact: true })).toBeVisible()
  await expect(tab.locator('html')).not.toHaveAttribute('data-stood')
  // Who does not answer keeps nobody waiting.
  letPass(phone, 0)
  await tab.goto(`/groceries/${randomUUID()}/edit`)
  await expect(tab.getByText('List not found')).toBeVisible()
  await by.leave(anna)
})
