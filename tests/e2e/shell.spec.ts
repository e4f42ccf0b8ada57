// What surrounds every screen, as product §2, §4 and §9 say: header, menu, loading, errors, toasts,
// dialogs, and the question about a new version.
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { loadStaticFiles } from '#server/static.ts'
import { befriend } from '../support/api.ts'
import { openPhone, type Phone, throwAway } from '../support/browser.ts'
import { builtFile } from '../support/built-file.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'

const BUILT_PAGE = fileURLToPath(new URL('../../dist/client', import.meta.url))
const PHONE_SIZE = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 800 }

let server: TestServer
let nora: Shopper
let anna: Shopper
let recipeId: string

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)
test.beforeAll(async () => {
  server = await startServer({ listen: true })
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
test.afterAll(async () => {
  await Promise.all([nora, anna].map(by.leave))
  await server.stop()
})

/** Runs with a phone that has never opened the app, so that its worker holds no file yet. */
async function withNewPhone(run: (phone: Phone) => Promise<void>): Promise<void> {
  const phone = await openPhone({ url: server.url })
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
  await page.reload()
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

test('[9.avatar.1] people stand as initials, large on the profile and small on their recipes', async () => {
  const { page } = nora
  const large = page.locator('.avatar').first()
  await expect(large).toHaveText('N')
  await page.goto('/recipes')
  const small = page.getByRole('link', { name: /White bean dip/ }).locator('.avatar')
  await expect(small).toContainText('A')
  expect((await small.boundingBox())?.width).toBe(24)
  await page.goto('/profile')
  await expect(large).toBeVisible()
  expect((await large.boundingBox())?.width).toBe(48)
})

test('[6.recipe.2] the form for a change tells a friend that reading is all they may do', async () => {
  const { page } = nora
  await page.goto(`/recipes/${recipeId}/edit`)
  await expect(h1(page, 'White bean dip').or(page.getByText('White bean dip'))).toBeVisible()
  await expect(page.getByText('You can read this recipe, but not change it.')).toBeVisible()
  await expect(page.getByText('Recipe not found')).toBeHidden()
  await page.getByRole('link', { name: 'Back to recipe' }).click()
  await expect(h1(page, 'White bean dip')).toBeVisible()
})

test('[9.dialog.1] a dialog with much in it is 60vh high and scrolls; on a phone on its side it is as high as that', async () => {
  const { page } = nora
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
  await page.goto('/nowhere')
  await expect(
    page.getByText('Woooooooooops! We could not find the page you are looking for!'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'To the Home Page' }).click()
  await page.waitForURL('**/menu')
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

/** Runs in the page: lets the router write no history until `mend` runs. */
function breakHistory(): void {
  const { replaceState } = History.prototype
  const state = { isBroken: true }
  Object.assign(globalThis, { mend: () => (state.isBroken = false) })
  History.prototype.replaceState = function (...args) {
    if (state.isBroken) throw new DOMException('Too many calls', 'SecurityError')
    replaceState.apply(this, args)
  }
}

test('[2.shell.12, 8.fatal.1, 7.errors.1] an app that cannot be drawn at all says so, reports it, and starts when it can', async () => {
  await withNewPhone(async ({ page }) => {
    await page.addInitScript(breakHistory)
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

test('[2.shell.14, 8.fatal.1] a frame that cannot be drawn shows the root error, which leads home', async () => {
  await withNewPhone(async ({ page, context }) => {
    await context.route(builtFile('src/app/frame.ts'), (route) => route.abort())
    const report = page.waitForRequest('**/api/errors')
    await by.sendSignIn(page, nora.api.email)
    await expect(h1(page, 'Woops! We ran into an error.')).toBeVisible()
    expect((await report).postDataJSON()).toMatchObject({ kind: 'render' })
    await context.unroute(builtFile('src/app/frame.ts'))
    await page.getByRole('button', { name: 'To the Home Page' }).click()
    await page.waitForURL('**/menu')
    await expect(page.getByRole('heading', { name: 'White bean dip' })).toBeVisible()
  })
})

/** Puts another version of the worker on the server. */
async function release(name = 'the next version'): Promise<void> {
  const next = mkdtempSync(join(tmpdir(), 'nomnom-next-'))
  cpSync(BUILT_PAGE, next, { recursive: true })
  rmSync(join(next, 'sw.js.br'), { force: true })
  appendFileSync(join(next, 'sw.js'), `\n// ${name}\n`)
  server.deps.files = await loadStaticFiles(next)
  rmSync(next, { recursive: true })
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

test('[4.worker.1, 4.worker.4] the worker is /sw.js, and nothing asks to update it while cooking, shopping or half through a form', async () => {
  const { page, api } = anna
  const list = await api.post('/grocerylists', { name: 'Weekend', groceries: [{ text: 'Milk' }] })
  const { id } = list.body
  await by.waitForWorker(page)
  const worker = () => workersOf(page)
  const address = `${server.url}/sw.js`
  expect(await worker()).toEqual([address, undefined])
  await page.goto('/places/new')
  await page.getByLabel('Name').fill('Ofelia')
  await page.goto('/recipes/create')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Soup')
  await release()

  const question = updateQuestion(page)
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
      await expect.poll(worker).toEqual([address, address])
      await expect(
        page.getByRole('link', { name }).or(page.getByRole('button', { name })).first(),
      ).toBeVisible()
      await expect(question).toBeHidden()
      // The next screen asks at once, so the question was only held back here.
      if (path === '/recipes/create') await page.getByRole('button', { name: 'Discard' }).click()
      else await page.getByRole('link', { name, exact: true }).click()
      await expect(question).toBeVisible()
      await expect(question).toContainText('Please refresh to continue.')
      await question.getByRole('button', { name: 'Later' }).click()
      await expect(question).toBeHidden()
    })
  }
})

test('[4.worker.4] nothing asks to update while somebody looks at what was read', async () => {
  const ida = await by.arrive(server, 'Ida')
  const { page } = ida
  await by.waitForWorker(page)
  await page.goto('/recipes/create')
  await page.getByRole('radio', { name: 'Paste or drop' }).check()
  await page.getByLabel('The recipe').fill('Soup\n\nIngredients\n1 onion\n\nMethod\n1. Cook it.')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText('Soup was read.')).toBeVisible()
  await release('a version that comes while somebody reads')
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  const address = `${server.url}/sw.js`
  await expect.poll(() => workersOf(page)).toEqual([address, address])
  await expect(updateQuestion(page)).toBeHidden()
  // The next screen asks at once, so the question was only held back here.
  await page.getByRole('button', { name: 'Read something else' }).click()
  await expect(updateQuestion(page)).toBeVisible()
  await by.leave(ida)
})

test('[4.worker.4] nothing asks to update while somebody enters the code of a mail', async () => {
  await withNewPhone(async ({ page }) => {
    await page.goto('/forgot-password')
    await by.waitForWorker(page)
    await page.getByLabel('Email').fill('somebody@example.org')
    await page.getByRole('button', { name: 'Send reset email' }).click()
    await expect(page.getByLabel('Code from the e-mail')).toBeVisible()
    await release('a version that comes meanwhile')
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    const address = `${server.url}/sw.js`
    await expect.poll(() => workersOf(page)).toEqual([address, address])
    await page.getByLabel('Code from the e-mail').fill('123')
    await expect(updateQuestion(page)).toBeHidden()
    // The next screen asks at once, so the question was only held back here.
    await page.getByRole('link', { name: 'To Login' }).click()
    await expect(updateQuestion(page)).toBeVisible()
  })
})
