// What a session of a hosted provider opens here: a second nomnom plays the provider.
import { keyOf } from '#server/db/keys.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminToken } from '../support/admin-token.ts'
import { call, passHalfMinute, passMailPause, setUpSecondStep } from '../support/auth-client.ts'
import { untilLocked } from '../support/lock-waits.ts'
import { as, type Person, register, signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

const PASSWORD = 'a long enough pass-phrase'
const MINUTE_MS = 60_000

let provider: TestServer
let product: TestServer
/** Another process on the same data, which has the service key. */
let second: TestServer
let counter = 0
/** How often the product asked the provider for an account. */
let asked: number
/** What goes on before the provider hears of a deletion. */
let beforeDeletion: () => Promise<void>

beforeAll(async () => {
  provider = await startServer({ listen: true, env: { AUTH_RATE_LIMIT_OTP: '1000' } })
  const env = { SUPABASE_URL: provider.url, SUPABASE_ANON_KEY: 'anon' }
  product = await startServer({ env })
  const key = await adminToken(provider.deps, 3600)
  second = await startServer({
    env: { ...env, SUPABASE_SERVICE_ROLE_KEY: key },
    databaseUrl: product.databaseUrl,
  })
})
beforeEach(() => {
  asked = 0
  beforeDeletion = async () => {}
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input === `${provider.url}/auth/v1/user`) asked += 1
    if (init?.method === 'DELETE') await beforeDeletion()
    return real(input, init)
  })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await second.stop()
  await product.stop()
  await provider.stop()
})

function someone(): Promise<Person> {
  counter += 1
  return register(provider, `hosted${counter}@example.org`, PASSWORD)
}

async function renewed(person: Person): Promise<Person> {
  const json = { refresh_token: person.refreshToken }
  const { body } = await call(provider, '/token?grant_type=refresh_token', { json })
  return { ...person, accessToken: String(body.access_token) }
}

