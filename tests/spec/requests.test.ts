// Requests that fail, as callers and the error screen tell of them (product §8.request).
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RouteError } from '#app/error-screens.tsx'
import { RequestError, toRequestError } from '#shared/errors.ts'
import { join, type Api } from '../support/api.ts'
import { call } from '../support/auth-client.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let anna: Api

beforeAll(async () => {
  server = await startServer()
  anna = await join(server, 'Anna')
})
afterAll(() => server.stop())

describe('a request that is refused', () => {
  it('[8.request.1] says status, status text and address, and its error is called by the text', async () => {
    const { status, body } = await anna.get('/recipes/0190c2f4-0000-7000-8000-00000000a001')
    expect(status).toBe(404)
    expect(body).toMatchObject({
      status: 404,
      statusText: 'Not Found',
      url: '/api/recipes/0190c2f4-0000-7000-8000-00000000a001',
    })
    const error = new RequestError(body)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ message: 'Not Found', status: 404, url: body.url })
    expect(new RequestError({ ...body, statusText: '' }).message).toBe('Request failed')
  })

  it('[8.request.3] without a session says so, at every address of the product', async () => {
    for (const path of ['/users/me', '/recipes', '/places', '/grocerylists']) {
      const answer = await server.fetch(`/api${path}`)
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ message: 'No session found' })
    }
  })
})

it('[8.auth.1] a failure that the provider has no code for is a 500', async () => {
  const broken = await startServer()
  await broken.db.schema.dropTable('auth_mail').execute()
  const answer = await call(broken, '/otp', { json: { email: 'a@example.org' } })
  expect([answer.status, answer.body.error_code]).toEqual([500, 'unexpected_failure'])
  await broken.stop()
})

describe('a thrown value that is no error', () => {
  it('[8.request.2] becomes an unexpected error with status 500, on the screen too', () => {
    const error = toRequestError({ reason: 'none' }, '/api/recipes')
    expect(error).toMatchObject({ message: 'An unexpected error occurred', status: 500 })
    const screen = renderToStaticMarkup(
      createElement(MemoryRouter, null, createElement(RouteError, { error: 'just a text' })),
    )
    expect(screen).toContain('An unexpected error occurred')
    expect(screen).not.toContain('just a text')
  })
})
