// How often a sender may try, and how many tries that are: also at once, and from many addresses.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../support/auth-client.ts'
import { register } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let counter = 0
const PASSWORD = 'a long enough pass-phrase'

beforeAll(async () => {
  server = await startServer({ listen: true, env: { TRUST_PROXY: 'loopback' } })
})
afterAll(() => server.stop())

async function someone(): Promise<string> {
  counter += 1
  const email = `limit${counter}@example.org`
  await register(server, email, PASSWORD)
  return email
}

const signInFrom = (address: string, email: string, password: string) =>
  call(server, '/token?grant_type=password', {
    json: { email, password },
    headers: { 'X-Forwarded-For': address },
  })

describe('wrong passwords', () => {
  it('of which sixty come at once are tried ten times', async () => {
    const email = await someone()
    const guesses = Array.from({ length: 60 }, () => signInFrom('203.0.113.5', email, 'wrong'))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(50)
    expect((await signInFrom('203.0.113.6', email, PASSWORD)).status).toBe(200)
  })

  it('from all addresses of one IPv6 network count as those of one sender', async () => {
    const email = await someone()
    const from = async (network: string, password: string) => {
      counter += 1
      return (await signInFrom(`${network}::${counter.toString(16)}`, email, password)).status
    }
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await from('2001:db8:1:2', 'wrong')).toBe(400)
    }
    expect(await from('2001:db8:1:2', PASSWORD)).toBe(429)
    expect(await from('2001:db8:1:3', PASSWORD)).toBe(200)
  })

  it('are forgotten once the right one came', async () => {
    const email = await someone()
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) await signInFrom('203.0.113.7', email, 'wrong')
      expect((await signInFrom('203.0.113.7', email, PASSWORD)).status).toBe(200)
    }
  })
})
