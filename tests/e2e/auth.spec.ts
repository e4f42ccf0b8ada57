import { expect, type Page, test } from '@playwright/test'
import { GIVEN_CACHE, GIVEN_KEY } from '#shared/given-page.ts'
import { expireToken, fillSignIn, PASSWORD, storedSession } from '../support/auth-page.ts'
import { openPhone, type Phone, throwAway } from '../support/browser.ts'
import { builtFile } from '../support/built-file.ts'
import { register } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let phone: Phone
let page: Page

test.beforeEach(async () => {
  server = await startServer({ listen: true, env: { AUTH_SMTP_MAX_FREQUENCY: '0' } })
  phone = await openPhone({ url: server.url })
  page = phone.page
})
test.afterEach(async () => {
  await phone.close()
  await throwAway(phone)
  await server.stop()
})

const signIn = (email: string, password?: string) => fillSignIn(page, email, password)

/** The link in the newest mail to an address. */
async function linkInMail(email: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const mail = (await server.mails()).findLast(({ to }) => to === email)
      link = /https?:\/\/\S*\/verify\?\S+/.exec(mail?.text ?? '')?.[0]
      return link
    })
    .toBeDefined()
  return link ?? ''
}

const lists = (target = page) => target.getByRole('heading', { name: 'Grocery Lists', level: 1 })
const signInButton = () => page.getByRole('button', { name: 'Sign In' })

test('[2.register.1, 2.register.2, 2.register.4, 5.register.1, 5.register.2, 5.input.2, 8.auth.4, 9.redirect.1] somebody registers, confirms by the mail, and is in', async () => {
  await page.goto('/')
  await expect(page).toHaveTitle('Welcome · nomnom')
  await page.getByRole('link', { name: 'Register' }).click()
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email').fill('nora')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/looks like name@/)
  await page.getByLabel('Email').fill('nora@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat password').fill('something else')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByLabel('Repeat password')).toBeFocused()
  expect(sent.filter((path) => path.includes('signup'))).toEqual([])

  await page.getByLabel('Repeat password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for registering!' })).toBeVisible()
  // A phone drops the page from memory while somebody reads the mail.
  await page.reload()
  await expect(page.getByLabel('Code from the e-mail')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the mailbox' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute(
    'href',
    '/login?redirect=/menu',
  )

  await page.goto(await linkInMail('nora@example.org'))
  await page.waitForURL('**/menu')
  expect(new URL(page.url()).hash).toBe('')
  expect(await storedSession(page)).toMatchObject({ user: { email: 'nora@example.org' } })
})

test('[2.routes.3, 2.login.1, 2.login.5, 4.auth-forms.3, 8.auth.3, 8.auth.5] without a session every path leads to the sign-in and back afterwards', async () => {
  await register(server, 'nora@example.org')
  await page.goto('/groceries?from=mail')
  await page.waitForURL('**/login?redirect=%2Fgroceries%3Ffrom%3Dmail')
  await signIn('nora@example.org', 'wrong')
  await expect(page.getByText('Invalid login credentials')).toBeVisible()
  await signIn('nora@example.org', '')
  await expect(
    page.getByText('You must provide either an email or phone number and a password'),
  ).toBeVisible()
  await signIn('nora@example.org')
  await page.waitForURL('**/groceries?from=mail')
  await expect(lists()).toBeVisible()

  await page.goto('/login?redirect=https://evil.example/')
  await page.waitForURL(`${server.url}/menu`)
  await page.goto('/nowhere')
  await expect(
    page.getByText('Woooooooooops! We could not find the page you are looking for!'),
  ).toBeVisible()
})

