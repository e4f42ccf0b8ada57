// How fast the worker is there: while it is installed over a line on which one file gets stuck, and
// each time that it starts (decision 0042).
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { openPhone, type Phone } from '../support/browser.ts'
import { builtFile } from '../support/built-file.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { waitForWorker } from '../support/shopper.ts'

const ASSETS = fileURLToPath(new URL('../../dist/client/assets', import.meta.url))

let server: TestServer
let phone: Phone

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ listen: true })
})
test.beforeEach(async () => {
  phone = await openPhone({ url: server.url })
})
test.afterEach(async () => {
  await phone.close()
})
test.afterAll(async () => {
  await server.stop()
})

test('a file whose answer takes long holds up no other while the worker is installed', async () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'))
  const slow = builtFile('src/recipes/import/door.ts').replace('**', '')
  phone.line.instead.set(slow, () => 'silence')
  await phone.page.goto('/')
  const asked = () => new Set(phone.line.requests)
  await expect.poll(() => scripts.filter((name) => !asked().has(`/assets/${name}`))).toEqual([])
})

test('the worker opens the store of the session as it starts, before a page asks', async () => {
  const { page } = phone
  await page.goto('/')
  await waitForWorker(page)
  // A page that is no screen of the app, so that nothing opens the databases.
  await page.goto('/api/health')
  const stores = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('nomnom-session')
        request.addEventListener('success', resolve)
        request.addEventListener('error', reject)
      }),
  )
  await phone.stopWorker()
  expect(await stores()).not.toContain('nomnom-session')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'HELLO' })
  })
  await expect.poll(stores).toContain('nomnom-session')
})
