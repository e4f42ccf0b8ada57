// What is long to draw holds nothing up: the first rows are seen before the last are drawn, and letters
// stand in their field before what they find does.
import { test } from '@playwright/test'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const ITEMS = 200
const KEPT = {
  diet: 'VEGAN',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: 'Carrots' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Cook them.' }] }],
}

const server = pageServer()
let anna: Shopper

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  anna = await by.arrive(server, 'Anna')
})

test('of a long list in the shop the first rows are drawn before the others', async () => {
  const groceries = Array.from({ length: ITEMS }, (_, at) => ({ text: `Item ${at}` }))
  await anna.api.post('/grocerylists', { name: 'Long', groceries })
  const { page } = anna
  await page.addInitScript(countRows)
  await by.goShopping(page, 'Long')
  await expect(page.getByRole('checkbox')).toHaveCount(ITEMS)
  const [first = 0, ...later] = await page.evaluate(() => (window as unknown as Counting).counts)
  expect(first).toBeGreaterThan(10)
  expect(first).toBeLessThan(ITEMS / 4)
  expect(later.at(-1)).toBe(ITEMS)
})

test('a letter of a search stands in its field a frame before what it finds', async () => {
  const { page, api } = anna
  for (const title of ['Carrot soup', 'Apple pie']) await api.post('/recipes', { ...KEPT, title })
  await page.goto('/recipes')
  const soup = page.getByRole('heading', { name: 'Carrot soup' })
  await expect(soup).toBeVisible()
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.evaluate(lookAtFirstFrame)
  await page.keyboard.type('z')
  await expect(soup).toBeHidden()
  expect(await page.evaluate(() => (window as unknown as Framed).atFrame)).toEqual([
    { typed: 'z', recipes: 2 },
  ])
})

type Counting = { counts: number[] }
type Framed = { atFrame: { typed: string; recipes: number }[] }

/** In the page: notes how many rows there are whenever that has changed, once there are any. */
function countRows(): void {
  const counts: number[] = []
  const look = () => {
    const count = document.querySelectorAll('.shopping-rows input[type=checkbox]').length
    if (count > 0 && count !== counts.at(-1)) counts.push(count)
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true })
  Object.assign(window, { counts })
}

/** In the page: notes at the first frame after each letter what is typed and how many recipes are shown. */
function lookAtFirstFrame(): void {
  const atFrame: Framed['atFrame'] = []
  document.addEventListener('input', ({ target }) => {
    requestAnimationFrame(() => {
      const typed = (target as HTMLInputElement).value
      atFrame.push({ typed, recipes: document.querySelectorAll('.recipe-card').length })
    })
  })
  Object.assign(window, { atFrame })
}
