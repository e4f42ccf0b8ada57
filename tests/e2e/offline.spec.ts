// Everything works with no network: each path opened cold, each act done offline and sent later.
import { expect, type Page, test } from '@playwright/test'
import { befriend } from '../support/api.ts'
import { countUnanswered, ITEMS, openList } from '../support/open-list.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'

const server = pageServer()
let nora: Shopper
let anna: Shopper
const ids = { recipe: '', place: '', list: '' }

test.describe.configure({ mode: 'serial' })
test.setTimeout(300_000)
test.beforeAll(async () => {
  nora = await by.arrive(server, 'Nora', { before: lackBackgroundSync })
  anna = await by.arrive(server, 'Anna')
  const recipe = await nora.api.post('/recipes', {
    title: 'White bean dip',
    diet: 'VEGAN',
    difficulty: 'EASY',
    course: 'APPETIZER',
    ingredientSections: [{ ingredients: [{ text: '1 tin white beans' }] }],
    instructionSections: [{ instructions: [{ instruction: 'Blend until smooth.' }] }],
  })
  const place = await nora.api.post('/places', {
    name: 'Ofelia',
    location: 'Lisboa',
    type: 'coffee',
    foodRating: 8,
    priceQualityRating: 7,
    seatingRating: 9,
  })
  const list = await nora.api.post('/grocerylists', {
    name: 'Weekend',
    groceries: [{ text: 'Milk' }],
  })
  Object.assign(ids, { recipe: recipe.body.id, place: place.body.id, list: list.body.id })
  await befriend(nora.api, anna.api)
})

/** In the page: the browser sends nothing by itself, so that a tab that is open has to. */
function lackBackgroundSync(): void {
  Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
  Reflect.deleteProperty(window, 'SyncManager')
}

/** What each of the paths for people with a session shows, word for word or from the data. */
function paths(): [string, string][] {
  const { recipe, place, list } = ids
  return [
    ['/menu', 'White bean dip'],
    ['/profile', 'Anna'],
    ['/recipes', 'White bean dip'],
    ['/recipes/create', 'Create Recipe'],
    [`/recipes/${recipe}/view`, 'Blend until smooth.'],
    [`/recipes/${recipe}/prepare`, 'Blend until smooth.'],
    [`/recipes/${recipe}/edit`, 'Update Recipe'],
    ['/places', 'Ofelia'],
    ['/places/new', 'Add a New Restaurant'],
    [`/places/${place}/view`, 'Ofelia'],
    [`/places/${place}/edit`, 'Update Restaurant'],
    ['/groceries', 'Weekend'],
    [`/groceries/${list}/edit`, 'Shopping Mode'],
    [`/groceries/${list}/shopping`, 'Milk'],
  ]
}

test('[1.purpose.9, 2.routes.1, 2.places.2, 2.groceries.1, 8.missing.2] after one visit of the app every path opens cold and offline with its data, or says what is missing', async () => {
  await nora.page.goto('/groceries')
  await by.waitForWorker(nora.page)
  await expect(nora.page.getByText('Weekend')).toBeVisible()
  await expect(nora.page.getByRole('link', { name: /Weekend/ })).toContainText('Milk')
  // That the friend has accepted came last, so everything is here.
  await nora.page.goto('/profile')
  await expect(nora.page.getByRole('switch', { name: 'Can view my recipes' })).toBeVisible()
  await by.reopen(nora, { line: 'down' })
  for (const [path, shown] of paths()) {
    await test.step(path, async () => {
      await nora.page.goto(path)
      await expect(nora.page.getByText(shown).first()).toBeVisible()
    })
  }
  const nobody = '01890000-0000-7000-8000-000000000000'
  for (const [path, text] of [
    [`/places/${nobody}/view`, 'Place not found'],
    [`/groceries/${nobody}/shopping`, 'List not found'],
    [`/recipes/${nobody}/prepare`, 'Recipe not found'],
  ] as const) {
    await nora.page.goto(path)
    await expect(nora.page.getByText(text)).toBeVisible()
    await expect(nora.page.getByText('the server could not be asked')).toBeVisible()
    // With the header, which leads elsewhere, even on screens that have none.
    await expect(nora.page.getByRole('banner')).toBeVisible()
  }
})

test('[9.cache.1] what is there counts as fresh for five minutes, and the focus of the window fetches nothing', async () => {
  const { page, phone } = anna
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/menu')
  await by.waitForWorker(page)
  const trips = () => phone.line.requests.filter((path) => path === '/api/sync').length
  const rest = () => page.evaluate(() => new Promise((done) => setTimeout(done, 1000)))
  const visit = async (name: string) => {
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await rest()
  }
  let before = -1
  while (before !== trips()) {
    before = trips()
    await rest()
  }
  const now = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(now + 4.5 * 60_000)
  await visit('Restaurants')
  expect(trips()).toBe(before)
  await page.clock.setSystemTime(now + 5.5 * 60_000)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await rest()
  expect(trips()).toBe(before)
  await visit('Grocery Lists')
  await expect.poll(trips).toBeGreaterThan(before)
})

