// The account part of the profile: everything that can be changed about an account, and its end.
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import {
  enter,
  expireToken,
  fillSignIn,
  mailTo,
  PASSWORD,
  storedSession,
} from '../support/auth-page.ts'
import { TEXT } from '#shared/errors.ts'
import { SERVER_TEXT } from '#shared/server-texts.ts'
import { authenticator, passHalfMinute } from '../support/auth-client.ts'
import { openPhone, type Phone, throwAway } from '../support/browser.ts'
import { as, register, signIn, type Person } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { waitForWorker } from '../support/shopper.ts'

const NORA = 'nora@example.org'
const NEW = 'nora@example.net'
const NEW_PASSWORD = 'another long enough pass-phrase'
const PROFILE: [string, string] = ['/profile', 'Your Profile']

let server: TestServer
let phone: Phone
let page: Page
let laptop: Person
let password = PASSWORD
let email = NORA

// One person on one phone for all tests; the last one ends the account.
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  server = await startServer({ listen: true, env: { AUTH_SMTP_MAX_FREQUENCY: '0' } })
  await register(server, NORA, PASSWORD, 'Nora')
  phone = await openPhone({ url: server.url })
  page = phone.page
  await enter(page, NORA, PROFILE)
})
test.beforeEach(async () => {
  laptop = await signIn(server, email, password)
  await page.goto('/profile')
})
test.afterAll(async () => {
  await phone.close()
  await throwAway(phone)
  await server.stop()
})

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const toast = (text: string) => page.getByRole('log', { name: 'Messages' }).getByText(text)
const mailsTo = async (address: string) =>
  (await server.mails()).filter(({ to }) => to === address).length
/** Moves everybody's sign-in a day back in time. */
async function ageSessions(): Promise<void> {
  const timestamp = Math.round(server.clock.now() / 1000) - 25 * 3600
  const amr = JSON.stringify([{ method: 'password', timestamp }])
  await server.db.updateTable('auth_sessions').set({ amr }).execute()
}
/** Of the session on the phone, whatever token it has by now. */
async function sessionId(): Promise<string> {
  const { access_token: token } = (await storedSession(page)) as { access_token: string }
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return JSON.parse(claims).session_id
}
const laptopStatus = async () => (await as(server, laptop)('/api/users/me')).status

test('[2.profile.8, 2.login.6, 4.session.5] two-step sign-in is turned on, asked for, and turned off', async () => {
  await press('Turn on two-step sign-in')
  const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' })
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const drawn = dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.decode())
  await expect(drawn).resolves.toBeUndefined()
  const show = authenticator(server, (await dialog.locator('code').textContent()) ?? '')
  await expect(dialog.getByLabel('Code')).toHaveAttribute('spellcheck', 'false')
  await dialog.getByLabel('Code').fill('12345')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('That code is not right.')).toBeVisible()
  await dialog.getByLabel('Code').fill(show())
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(toast('Two-step sign-in is on.')).toBeVisible()
  await expect(row('Two-step sign-in')).toContainText('On:')
  expect(await laptopStatus()).toBe(401)

  await press('Sign Out')
  passHalfMinute(server)
  await page.waitForURL('**/login')
  await fillSignIn(page, NORA)
  await expect(page.getByLabel('Code')).toBeFocused()
  // Neither a reload nor another path gets past it.
  await page.goto('/places')
  await page.waitForURL('**/login?redirect=%2Fplaces')
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
  await page.getByLabel('Code').fill('12345')
  await press('Sign In')
  await expect(page.getByText('That code is not right.')).toBeVisible()
  await page.getByLabel('Code').fill(show())
  await page.evaluate(() => Reflect.set(globalThis, 'isOfLogin', true))
  await press('Sign In')
  await page.waitForURL('**/places')
  // The page was loaded anew, so no second load comes late.
  expect(await page.evaluate(() => Reflect.has(globalThis, 'isOfLogin'))).toBe(false)
  await page.goto('/profile')
  await press('Turn off two-step sign-in')
  await press('Turn off')
  await expect(toast('Two-step sign-in is off.')).toBeVisible()
  await expect(row('Two-step sign-in')).toContainText('Off.')
  expect(await storedSession(page)).not.toMatchObject({ user: { factors: [{}] } })
})

