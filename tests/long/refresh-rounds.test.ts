// Five tabs and the worker renew an expired session at once, a hundred times; every fourth time the
// first answer is lost.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { figure } from '../support/figures.ts'
import { playRefreshRounds } from '../support/refresh-rounds.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { arrive, goShopping, leave, type Shopper, waitForWorker } from '../support/shopper.ts'

const ROUNDS = 100
const LIST = 'Saturday'

let server: TestServer
let anna: Shopper

beforeAll(async () => {
  const env = { AUTH_RATE_LIMIT_TOKEN_REFRESH: '100000' }
  server = await startServer({ listen: true, env })
  anna = await arrive(server, 'Anna', { isKept: true })
})
afterAll(async () => {
  await leave(anna)
  await server.stop()
})

it('[4.session.2] signs nobody out and loses no change', async () => {
  const { page, phone, api } = anna
  // With nothing left to get, the list would give way to what the shopping ends with.
  const groceries = [{ text: 'Rice' }, { text: 'Milk' }]
  const { body } = await api.post('/grocerylists', { name: LIST, groceries })
  await goShopping(page, LIST)
  await waitForWorker(page)
  const others = await Promise.all([1, 2, 3, 4].map(() => phone.context.newPage()))
  await Promise.all(others.map((tab) => tab.goto('/groceries')))
  await Promise.all(others.map((tab) => tab.getByRole('link', { name: LIST }).waitFor()))
  const played = await playRefreshRounds(anna, [page, ...others], {
    listId: body.id,
    item: 'Rice',
    rounds: ROUNDS,
  })
  figure('refresh rounds of five tabs and the worker', played.rounds, '')
  figure('sign-outs in them', played.signOuts, '')
  figure('changes lost in them', played.lostChanges, '')
  figure('renewals in them', played.renewals, '')
  expect(played).toMatchObject({ signOuts: 0, lostChanges: 0 })
})