async function answerTo(person: Person, server = product): Promise<string> {
  const answer = await as(server, person)('/api/users/me')
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

it('a token that has run out at the provider is not the end of its session', async () => {
  product.clock.set(provider.clock.now())
  const owner = await someone()
  expect(await answerTo(owner)).toBe('ok')
  // The clocks are four seconds apart: over there the token counts no more, here it still does.
  const HOUR_MS = 60 * MINUTE_MS
  provider.clock.advance(HOUR_MS + 6000)
  product.clock.advance(HOUR_MS + 2000)
  asked = 0
  for (let time = 0; time < 3; time += 1) expect(await answerTo(owner)).toBe('401 bad_jwt')
  expect(asked).toBe(1)
  expect(await answerTo(await renewed(owner))).toBe('ok')
})

/** Somebody's address is another one from now on. */
async function moveTo(email: string, { userId }: Person): Promise<void> {
  const token = await adminToken(provider.deps, 3600)
  await call(provider, `/admin/users/${userId}`, { method: 'PUT', token, json: { email } })
}

it('somebody is invited by the address that they have, whatever older tokens of others say', async () => {
  const guest = await someone()
  expect(await answerTo(guest)).toBe('ok')
  const ask = as(product, guest)
  const invited = async (email: string) =>
    (await ask('/api/users/friend-requests', { method: 'POST', json: { email } })).status
  // She has it changed and sees that on one device; the token of another one is from before.
  const anna = await someone()
  expect(await answerTo(anna)).toBe('ok')
  await moveTo('anna@example.org', anna)
  const first = await renewed(anna)
  expect(await answerTo(first)).toBe('ok')
  expect(await invited('anna@example.org')).toBe(201)
  passMailPause(provider)
  const ben = await register(provider, anna.email, PASSWORD)
  product.clock.advance(MINUTE_MS)
  for (const person of [ben, anna, first]) expect(await answerTo(person)).toBe('ok')
  expect(await invited(anna.email)).toBe(201)
})

it('nor does an old token of somebody who is new here take that address', async () => {
  const former = await someone()
  await moveTo('former@example.org', former)
  passMailPause(provider)
  const present = await register(provider, former.email, PASSWORD)
  for (const person of [present, former]) expect(await answerTo(person)).toBe('ok')
  const users = product.db.selectFrom('users').select('id').where('email', '=', former.email)
  expect(await users.execute()).toEqual([{ id: present.userId }])
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

describe('[2.profile.8] whoever deleted their account', () => {
  const OVER = '401 session_not_found'
  const remove = async (server: TestServer, { email, ...person }: Person) => {
    const init = { method: 'DELETE', json: { email } }
    const answer = await as(server, { email, ...person })('/api/account', init)
    expect(answer.status).toBe(200)
  }
  const namesOf = async ({ userId }: Person) => {
    const users = product.db.selectFrom('users').select('display_name')
    return users.where('id', '=', userId).execute()
  }
  // A proof and a deletion are told apart by the clocks of two servers.
  beforeEach(() => {
    for (const server of [provider, product, second]) server.clock.set(Date.now())
  })
  /** When a proof was made is known to the second. */
  const passSeconds = () => {
    for (const server of [provider, product, second]) server.clock.advance(2000)
  }
  const canWrite = async (person: Person, server: TestServer) => {
    const init = { method: 'POST', json: { name: 'New' } }
    return (await as(server, person)('/api/grocerylists', init)).status === 201
  }

  it('is not brought back by another device of theirs that hears of it', async () => {
    const laptop = await someone()
    const phone = await signIn(provider, laptop.email, PASSWORD)
    for (const device of [laptop, phone]) expect(await answerTo(device, second)).toBe('ok')
    passSeconds()
    const heard = new Promise<string>((resolve) => {
      second.deps.pokes.subscribe(phone.userId, () => resolve(answerTo(phone, second)))
    })
    await remove(second, laptop)
    expect(await heard).toBe(OVER)
    expect(await namesOf(phone)).toEqual([])
  })

  it('begins anew by signing in again, in every process; older sessions are over', async () => {
    const before = await someone()
    for (const server of [product, second]) expect(await answerTo(before, server)).toBe('ok')
    await remove(product, before)
    expect(await answerTo(before)).toBe(OVER)
    for (const server of [product, second]) server.clock.advance(MINUTE_MS)
    provider.clock.advance(MINUTE_MS)
    expect(await answerTo(before, second)).toBe(OVER)
    const again = await signIn(provider, before.email, PASSWORD)
    for (const server of [second, product]) {
      expect(await answerTo(again, server)).toBe('ok')
      expect(await canWrite(again, server)).toBe(true)
    }
  })

  it('may sign in again at once where another process has just seen them', async () => {
    const before = await someone()
    expect(await answerTo(before, second)).toBe('ok')
    await remove(product, before)
    passSeconds()
    const again = await signIn(provider, before.email, PASSWORD)
    expect(await answerTo(again, second)).toBe('ok')
    expect(await canWrite(again, second)).toBe(true)
  })

  it('writes nothing more, however long the provider takes to delete it, too', async () => {
    const laptop = await someone()
    const phone = await signIn(provider, laptop.email, PASSWORD)
    for (const device of [laptop, phone]) expect(await answerTo(device, second)).toBe('ok')
    passSeconds()
    let isWritten: boolean | undefined
    beforeDeletion = async () => {
      isWritten = await canWrite(phone, second)
    }
    await remove(second, laptop)
    expect(isWritten).toBe(false)
  })

  it('is forgotten also where another tab asks in that moment', async () => {
    const person = await someone()
    expect(await answerTo(person)).toBe('ok')
    const removed = await product.db.transaction().execute(async (trx) => {
      const lock = keyOf(`lists:${person.userId}`)
      await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx)
      const under = remove(product, person)
      await untilLocked(product.db)
      expect(await answerTo(person)).toBe('ok')
      return [under]
    })
    await Promise.all(removed)
    expect(await answerTo(person)).toBe(OVER)
    passSeconds()
    const again = await signIn(provider, person.email, PASSWORD)
    expect(await answerTo(again)).toBe('ok')
    expect(await canWrite(again, product)).toBe(true)
  })
})