test('[2.profile.8] the display name changes with no network, and reaches the server later', async () => {
  await expect(row('Display name')).toContainText('Nora')
  await waitForWorker(page)
  await phone.goOffline()
  await press('Change display name')
  const dialog = page.getByRole('dialog', { name: 'Your display name' })
  await dialog.getByLabel('Display name').fill('  ')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Display name').fill('Nora Lindqvist')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row('Display name')).toContainText('Nora Lindqvist')
  await phone.goOnline()
  await expect
    .poll(async () => (await (await as(server, laptop)('/api/users/me')).json()).displayName)
    .toBe('Nora Lindqvist')
})

test('[2.profile.8, 2.profile.9] a new password asks for a fresh proof after a day, and ends the other sessions', async () => {
  await ageSessions()
  const before = await mailsTo(NORA)
  await press('Change password')
  const dialog = page.getByRole('dialog', { name: 'Your password' })
  await dialog.getByLabel('New password').fill('123')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Password should be at least 6 characters.')).toBeVisible()
  await dialog.getByLabel('New password').fill(NEW_PASSWORD)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Code')).toBeFocused()
  const { text } = await mailTo(server, NORA, before)
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
  await dialog.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Nonce has expired or is invalid')).toBeVisible()
  await dialog.getByLabel('Code').fill(code)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast('Your password is changed.')).toBeVisible()
  expect(await laptopStatus()).toBe(401)
  await expect(signIn(server, NORA, NEW_PASSWORD)).resolves.toBeDefined()
  password = NEW_PASSWORD
})

