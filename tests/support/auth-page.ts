// What browser tests of signing in share: the forms, the mails, and the session that a page keeps.
import { expect, type Page } from '@playwright/test'
import { receivedAt } from '#db/session-store.ts'
import type { TestServer } from './server.ts'

export const PASSWORD = 'a long enough pass-phrase'

/** Fills in the sign-in form that is open. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Signs in and waits for a screen's heading. */
export async function enter(page: Page, email: string, [path, heading]: [string, string]) {
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`)
  await fillSignIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** The link and the code of the newest mail to an address; waits for the mail. */
export async function mailTo(
  server: TestServer,
  email: string,
  after = 0,
): Promise<{ link: string; code: string; text: string }> {
  let text = ''
  await expect
    .poll(async () => {
      const mails = (await server.mails()).filter(({ to }) => to === email)
      text = mails.length > after ? (mails.at(-1)?.text ?? '') : ''
      return text
    })
    .not.toBe('')
  return {
    text,
    link: /https?:\/\/\S*\/verify\?\S+/.exec(text)?.[0] ?? '',
    code: /code: (\d{6})/.exec(text)?.[1] ?? '',
  }
}

/** The session that the page keeps; null: none. Waits if a page is being loaded. */
export async function storedSession(page: Page): Promise<Record<string, unknown> | null> {
  try {
    return await readStoredSession(page)
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error
    await page.waitForLoadState()
    return await readStoredSession(page)
  }
}

async function readStoredSession(page: Page): Promise<Record<string, unknown> | null> {
  const json = await page.evaluate(async () => {
    const request = indexedDB.open('nomnom-session', 1)
    await new Promise((resolve) => request.addEventListener('success', resolve))
    const reading = request.result.transaction('kv').objectStore('kv').get('nomnom-auth')
    await new Promise((resolve) => reading.addEventListener('success', resolve))
    request.result.close()
    return typeof reading.result === 'string' ? reading.result : null
  })
  return json === null ? null : (JSON.parse(json) as Record<string, unknown>)
}

/**
 * Leaves a session in the storage of the page, as its sign-in screen does, for tests that begin
 * with somebody signed in. It opens an empty page to do so, and sends nothing to the server.
 */
export async function storeSession(page: Page, session: Record<string, unknown>): Promise<void> {
  const body = '<link rel="icon" href="data:,">'
  await page.route('**/nothing', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/nothing')
  await page.unroute('**/nothing')
  await page.evaluate(
    async (json) => {
      const request = indexedDB.open('nomnom-session', 1)
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore('kv'))
      await new Promise((resolve) => request.addEventListener('success', resolve))
      const transaction = request.result.transaction('kv', 'readwrite')
      transaction.objectStore('kv').put(json, 'nomnom-auth')
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      request.result.close()
    },
    JSON.stringify(receivedAt(session, Date.now())),
  )
}

/** Makes the access token run out, as hours without a network would. */
export async function expireToken(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const request = indexedDB.open('nomnom-session', 1)
    await new Promise((resolve) => request.addEventListener('success', resolve))
    const store = request.result.transaction('kv', 'readwrite').objectStore('kv')
    const reading = store.get('nomnom-auth')
    await new Promise((resolve) => reading.addEventListener('success', resolve))
    const session: Record<string, unknown> = JSON.parse(String(reading.result))
    const past = Math.round(Date.now() / 1000) - 3600
    const writing = store.put(JSON.stringify({ ...session, expires_at: past }), 'nomnom-auth')
    await new Promise((resolve) => writing.addEventListener('success', resolve))
    request.result.close()
  })
}

/** How many rows of anybody's data the browser keeps; what is drawn of them and sessions apart. */
export function rowsOfPeople(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    let rows = 0
    for (const name of names.filter((each) => /^nomnom-[0-9a-f]{8}-/.test(each))) {
      const request = indexedDB.open(name)
      await new Promise((resolve) => request.addEventListener('success', resolve))
      for (const store of ['records', 'outbox', 'drafts', 'results', 'local', 'scopes']) {
        const counting = request.result.transaction(store).objectStore(store).count()
        await new Promise((resolve) => counting.addEventListener('success', resolve))
        rows += counting.result
      }
      request.result.close()
    }
    return rows
  })
}
