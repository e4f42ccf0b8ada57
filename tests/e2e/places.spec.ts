// Restaurants as product §2 says: the list, one place, its form, and what friends see of it.
import { expect, test } from '@playwright/test'
import { befriend } from '../support/api.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'

const PLACE = { type: 'lunch', foodRating: 5, priceQualityRating: 5, seatingRating: 5 }

const server = pageServer()
let nora: Shopper
let anna: Shopper
let placeId: string

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)
test.beforeAll(async () => {
  nora = await by.arrive(server, 'Nora')
  anna = await by.arrive(server, 'Anna')
  await befriend(nora.api, anna.api, ['canViewPlaces'])
})

test('[2.places.1, 2.places.3] without places the list says so and invites to rate', async () => {
  const { page } = nora
  await page.goto('/places')
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurants' })).toBeVisible()
  await expect(page.getByText('Rate the places you have been to')).toBeVisible()
  await expect(page.getByText('No places yet. Add your first one!')).toBeVisible()
  await expect(page.getByRole('main').getByRole('list')).toHaveCount(0)
  await page.getByRole('link', { name: 'Add New Restaurant' }).click()
  await expect(page).toHaveURL(/\/places\/new$/)
})

test('[2.place-form.1, 5.place.1, 5.place.2, 5.input.2, 9.ratings.1, 3.enums.4] a new place wants name, location and type', async () => {
  const { page } = nora
  await expect(page.getByRole('link', { name: 'Back to Restaurants' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Add a New Restaurant' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Restaurant' }).click()
  await expect(page.getByText('Place name is required')).toBeVisible()
  await expect(page.getByText('Location is required')).toBeVisible()
  await expect(page.getByText('Choose a type')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  const food = page.getByRole('group', { name: 'Food' })
  await expect(food.getByRole('radio')).toHaveCount(10)
  await expect(food.getByRole('radio', { name: '5' })).toBeChecked()
  const types = page.getByRole('group', { name: 'Type' }).locator('label')
  await expect(types).toHaveText(['breakfast', 'lunch', 'brunch', 'coffee', 'dinner', 'take-out'])

  // A text that is too long is refused with a word, and never cut.
  const tooLong = 'x'.repeat(250)
  await page.getByLabel('Name').fill(tooLong)
  await page.getByRole('button', { name: 'Add Restaurant' }).click()
  await expect(page.getByText('At most 200 characters')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(tooLong)

  await page.getByLabel('Name').fill('Taverna Elia')
  await page.getByLabel('Location').fill('Rykestraße 14, Berlin')
  await page.getByText('dinner').click()
  await food.getByText('9', { exact: true }).click()
})

test('[2.place-form.4] whoever slides over a rating chooses, and whoever scrolls does not', async () => {
  const { page } = nora
  const seating = page.getByRole('group', { name: 'Seating' })
  const at = async (rating: number) => {
    const box = await seating.getByText(String(rating), { exact: true }).last().boundingBox()
    if (box === null) throw new Error('It is not on the screen')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  // Not under the bar that saves.
  await seating.evaluate((group) => group.scrollIntoView({ block: 'center' }))
  const [from, to] = [await at(2), await at(8)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 4)
  await expect(seating.getByRole('radio', { name: '5' })).toBeChecked()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await expect(seating.getByRole('radio', { name: '8' })).toBeChecked()
  await page.mouse.up()
  await page.mouse.move(from.x, from.y)
  await expect(seating.getByRole('radio', { name: '8' })).toBeChecked()
  await seating.getByRole('radio', { name: '5' }).check()
})

test('[2.place-view.1, 2.place-view.2, 4.redirects.2, 6.place.2, 2.place-form.3, 2.recipe-form.3] a draft survives a reload; saved, the place shows', async () => {
  const { page, api } = nora
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await expect(page.getByText('This is what you had begun before.')).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Taverna Elia')
  await expect(page.getByText('This is what you had begun before.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Restaurant' }).click()
  await page.waitForURL(/\/places\/[0-9a-f-]{36}\/view$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Taverna Elia' })).toBeVisible()
  await expect(page.getByText('Rykestraße 14, Berlin')).toBeVisible()
  for (const label of ['Food', 'Price / Quality', 'Seating']) {
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible()
  }
  await expect(page.getByText('9 / 10')).toBeVisible()
  // On a phone the more usual of the two buttons fills the row.
  const [edit, remove] = await Promise.all([
    page.getByRole('link', { name: 'Edit' }).boundingBox(),
    page.getByRole('button', { name: 'Delete' }).boundingBox(),
  ])
  expect(edit?.width).toBeGreaterThan(2 * (remove?.width ?? 0))
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible()
  await expect.poll(async () => (await api.get('/places')).body[0]?.authorId).toBe(api.userId)
  placeId = /places\/([^/]+)/.exec(page.url())?.[1] ?? ''
})

test('[2.places.2, 2.places.4, 2.places.5, 2.places.6, 2.place-view.2, 6.place.1] a friend sees it beside their own, without edit and delete', async () => {
  const { page } = anna
  await anna.api.post('/places', {
    name: 'Ofelia',
    location: 'Lisboa',
    type: 'coffee',
    foodRating: 8,
    priceQualityRating: 7,
    seatingRating: 10,
  })
  await page.goto('/places')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Ofelia', 'Taverna Elia'])
  await nora.api.patch(`/places/${placeId}`, { seatingRating: 6 })
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Taverna Elia', 'Ofelia'])
  const card = page.getByRole('link', { name: /Taverna Elia/ })
  await expect(card).toContainText('dinner')
  await expect(card).toContainText('Rykestraße 14, Berlin')
  await expect(card).toContainText('Review by: Nora')
  await expect(card.getByRole('term')).toHaveText(['Food', 'Price/Quality', 'Seating'])
  await expect(card.getByRole('definition')).toHaveText(['9 / 10', '5 / 10', '6 / 10'])
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Taverna Elia' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden()
})

test('[2.places.2] the cards stand in one, two or three columns, as there is room', async () => {
  const { page } = nora
  for (const name of ['Kantine', 'Zur Post'])
    await nora.api.post('/places', { ...PLACE, name, location: 'Berlin' })
  await page.goto('/places')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(3)
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    )
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
  }
  for (const name of ['Kantine', 'Zur Post']) await remove(name)
  await page.goto(`/places/${placeId}/view`)
})

test('a word of the name of a place is whole where the type would leave it too little room', async () => {
  const { page } = nora
  const name = 'Donaudampfschifffahrts-Gaststätte'
  await nora.api.post('/places', { ...PLACE, name, type: 'take-out', location: 'Ulm' })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/places')
  const heading = page.getByRole('heading', { level: 3, name })
  const lines = await heading.evaluate((shown) => {
    const word = new Range()
    word.setStart(shown.firstChild ?? shown, 0)
    word.setEnd(shown.firstChild ?? shown, shown.textContent.indexOf('-'))
    return word.getClientRects().length
  })
  expect(lines).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await remove(name)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/places/${placeId}/view`)
})

/** Deletes a place of Nora's as another program of hers would. */
async function remove(name: string): Promise<void> {
  const { body } = await nora.api.get('/places')
  const found = body.find((place: { name: string }) => place.name === name)
  await nora.api.del(`/places/${found.id}`)
}

test('[6.place.1] the form for a change tells a friend that looking is all they may do', async () => {
  const { page } = anna
  await page.goto(`/places/${placeId}/edit`)
  await expect(page.getByText('You can look at this restaurant, but not change it.')).toBeVisible()
  await expect(page.getByText('Place not found')).toBeHidden()
  await page.getByRole('link', { name: 'Back to Place Details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Taverna Elia' })).toBeVisible()
})

test('[2.place-form.2, 4.editing.3] an update shows at once and leads to the list', async () => {
  const { page } = nora
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('link', { name: 'Back to Place Details' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Taverna Elia')
  await page.getByLabel('Name').fill('Taverna Nea Elia')
  await nora.phone.goOffline()
  await page.getByLabel('Name').press('Control+Enter')
  await expect(page).toHaveURL(/\/places$/)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Taverna Nea Elia'])
  await nora.phone.goOnline()
  await expect(anna.page.getByRole('heading', { level: 1, name: 'Taverna Nea Elia' })).toBeVisible()
})

test('[2.place-view.4, 2.place-view.3] deleting leads to the list; the address then says what is missing', async () => {
  const { page } = nora
  await page.getByRole('link', { name: /Taverna Nea Elia/ }).click()
  const address = page.url()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: /Delete “Taverna Nea Elia”/ })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/places$/)
  await expect(page.getByText('No places yet.')).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('Place not found')).toBeVisible()
  await expect(page.getByText('the server could not be asked')).toBeHidden()
  await expect(anna.page.getByText('Place not found')).toBeVisible()
})
