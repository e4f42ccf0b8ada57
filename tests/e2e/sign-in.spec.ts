// Registering, signing in and out, the second step, and links that find somebody else signed in.
import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { apiOf } from '../support/api.ts'
import {
  enter,
  fillSignIn,
  mailTo,
  PASSWORD,
  rowsOfPeople,
  storedSession,
} from '../support/auth-page.ts'
import { call, passHalfMinute, setUpSecondStep } from '../support/auth-client.ts'
import { openPhone, type Phone, throwAway } from '../support/browser.ts'
import { register, signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

const LISTS: [string, string] = ['/groceries', 'Grocery Lists']

let server: TestServer
let phone: Phone
let page: Page

// One server, people and a phone of its own for each test.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  const limits = { AUTH_RATE_LIMIT_EMAIL_SENT: '1000', AUTH_RATE_LIMIT_SENT_PER_SENDER: '1000' }
  server = await startServer({ listen: true, env: { AUTH_SMTP_MAX_FREQUENCY: '0', ...limits } })
})
test.beforeEach(async () => {
  phone = await openPhone({ url: server.url })
  page = phone.page
})
test.afterEach(async () => {
  await phone.close()
  await throwAway(phone)
})
test.afterAll(() => server.stop())

const codeField = () => page.getByLabel('Code')
const anAddress = () => `somebody-${randomUUID().slice(0, 8)}@example.org`
/** Somebody with an account; answers their address. */
const somebody = async () => (await register(server, anAddress())).email

test('[2.register.1, 2.register.2, 2.register.4, 5.register.1, 5.register.2, 5.input.2, 8.auth.4, 9.redirect.1] somebody registers, types the code of the mail, and is in', async () => {
  const email = anAddress()
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
  await page.getByLabel('Email').fill(email)
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
  await expect(page.getByLabel('Code from the email')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the mailbox' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute(
    'href',
    '/login?redirect=/menu',
  )

  const { code } = await mailTo(server, email)
  await codeField().fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Use the code' }).click()
  await expect(
    page.getByText('This code is not the one from the email, or it is too old.'),
  ).toBeVisible()
  await expect(codeField()).toBeFocused()
  await codeField().fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Use the code' }).click()
  await page.waitForURL('**/menu')
  await expect(page.getByRole('heading', { name: "Let's get started!" })).toBeVisible()
  expect(await storedSession(page)).toMatchObject({ user: { email } })
})

test('[2.routes.3, 2.login.1, 2.login.5, 4.auth-forms.3, 8.auth.3, 8.auth.5] without a session every path leads to the sign-in and back afterwards', async () => {
  const email = await somebody()
  await page.goto('/groceries?from=mail')
  await page.waitForURL('**/login?redirect=%2Fgroceries%3Ffrom%3Dmail')
  await fillSignIn(page, email, 'wrong')
  await expect(page.getByText('Invalid login credentials')).toBeVisible()
  await fillSignIn(page, email, '')
  await expect(
    page.getByText('You must provide either an email or phone number and a password'),
  ).toBeVisible()
  await fillSignIn(page, email)
  await page.waitForURL('**/groceries?from=mail')
  await expect(page.getByRole('heading', { name: 'Grocery Lists', level: 1 })).toBeVisible()

  await page.goto('/login?redirect=https://evil.example/')
  await page.waitForURL(`${server.url}/menu`)
})

test('[2.profile.13] signing out asks what becomes of a recipe that was typed and of what was not sent', async () => {
  const email = await somebody()
  await page.goto('/login?redirect=/recipes/create')
  await fillSignIn(page, email)
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
  await fillSignIn(page, email)
  await expect(title).toHaveValue('Half a soup')

  await page.goto('/groceries')
  await phone.goOffline()
  await page.getByRole('button', { name: 'Create New list' }).click()
  await page.getByLabel('List Name').fill('Unsent')
  await page.getByRole('button', { name: 'Create List' }).click()
  await page.waitForURL(/groceries\/[0-9a-f-]+\/edit$/)
  await signOut('1 change is not sent yet', 'Discard')
  expect(await rowsOfPeople(page)).toBe(0)
})

