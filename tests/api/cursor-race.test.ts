// The short run; tests/long/cursor-race.test.ts makes 20,000 commits.
import { expect, it } from 'vitest'
import { startServer } from '../support/server.ts'
import { race } from '../support/race.ts'

it('sixteen writers at once: no device misses a row, and nobody waits in a circle', async () => {
  const server = await startServer()
  const result = await race(server, { writers: 16, commits: 400 })
  expect(result).toMatchObject({ missed: 0, deadlocks: 0, failures: 0 })
  await server.stop()
}, 120_000)
