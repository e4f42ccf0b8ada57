// Ways in without a password, the second step, and links that find somebody else signed in.
import { expect, type Page, test } from '@playwright/test'
import { enter, fillSignIn, mailTo, PASSWORD, storedSession } from '../support/auth-page.ts'
import { call, passHalfMinute, setUpSecondStep } from '../support/auth-client.ts'
import { openPhone, type Phone, throwAway } from '../support/browser.ts'
import { register } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

const NORA = 'nora@example.org'
const ANNA = 'anna@example.org'
const LISTS: [string, string] = ['/groceries', 'Grocery Lists']

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

const codeField = () => page.getByLabel('Code')

test('[2.register.4] the code of the confirmation mail can be typed after registering', async () => {
  await page.goto('/register')
  await page.getByLabel('Email').fill(NORA)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for registering!' })).toBeVisible()
  const { code } = await mailTo(server, NORA)
  await codeField().fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Use the code' }).click()
  await expect(
    page.getByText('This code is not the one from the e-mail, or it is too old.'),
  ).toBeVisible()
  await expect(codeField()).toBeFocused()
  await codeField().fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Use the code' }).click()
  await page.waitForURL('**/menu')
  await expect(page.getByRole('heading', { name: "Let's get started!" })).toBeVisible()
  expect(await storedSession(page)).toMatchObject({ user: { email: NORA } })
})

test('[2.forgot.4] the code of a reset mail leads to a new password', async () => {
  await register(server, NORA)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(NORA)
  await page.getByRole('button', { name: 'Send reset email' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await page.reload()
  await codeField().fill((await mailTo(server, NORA, 1)).code)
  await codeField().press('Enter')
  await expect(page.getByRole('heading', { name: 'Update Your Password' })).toBeVisible()
  await page.getByLabel('New password').fill('another long enough pass-phrase')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await page.waitForURL('**/menu')
})

test('[2.login.6, 4.session.5] with two-step sign-in nothing opens before the code of the app', async () => {
  const show = await setUpSecondStep(server, await register(server, NORA))
  passHalfMinute(server)
  await page.goto('/login?redirect=/groceries')
  await fillSignIn(page, NORA)
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
  await expect(codeField()).toBeFocused()

  // Neither a reload nor another path gets past it.
  await page.goto('/places')
  await page.waitForURL('**/login?redirect=%2Fplaces')
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
  await codeField().fill('12345')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('That code is not right.')).toBeVisible()
  await codeField().fill(show())
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/places')
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurants' })).toBeVisible()
})

test('[2.login.6] somebody else can sign in instead, and a reset mail does not skip the second step', async () => {
  const show = await setUpSecondStep(server, await register(server, NORA))
  await register(server, ANNA)
  passHalfMinute(server)
  await page.goto('/login?redirect=/groceries')
  await fillSignIn(page, NORA)
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await storedSession(page)).toBeNull()

  const redirectTo = encodeURIComponent(`${server.url}/update-password`)
  await call(server, `/recover?redirect_to=${redirectTo}`, { json: { email: NORA } })
  await page.goto((await mailTo(server, NORA, 1)).link)
  // Nobody has asked for this link here.
  await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
  await codeField().fill(show())
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Update Your Password' })).toBeVisible()
})

test('[4.session.6] a link that nobody asked for here signs nobody in before they say so', async () => {
  await register(server, ANNA)
  const before = (await sessionsOf(ANNA)).length
  await call(server, '/magiclink', { json: { email: ANNA } })
  await page.goto((await mailTo(server, ANNA, 1)).link)
  await expect(page.getByText(`The link that you opened signs in ${ANNA}`)).toBeVisible()
  expect(await storedSession(page)).toBeNull()
  await page.getByRole('button', { name: 'Not my account' }).click()
  await page.waitForURL(`${server.url}/`)
  expect(await storedSession(page)).toBeNull()
  await expect.poll(async () => (await sessionsOf(ANNA)).length).toBe(before)
})

test('[4.session.6] a link of another account asks first; unsent changes wait for their owner', async () => {
  await register(server, NORA)
  const signUp = { email: ANNA, password: PASSWORD }
  await call(server, `/signup?redirect_to=${encodeURIComponent(`${server.url}/menu`)}`, {
    json: signUp,
  })
  const { link } = await mailTo(server, ANNA)
  await enter(page, NORA, LISTS)
  const other = await phone.context.newPage()
  await other.goto('/groceries')
  phone.line.instead.set('/api/sync', () => 'cut')
  await page.getByRole('button', { name: 'Create New list' }).click()
  await page.getByLabel('List Name').fill('Weekend')
  await page.getByRole('button', { name: 'Create List' }).click()
  await page.waitForURL(/groceries\/[0-9a-f-]+\/edit$/)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Another account' })).toBeVisible()
  await expect(page.getByText(`You are signed in as ${NORA}`)).toBeVisible()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await page.waitForURL('**/menu')
  expect(await storedSession(page)).toMatchObject({ user: { email: NORA } })
  // The session of the link is not left behind.
  await expect.poll(async () => (await sessionsOf(ANNA)).length).toBe(0)

  const before = (await sessionsOf(NORA)).length
  await call(server, '/magiclink', { json: { email: ANNA } })
  await page.goto((await mailTo(server, ANNA, 1)).link)
  await page.getByRole('button', { name: 'Switch accounts' }).click()
  await page.waitForURL('**/menu')
  expect(await storedSession(page)).toMatchObject({ user: { email: ANNA } })
  await expect.poll(async () => (await sessionsOf(NORA)).length).toBe(before - 1)
  phone.line.instead.clear()

  // The other tab shows the new account and nothing of the old one.
  await expect(other.getByRole('heading', { level: 1, name: 'Grocery Lists' })).toBeVisible()
  await expect(other.getByText('Weekend')).toHaveCount(0)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('1 change waits on this device')).toBeVisible()
  await fillSignIn(page, NORA)
  await page.waitForURL('**/menu')
  const lists = () =>
    server.db.selectFrom('records').select('id').where('kind', '=', 'list').execute()
  await expect.poll(async () => (await lists()).length).toBe(1)
})

function sessionsOf(email: string) {
  return server.db
    .selectFrom('auth_sessions')
    .innerJoin('auth_users', 'auth_users.id', 'auth_sessions.user_id')
    .select('auth_sessions.id')
    .where('email', '=', email)
    .execute()
}
