// The screens for visitors as product §2 says: landing, register, sign-in, and a forgotten password.
import { expect, type Page, test } from '@playwright/test'
import { call } from '../support/auth-client.ts'
import { mailTo } from '../support/auth-page.ts'
import { faultsOf } from '../support/axe.ts'
import { openPhone, type Phone, throwAway } from '../support/browser.ts'
import { register } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

const PASSWORD = 'a long enough pass-phrase'
const EMAIL = 'nora@example.org'
const NEW_PASSWORD = 'another long enough pass-phrase'

let server: TestServer
let phone: Phone
let page: Page

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)
test.beforeAll(async () => {
  server = await startServer({ listen: true })
  phone = await openPhone({ url: server.url })
  page = phone.page
  await register(server, EMAIL, PASSWORD, 'Nora')
})
test.afterAll(async () => {
  await phone.close()
  await throwAway(phone)
  await server.stop()
})

/** Holds back calls to a path of the provider, as a slow line does, until the result is called. */
async function hold(path: string): Promise<() => void> {
  let release = (): void => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/auth/v1${path}`, async (route) => {
    await gate
    await route.continue()
  })
  return release
}

async function signIn(): Promise<void> {
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function signOut(): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
}

function pageLoadOf(path: string) {
  return page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === path,
  )
}

/** Runs in the page: the code that the forms need throws something that is no Error. */
function throwNoError(): void {
  const Real = URL
  globalThis.URL = class extends Real {
    constructor(url: string | URL, base?: string | URL) {
      if (String(url).endsWith('/auth/v1')) throw 'no words'
      super(url, base)
    }
  }
}

test('[1.purpose.10, 2.landing.2, 2.landing.3, 2.shell.1] the landing page says what one can do, and leads on', async () => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Welcome\s*to nomnom/)
  for (const [name, href] of [
    ['Register', '/register?redirect=/menu'],
    ['Login', '/login?redirect=/menu'],
  ]) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href ?? '')
  }
  await expect(main.getByRole('listitem').getByRole('heading')).toHaveText([
    'Manage Recipes',
    'Create Grocery Lists',
    'Share your favorite Restaurants',
  ])
  for (const text of [
    'Create and share recipes, grocery lists and restaurants with friends.',
    'Keep recipes with their ingredients and instructions.',
    'Create lists with items, categories and quantities.',
    'Save and share favourite restaurants with notes and ratings.',
    'Still a work in progress',
  ]) {
    await expect(main.getByText(text)).toBeVisible()
  }
  await expect(page.getByRole('navigation')).toHaveCount(0)
  // Of a wide screen all of it is seen, also of a low one.
  for (const height of [900, 800]) {
    await page.setViewportSize({ width: 1280, height })
    for (const card of await main.getByRole('listitem').all()) {
      await expect(card).toBeInViewport({ ratio: 1 })
    }
  }
})

test('[2.routes.2] four paths open without a session, and none of them has the navigation or a fault of access', async () => {
  for (const [path, title] of [
    ['/', 'Welcome · nomnom'],
    ['/login', 'Login · nomnom'],
    ['/register', 'Register · nomnom'],
    ['/forgot-password', 'Forgot Password · nomnom'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.getByRole('link', { name: 'Recipes' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([path, ...(await faultsOf(page))]).toEqual([path])
  }
  for (const [path, name] of [
    ['/login', 'No account yet? Register'],
    ['/register', 'Already have an account? Go to login'],
    ['/forgot-password', 'To Login'],
  ] as const) {
    await page.goto(path)
    const link = await page.getByRole('link', { name }).boundingBox()
    expect([path, (link?.height ?? 0) >= 44]).toEqual([path, true])
  }
})

test('[2.register.3, 4.auth-forms.1, 5.register.2, 5.register.3, 8.auth.4] registering says that it is busy, and leaves the password to the provider', async () => {
  await page.goto('/register')
  await expect(
    page.getByRole('link', { name: 'Already have an account? Go to login' }),
  ).toHaveAttribute('href', '/login')
  await page.setViewportSize({ width: 768, height: 1024 })
  const email = await page.getByLabel('Email').boundingBox()
  expect(email?.width, 'a form stretches on a tablet').toBeLessThan(480)
  await page.setViewportSize({ width: 360, height: 600 })
  const link = await page.getByRole('link', { name: 'Already have an account?' }).boundingBox()
  const field = await page.locator('.wheat-field').boundingBox()
  if (!link || !field) throw new Error('A link and a drawing are expected')
  expect(link.y + link.height, 'a link lies on the drawing').toBeLessThanOrEqual(field.y)
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await page.getByLabel('Email').fill('anna@example.org')
  await page.getByLabel('Password', { exact: true }).fill('1')
  await page.getByLabel('Repeat password').fill('1')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Password should be at least 6 characters.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('anna@example.org')

  const goOn = await hold('/signup**')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('button', { name: 'Creating an account...' })).toBeVisible()
  goOn()
  await expect(page.getByRole('heading', { name: 'Thank you for registering!' })).toBeVisible()
  await expect(
    page.getByText('Please check your email to confirm your account before signing in.'),
  ).toBeVisible()
})

test('[2.login.3, 2.forgot.1, 2.forgot.2, 4.auth-forms.2, 8.auth.6] a reset e-mail is asked for, and too soon it is refused in the words of the provider', async () => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page.getByRole('link', { name: 'To Login' })).toHaveAttribute('href', '/login')
  // On another device she has only just asked for one.
  await call(server, '/recover', { json: { email: EMAIL } })
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByRole('button', { name: 'Send reset email' }).click()
  await expect(page.getByText(/you can only request this after \d+ seconds/)).toBeVisible()

  server.clock.advance(120_000)
  const goOn = await hold('/recover**')
  await page.getByRole('button', { name: 'Send reset email' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  goOn()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect(page.getByText('Password reset instructions sent')).toBeVisible()
  await expect(
    page.getByText(
      'If you registered using your email and password, you will receive a password reset email.',
    ),
  ).toBeVisible()
})

test('[2.forgot.3, 2.forgot.4, 2.update-password.1, 2.update-password.2, 2.update-password.3, 5.update-password.1, 2.landing.1] the code of the e-mail leads to a new password and that leads home, once', async () => {
  // A phone drops the page from memory while somebody reads the mail.
  await page.reload()
  const { link, code } = await mailTo(server, EMAIL, 2)
  expect(new URL(link).searchParams.get('redirect_to')).toBe(`${server.url}/update-password`)
  await page.getByLabel('Code from the email').fill(code)
  await page.getByLabel('Code from the email').press('Enter')
  await expect(page.getByRole('heading', { name: 'Update Your Password' })).toBeVisible()
  await expect(page.getByText('Please enter your new password below.')).toBeVisible()
  await expect(page.locator('input[type=password]')).toHaveCount(1)
  await page.getByLabel('New password').fill('1')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Password should be at least 6 characters.')).toBeVisible()

  const goOn = await hold('/user')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  const home = pageLoadOf('/')
  goOn()
  await home
  await page.waitForURL('**/menu')

  // The link is of the same mail, and so used up.
  await page.goto(link)
  await page.waitForURL('**/forgot-password')
  await expect(page.getByText('Email link is invalid or has expired')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
})

test('[2.login.2, 2.landing.1] somebody with a session is sent straight on', async () => {
  for (const [path, target] of [
    ['/login?redirect=/places', '/places'],
    ['/login', '/menu'],
    ['/', '/menu'],
  ] as const) {
    await page.goto(path)
    await page.waitForURL(server.url + target)
  }
})

test('[2.update-password.3, 8.auth.4, 8.auth.6] what is thrown without being an error is told as an error all the same', async () => {
  const tab = await phone.context.newPage()
  await tab.addInitScript(throwNoError)
  await tab.goto('/update-password')
  await tab.getByLabel('New password').fill(PASSWORD)
  await tab.getByRole('button', { name: 'Save new password' }).click()
  await expect(tab.getByText('An error occurred', { exact: true })).toBeVisible()
  await signOut()
  await tab.waitForURL(/\/login/)
  await tab.goto('/forgot-password')
  await tab.getByLabel('Email').fill(EMAIL)
  await tab.getByRole('button', { name: 'Send reset email' }).click()
  await expect(tab.getByText('An error occurred', { exact: true })).toBeVisible()
  await tab.goto('/register')
  await tab.getByLabel('Email').fill('mei@example.org')
  await tab.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await tab.getByLabel('Repeat password').fill(PASSWORD)
  await tab.getByRole('button', { name: 'Register' }).click()
  await expect(tab.getByText('An error occurred', { exact: true })).toBeVisible()
  await tab.close()
})

test('[2.login.4, 9.redirect.1] signing in loads the page anew, at the wanted path or at home', async () => {
  await page.goto('/login?redirect=/groceries')
  const wanted = pageLoadOf('/groceries')
  await signIn()
  await wanted
  await expect(page.getByRole('heading', { level: 1, name: 'Grocery Lists' })).toBeVisible()
  await signOut()
  const home = pageLoadOf('/')
  await signIn()
  await home
  await page.waitForURL('**/menu')
})

test('[7.calls.4] the description of the calls is a page of the server, and fits a narrow phone', async () => {
  const tab = await phone.context.newPage()
  await tab.setViewportSize({ width: 360, height: 740 })
  const before = phone.problems.length
  // The app's worker, which is installed by now, leaves it alone.
  const answer = await tab.goto('/api/docs')
  expect(answer?.fromServiceWorker()).toBe(false)
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Calls of')
  const call = tab.getByText('POST /api/grocerylists Create a list', { exact: true })
  await call.click()
  await expect(tab.locator('#postGrocerylists pre').first()).toBeVisible()
  // Its style applies, and the policy refused nothing.
  await expect(tab.locator('summary').first()).toHaveCSS('cursor', 'pointer')
  expect(phone.problems.slice(before)).toEqual([])
  const wider = () =>
    tab.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  expect(await wider()).toBe(0)
  // So it does what is missing, which is no screen.
  const missing = await tab.goto('/assets/gone-1.js')
  expect([missing?.status(), missing?.fromServiceWorker()]).toEqual([404, false])
  await tab.close()
})
