// What the bookmark posts is kept for the screen of a new recipe, and nothing else is taken.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GIVEN_CACHE, GIVEN_FIELD, GIVEN_KEY } from '#shared/given-page.ts'
import { MOST_CHARACTERS } from '#shared/recipe-reader/draft.ts'
import { takeGivenPages } from './given-page.ts'

const ADDRESS = 'https://nomnom.test/recipes/create?url=https%3A%2F%2Fsoup.test%2F&title=Soup'

type Fetch = { request: Request; respondWith: (answer: Promise<Response>) => void }
let listener: (event: Fetch) => void
let kept: Map<string, Response>
let hasRoom: boolean

beforeEach(() => {
  kept = new Map()
  hasRoom = true
  const cache = {
    put: (key: string, page: Response) => {
      if (!hasRoom) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, page)
    },
  }
  vi.stubGlobal('caches', { open: (name: string) => name === GIVEN_CACHE && cache })
  vi.stubGlobal('self', {
    addEventListener: (_: 'fetch', found: typeof listener) => (listener = found),
  })
  takeGivenPages()
})
afterEach(() => vi.unstubAllGlobals())

/** What the worker answers; undefined where it leaves a request to the network. */
async function answerTo(page: string | File, { method = 'POST', mode = 'navigate', to = ADDRESS }) {
  const body = new FormData()
  body.set(GIVEN_FIELD, page)
  const request = new Request(to, method === 'POST' ? { method, body } : { method })
  Object.defineProperty(request, 'mode', { value: mode })
  let answer: Promise<Response> | undefined
  listener({ request, respondWith: (given) => (answer = given) })
  return await answer
}
const target = (answer: Response | undefined) =>
  new URL(answer?.headers.get('location') ?? '').searchParams

it('keeps the page and leads to the screen', async () => {
  const answer = await answerTo('<h1>Soup</h1>', {})
  expect(answer?.status).toBe(303)
  expect(Object.fromEntries(target(answer))).toEqual({
    url: 'https://soup.test/',
    title: 'Soup',
    from: 'given',
  })
  expect(await kept.get(GIVEN_KEY)?.text()).toBe('<h1>Soup</h1>')
})

it('keeps no more than is read', async () => {
  await answerTo('a'.repeat(MOST_CHARACTERS + 1), {})
  expect((await kept.get(GIVEN_KEY)?.text())?.length).toBe(MOST_CHARACTERS)
})

it('leads on with the address where there is no room, or no page', async () => {
  hasRoom = false
  expect(target(await answerTo('<h1>Soup</h1>', {})).get('from')).toBe('page')
  hasRoom = true
  expect(target(await answerTo(new File(['x'], 'x'), {})).get('from')).toBe('page')
  expect(kept.size).toBe(0)
})

it.each([
  ['another path', { to: 'https://nomnom.test/recipes' }],
  ['a fetch of a script', { mode: 'cors' }],
  ['opening the screen', { method: 'GET' }],
])('leaves %s alone', async (_, asked) => {
  expect(await answerTo('<h1>Soup</h1>', asked)).toBeUndefined()
})