test('[2.login.6, 2.forgot.3] somebody else can sign in instead, and a reset mail does not skip the second step', async () => {
  const email = anAddress()
  const show = await setUpSecondStep(server, await register(server, email))
  passHalfMinute(server)
  await page.goto('/login?redirect=/groceries')
  await fillSignIn(page, email)
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await storedSession(page)).toBeNull()

  const redirectTo = encodeURIComponent(`${server.url}/update-password`)
  await call(server, `/recover?redirect_to=${redirectTo}`, { json: { email } })
  await page.goto((await mailTo(server, email, 1)).link)
  // Nobody has asked for this link here.
  await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
  await codeField().fill(show())
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Update Your Password' })).toBeVisible()
})

test('[4.session.6] a link that nobody asked for here signs nobody in before they say so', async () => {
  const email = await somebody()
  const before = (await sessionsOf(email)).length
  await call(server, '/magiclink', { json: { email } })
  await page.goto((await mailTo(server, email, 1)).link)
  await expect(page.getByText(`The link that you opened signs in ${email}`)).toBeVisible()
  expect(await storedSession(page)).toBeNull()
  await page.getByRole('button', { name: 'Not my account' }).click()
  await page.waitForURL(`${server.url}/`)
  expect(await storedSession(page)).toBeNull()
  await expect.poll(async () => (await sessionsOf(email)).length).toBe(before)
})

test('[4.session.6] a link of another account asks first; unsent changes wait for their owner', async () => {
  const [nora, anna] = [await somebody(), anAddress()]
  const signUp = { email: anna, password: PASSWORD }
  await call(server, `/signup?redirect_to=${encodeURIComponent(`${server.url}/menu`)}`, {
    json: signUp,
  })
  const { link } = await mailTo(server, anna)
  await enter(page, nora, LISTS)
  const other = await phone.context.newPage()
  await other.goto('/groceries')
  phone.line.instead.set('/api/sync', () => 'cut')
  await page.getByRole('button', { name: 'Create New list' }).click()
  await page.getByLabel('List Name').fill('Weekend')
  await page.getByRole('button', { name: 'Create List' }).click()
  await page.waitForURL(/groceries\/[0-9a-f-]+\/edit$/)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Another account' })).toBeVisible()
  await expect(page.getByText(`You are signed in as ${nora}`)).toBeVisible()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await page.waitForURL('**/menu')
  expect(await storedSession(page)).toMatchObject({ user: { email: nora } })
  // The session of the link is not left behind.
  await expect.poll(async () => (await sessionsOf(anna)).length).toBe(0)

  const before = (await sessionsOf(nora)).length
  await call(server, '/magiclink', { json: { email: anna } })
  await page.goto((await mailTo(server, anna, 1)).link)
  await page.getByRole('button', { name: 'Switch accounts' }).click()
  await page.waitForURL('**/menu')
  expect(await storedSession(page)).toMatchObject({ user: { email: anna } })
  await expect.poll(async () => (await sessionsOf(nora)).length).toBe(before - 1)
  phone.line.instead.clear()

  // The other tab shows the new account and nothing of the old one.
  await expect(other.getByRole('heading', { level: 1, name: 'Grocery Lists' })).toBeVisible()
  await expect(other.getByText('Weekend')).toHaveCount(0)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('1 change waits on this device')).toBeVisible()
  await fillSignIn(page, nora)
  await page.waitForURL('**/menu')
  const api = apiOf(server, await signIn(server, nora, PASSWORD))
  await expect.poll(async () => (await api.get('/grocerylists')).body.length).toBe(1)
})

function sessionsOf(email: string) {
  return server.db
    .selectFrom('auth_sessions')
    .innerJoin('auth_users', 'auth_users.id', 'auth_sessions.user_id')
    .select('auth_sessions.id')
    .where('email', '=', email)
    .execute()
}