test('[7.calls.3] what was made, changed and deleted offline arrives in order, exactly once', async () => {
  const { page, api } = nora
  await makeOffline(page)
  await page.goto('/profile')
  await page.getByRole('switch', { name: 'Can view my recipes' }).click()
  await expect(page.getByRole('switch', { name: 'Can view my recipes' })).toBeChecked()
  expect(await titles(api, '/recipes', 'title')).toEqual(['White bean dip'])

  await nora.phone.goOnline()
  await expect.poll(() => titles(api, '/recipes', 'title')).toEqual(['Lentil soup'])
  await expect.poll(() => titles(api, '/places', 'name')).toEqual(['Taverna'])
  await expect.poll(() => titles(api, '/grocerylists', 'name')).toEqual(['Cabin'])
  const [list] = (await api.get('/grocerylists')).body
  expect(list.groceries.map(({ text }: { text: string }) => text)).toEqual(['Firewood'])
  const [recipe] = (await api.get('/recipes')).body
  expect(recipe.instructionSections[0].instructions[0].instruction).toBe('Simmer.')
  await expect(page.getByText('Permissions updated successfully!')).toBeVisible()
  const [friend] = (await api.get('/users/me/friends')).body
  expect(friend.permissions.yourPermissionsToFriend.canViewRecipes).toBe(true)
})

test('a portal in the place of every answer is no answer', async () => {
  const { page, phone } = nora
  const list = await openList(nora)
  const unanswered = countUnanswered(nora)
  phone.line.set('portal 403')
  await by.tick(page, 'Milk')
  await expect.poll(unanswered).toBeGreaterThan(1)
  // Opened anew it is still the app, signed in and with everything in it.
  await page.reload()
  await expect.poll(() => list.shown(page)).toEqual(['Apples', 'Bread', 'Cheese', 'Milk ✓'])
  await by.tick(page, 'Bread')
  expect(await list.stored()).toEqual(ITEMS)

  // The phone finds another network, a good one, and the browser tells the app.
  await phone.goOffline()
  await phone.goOnline()
  const ticked = ['Apples', 'Bread ✓', 'Cheese', 'Milk ✓']
  await expect.poll(list.stored).toEqual(ticked)
  await expect.poll(() => list.shown(page)).toEqual(ticked)
  await expect(page.getByRole('button', { name: /could not be saved/ })).toHaveCount(0)
})

test('a request that fails as the network comes back is followed by another one, long before its turn', async () => {
  const { page, phone } = nora
  const list = await openList(nora)
  await phone.goOffline()
  await by.tick(page, 'Milk')
  // Of what is asked for since the browser has told, the first fails, too.
  let left = Infinity
  const busy = { status: 503, body: '{}', headers: { 'Retry-After': '3600' } }
  phone.line.instead.set('/api/sync', () => ((left -= 1) >= 0 ? busy : null))
  phone.line.set('up')
  left = 1
  await page.context().setOffline(false)
  await expect.poll(list.stored).toContain('Milk ✓')
  phone.line.instead.clear()
})

/** Makes one of each, changes it, and deletes one that was there before. */
async function makeOffline(page: Page): Promise<void> {
  await page.goto('/recipes/create')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Lentil')
  await page.getByRole('textbox', { name: 'Ingredient 1', exact: true }).fill('300 g lentils')
  await page.getByRole('textbox', { name: 'Instruction 1', exact: true }).fill('Boil.')
  await page.getByRole('button', { name: 'Create Recipe' }).click()
  await page.waitForURL(/\/view$/)
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Lentil soup')
  await page.getByRole('textbox', { name: 'Instruction 1', exact: true }).fill('Simmer.')
  await page.getByRole('button', { name: 'Update Recipe' }).click()
  await page.waitForURL(/\/view$/)
  await remove(page, `/recipes/${ids.recipe}/view`, /\/recipes$/)

  await page.goto('/places/new')
  await page.getByLabel('Name').fill('Tavern')
  await page.getByLabel('Location').fill('Berlin')
  await page.getByText('dinner').click()
  await page.getByRole('button', { name: 'Add Restaurant' }).click()
  await page.waitForURL(/\/view$/)
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Name').fill('Taverna')
  await page.getByRole('button', { name: 'Update Restaurant' }).click()
  await page.waitForURL(/\/places$/)
  await remove(page, `/places/${ids.place}/view`, /\/places$/)

  await page.goto('/groceries')
  await by.createList(page, 'Cab')
  await page.getByLabel('Add an item').fill('Wood')
  await page.getByLabel('Add an item').press('Enter')
  await by.renameItem(page, 'Wood', 'Firewood')
  await page.getByLabel('List Name').fill('Cabin')
  await page.getByLabel('List Name').press('Enter')
  await expect(page).toHaveTitle('Cabin · nomnom')
  await remove(page, `/groceries/${ids.list}/edit`, /\/groceries$/)
}

async function remove(page: Page, path: string, after: RegExp): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(after)
}

async function titles(api: Shopper['api'], path: string, field: string): Promise<string[]> {
  const { body } = await api.get(path)
  return body.map((entry: Record<string, string>) => entry[field] ?? '')
}
