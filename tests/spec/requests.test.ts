// Requests that fail, as callers and the error screen tell of them (product §8.request).
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AppRouter } from '#page/router.tsx'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteError } from '#app/error-screens.tsx'
import type { ProductCall } from '#session/request.ts'
import { join, type Api } from '../support/api.ts'
import { call } from '../support/auth-client.ts'
import { openPage, type PageGlobals } from '../support/page-globals.ts'
import { startServer } from '../support/server.ts'
import { serverHere } from '../support/server-here.ts'

const server = serverHere()
let anna: Api

beforeAll(async () => {
  anna = await join(server, 'Anna')
})

let page: PageGlobals

beforeEach(async () => {
  page = openPage(server)
  const { SESSION_KEY, sessionStore } = await import('#db/session-store.ts')
  const { accessToken: access_token, refreshToken: refresh_token, userId: id, email } = anna
  const session = { access_token, refresh_token, expires_at: 2e9, user: { id, email } }
  await sessionStore.setItem(SESSION_KEY, JSON.stringify(session))
})
afterEach(() => page.close())

/** What the page's own call fails with. */
async function failureOf(call: ProductCall): Promise<unknown> {
  const { request } = await import('#session/request.ts')
  return await request(call).then(
    () => 'nothing',
    (error: unknown) => error,
  )
}

const SOUP = {
  title: 'Soup',
  diet: 'VEGAN',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: 'water' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Boil.' }] }],
}

describe('a request that is refused', () => {
  it('[8.request.1] says status, status text and address, and its error is called by the text', async () => {
    const { status, body } = await anna.get('/recipes/0190c2f4-0000-7000-8000-00000000a001')
    expect(status).toBe(404)
    expect(body).toMatchObject({
      status: 404,
      statusText: 'Not Found',
      url: '/api/recipes/0190c2f4-0000-7000-8000-00000000a001',
    })
    const failed = await failureOf({ method: 'GET', path: body.url.replace('/api', '') })
    expect(failed).toBeInstanceOf(Error)
    expect(failed).toMatchObject({
      message: 'Not Found',
      status: 404,
      statusText: 'Not Found',
      url: body.url,
      code: 'not_found',
    })
    page.answers.set('/api/recipes', () => new Response('<p>', { status: 502, statusText: '' }))
    const unnamed = await failureOf({ method: 'GET', path: '/recipes' })
    expect(unnamed).toMatchObject({ message: 'Request failed', status: 502, reason: undefined })
  })

  it('[7.calls.2] a 204 answer counts as an empty object', async () => {
    const made = await anna.post('/recipes', SOUP)
    const { request } = await import('#session/request.ts')
    const path = `/recipes/${made.body.id}`
    expect(await request({ method: 'DELETE', path })).toEqual({})
    expect((await anna.get(path)).status).toBe(404)
  })

  it('[8.request.3] without a session says so, at every address of the product', async () => {
    for (const path of ['/users/me', '/recipes', '/places', '/grocerylists']) {
      const answer = await server.fetch(`/api${path}`)
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ message: 'No session found' })
    }
    const { forgetSession } = await import('#session/session.ts')
    await forgetSession()
    const failed = await failureOf({ method: 'GET', path: '/recipes' })
    expect(failed).toMatchObject({ message: 'No session found', status: 401, url: '/api/recipes' })
  })
})

it('[8.auth.1] a failure that the provider has no code for is a 500', async () => {
  // Another server than the one that the page speaks to.
  vi.unstubAllGlobals()
  const broken = await startServer()
  await broken.db.schema.dropTable('auth_mail').execute()
  const answer = await call(broken, '/otp', { json: { email: 'a@example.org' } })
  expect([answer.status, answer.body.error_code]).toEqual([500, 'unexpected_failure'])
  await broken.stop()
})

describe('a thrown value that is no error', () => {
  it('[8.request.2] becomes an unexpected error with status 500, on the screen too', async () => {
    // What is no Error is rejected with on purpose.
    page.answers.set('/api/recipes', () => Promise.reject({ reason: 'none' }))
    const failed = await failureOf({ method: 'GET', path: '/recipes' })
    expect(failed).toMatchObject({ message: 'An unexpected error occurred', status: 500 })
    const screen = renderToStaticMarkup(
      createElement(AppRouter, null, createElement(RouteError, { error: 'just a text' })),
    )
    expect(screen).toContain('An unexpected error occurred')
    expect(screen).not.toContain('just a text')
  })
})
