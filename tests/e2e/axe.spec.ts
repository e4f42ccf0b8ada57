// Every screen and dialog, in both themes and at three widths, as axe sees it (WCAG 2.2 AA and its
// best practices). One server, one browser, the kitchen of the demonstration.
import { AxeBuilder } from '@axe-core/playwright'
import { type Page, test } from '@playwright/test'
import { nora } from '#server/demo/content/members.ts'
import { demoEnvironment } from '#server/demo/environment.ts'
import { fill } from '#server/demo/fill.ts'
import { apiOf } from '../support/api.ts'
import { openPhone, type Phone, throwAway } from '../support/browser.ts'
import { signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { expect } from '../support/shopper.ts'

const WIDTHS = [360, 768, 1280]
const THEMES = ['light', 'dark'] as const
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

// One kitchen for all: the tests of this file run one after the other, in one worker.
test.describe.configure({ mode: 'default' })

let server: TestServer
let phone: Phone
let page: Page
/** An own record of each kind. */
const ids = { recipe: '', place: '', list: '' }

test.beforeAll(async () => {
  const { PORT: _, ...env } = demoEnvironment({})
  server = await startServer({ listen: true, env })
  await fill(server.fetch, server.clock.now())
  const api = apiOf(server, await signIn(server, nora.email, nora.password))
  ids.recipe = (await api.get('/recipes')).body[0].id
  ids.place = (await api.get('/places')).body[0].id
  ids.list = (await api.get('/grocerylists')).body[0].id
  phone = await openPhone({ url: server.url })
  page = phone.page
  // Whatever moves would be seen half way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login?redirect=%2Fmenu')
  await page.getByLabel('Email').fill(nora.email)
  await page.getByLabel('Password', { exact: true }).fill(nora.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('link', { name: /Brown butter/ }).first()).toBeVisible()
})
test.afterAll(async () => {
  await phone.close()
  await throwAway(phone)
  await server.stop()
})

/** Looks at what is on the screen, in both themes and at every width. */
async function expectNoFault(what: string): Promise<void> {
  const faults: unknown[] = []
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      // There are no frames, so no second page is needed to put them together. A theme changes
      // nothing but colours.
      const axe = new AxeBuilder({ page }).setLegacyMode(true)
      const { violations } = await (
        colorScheme === 'light' ? axe : axe.withRules(COLOUR_RULES)
      ).analyze()
      for (const { id, nodes } of violations)
        faults.push([what, colorScheme, width, id, nodes.map(({ html }) => html).slice(0, 3)])
    }
  }
  expect(faults).toEqual([])
}

async function open(path: string, heading: string | RegExp): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
}

const screens: readonly (readonly [path: () => string, heading: string | RegExp])[] = [
  [() => '/update-password', 'Update Your Password'],
  [() => '/menu', ''],
  [() => '/profile', 'Your Profile'],
  [() => '/recipes', 'My Recipes'],
  [() => '/recipes/create', 'Create Recipe'],
  [() => `/recipes/${ids.recipe}/view`, ''],
  [() => `/recipes/${ids.recipe}/prepare`, ''],
  [() => `/recipes/${ids.recipe}/edit`, 'Edit Recipe'],
  [() => '/recipes/00000000-0000-7000-8000-000000000000/view', ''],
  [() => '/places', 'Restaurants'],
  [() => '/places/new', 'Add a New Restaurant'],
  [() => `/places/${ids.place}/view`, ''],
  [() => `/places/${ids.place}/edit`, 'Edit Restaurant'],
  [() => '/groceries', 'Grocery Lists'],
  [() => `/groceries/${ids.list}/edit`, ''],
  [() => `/groceries/${ids.list}/shopping`, ''],
  [() => '/no/such/page', ''],
]

for (const [path, heading] of screens) {
  test(`a member's screen has no fault of access: ${path().replace(/\/\/|undefined/, '/…/')}`, async () => {
    await open(path(), heading)
    await expectNoFault(path())
  })
}

type Opening = { name: string; path: () => string; press: string | RegExp; at?: number }

const openings: readonly Opening[] = [
  { name: 'the menu', path: () => '/menu', press: 'Open menu', at: 360 },
  { name: 'Add a friend', path: () => '/profile', press: 'Add a Friend' },
  { name: 'Unfriend', path: () => '/profile', press: /^Unfriend/ },
  {
    name: 'Add to Groceries',
    path: () => `/recipes/${ids.recipe}/view`,
    press: 'Add to Groceries',
  },
  { name: 'deleting a recipe', path: () => `/recipes/${ids.recipe}/view`, press: 'Delete recipe' },
  { name: 'deleting a place', path: () => `/places/${ids.place}/view`, press: 'Delete' },
  { name: 'a new list', path: () => '/groceries', press: 'Create New list' },
  { name: 'a new category', path: () => `/groceries/${ids.list}/edit`, press: 'Add Category' },
  { name: 'categorising', path: () => `/groceries/${ids.list}/edit`, press: 'Categorise' },
  { name: 'what a category offers', path: () => `/groceries/${ids.list}/edit`, press: /: more$/ },
  { name: 'deleting a list', path: () => `/groceries/${ids.list}/edit`, press: 'Delete' },
]

for (const { name, path, press, at } of openings) {
  test(`opened, it has no fault of access: ${name}`, async () => {
    await open(path(), '')
    if (at !== undefined) await page.setViewportSize({ width: at, height: 900 })
    await page.getByRole('button', { name: press }).first().click()
    await expect(page.getByRole(at === undefined ? 'dialog' : 'navigation').first()).toBeVisible()
    await expectNoFault(name)
  })
}
