// Signing in at a hosted provider: a second server of our own plays it, on another origin.
import { expect, test } from '@playwright/test'
import { fillSignIn, mailTo, PASSWORD, storedSession } from '../support/auth-page.ts'
import { passHalfMinute, setUpSecondStep } from '../support/auth-client.ts'
import { openPhone, type Phone, throwAway } from '../support/browser.ts'
import { signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { createList } from '../support/shopper.ts'

const NORA = 'nora@example.org'

let provider: TestServer
let server: TestServer
let phone: Phone

test.beforeAll(async () => {
  provider = await startServer({ listen: true })
  const env = { SUPABASE_URL: provider.url, SUPABASE_ANON_KEY: 'anon' }
  server = await startServer({ listen: true, env })
  phone = await openPhone({ url: server.url, also: [provider.url] })
})
test.afterAll(async () => {
  await phone.close()
  await throwAway(phone)
  await server.stop()
  await provider.stop()
})

test('[4.session.5] with a hosted provider somebody registers, confirms, keeps lists, and signs in again, where nothing opens before the second step', async () => {
  const { page } = phone
  await page.goto('/register')
  await page.getByLabel('Email').fill(NORA)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for registering!' })).toBeVisible()
  const { link } = await mailTo(provider, NORA)
  expect(link).toContain(provider.url)
  await page.goto(link)
  await page.waitForURL(`${server.url}/menu`)

  await page.goto('/groceries')
  await createList(page, 'Weekend')
  const listsAt = ({ db }: TestServer) =>
    db.selectFrom('records').select('id').where('kind', '=', 'list').execute()
  await expect.poll(async () => (await listsAt(server)).length).toBe(1)
  // The provider has nothing that somebody keeps, and the product has no account.
  expect(await listsAt(provider)).toEqual([])
  expect(await server.db.selectFrom('auth_users').select('id').execute()).toEqual([])

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.waitForURL('**/login')
  expect(await storedSession(page)).toBeNull()

  const show = await setUpSecondStep(provider, await signIn(provider, NORA, PASSWORD))
  passHalfMinute(provider)
  await fillSignIn(page, NORA)
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
  const half = String((await storedSession(page))?.['access_token'])
  const ask = () => server.fetch('/api/users/me', { headers: { Authorization: `Bearer ${half}` } })
  const refused = await ask()
  expect([refused.status, (await refused.json()).code]).toEqual([401, 'insufficient_aal'])

  await page.getByLabel('Code').fill(show())
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/menu')
  await page.goto('/groceries')
  await expect(page.getByRole('link', { name: 'Weekend' })).toBeVisible()
  await createList(page, 'Monday')
  await expect.poll(async () => (await listsAt(server)).length).toBe(2)
  expect((await ask()).status).toBe(401)
  expect(phone.problems).toEqual([])
})
