// What a session of a hosted provider opens here: a second nomnom plays the provider.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { call, passHalfMinute, setUpSecondStep } from '../support/auth-client.ts'
import { as, type Person, register, signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

const PASSWORD = 'a long enough pass-phrase'
const MINUTE_MS = 60_000

let provider: TestServer
let product: TestServer
let counter = 0
/** How often the product asked the provider for an account. */
let asked: number

beforeAll(async () => {
  provider = await startServer({ listen: true, env: { AUTH_RATE_LIMIT_OTP: '1000' } })
  product = await startServer({
    env: { SUPABASE_URL: provider.url, SUPABASE_ANON_KEY: 'anon' },
  })
})
beforeEach(() => {
  asked = 0
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (input === `${provider.url}/auth/v1/user`) asked += 1
    return real(input, init)
  })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await product.stop()
  await provider.stop()
})

function someone(): Promise<Person> {
  counter += 1
  return register(provider, `hosted${counter}@example.org`, PASSWORD)
}

async function answerTo(person: Person): Promise<string> {
  const answer = await as(product, person)('/api/users/me')
  const { code } = await answer.json()
  return answer.ok ? 'ok' : `${answer.status} ${code}`
}

it('[4.session.5] a session without its second step is none, and counts at once with it', async () => {
  const owner = await someone()
  expect(await answerTo(owner)).toBe('ok')
  const show = await setUpSecondStep(provider, owner)
  passHalfMinute(provider)
  const half = await signIn(provider, owner.email, PASSWORD)
  expect(await answerTo(half)).toBe('401 insufficient_aal')
  const token = half.accessToken
  const { body: user } = await call(provider, '/user', { token })
  const [factor] = user.factors as { id: string }[]
  const path = `/factors/${factor?.id}`
  const challenge = await call(provider, `${path}/challenge`, { token, json: {} })
  const json = { challenge_id: challenge.body.id, code: show() }
  const { body } = await call(provider, `${path}/verify`, { token, json })
  expect(await answerTo({ ...half, accessToken: String(body.access_token) })).toBe('ok')
  expect(await answerTo(half)).toBe('401 insufficient_aal')
})

it('the provider is asked once a minute, however many calls come at once', async () => {
  const owner = await someone()
  const answers = await Promise.all(Array.from({ length: 20 }, () => answerTo(owner)))
  expect(new Set(answers)).toEqual(new Set(['ok']))
  expect(asked).toBe(1)
  product.clock.advance(MINUTE_MS)
  expect(await answerTo(owner)).toBe('ok')
  expect(asked).toBe(2)
})

it('a session that was ended elsewhere counts for a minute at most', async () => {
  const owner = await someone()
  expect(await answerTo(owner)).toBe('ok')
  await call(provider, '/logout', { method: 'POST', token: owner.accessToken })
  product.clock.advance(MINUTE_MS)
  expect(await answerTo(owner)).toBe('401 session_not_found')
})

it('a provider that cannot be asked signs nobody out', async () => {
  const known = await someone()
  const fresh = await someone()
  expect(await answerTo(known)).toBe('ok')
  product.clock.advance(MINUTE_MS)
  // As a gateway answers that has lost its provider, or does not know the key.
  for (const status of [503, 401]) {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ message: 'no' }, { status }),
    )
    expect(await answerTo(known)).toBe('ok')
    expect(await answerTo(fresh)).toBe('503 auth_unavailable')
    product.clock.advance(MINUTE_MS)
  }
})
