// What a start shows until the app has been drawn: the screen as it was last seen (product §2.shell).
import { type Page, test } from '@playwright/test'
import { GIVEN_CACHE, GIVEN_KEY } from '#shared/given-page.ts'
import { SIGHTS_CACHE } from '#shared/last-sight.ts'
import { rowsOfPeople, storedSession } from '../support/auth-page.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const OTHER = 'Something else'

const server = pageServer()
let anna: Shopper
let path: string

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  anna = await by.arrive(server, 'Anna')
  await by.waitForWorker(anna.page)
})

/** Makes a list; answers the path of its shopping mode. */
async function makeList(text: string): Promise<string> {
  const groceries = [{ text }, { text: OTHER }]
  const { body } = await anna.api.post('/grocerylists', { name: `All of ${text}`, groceries })
  return `/groceries/${body.id}/shopping`
}

/** Makes a list, opens it, ticks in it, and puts the phone away. */
async function seeList(text: string): Promise<void> {
  path = await makeList(text)
  await by.goShopping(anna.page, `All of ${text}`)
  await by.tick(anna.page, text)
  await expect(by.row(anna.page, text)).toBeChecked()
  await putAway(anna.page)
}

/** The tab goes into the background; resolves once a sight is kept that has this in it. */
async function putAway(page: Page, shown = 'checked='): Promise<void> {
  await page.evaluate(
    async ([name = '', path = '', shown = '']) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
      const isKept = async () => {
        const kept = await caches.match(path, { cacheName: name })
        return (await kept?.text())?.includes(shown) ?? false
      }
      do {
        document.dispatchEvent(new Event('visibilitychange'))
        await new Promise((resolve) => setTimeout(resolve, 50))
      } while (!(await isKept()))
    },
    [SIGHTS_CACHE, path, shown],
  )
}

/** What stood on the page of a cold start in each frame. */
type Frame = { sight: string | null; isLive: boolean }

/** Starts the app anew, without a network, at the list. */
async function startCold(content = '.shopping-row'): Promise<Frame[]> {
  await by.reopen(anna, { line: 'down' })
  const { page } = anna
  await page.addInitScript(noteFrames, `#root ${content}`)
  await page.goto(path)
  await expect(page.locator(`#root ${content}`).first()).toBeVisible()
  await expect(page.locator('#last-sight')).toHaveCount(0)
  return await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames)
}

