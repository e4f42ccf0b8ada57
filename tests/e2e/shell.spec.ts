// What surrounds every screen, as product §2, §4 and §9 say: header, menu, loading, errors, toasts,
// dialogs, what waits, the offer to install, and the question about a new version.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { befriend } from '../support/api.ts'
import { storedSession } from '../support/auth-page.ts'
import { openPhone, type Phone, type PhoneOptions, throwAway } from '../support/browser.ts'
import { builtFile } from '../support/built-file.ts'
import type { Line } from '../support/line.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'

const PHONE_SIZE = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 800 }

const server = pageServer()
let nora: Shopper
let anna: Shopper
let recipeId: string

test.describe.configure({ mode: 'default' })
test.setTimeout(240_000)
test.beforeAll(async () => {
  nora = await by.arrive(server, 'Nora')
  anna = await by.arrive(server, 'Anna')
  await befriend(anna.api, nora.api, ['canViewRecipes'])
  const { body } = await anna.api.post('/recipes', {
    title: 'White bean dip',
    diet: 'VEGAN',
    difficulty: 'EASY',
    course: 'APPETIZER',
    ingredientSections: [
      { ingredients: Array.from({ length: 30 }, (_, at) => ({ text: `${at + 1} tins of beans` })) },
    ],
    instructionSections: [{ instructions: [{ instruction: 'Blend.' }] }],
  })
  recipeId = body.id
})

/** Runs with a phone that has never opened the app, so that its worker holds no file yet. */
async function withNewPhone(
  run: (phone: Phone) => Promise<void>,
  options: Pick<PhoneOptions, 'before' | 'missing'> = {},
): Promise<void> {
  const phone = await openPhone({ url: server.url, ...options })
  try {
    await run(phone)
  } finally {
    await phone.close()
    await throwAway(phone)
  }
}

function h1(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name })
}

