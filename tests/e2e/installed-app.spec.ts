import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { openPhone, type Phone, throwAway } from '../support/browser.ts'
import { builtFile } from '../support/built-file.ts'
import { startServer, type TestServer } from '../support/server.ts'

const BUILT_PAGE = fileURLToPath(new URL('../../dist/client', import.meta.url))
const OF_THE_SERVER =
  /^\/(sw\.js|(landing|sign-in)\.html|invite\.\w+|favicon\.ico|screenshots\/.*)$/

let server: TestServer
let phone: Phone

test.beforeEach(async () => {
  server = await startServer({ listen: true })
  phone = await openPhone({ url: server.url, isWhole: true })
})
test.afterEach(async () => {
  await phone.close()
  await throwAway(phone)
  await server.stop()
})

/** Opens the landing page and waits until the worker controls it. */
async function firstVisit(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

function landing(page: Page) {
  return page.getByRole('link', { name: 'Register' }).first()
}

test('the page and its worker break no rule of the content policy', async () => {
  await firstVisit(phone.page)
  await expect(landing(phone.page)).toBeVisible()
  for (const path of ['/login', '/register', '/forgot-password', '/nowhere', '/groceries']) {
    await phone.page.goto(path)
    await expect(phone.page.locator('#root')).not.toBeEmpty()
  }
  expect(phone.problems).toEqual([])

  const refused = await phone.page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x>'
      return 'not refused'
    } catch (error) {
      return String(error)
    }
  })
  expect(refused).toContain('TrustedHTML')
})

test('once visited, the page opens with no network, also after its browser was killed', async () => {
  await firstVisit(phone.page)
  await phone.kill()
  phone = await openPhone({ url: server.url, profile: phone.profile, isWhole: true })
  await phone.goOffline()
  await phone.page.goto('/')
  await expect(landing(phone.page)).toBeVisible()
  await phone.page.goto('/login?redirect=%2Frecipes%2F1%2Fview')
  await expect(phone.page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('a file whose answer takes long holds up no other while the worker is installed', async () => {
  const assets = readdirSync(`${BUILT_PAGE}/assets`).filter((name) => name.endsWith('.js'))
  const slow = builtFile('src/recipes/import/door.ts').replace('**', '')
  phone.line.instead.set(slow, () => 'silence')
  await phone.page.goto('/')
  const asked = () => new Set(phone.line.requests)
  await expect.poll(() => assets.filter((name) => !asked().has(`/assets/${name}`))).toEqual([])
})

test('the worker keeps every file of the build, whatever screen was visited', async () => {
  await firstVisit(phone.page)
  const kept = await phone.page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map((request) => new URL(request.url).pathname)
  })
  const built = readdirSync(BUILT_PAGE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|txt)$/.test(entry.name))
    .map((entry) =>
      `${entry.parentPath}/${entry.name}`.slice(BUILT_PAGE.length).replaceAll('\\', '/'),
    )
    // Not the worker itself, what only a visitor without a worker gets, the server's page of an
    // invitation, or what only the question about installing and a tab show.
    .filter((path) => !OF_THE_SERVER.test(path))
  expect(kept.sort()).toEqual(built.sort())
})

test("the worker leaves the server's own paths and missing files to the server", async () => {
  await firstVisit(phone.page)
  const statusOf = async (path: string) => (await phone.page.goto(path))?.status()
  expect(await statusOf('/api/health')).toBe(200)
  expect(await phone.page.textContent('body')).toContain('"status":"ok"')
  expect(await statusOf('/api/nothing')).toBe(404)
  expect(await statusOf('/auth/v1/nothing')).toBe(404)
  expect(await statusOf('/dev/nothing')).toBe(404)
  expect(await statusOf('/assets/gone-1.js')).toBe(404)
})

test('a browser finds nothing in the way of installing the app', async () => {
  await firstVisit(phone.page)
  const session = await phone.context.newCDPSession(phone.page)
  const manifest = await session.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
})

test('the worker opens the store of the session as it starts, before a page asks', async () => {
  const { page } = phone
  await firstVisit(page)
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
