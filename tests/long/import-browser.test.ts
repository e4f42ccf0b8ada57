// Three thousand recipes of another app, brought in through the screens of a real browser: how long it
// takes, what it needs, and that a tick made meanwhile is soon on a friend's screen (product §2.import.6).
import type { CDPSession } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { befriend } from '../support/api.ts'
import { figure } from '../support/figures.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const COUNT = 3000
const ITEMS = 12
const MINUTES = 60_000
/** With a disk, as a phone has it. */
const KEPT = { isKept: true }

let server: TestServer
let anna: Shopper
let bert: Shopper

beforeAll(async () => {
  server = await startServer({ listen: true })
  ;[anna, bert] = await Promise.all([
    by.arrive(server, 'Anna', KEPT),
    by.arrive(server, 'Bert', KEPT),
  ])
  await befriend(anna.api, bert.api, ['canManageGroceryLists'])
})
afterAll(async () => {
  await Promise.all([anna, bert].map(by.leave))
  await server.stop()
})

/** As other apps export them: ten ingredients and six steps each. */
const recipes = Array.from({ length: COUNT }, (_, at) => ({
  '@type': 'Recipe',
  name: `Rice ${at}`,
  recipeYield: '4',
  recipeIngredient: Array.from({ length: 10 }, (_, row) => `${row + 1} g of spice ${row} of ${at}`),
  recipeInstructions: Array.from({ length: 6 }, (_, row) => ({
    '@type': 'HowToStep',
    text: `Stir it well, ${row + 1} times, and wait until it looks like rice ${at}. `.repeat(2),
  })),
}))

/** What the program of a page holds in memory, after what it needs no more has gone. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return Math.round(usedSize / 1e5) / 10
}

const seconds = (from: number) => Math.round((Date.now() - from) / 100) / 10

it('[2.import.6] three thousand recipes come in while Anna shops, and Bert sees each of her ticks', async () => {
  const { page } = anna
  const session = await page.context().newCDPSession(page)
  const groceries = Array.from({ length: ITEMS }, (_, at) => ({ text: `Item ${100 + at}` }))
  await anna.api.post('/grocerylists', { name: 'Saturday', groceries })
  await by.goShopping(bert.page, 'Saturday')
  await page.goto('/recipes/create')
  await page.getByRole('radio', { name: 'From another app' }).check()
  figure('import in Chromium: memory before', await heapOf(session), 'MB')

  const chosen = Date.now()
  await page.getByLabel('Files with recipes').setInputFiles({
    name: 'recipes.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recipes)),
  })
  const isRead = page.getByRole('heading', { name: /3,?000 recipes were read/ })
  await expect(isRead).toBeVisible({ timeout: 5 * MINUTES })
  figure('import in Chromium: reading 3,000 recipes', seconds(chosen), 's')
  figure('import in Chromium: memory with all of them to look at', await heapOf(session), 'MB')

  const started = Date.now()
  await page.getByRole('button', { name: /Keep 3,?000 recipes/ }).click()
  await expect(page.getByText('You can leave this screen')).toBeVisible({ timeout: MINUTES })
  await by.goShopping(page, 'Saturday')
  const waits: number[] = []
  for (let at = 0; at < ITEMS; at += 1) {
    const tickedAt = Date.now()
    await by.row(page, `Item ${100 + at}`).click()
    await expect(by.row(bert.page, `Item ${100 + at}`)).toBeChecked({ timeout: MINUTES })
    waits.push(Date.now() - tickedAt)
  }
  const { body } = await anna.api.get('/recipes')
  expect(body.length).toBeGreaterThan(0)
  expect(body.length).toBeLessThan(COUNT)
  figure('import in Chromium: memory while it goes on', await heapOf(session), 'MB')
  figure('import in Chromium: a tick on the friend’s screen, median', median(waits), 'ms')
  figure('import in Chromium: a tick on the friend’s screen, slowest', Math.max(...waits), 'ms')
  await expect(page.getByText(/3,?000 recipes were kept/)).toBeVisible({ timeout: 14 * MINUTES })
  figure('import in Chromium: keeping and sending 3,000 recipes', seconds(started), 's')
})

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