/** In the page: notes what each frame shows. */
function noteFrames(content: string): void {
  const frames: Frame[] = []
  Object.assign(window, { frames })
  const note = () => {
    const sight = document.querySelector('#last-sight')?.textContent ?? null
    frames.push({ sight, isLive: document.querySelector(content) !== null })
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

test('[2.shell.20] a start shows the list as it was last seen, until it is drawn', async () => {
  await seeList('Leeks')
  const frames = await startCold()
  const first = frames.findIndex(({ sight }) => sight !== null)
  // It arrives in pieces.
  expect(frames.findLast(({ sight }) => sight !== null)?.sight).toContain(OTHER)
  expect(frames[first]?.isLive).toBe(false)
  // Never a frame with neither, and none in which the old one hides the new one.
  const since = frames.slice(first)
  expect(since.filter(({ sight, isLive }) => (sight === null) !== isLive)).toEqual([])
  await expect(by.row(anna.page, 'Leeks')).toBeChecked()
  await anna.phone.goOnline()
})

/** In the page: notes what was moved, in which part of it. */
function noteShifts(): void {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
  const note = (entries: PerformanceObserverEntryList) => {
    for (const { sources } of entries.getEntries() as Shift[]) {
      shifts.push(sources.map(({ node }) => node?.textContent ?? '').join(' | '))
    }
  }
  new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
}

test('[2.shell.20] titles have their face from the first paint on, so nothing moves meanwhile', async () => {
  await seeList('Fennel')
  path = '/groceries'
  // Beside the platform's serif there is room for the button, beside ours there is none.
  await anna.page.setViewportSize({ width: 412, height: 823 })
  await anna.page.goto(path)
  await expect(anna.page.getByText('All of Fennel')).toBeVisible()
  await putAway(anna.page, 'Fennel')
  await by.reopen(anna, { line: 'down' })
  const { page } = anna
  await page.setViewportSize({ width: 412, height: 823 })
  await page.addInitScript(noteShifts)
  await page.goto(path)
  await expect(page.locator('#root').getByText('All of Fennel')).toBeVisible()
  await expect(page.locator('#last-sight')).toHaveCount(0)
  const told = await page.evaluate(() => ({
    shifts: (window as unknown as { shifts: string[] }).shifts,
    isReady: document.fonts.check('500 16px "nomnom Serif"'),
  }))
  expect(told).toEqual({ shifts: [], isReady: true })
  await anna.phone.goOnline()
})

/** A tab without a network, in which sights stay, so that they can be looked at. */
async function openOffline(): Promise<Page> {
  await anna.phone.goOffline()
  const tab = await anna.phone.context.newPage()
  await tab.addInitScript(keepSightOver)
  return tab
}

test('[2.shell.20] what it shows does nothing, and the policy of the page has nothing to refuse', async () => {
  await seeList('Peas')
  const tab = await openOffline()
  const refused: string[] = []
  tab.on('console', (said) => void refused.push(said.text()))
  await tab.goto(path)
  await expect(tab.locator('#root .shopping-row').first()).toBeAttached()
  const sight = tab.locator('#last-sight')
  await expect(sight).toContainText(OTHER)
  // Ticks look as they did.
  await expect(sight.locator('input[type=checkbox][checked]')).toHaveCount(1)
  expect(await sight.evaluate((element: HTMLElement) => element.inert)).toBe(true)
  expect(await sight.locator('[style], [id], [name], script, dialog').count()).toBe(0)
  expect(refused.filter((text) => /Content Security Policy/.test(text))).toEqual([])
  // What is of the moment is not kept for another.
  await expect(tab.locator('#root').getByText('Offline')).toBeVisible()
  await tab.evaluate((name) => caches.delete(name), SIGHTS_CACHE)
  await putAway(tab, OTHER)
  const kept = await tab.evaluate(
    async ([name = '', path = '']) => (await caches.match(path, { cacheName: name }))?.text(),
    [SIGHTS_CACHE, path],
  )
  expect(kept).toContain(OTHER)
  expect(kept).not.toContain('Offline')
  await tab.close()
  await anna.phone.goOnline()
})

/** In the page: the sight stays, so that it can be looked at. */
function keepSightOver(): void {
  const { remove } = Element.prototype
  Element.prototype.remove = function () {
    if (this.id !== 'last-sight') remove.call(this)
  }
}

test('[2.shell.21] what somebody else or another build has shown is not shown', async () => {
  const others = new Map<string, object>([
    [await makeList('Beans'), { script: '/assets/other.js' }],
    [await makeList('Kale'), { userId: '00000000-0000-4000-8000-000000000000' }],
  ])
  await seeList('Lentils')
  await anna.page.evaluate(
    async ({ name, path, others }) => {
      const cache = await caches.open(name)
      const sight = await (await cache.match(path))?.json()
      for (const [other, part] of others)
        await cache.put(other, Response.json({ ...sight, ...part }))
    },
    { name: SIGHTS_CACHE, path, others: [...others] },
  )
  const tab = await openOffline()
  const expectSights = async (at: string, count: number): Promise<void> => {
    await tab.goto(at)
    await expect(tab.locator('#root .shopping-row').first()).toBeAttached()
    await expect(tab.locator('#last-sight')).toHaveCount(count)
  }
  await expectSights(path, 1)
  for (const other of others.keys()) await expectSights(other, 0)
  await tab.close()
  await anna.phone.goOnline()
})

test('[2.profile.1, 2.profile.13, 2.shell.21] signing out works offline, reaches every tab and leaves nothing on the device', async () => {
  await seeList('Chard')
  const { page, phone } = anna
  // Another window is sent away with what it shows, and is put away by that.
  const other = await phone.context.newPage()
  await other.goto('/menu')
  await expect(other.getByRole('link', { name: /Chard/ })).toBeVisible()
  await page.goto('/profile')
  // A page that the bookmark has handed over and that nobody has read yet.
  await page.evaluate(
    async ([cache, key]) => (await caches.open(cache)).put(key, new Response('<p>Given</p>')),
    [GIVEN_CACHE, GIVEN_KEY] as const,
  )
  await phone.goOffline()
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  const asked = page.getByRole('dialog', { name: 'Sign out while offline?' })
  await asked.getByRole('button', { name: 'Sign Out' }).click()
  await Promise.all([page, other].map((each) => each.waitForURL('**/login')))
  expect(await storedSession(page)).toBeNull()
  expect(await rowsOfPeople(page)).toBe(0)
  const isThere = (cache: string) => page.evaluate((name) => caches.has(name), cache)
  expect(await isThere(GIVEN_CACHE)).toBe(false)
  await expect.poll(() => isThere(SIGHTS_CACHE)).toBe(false)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await page.goto('/groceries')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fgroceries$/)
})