test('[2.shell.1, 2.shell.2, 2.shell.6] the header of a wide screen leads everywhere, with the brand in its middle', async () => {
  const { page } = nora
  await page.setViewportSize(WIDE)
  await page.goto('/menu')
  const header = page.getByRole('banner')
  for (const [name, path] of [
    ['Recipes', '/recipes'],
    ['Restaurants', '/places'],
    ['Grocery Lists', '/groceries'],
    ['Profile', '/profile'],
    ['nomnom', '/menu'],
  ] as const) {
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  const brand = await header.getByRole('link', { name: 'nomnom' }).boundingBox()
  expect(brand && Math.round(brand.x + brand.width / 2)).toBe(WIDE.width / 2)
  await expect(page.locator('main ~ svg.wheat')).toBeVisible()
  await expect(page.locator('main ~ svg.wheat')).toHaveAttribute('aria-hidden', 'true')
})

test('[2.shell.10] pointing at a link loads its screen ahead, and what is there is asked for on entry', async () => {
  const { page } = nora
  await page.setViewportSize(WIDE)
  await page.goto('/menu')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Recipes' })).toBeVisible()
  const loaded = page.waitForRequest(builtFile('src/recipes/screens.ts'))
  await page.getByRole('banner').getByRole('link', { name: 'Recipes' }).hover()
  await loaded
  expect(new URL(page.url()).pathname).toBe('/menu')
  await nora.api.post('/places', {
    name: 'Ofelia',
    location: 'Lisboa',
    type: 'coffee',
    foodRating: 8,
    priceQualityRating: 7,
    seatingRating: 9,
  })
  await page.getByRole('banner').getByRole('link', { name: 'Restaurants' }).click()
  await expect(page.getByText('Ofelia')).toBeVisible()
})

test('[2.shell.4, 2.shell.5, 9.drawer.1] the menu of a small screen starts below the header and has every entry', async () => {
  const { page } = nora
  await page.setViewportSize(PHONE_SIZE)
  await page.goto('/places')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect.poll(async () => (await menu.boundingBox())?.y).toBe(61)
  await expect(menu.getByRole('link')).toHaveText([
    'Menu',
    'Recipes',
    'Restaurants',
    'Grocery Lists',
    'Profile',
  ])
  await menu.getByRole('link', { name: 'Profile' }).click()
  await expect(menu).toBeHidden()
  await expect(h1(page, 'Your Profile')).toBeVisible()
})

test('[2.shell.4, 2.shell.11] a navigation names the page, focuses its heading and starts at its top', async () => {
  const { page } = nora
  await page.setViewportSize(PHONE_SIZE)
  await page.goto('/groceries')
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

test('[9.avatar.1] people stand as initials, large on the profile and small on their recipes', async () => {
  const { page } = nora
  await page.goto('/recipes')
  const small = page.getByRole('link', { name: /White bean dip/ }).locator('.avatar')
  await expect(small).toContainText('A')
  expect((await small.boundingBox())?.width).toBe(24)
  await page.goto('/profile')
  const large = page.locator('.avatar').first()
  await expect(large).toHaveText('N')
  expect((await large.boundingBox())?.width).toBe(48)
})

test('[9.dialog.1] a dialog with much in it is 60vh high and scrolls; on a phone on its side it is as high as that', async () => {
  const { page } = nora
  await page.setViewportSize(PHONE_SIZE)
  await page.goto(`/recipes/${recipeId}/view`)
  await page.getByRole('button', { name: 'Add to Groceries' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to Groceries' })
  await expect(dialog.getByRole('checkbox', { name: '30 tins of beans' })).toBeAttached()
  await expect
    .poll(async () => Math.round((await dialog.boundingBox())?.height ?? 0))
    .toBe(Math.round(PHONE_SIZE.height * 0.6))
  await page.setViewportSize({ width: 740, height: 360 })
  await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(360 - 16)
  await page.setViewportSize(PHONE_SIZE)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

test('[2.shell.15] an unknown path says so and leads home', async () => {
  const { page } = nora
  for (const path of ['/nowhere', '/no%0Awhere']) {
    await page.goto(path)
    await expect(
      page.getByText('Woooooooooops! We could not find the page you are looking for!'),
    ).toBeVisible()
  }
  await page.getByRole('link', { name: 'To the Home Page' }).click()
  await page.waitForURL('**/menu')
})

test('what waits is in the sheet behind the chip, and goes when the network is back', async () => {
  const { page, phone, api } = nora
  await by.waitForWorker(page)
  await page.goto('/groceries')
  await expect(h1(page, 'Grocery Lists')).toBeVisible()
  await phone.goOffline()
  await by.createList(page, 'Weekend')
  const sentence = 'Offline. 1 change will be sent when you are back.'
  await page.getByRole('button', { name: sentence }).click()
  const sheet = page.getByRole('dialog', { name: '1 change waiting' })
  await expect(sheet).toContainText('New list “Weekend”')
  await expect(sheet).toContainText(sentence)
  await phone.goOnline()
  await expect(page.getByRole('dialog', { name: 'Everything is saved' })).toBeVisible()
  expect((await api.get('/grocerylists')).body).toMatchObject([{ name: 'Weekend' }])
})

const PUT_OFF = 'nomnom-install-dismissed'

test('[2.shell.16, 4.install.1, 9.install.1] an offer to install can be put off for two days', async () => {
  const tab = await nora.phone.context.newPage()
  await tab.goto('/groceries')
  await expect(h1(tab, 'Grocery Lists')).toBeVisible()
  const offer = () =>
    tab.evaluate(() => void window.dispatchEvent(new Event('beforeinstallprompt')))
  const banner = tab.getByRole('region', { name: 'Install nomnom App' })
  await offer()
  await expect(banner).toContainText(
    'Install our app for a better experience and offline access to your recipes!',
  )
  await expect(banner.getByRole('button', { name: 'Install Now' })).toBeVisible()
  await banner.getByRole('button', { name: 'Remind Me Later' }).click()
  await expect(banner).toBeHidden()

  await tab.reload()
  await expect(h1(tab, 'Grocery Lists')).toBeVisible()
  const lastAt = await tab.evaluate((key) => Number(localStorage.getItem(key)), PUT_OFF)
  const hour = 60 * 60 * 1000
  const offerWithPutOffAt = async (ms: number): Promise<void> => {
    await tab.evaluate(([key, at]) => localStorage.setItem(key, at), [PUT_OFF, `${ms}`] as const)
    await offer()
  }
  // It leaves when it comes too soon, so nothing has to be waited for.
  for (const tooSoon of [0, 47 * hour]) {
    await offerWithPutOffAt(lastAt - 48 * hour - 1000)
    await expect(banner).toBeVisible()
    await offerWithPutOffAt(lastAt - tooSoon)
    await expect(banner).toBeHidden()
  }
  await tab.evaluate((key) => localStorage.removeItem(key), PUT_OFF)
  await tab.close()
})

test('[2.shell.17] on an iPhone the banner shows how to install by hand', async () => {
  const tab = await nora.phone.context.newPage()
  await tab.addInitScript(() => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'
    Object.defineProperty(navigator, 'userAgent', { value: userAgent })
  })
  await tab.goto('/groceries')
  const banner = tab.getByRole('region', { name: 'Install nomnom App on iOS' })
  await expect(banner).toContainText(
    'Install our app on your iPhone or iPad for the best experience and offline access to your recipes!',
  )
  await banner.getByRole('button', { name: 'Show Me How' }).click()
  const steps = tab.getByRole('dialog', { name: 'Three taps to install' })
  await expect(steps.getByRole('listitem')).toHaveText([
    /Tap Share in Safari’s toolbar/,
    /Scroll and choose Add to Home Screen/,
    /Tap Add in the corner/,
  ])
  await steps.getByRole('button', { name: 'Got it' }).click()
  await expect(steps).toBeHidden()
  await tab.close()
})

test('[9.toasts.1, 9.toasts.2, 2.shell.7] an error stays 4 s, a success 2 s, and each is gone 1 s later', async () => {
  const { page } = nora
  await page.setViewportSize(WIDE)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 3, name: 'Anna' })).toBeVisible()
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('heading', { level: 3, name: 'Anna' })).toBeVisible()
  await expectStay(page, 'Oh noooo! We could not find user with that email!', {
    duration: 4000,
    after: async () => {
      await page.getByRole('button', { name: 'Add a Friend' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add a friend' })
      await dialog.getByLabel('Email').fill('nobody@example.test')
      await dialog.getByRole('button', { name: 'Invite' }).click()
    },
  })
  await expectStay(page, 'Permissions updated successfully!', {
    duration: 2000,
    after: () => page.getByRole('switch', { name: 'Can view my recipes' }).click(),
  })
})

test('[9.toasts.1] a toast whose button was pressed by key, and a finger that is gone at once, hold no other toast', async () => {
  const { page } = nora
  const groceries = ['Figs', 'Dates', 'Plums'].map((text) => ({ text }))
  const { body } = await nora.api.post('/grocerylists', { name: 'Held', groceries })
  await page.goto('/groceries')
  await page.getByRole('link', { name: /Held/ }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await page.getByRole('button', { name: 'Remove Figs' }).click()
  const beside = page.getByRole('button', { name: 'Move Dates', exact: true })
  await expect(beside).toBeFocused()
  await undo.press('Enter')
  await expect(beside).toBeFocused()
  await expect(page.getByLabel('Item Figs')).toBeVisible()
  await expect(undo).toHaveCount(0)

  await page.getByRole('button', { name: 'Remove Dates' }).click()
  await expect(undo).toHaveCount(1)
  await expect(undo).toHaveCount(0, { timeout: 10_000 })

  await page.getByRole('button', { name: 'Remove Plums' }).click()
  await undo.evaluate((button) => {
    for (const type of ['pointerover', 'pointerout'])
      button.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  })
  await expect(undo).toHaveCount(0, { timeout: 10_000 })
  await nora.api.del(`/grocerylists/${body.id}`)
})

/** Expects a toast in the corner, at its margin, however long its text is. */
async function expectAtBottomRight(page: Page, toast: Locator): Promise<void> {
  const size = page.viewportSize() ?? WIDE
  const box = await toast.boundingBox()
  expect(Math.round(size.width - (box?.x ?? 0) - (box?.width ?? 0))).toBe(16)
  expect(size.height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(40)
}

type Stay = { duration: number; after: () => Promise<void> }

/** Expects that a toast stays for so long, by small steps of the page's clock. */
async function expectStay(page: Page, text: string, { duration, after }: Stay): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await after()
  const toast = page.locator('.toast').filter({ hasText: text })
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return await toast.count()
    })
    .toBe(1)
  await expectAtBottomRight(page, toast)
  await page.clock.runFor(duration - 200)
  await expect(toast).not.toHaveClass(/toast-leaving/)
  await page.clock.runFor(220)
  await expect(toast).toHaveClass(/toast-leaving/)
  await page.clock.runFor(900)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
  await page.clock.resume()
}

test('[2.shell.13] the app leaves a root element alone that is not empty', async () => {
  await withNewPhone(async ({ page }) => {
    const html = await (await server.fetch('/')).text()
    await page.route('**/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: html.replace('id="root">', 'id="root">Something else'),
      }),
    )
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await page.locator('#root').innerHTML()).toBe('Something else')
    await page.unroute('**/')
    await page.goto('/')
    await expect(h1(page, 'Welcome')).toBeVisible()
  })
})

