// The menu of a phone that has not heard yet what there is.
import { expect, test } from '@playwright/test'
import { join } from '../support/api.ts'
import { openPhone, throwAway } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'

let server: TestServer

test.beforeAll(async () => {
  server = await startServer({ listen: true })
})
test.afterAll(async () => {
  await server.stop()
})

/** Runs in the page: notes on the root that a text was shown, however briefly. */
function watchFor(text: string): void {
  new MutationObserver(() => {
    if (document.body?.textContent.includes(text)) document.documentElement.dataset['stood'] = ''
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

test('[4.menu.1] a menu is loading until the first sync has said what there is', async () => {
  const mei = await join(server, 'Mei')
  await mei.post('/recipes', {
    title: 'Congee',
    diet: 'VEGAN',
    difficulty: 'EASY',
    course: 'MAIN',
    ingredientSections: [{ ingredients: [{ text: 'rice' }] }],
    instructionSections: [{ instructions: [{ instruction: 'Simmer.' }] }],
  })
  const coming = await openPhone({ url: server.url })
  try {
    const { page, line } = coming
    await page.addInitScript(watchFor, "Let's get started!")
    line.instead.set('/api/sync', () => 'silence')
    await by.sendSignIn(page, mei.email)
    await page.waitForURL('**/groceries')
    await page.goto('/menu')
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    line.instead.clear()
    line.set('up')
    await expect(page.getByRole('link', { name: /Congee/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.dataset['stood'])).toBeUndefined()
  } finally {
    await coming.close()
    await throwAway(coming)
  }
})