test('[2.login.3, 2.forgot.3, 5.update-password.1, 2.update-password.3] a forgotten password is set anew by the link in the mail, once', async () => {
  await register(server, 'nora@example.org')
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await page.getByLabel('Email').fill('nora@example.org')
  await page.getByRole('button', { name: 'Send reset email' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect(page.getByText('Password reset instructions sent')).toBeVisible()
  const link = await linkInMail('nora@example.org')

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Update Your Password' })).toBeVisible()
  await page.getByLabel('New password').fill('123')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Password should be at least 6 characters.')).toBeVisible()
  await page.getByLabel('New password').fill('an even longer pass-phrase')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await page.waitForURL('**/menu')

  await page.goto(link)
  await page.waitForURL('**/forgot-password')
  await expect(page.getByText('Email link is invalid or has expired')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
})

test('[4.session.2] three tabs with an expired token renew it once', async () => {
  await register(server, 'nora@example.org')
  await page.goto('/login?redirect=/groceries')
  await signIn('nora@example.org')
  await expect(lists()).toBeVisible()
  // A page of this origin without the app, so that no tab renews before renewals are counted.
  await page.goto('/icons/icon-192.png')
  await expireToken(page)
  let renewals = 0
  // Counted on the line, which those of the worker pass, too.
  phone.line.instead.set('/auth/v1/token', () => {
    renewals += 1
    return null
  })
  const others = await Promise.all([phone.context.newPage(), phone.context.newPage()])
  await Promise.all([page, ...others].map((tab) => tab.goto('/groceries')))
  for (const tab of [page, ...others]) await expect(lists(tab)).toBeVisible()
  await expect
    .poll(async () => Number((await storedSession(page))?.['expires_at']) * 1000)
    .toBeGreaterThan(Date.now())
  // A tab has had its turn once its client answers from the record of the session.
  for (const tab of others) expect(await storedSession(tab)).toEqual(await storedSession(page))
  expect(renewals).toBe(1)
})

test('signing out works offline, empties the device and reaches every tab', async () => {
  await register(server, 'nora@example.org')
  await page.goto('/login?redirect=/groceries')
  await signIn('nora@example.org')
  await expect(lists()).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const other = await phone.context.newPage()
  await other.goto('/groceries')
  await expect(lists(other)).toBeVisible()

  await page.goto('/profile')
  // A page that the bookmark has handed over and that nobody has read yet.
  await page.evaluate(
    async ([cache, key]) => (await caches.open(cache)).put(key, new Response('<p>Given</p>')),
    [GIVEN_CACHE, GIVEN_KEY] as const,
  )
  await phone.goOffline()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const asked = page.getByRole('dialog', { name: 'Sign out while offline?' })
  await asked.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
  await other.waitForURL('**/login')
  expect(await storedSession(page)).toBeNull()
  await expectEmptyDevice()
  expect(await page.evaluate((cache) => caches.has(cache), GIVEN_CACHE)).toBe(false)
  await page.goBack()
  await expect(signInButton()).toBeVisible()
})

test('[2.profile.13] signing out asks what becomes of a recipe that was typed and of what was not sent', async () => {
  await register(server, 'nora@example.org')
  await page.goto('/login?redirect=/recipes/create')
  await signIn('nora@example.org')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Half a soup')
  const signOut = async (name: string, answer: string) => {
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('dialog', { name }).getByRole('button', { name: answer }).click()
    await page.waitForURL('**/login')
  }
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const typed = page.getByRole('dialog').getByRole('link', { name: 'Half a soup' })
  await expect(typed).toHaveAttribute('href', '/recipes/create')
  await signOut('What you typed is not saved yet', 'Keep')
  await page.goto('/login?redirect=/recipes/create')
  await signIn('nora@example.org')
  await expect(title).toHaveValue('Half a soup')

  await page.goto('/groceries')
  await phone.goOffline()
  await page.getByRole('button', { name: 'Create New list' }).click()
  await page.getByLabel('List Name').fill('Unsent')
  await page.getByRole('button', { name: 'Create List' }).click()
  await page.waitForURL(/groceries\/[0-9a-f-]+\/edit$/)
  await signOut('1 change is not sent yet', 'Discard')
  await expectEmptyDevice()
})

async function expectEmptyDevice(): Promise<void> {
  const left = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    return names.filter((name) => /^nomnom-[0-9a-f]{8}-/.test(name))
  })
  for (const name of left) expect(await rowsIn(name)).toBe(0)
}

/** How many rows of a user's data a database holds. */
function rowsIn(name: string): Promise<number> {
  return page.evaluate(async (database) => {
    const request = indexedDB.open(database)
    await new Promise((resolve) => request.addEventListener('success', resolve))
    let rows = 0
    for (const store of ['records', 'outbox', 'drafts', 'results', 'local', 'scopes']) {
      const counting = request.result.transaction(store).objectStore(store).count()
      await new Promise((resolve) => counting.addEventListener('success', resolve))
      rows += counting.result
    }
    request.result.close()
    return rows
  }, name)
}

test('where the browser keeps nothing the app says so and works online', async () => {
  await register(server, 'nora@example.org')
  await phone.context.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
  })
  await page.goto('/login?redirect=/groceries')
  await signIn('nora@example.org')
  await expect(lists()).toBeVisible()
  await expect(page.getByText(/does not let nomnom keep anything/)).toBeVisible()
  await page.getByRole('button', { name: 'Create New list' }).click()
  await page.getByLabel('List Name').fill('Weekend')
  await page.getByRole('button', { name: 'Create List' }).click()
  await page.waitForURL(/groceries\/[0-9a-f-]+\/edit$/)
  const stored = () =>
    server.db.selectFrom('records').select('id').where('kind', '=', 'list').execute()
  await expect.poll(async () => (await stored()).length).toBe(1)
})

test('[2.shell.9] a screen whose code cannot be fetched shows its error, and comes with a new try', async () => {
  await register(server, 'nora@example.org')
  await phone.context.route(builtFile('src/groceries/screens.ts'), (route) => route.abort())
  await page.goto('/login?redirect=/groceries')
  await signIn('nora@example.org')
  await expect(page.getByRole('heading', { name: 'This page could not be shown.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'nomnom' }).first()).toBeVisible()
  await phone.context.unroute(builtFile('src/groceries/screens.ts'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(lists()).toBeVisible()
})

test('[2.shell.9] what a screen can do without fails alone, and comes later', async () => {
  await register(server, 'nora@example.org')
  const file = builtFile('src/timers/timer-link.tsx').replace('**', '')
  let isBroken = true
  let asked = 0
  phone.line.instead.set('/sw.js', () => ({ status: 404, body: '' }))
  phone.line.instead.set(file, () => {
    asked += 1
    return isBroken ? 'cut' : null
  })
  await page.goto('/login?redirect=/groceries')
  await signIn('nora@example.org')
  await expect.poll(() => asked).toBeGreaterThan(0)
  const askedSoFar = asked
  isBroken = false
  await expect.poll(() => asked).toBeGreaterThan(askedSoFar)
  await expect(lists()).toBeVisible()
})

test('[2.shell.14] an app whose frame fails says so and offers the home page and to sign out', async () => {
  await register(server, 'nora@example.org')
  await phone.context.route(builtFile('src/app/frame.ts'), (route) => route.abort())
  await page.goto('/login?redirect=/groceries')
  await signIn('nora@example.org')
  await expect(page.getByRole('heading', { name: 'Woops! We ran into an error.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'To the Home Page' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
  expect(await storedSession(page)).toBeNull()
})