test('[2.shell.8] while a screen is on its way, Loading... fills the page', async () => {
  await withNewPhone(async ({ page }) => {
    let arrive = (): void => {}
    const slow = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(builtFile('src/auth/screens.ts'), async (route) => {
      await slow
      await route.continue()
    })
    await page.goto('/register', { waitUntil: 'commit' })
    const loading = page.getByRole('status').filter({ hasText: 'Loading...' })
    await expect(loading).toBeVisible()
    expect(await loading.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE_SIZE })
    arrive()
    await expect(h1(page, 'Register')).toBeVisible()
    await expect(loading).toBeHidden()
  })
})

/** Runs in the page: as if the browser refused the box of messages, which lies over all screens, until `mend` runs. */
function breakFrame(): void {
  const { setAttribute } = Element.prototype
  const state = { isBroken: true }
  Object.assign(globalThis, { mend: () => (state.isBroken = false) })
  Element.prototype.setAttribute = function (name, value) {
    if (state.isBroken && value === 'Messages') throw new DOMException('Refused', 'SecurityError')
    setAttribute.call(this, name, value)
  }
}

test('[2.shell.12, 8.fatal.1, 7.errors.1] an app that cannot be drawn at all says so, reports it, and starts when it can', async () => {
  await withNewPhone(async ({ page }) => {
    await page.addInitScript(breakFrame)
    const report = page.waitForRequest('**/api/errors')
    await page.goto('/')
    await expect(h1(page, 'An error has occurred')).toBeVisible()
    await expect(page.locator('#root').getByRole('heading')).toHaveCount(1)
    expect((await report).postDataJSON()).toMatchObject({ kind: 'render', name: 'SecurityError' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(h1(page, 'An error has occurred')).toBeVisible()
    await page.evaluate('mend()')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(h1(page, 'Welcome')).toBeVisible()
  })
})

test('[2.shell.14, 8.fatal.1] a frame that cannot be drawn shows the root error, which leads home and signs out', async () => {
  const run = async ({ page, context }: Phone): Promise<void> => {
    const frame = builtFile('src/app/frame.ts')
    await context.route(frame, (route) => route.abort())
    const report = page.waitForRequest('**/api/errors')
    await by.sendSignIn(page, nora.api.email)
    await expect(h1(page, 'Woops! We ran into an error.')).toBeVisible()
    expect((await report).postDataJSON()).toMatchObject({ kind: 'render' })
    await context.unroute(frame)
    await page.getByRole('button', { name: 'To the Home Page' }).click()
    await page.waitForURL('**/menu')
    await expect(page.getByRole('heading', { name: 'White bean dip' })).toBeVisible()

    await context.route(frame, (route) => route.abort())
    await page.reload()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('**/login')
    expect(await storedSession(page)).toBeNull()
  }
  // A worker would have kept the file.
  await withNewPhone(run, { missing: ['/sw.js'] })
})

/** Reads a list that was made elsewhere, and adds to it. */
async function expectOnline(page: Page, name: string): Promise<void> {
  const { api } = nora
  const { id } = (await api.post('/grocerylists', { name, groceries: [{ text: 'Milk' }] })).body
  await page.getByRole('link', { name }).click()
  await expect(page.getByLabel('Item Milk')).toBeVisible()
  await page.getByLabel('Add an item').fill('Bread')
  await page.getByLabel('Add an item').press('Enter')
  await expect(page.getByLabel('Item Bread')).toBeVisible()
  const texts = async () => (await by.storedItems({ api }, id)).map(({ text }) => text)
  await expect.poll(texts).toEqual(['Milk', 'Bread'])
}

test('[2.shell.9] with a worker that cannot start the app works online; a screen whose code cannot be fetched shows its error, and what it can do without fails alone', async () => {
  const screens = builtFile('src/groceries/screens.ts')
  let isBroken = true
  let asked = 0
  const run = async ({ page, context, line }: Phone): Promise<void> => {
    line.instead.set(builtFile('src/timers/timer-link.tsx').replace('**', ''), () => {
      asked += 1
      return isBroken ? 'cut' : null
    })
    await context.route(screens, (route) => route.abort())
    await by.sendSignIn(page, nora.api.email)
    await expect(page.getByRole('heading', { name: 'This page could not be shown.' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'nomnom' }).first()).toBeVisible()
    await expect.poll(() => asked).toBeGreaterThan(0)
    const askedSoFar = asked
    isBroken = false
    await expect.poll(() => asked).toBeGreaterThan(askedSoFar)

    await context.unroute(screens)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(h1(page, 'Grocery Lists')).toBeVisible()
    await expect(page.getByText('cannot open nomnom offline')).toBeVisible()
    await expectOnline(page, 'Saturday')
  }
  await withNewPhone(run, { missing: ['/sw.js'] })
})

/** Runs in the page, which then keeps nothing. */
function refuseStorage(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Storage is switched off', 'SecurityError')
  }
}

test('with an IndexedDB that throws at opening the app says so and works online', async () => {
  const run = async ({ page }: Phone): Promise<void> => {
    await by.sendSignIn(page, nora.api.email)
    await expect(h1(page, 'Grocery Lists')).toBeVisible()
    await expect(page.getByText('does not let nomnom keep anything')).toBeVisible()
    // A worker would look for the session where there is none, so the page does without.
    await by.waitForWorker(page)
    await expectOnline(page, 'Sunday')
  }
  await withNewPhone(run, { before: refuseStorage })
})

/** Puts another version of the worker on the server, which a phone finds. */
async function release({ page, line }: { page: Page; line: Line }): Promise<void> {
  line.appended.set('/sw.js', '\n// the next version\n')
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  const address = `${server.url}/sw.js`
  await expect.poll(() => workersOf(page)).toEqual([address, address])
}

/** The addresses of the worker that answers and of the one that waits to take over. */
function workersOf(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return [registration?.active, registration?.waiting].map((found) => found?.scriptURL)
  })
}