test('[2.profile.8, 7.auth.15] a new e-mail asks for a fresh proof, and counts once both addresses have agreed', async () => {
  const before = await mailsTo(NORA)
  await press('Change email')
  const dialog = page.getByRole('dialog', { name: 'Your email' })
  await dialog.getByLabel('New email').fill('no address')
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect(dialog.getByText('Unable to validate email address')).toBeVisible()
  await dialog.getByLabel('New email').fill(NEW)
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect(dialog.getByText(SERVER_TEXT.signInAgainToChange)).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign in again' }).click()
  await page.waitForURL('**/login?redirect=%2Fprofile')
  await fillSignIn(page, NORA, password)
  await press('Change email')
  await dialog.getByLabel('New email').fill(NEW)
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect(dialog.getByText(`the one to ${NORA} shows that`)).toBeVisible()
  await expect(dialog.getByText(`the one to ${NEW} that`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(row('Email')).toContainText(`${NEW} waits to be confirmed`)

  const session = await sessionId()
  await page.goto((await mailTo(server, NEW)).link)
  await expect(toast('Please proceed to confirm link sent to the other email')).toBeVisible()
  await page.goto((await mailTo(server, NORA, before)).link)
  await expect(row('Email')).toHaveText(/Email\s*nora@example\.net\s*Change/)
  await expect(toast(`Your email is ${NEW} now.`)).toBeVisible()
  // The session of the link would lack a second step that this one may have.
  expect(await sessionId()).toBe(session)
  await expect(signIn(server, NEW, password)).resolves.toMatchObject({ userId: laptop.userId })
  email = NEW
})

test('[2.profile.9] deleting asks to sign in again after a day, and keeps what waits', async () => {
  await ageSessions()
  await expireToken(page)
  await press('Delete account')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your email').fill(email)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog.getByText(SERVER_TEXT.signInAgainToDelete)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  phone.line.instead.set('/api/sync', () => ({ status: 503, body: '{}' }))
  await press('Change display name')
  const name = page.getByRole('dialog', { name: 'Your display name' })
  await name.getByLabel('Display name').fill('Nora Waits')
  await name.getByRole('button', { name: 'Save' }).click()
  await press('Delete account')
  await dialog.getByLabel('Your email').fill(email)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Sign in again' }).click()
  await page.waitForURL('**/login?redirect=%2Fprofile')
  await expect(page.getByText('1 change waits on this device')).toBeVisible()
  phone.line.instead.delete('/api/sync')
  await fillSignIn(page, email, password)
  await page.waitForURL('**/profile')
  await expect
    .poll(async () => (await (await as(server, laptop)('/api/users/me')).json()).displayName)
    .toBe('Nora Waits')
})

test('[2.profile.9] /update-password without a fresh proof says so, and leads to the sign-in and back', async () => {
  await ageSessions()
  await page.goto('/update-password')
  await page.getByLabel('New password').fill('a third long pass-phrase')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText(TEXT.signInAgainForPassword)).toBeVisible()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.waitForURL('**/login?redirect=%2Fupdate-password')
  await fillSignIn(page, email, password)
  await page.waitForURL('**/update-password')
  password = 'a third long pass-phrase'
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await page.waitForURL('**/menu')
})

test('[7.tokens.1, 7.tokens.3] an access token is made, shown once, works, and is taken back', async () => {
  await page.goto('/profile')
  await press('Manage access tokens')
  const dialog = page.getByRole('dialog', { name: 'Access tokens' })
  await expect(dialog.getByText('You have no access tokens.')).toBeVisible()
  await dialog.getByRole('button', { name: 'New access token' }).click()
  await dialog.getByRole('button', { name: 'Make' }).click()
  await expect(dialog.getByText('A token needs a name')).toBeVisible()
  await dialog.getByLabel('Name').fill('Kitchen speaker')
  await dialog.getByLabel('Recipes').selectOption('Read')
  await dialog.getByRole('button', { name: 'Make' }).click()
  const token = (await dialog.locator('code').textContent()) ?? ''
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused()
  const ask = async () => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await server.fetch(`/api/grocerylists`, { headers })).status
  }
  expect(await ask()).toBe(200)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await press('Manage access tokens')
  await expect(dialog.getByText('Grocery lists: read and change. Recipes: read.')).toBeVisible()
  await expect(dialog.getByText(/^Used just now, good until /)).toBeVisible()
  await expect(dialog.getByText(token)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Take back Kitchen speaker' }).click()
  await dialog.getByRole('button', { name: 'Yes, take back Kitchen speaker' }).click()
  await expect(dialog.getByText('“Kitchen speaker” opens nothing any more.')).toBeVisible()
  expect(await ask()).toBe(401)
  await dialog.getByRole('button', { name: 'Close' }).click()
})

test('[2.profile.8] other devices are signed out, data is exported, and the account is deleted', async () => {
  await press('End sessions on other devices')
  await press('End')
  await expect(toast('Your sessions on other devices have ended.')).toBeVisible()
  expect(await laptopStatus()).toBe(401)

  await page.goto('/groceries')
  await press('Create New list')
  await page.getByLabel('List Name').fill('Weekend')
  await press('Create List')
  await page.waitForURL(/groceries\/[0-9a-f-]+\/edit$/)
  await page.goto('/profile')
  await waitForWorker(page)
  await phone.goOffline()
  const downloading = page.waitForEvent('download')
  await press('Export your data')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^nomnom-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    format: 'nomnom export',
    profile: { displayName: 'Nora Waits', email },
    groceryLists: [{ name: 'Weekend', items: [] }],
  })

  await press('Delete account')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByRole('button', { name: 'Export your data first' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
  await dialog.getByLabel('Your email').fill(email.toUpperCase())
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog.getByText('nomnom cannot be reached right now.')).toBeVisible()
  await phone.goOnline()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForURL('**/login')
  await expect(page.getByText('Your account is deleted, with everything in it.')).toBeVisible()
  expect(await storedSession(page)).toBeNull()
  await expect(signIn(server, email, password)).rejects.toThrow('Invalid login credentials')
  const left = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    return names.filter((name) => /^nomnom-[0-9a-f]{8}-/.test(name)).length
  })
  await fillSignIn(page, email, password)
  await expect(page.getByText('Invalid login credentials')).toBeVisible()
  expect(left).toBeLessThanOrEqual(1)
})
