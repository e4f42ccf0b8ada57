import { expect, it } from 'vitest'
import { figure } from '../support/figures.ts'
import { race } from '../support/race.ts'
import { startServer } from '../support/server.ts'

it('20,000 commits by sixteen writers: no device misses a row, and nobody waits in a circle', async () => {
  const server = await startServer()
  const startedMs = performance.now()
  const result = await race(server, { writers: 16, commits: 20_000 })
  figure(
    'cursor race: commits a second',
    (result.commits * 1000) / (performance.now() - startedMs),
    '/s',
  )
  figure('cursor race: commits', result.commits, '')
  expect(result).toMatchObject({ missed: 0, deadlocks: 0, failures: 0 })
  await server.stop()
}, 1_800_000)