function updateQuestion(page: Page): Locator {
  return page.getByRole('dialog').filter({ hasText: 'A new version of Nom Nom' })
}

test('[4.worker.1, 4.worker.2, 4.worker.4] the worker is /sw.js, and nothing asks to update it while cooking, shopping or half through a form; agreed to, the next one takes along what waits', async () => {
  const { page, api, phone } = anna
  const groceries = [{ text: 'Milk' }]
  const { id } = (await api.post('/grocerylists', { name: 'Weekend', groceries })).body
  await by.waitForWorker(page)
  expect(await workersOf(page)).toEqual([`${server.url}/sw.js`, undefined])
  const question = updateQuestion(page)
  const expectQuestion = async (): Promise<void> => {
    await expect(question).toBeVisible()
    await expect(question).toContainText(
      'A new version of Nom Nom is available. Please refresh to continue.',
    )
  }
  // The next screen asks at once, so the question was only held back before. It asks once a page.
  const putOff = async (): Promise<void> => {
    await expectQuestion()
    await question.getByRole('button', { name: 'Later' }).click()
    await expect(question).toBeHidden()
  }

  await page.goto('/places/new')
  await page.getByLabel('Name').fill('Ofelia')
  await test.step('what was read', async () => {
    await page.goto('/recipes/create')
    await page.getByRole('radio', { name: 'Paste or drop' }).check()
    await page.getByLabel('The recipe').fill('Soup\n\nIngredients\n1 onion\n\nMethod\n1. Cook it.')
    await page.getByRole('button', { name: 'Read it' }).click()
    await expect(page.getByText('Soup was read.')).toBeVisible()
    await release({ page, line: phone.line })
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Read something else' }).click()
    await putOff()
  })
  await page.getByRole('radio', { name: 'Write it' }).check()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Soup')
  const busy = [
    ['/recipes/create', 'Create Recipe'],
    ['/places/new', 'Back to Restaurants'],
    [`/recipes/${recipeId}/prepare`, 'Back to recipe'],
    [`/groceries/${id}/shopping`, 'Back'],
  ] as const
  for (const [path, name] of busy) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(/\S/)
      await expect(
        page.getByRole('link', { name }).or(page.getByRole('button', { name })).first(),
      ).toBeVisible()
      await expect(question).toBeHidden()
      if (path === '/recipes/create') await page.getByRole('button', { name: 'Discard' }).click()
      else await page.getByRole('link', { name, exact: true }).click()
      await putOff()
    })
  }

  // The last of them leads to the list.
  phone.line.instead.set('/api/sync', () => 'cut')
  await page.getByLabel('Add an item').fill('Bread')
  await page.getByLabel('Add an item').press('Enter')
  await expect(page.getByLabel('Item Bread')).toBeVisible()
  await page.reload()
  await expectQuestion()
  // Though the worker that is to end waits for the network, for three minutes if nobody tells it.
  const loaded = page.waitForEvent('load', { timeout: 45_000 })
  await question.getByRole('button', { name: 'Refresh' }).click()
  await loaded
  await expect(page.getByLabel('Item Bread')).toBeVisible()
  await expect.poll(() => workersOf(page)).toEqual([`${server.url}/sw.js`, undefined])
  await expect(question).toBeHidden()
  const texts = async () => (await by.storedItems(anna, id)).map(({ text }) => text)
  expect(await texts()).toEqual(['Milk'])
  phone.line.instead.clear()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(texts).toEqual(['Milk', 'Bread'])
})

test('[4.worker.3, 4.worker.4] being ready for offline use is only noted; nothing asks to update while somebody enters the code of a mail', async () => {
  await withNewPhone(async ({ page, line }) => {
    const notes: string[] = []
    page.on('console', (message) => notes.push(message.text()))
    await page.goto('/forgot-password')
    await by.waitForWorker(page)
    await expect.poll(() => notes).toContain('nomnom is ready for offline use.')
    await page.getByLabel('Email').fill('somebody@example.org')
    await page.getByRole('button', { name: 'Send reset email' }).click()
    await expect(page.getByLabel('Code from the email')).toBeVisible()
    await release({ page, line })
    await page.getByLabel('Code from the email').fill('123')
    await expect(updateQuestion(page)).toBeHidden()
    // The next screen asks at once, so the question was only held back here.
    await page.getByRole('link', { name: 'To Login' }).click()
    await expect(updateQuestion(page)).toBeVisible()
  })
})
