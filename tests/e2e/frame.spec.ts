import { cpSync, mkdtempSync, appendFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, expect, type Page, test } from '@playwright/test'
import { loadStaticFiles } from '#server/static.ts'
import { faultsOf } from '../support/axe.ts'
import { openPhone, type Phone, throwAway } from '../support/browser.ts'
import { chromeOptions } from '../support/chrome.ts'
import { register } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

const PASSWORD = 'a long enough pass-phrase'
const BUILT_PAGE = fileURLToPath(new URL('../../dist/client', import.meta.url))

let server: TestServer
let phone: Phone
let page: Page
let origin: string

test.beforeEach(async () => {
  server = await startServer({ listen: true })
  phone = await openPhone({ url: server.url })
  page = phone.page
  origin = server.url
})
test.afterEach(async () => {
  await phone.close()
  await throwAway(phone)
  await server.stop()
})

async function signIn(path: string): Promise<void> {
  await register(server, 'nora@example.org')
  await page.goto(`${origin}/login?redirect=${path}`)
  await page.getByLabel('Email').fill('nora@example.org')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(origin + path)
}

test('[2.shell.4, 2.shell.11] a navigation names the page, focuses its heading and starts at its top', async () => {
  await signIn('/groceries')
  await expect(page).toHaveTitle('Grocery Lists · nomnom')
  const scrolled = () => page.evaluate(() => scrollY)
  // Makes every screen long enough to scroll.
  await page.evaluate(() => (document.documentElement.style.minHeight = '3000px'))
  await page.getByRole('button', { name: 'Open menu' }).click()
  const link = page.getByRole('link', { name: 'Restaurants' })
  await expect(link).toBeVisible()
  await page.evaluate(() => scrollTo(0, 500))
  expect(await scrolled()).toBe(500)
  // A click of the mouse may scroll by itself.
  await link.dispatchEvent('click')
  await expect(page).toHaveTitle(/Restaurants · nomnom$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  expect(await scrolled()).toBe(0)
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
})

test('[4.worker.2, 4.worker.3] a new version asks, and starts when somebody agrees', async () => {
  const notes: string[] = []
  page.on('console', (message) => notes.push(message.text()))
  await page.goto('/')
  await expect.poll(() => notes).toContain('nomnom is ready for offline use.')
  await signIn('/groceries')

  const next = mkdtempSync(join(tmpdir(), 'nomnom-next-'))
  cpSync(BUILT_PAGE, next, { recursive: true })
  rmSync(join(next, 'sw.js.br'), { force: true })
  appendFileSync(join(next, 'sw.js'), '\n// the next version\n')
  server.deps.files = await loadStaticFiles(next)
  rmSync(next, { recursive: true })

  await page.reload()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(
    'A new version of Nom Nom is available. Please refresh to continue.',
  )
  const loaded = page.waitForEvent('load')
  await question.getByRole('button', { name: 'Refresh' }).click()
  await loaded
  await expect(page.getByRole('heading', { name: 'Grocery Lists', level: 1 })).toBeVisible()
  await expect(question).toBeHidden()
})

test('[2.shell.16, 4.install.1, 9.install.1] an offer to install can be put off for two days', async () => {
  await page.addInitScript(() => {
    window.addEventListener('load', () =>
      setTimeout(() => dispatchEvent(new Event('beforeinstallprompt')), 300),
    )
  })
  await signIn('/groceries')
  const banner = page.getByRole('region', { name: 'Install nomnom App' })
  await expect(banner).toContainText(
    'Install our app for a better experience and offline access to your recipes!',
  )
  await expect(banner.getByRole('button', { name: 'Install Now' })).toBeVisible()
  await banner.getByRole('button', { name: 'Remind Me Later' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Grocery Lists', level: 1 })).toBeVisible()
  await page.waitForFunction(() => performance.now() > 1500)
  await expect(banner).toBeHidden()

  const hour = 60 * 60 * 1000
  const putOffBefore = async (ms: number): Promise<void> => {
    await page.evaluate((ago) => {
      localStorage.setItem('nomnom-install-dismissed', String(Date.now() - ago))
    }, ms)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Grocery Lists', level: 1 })).toBeVisible()
    await page.waitForFunction(() => performance.now() > 1500)
  }
  await putOffBefore(47 * hour)
  await expect(banner).toBeHidden()
  await putOffBefore(48 * hour + 1000)
  await expect(banner).toBeVisible()
})

test('[2.shell.17] on an iPhone the banner shows how to install by hand', async () => {
  await page.addInitScript(() => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'
    Object.defineProperty(navigator, 'userAgent', { value: userAgent })
  })
  await signIn('/groceries')
  const banner = page.getByRole('region', { name: 'Install nomnom App on iOS' })
  await expect(banner).toContainText(
    'Install our app on your iPhone or iPad for the best experience and offline access to your recipes!',
  )
  await banner.getByRole('button', { name: 'Show Me How' }).click()
  const steps = page.getByRole('dialog', { name: 'Three taps to install' })
  await expect(steps.getByRole('listitem')).toHaveText([
    /Tap Share in Safari’s toolbar/,
    /Scroll and choose Add to Home Screen/,
    /Tap Add in the corner/,
  ])
  await steps.getByRole('button', { name: 'Got it' }).click()
  await expect(steps).toBeHidden()
})

test('what waits is in the sheet behind the chip, and goes when the network is back', async () => {
  await signIn('/groceries')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await phone.goOffline()
  await page.getByRole('button', { name: 'Create New list' }).click()
  await page.getByLabel('List Name').fill('Weekend')
  await page.getByRole('button', { name: 'Create List' }).click()
  await page.waitForURL('**/edit')
  const sentence = 'Offline. 1 change will be sent when you are back.'
  await page.getByRole('button', { name: sentence }).click()
  const sheet = page.getByRole('dialog', { name: '1 change waiting' })
  await expect(sheet).toContainText('New list “Weekend”')
  await expect(sheet).toContainText(sentence)
  await phone.goOnline()
  await expect(page.getByRole('dialog', { name: 'Everything is saved' })).toBeVisible()
  const lists = await server.db
    .selectFrom('records')
    .select('id')
    .where('kind', '=', 'list')
    .execute()
  expect(lists).toHaveLength(1)
})

test('over plain http the app works and says that offline use needs HTTPS', async () => {
  // On a host name that is not loopback, over http, Chromium gives the page no worker and no locks.
  const { executablePath, args } = chromeOptions()
  const mapped = [...args, '--host-resolver-rules=MAP kitchen.test 127.0.0.1']
  const browser = await chromium.launch({ executablePath, args: mapped })
  page = await browser.newPage()
  origin = `http://kitchen.test:${new URL(server.url).port}`
  await signIn('/groceries')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await expect(page.getByText('Offline use needs HTTPS')).toBeVisible()
  await page.getByRole('button', { name: 'Create New list' }).click()
  await page.getByLabel('List Name').fill('Weekend')
  await page.getByRole('button', { name: 'Create List' }).click()
  const lists = () =>
    server.db.selectFrom('records').select('id').where('kind', '=', 'list').execute()
  await expect.poll(async () => (await lists()).length).toBe(1)
  await browser.close()
})

test('the screens for visitors have no fault of access in either theme at any width', async () => {
  for (const path of ['/', '/login', '/register', '/forgot-password']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([path, ...(await faultsOf(page))]).toEqual([path])
  }
})
