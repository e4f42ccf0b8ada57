// /api/openapi.json is whole and true: checked against OpenAPI's own schema, against the routes that
// are there, and by a client that knows nothing else. /api/docs shows all of it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANSWERS, BODIES } from '#server/api/openapi-examples.ts'
import type { OpenApiDocument } from '#server/api/openapi.ts'
import { bin } from '../../scripts/run.mjs'
import { startServer, type TestServer } from '../support/server.ts'
import { clientOf, resolve, schemaOf } from '../support/described-client.ts'

let server: TestServer
let document: OpenApiDocument

beforeAll(async () => {
  server = await startServer({
    env: { AUTH_AUTOCONFIRM: 'true', METRICS_TOKEN: 'a-long-enough-token' },
  })
  document = await (await server.fetch('/api/openapi.json')).json()
})
afterAll(() => server.stop())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

describe('[7.calls.4] the description', () => {
  it('is OpenAPI 3.1', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nomnom-openapi-'))
    const file = join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(document))
    const check = bin('@seriousme/openapi-schema-validator', 'validate-api')
    const { status, stdout } = spawnSync(process.execPath, [check, file], { encoding: 'utf8' })
    expect(stdout).toContain('"valid": true')
    expect(status).toBe(0)
    rmSync(folder, { recursive: true })
  })

  it('describes each call below /api that the server answers', () => {
    const routes = server.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.slice(4).replaceAll(/:(\w+)/g, '{$1}')}`)
    const own = ['GET /openapi.json', 'GET /docs', 'GET /docs/style.css', 'GET /r/style.css']
    const described = new Set(
      operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`),
    )
    expect(routes.length).toBeGreaterThan(40)
    expect(routes.filter((route) => !described.has(route) && !own.includes(route))).toEqual([])
  })

  it('names each parameter of a path, and shows bodies that are taken', () => {
    const ids = new Set(operations().map(({ operation }) => operation.operationId))
    for (const { path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const named = (operation.parameters ?? []).map((each) => resolve(document, each)['name'])
      expect(named, path).toEqual(expect.arrayContaining(inPath))
    }
    for (const name of [...Object.keys(BODIES), ...Object.keys(ANSWERS)])
      expect(ids).toContain(name)
    let shown = 0
    for (const { operation } of operations()) {
      const parts = [operation.requestBody, ...Object.values(operation.responses)]
      for (const { content = {} } of parts.flatMap((part) => (part ? [part] : []))) {
        for (const { schema, example } of Object.values(content)) {
          if (example === undefined) continue
          shown += 1
          const { error } = schemaOf(document, schema).safeParse(example)
          expect(error, operation.operationId).toBeUndefined()
        }
      }
    }
    expect(shown).toBeGreaterThan(20)
    // What people send by hand has an example.
    const byHand = operations().filter(
      ({ method, operation }) => method !== 'delete' && operation.requestBody?.required,
    )
    const without = byHand.filter(({ operation: { operationId } }) => !(operationId in BODIES))
    expect(
      without.map(({ path }) => path).filter((path) => !/reassert|sync|errors/.test(path)),
    ).toEqual([])
  })

  it('[7.lists.11] says that whoever deletes names what they have seen, too', () => {
    for (const path of ['/grocerylists/{id}/items/{itemId}', '/grocerylists/{id}']) {
      for (const method of ['patch', 'delete']) {
        const parameters = document.paths[path]?.[method]?.parameters
        expect(parameters, `${method} ${path}`).toContainEqual({
          $ref: '#/components/parameters/ifMatch',
        })
      }
    }
  })

  it('[7.tokens.1, 7.lists.11] is enough for a client to get from nothing to an item on a list', async () => {
    const ask = (path: string, init: RequestInit) => server.fetch(path, init)
    const email = 'described@example.org'
    const credentials = { email, password: 'a long enough pass-phrase' }
    const stranger = clientOf(document, ask)
    await stranger('postSignup', { body: credentials })
    const signedIn = await stranger('postToken', {
      query: { grant_type: 'password' },
      body: credentials,
    })
    const person = clientOf(document, ask, signedIn.body.access_token)
    const { body: made } = await person('postAccessTokens', { body: BODIES['postAccessTokens'] })
    const program = clientOf(document, ask, made.token)
    const headers = { 'Idempotency-Key': 'described-1' }
    const body = { name: 'Weekly shop' }
    const list = await program('postGrocerylists', { body, headers })
    const path = { id: list.body.id }
    const item = await program('postGrocerylistsItems', { path, body: { text: 'Milk' } })
    expect(item).toMatchObject({ status: 201, body: { text: 'Milk', isChecked: false } })
    const ticked = await program('patchGrocerylistsItemsById', {
      path: { ...path, itemId: item.body.id },
      body: { isChecked: true },
    })
    expect(ticked.status).toBe(200)
    const read = await program('getGrocerylistsById', { path })
    expect(read.body).toMatchObject({ name: 'Weekly shop', groceries: [{ isChecked: true }] })
    const etag = read.headers.get('etag') ?? ''
    const again = await program('getGrocerylistsById', {
      path,
      headers: { 'If-None-Match': etag },
    })
    expect([again.status, again.body]).toEqual([304, ''])
    const refused = await program('getUsersMe')
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await person('getUsersMe')).body.displayName).toBe('Described')
    expect((await stranger('getHealth')).status).toBe(200)
    expect((await person('postLogout', { query: { scope: 'local' } })).status).toBe(204)
  })
})

describe('the page of the description', () => {
  it('shows every call, runs nothing and fetches nothing from elsewhere', async () => {
    const answer = await server.fetch('/api/docs')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    const page = await answer.text()
    for (const { operation } of operations())
      expect(page).toContain(`id="${operation.operationId}"`)
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i)
    const links = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to)
    expect(links.filter((to) => !/^(?:#[\w-]+|\/(?:api|icons)\/[\w./]+)$/.test(to))).toEqual([])
    const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`))
    expect(links.filter((to) => to.startsWith('#') && !anchors.has(to))).toEqual([])
    const style = await server.fetch('/api/docs/style.css')
    expect(style.headers.get('content-type')).toContain('text/css')
  })
})
