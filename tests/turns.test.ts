// What takes long on the server lets others have a turn. In a process of its own, where the turns can be
// counted as the server is loaded.
import { beforeAll, expect, it, vi } from 'vitest'
import { join, type Api } from './support/api.ts'
import { serverHere } from './support/server-here.ts'

// Counts the turns, and gives them.
const turns = vi.hoisted(() => ({ given: 0 }))
vi.mock('node:timers/promises', async (load) => {
  const real = await load<typeof import('node:timers/promises')>()
  const setImmediate = () => {
    turns.given += 1
    return real.setImmediate()
  }
  return { ...real, setImmediate }
})

const server = serverHere()
let anna: Api

beforeAll(async () => {
  anna = await join(server, 'Anna')
})

it('between the items of a long list that is sorted', async () => {
  const { id } = (await anna.post('/grocerylists', { name: 'Everything' })).body
  const texts = Array.from({ length: 150 }, (_, at) => ({ text: `xqzzy ${at}` }))
  turns.given = 0
  expect((await anna.post(`/grocerylists/${id}/items`, texts)).status).toBe(201)
  expect(turns.given).toBeGreaterThanOrEqual(150)
  turns.given = 0
  expect((await anna.post(`/grocerylists/${id}/categorise`)).status).toBe(200)
  expect(turns.given).toBeGreaterThanOrEqual(150)
})
