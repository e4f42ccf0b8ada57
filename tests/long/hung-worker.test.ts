// How long a tick takes to the screen and to the server while the worker hangs: see
// hung-worker.spec.ts, which says what must hold.
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { figure } from '../support/figures.ts'
import { hangWorker, hangWorkerInChange, HANGS } from '../support/hang.ts'
import { countUnanswered, openList } from '../support/open-list.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'

const IDLE = 'an idle worker'
const SENDING = 'a worker that sends'
/** Nobody can save or read before the browser ends it, so nothing shows that could be lost. */
const CHANGING = 'a worker in the middle of a change'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ listen: true })
})
afterAll(async () => {
  await server.stop()
})

it.each([IDLE, SENDING, CHANGING])('%s hangs', async (what) => {
  const anna = await by.arrive(server, 'Anna', HANGS)
  await by.waitForWorker(anna.page)
  const list = await openList(anna)
  const { page, phone } = anna
  if (what === SENDING) {
    const unanswered = countUnanswered(anna)
    phone.line.instead.set('/api/sync', () => 'silence')
    await by.tick(page, 'Bread')
    while (unanswered() === 0) await delay(50)
  }
  await (what === CHANGING ? hangWorkerInChange(page) : hangWorker(page))
  phone.line.instead.clear()
  const shownAfterMs = await by.row(page, 'Milk').evaluate(async (box: HTMLInputElement) => {
    const startedAt = performance.now()
    box.click()
    while (!box.checked) await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - startedAt
  })
  const startedAt = performance.now()
  while (!(await list.stored()).includes('Milk ✓')) await delay(100)
  figure(`${what} hangs, tick to the screen`, Math.round(shownAfterMs), 'ms')
  figure(`${what} hangs, tick to the server`, Math.round(performance.now() - startedAt), 'ms')
  expect(await list.stored()).toContain('Milk ✓')
  await phone.kill()
})
