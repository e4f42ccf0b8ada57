import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPage } from './fetch-page.ts'

const session = { tokens: ['t1'], isStored: true }
vi.mock('#session/session.ts', () => ({
  currentUser: () => ({ id: 'anna' }),
  isStillOf: () => Promise.resolve(session.isStored),
  tokenForRequest: (used: string | null) => {
    const token = session.tokens.find((each) => each !== used)
    return Promise.resolve(token === undefined ? null : { userId: 'anna', token })
  },
}))

const around = { onLine: true }
const answers: (() => Response)[] = []

beforeEach(() => {
  Object.assign(around, { onLine: true })
  Object.assign(session, { tokens: ['t1'], isStored: true })
  vi.stubGlobal('navigator', around)
  vi.stubGlobal('fetch', () => {
    const next = answers.shift()
    return next ? Promise.resolve(next()) : Promise.reject(new TypeError('Failed to fetch'))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const ask = () => fetchPage('https://a.example/soup')
const says = (status: number, body: object) => () => Response.json(body, { status })
const PAGE = says(200, { url: 'https://a.example/soup', text: 'Soup' })

test('[2.import.2] where a page waits for the server or a sign-in nobody is told that there is no network', async () => {
  answers.push(says(500, { message: 'An unexpected error occurred' }))
  expect(await ask()).toEqual({ kind: 'waits', for: 'server' })
  expect(await ask()).toEqual({ kind: 'waits', for: 'server' })
  // The provider could not be asked for another token.
  session.tokens = []
  expect(await ask()).toEqual({ kind: 'waits', for: 'server' })
  session.isStored = false
  expect(await ask()).toEqual({ kind: 'waits', for: 'sign-in' })
  around.onLine = false
  expect(await ask()).toEqual({ kind: 'waits', for: 'network' })
})

test('a page is asked for once more with another token where the first was refused', async () => {
  const refused = says(401, { message: 'The session has ended' })
  session.tokens = ['t1', 't2']
  answers.push(refused, PAGE)
  expect(await ask()).toMatchObject({ kind: 'page', text: 'Soup' })
  answers.push(refused, refused)
  expect(await ask()).toEqual({ kind: 'refused', message: 'The session has ended' })
})
