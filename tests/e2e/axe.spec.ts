// Every screen and dialog, in both themes, narrow and wide, as axe sees it (WCAG 2.2 AA and its best
// practices). One server, one browser, the kitchen of the demonstration.
import { type Page, test } from '@playwright/test'
import { nora } from '#server/demo/content/members.ts'
import { demoEnvironment } from '#server/demo/environment.ts'
import { fill } from '#server/demo/fill.ts'
import { apiOf } from '../support/api.ts'
import { faultsOf } from '../support/axe.ts'
import { openPhone, type Phone, throwAway } from '../support/browser.ts'
import { signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { expect } from '../support/shopper.ts'

// One kitchen for all, so the tests of this file run one after the other in one worker.
test.describe.configure({ mode: 'default' })

let server: TestServer
let phone: Phone
let page: Page
/** A record of each kind of the member's own. */
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
  // Otherwise moving things would be seen half way.
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

type Opening = { press: string | RegExp; at?: number; role?: 'navigation' }

/** What opens on a screen, by the end of its path. */
const openings: Record<string, readonly Opening[]> = {
  '/menu': [{ press: 'Open menu', at: 360, role: 'navigation' }],
  '/profile': [{ press: 'Add a Friend' }, { press: /^Unfriend/ }],
  '/recipes/…/view': [{ press: 'Add to Groceries' }, { press: 'Delete recipe' }],
  '/places/…/view': [{ press: 'Delete' }],
  '/groceries': [{ press: 'Create New list' }],
  '/groceries/…/edit': [
    { press: 'Add Category' },
    { press: 'Categorise' },
    { press: /: more$/ },
    { press: 'Delete' },
  ],
}

for (const [path, heading] of screens) {
  const name = path().replace(/\/\/|undefined/, '/…/')
  test(`a member's screen and what opens on it have no fault of access: ${name}`, async () => {
    await open(path(), heading)
    expect(await faultsOf(page)).toEqual([])
    for (const opening of openings[name] ?? []) await expectNoFaultOpened(opening)
  })
}

async function expectNoFaultOpened({ press, at = 1280, role }: Opening): Promise<void> {
  await page.setViewportSize({ width: at, height: 900 })
  await page.getByRole('button', { name: press }).first().click()
  const opened = page.getByRole(role ?? 'dialog', role && { name: 'Main' }).first()
  await expect(opened).toBeVisible()
  expect([press, ...(await faultsOf(page, opened))]).toEqual([press])
  await page.setViewportSize({ width: at, height: 900 })
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
}
