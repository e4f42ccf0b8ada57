// What the policies of a browser and the worker make of the app, on one phone. What it says of installing
// only a whole browser knows: shop-offline.spec.ts.
import { expect, type Page, test } from '@playwright/test'
import { openPhone, type Phone } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { waitForWorker } from '../support/shopper.ts'

let server: TestServer
let phone: Phone

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ listen: true })
  phone = await openPhone({ url: server.url })
  await phone.page.goto('/')
  await waitForWorker(phone.page)
})
test.afterAll(async () => {
  await phone.close()
  await server.stop()
})

function landing(page: Page) {
  return page.getByRole('link', { name: 'Register' }).first()
}

test('the page and its worker break no rule of the content policy', async () => {
  const { page } = phone
  await expect(landing(page)).toBeVisible()
  for (const path of ['/login', '/register', '/forgot-password', '/nowhere', '/groceries']) {
    await page.goto(path)
    await expect(page.locator('#root')).not.toBeEmpty()
  }
  expect(phone.problems).toEqual([])

  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x>'
      return 'not refused'
    } catch (error) {
      return String(error)
    }
  })
  expect(refused).toContain('TrustedHTML')
})

test("the worker leaves the server's own paths and missing files to the server", async () => {
  for (const [path, status] of [
    ['/api/health', 200],
    ['/auth/v1/nothing', 404],
    ['/assets/gone-1.js', 404],
  ] as const) {
    const answer = await phone.page.goto(path)
    expect([path, answer?.status(), answer?.fromServiceWorker()]).toEqual([path, status, false])
  }
})

test('once visited, the page opens with no network', async () => {
  await phone.goOffline()
  await phone.stopWorker()
  const page = await phone.context.newPage()
  await page.goto('/')
  await expect(landing(page)).toBeVisible()
  await page.goto('/login?redirect=%2Frecipes%2F1%2Fview')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('a worker that starts anew has the code that syncs, with nobody to fetch it from', async () => {
  const page = await phone.context.newPage()
  await page.goto('/login')
  await phone.stopWorker()
  const answers = await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    const kinds: string[] = []
    navigator.serviceWorker.controller?.postMessage({ type: 'SYNC' }, [port2])
    await new Promise<void>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
        if (kinds.push(data.kind) === 2) resolve()
      })
      port1.start()
    })
    return kinds
  })
  // Nobody is signed in.
  expect(answers).toEqual(['started', 'stopped'])
})
