// Clocks that are off on phones with the worker and without one; one of them is played by
// tests/e2e/auth-bad-network.spec.ts, too.
import { test } from '@playwright/test'
import { startServer, type TestServer } from '../support/server.ts'
import { playWrongClock } from '../support/wrong-clock.ts'

let server: TestServer

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ listen: true })
})
test.afterAll(() => server.stop())

for (const missing of [[], ['/sw.js']]) {
  const place = missing.length === 0 ? 'with the worker' : 'without a worker'
  for (const days of [2, -2]) {
    test(`[4.session.3] ${place} and a clock ${days} days off a phone signs in once, and syncs when there is something`, () =>
      playWrongClock(server, { days, ticks: 8, missing }))
  }
}
