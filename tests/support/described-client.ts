// A client made from /api/openapi.json alone, as generators make them: a function for each
// operationId. It sends what is described, and throws at an answer that is not as described.
import * as z from 'zod'
import type { OpenApiDocument } from '#server/api/openapi.ts'
import type { Operation } from '#server/api/openapi-parts.ts'
import type { Json } from './api.ts'

/** What a call is given: parts of its path and query, headers and a body. */
type Given = {
  path?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
}

type Answered = { status: number; headers: Headers; body: Json }

type DescribedClient = (operationId: string, given?: Given) => Promise<Answered>

type Ask = (path: string, init: RequestInit) => Promise<Response>

/** The functions of a description. bearer: sent with each call that wants to know who asks. */
export function clientOf(document: OpenApiDocument, ask: Ask, bearer = ''): DescribedClient {
  return async (operationId, given = {}) => {
    const { path, method, operation } = find(document, operationId)
    const headers = new Headers(given.headers)
    const isOpen = operation.security?.length === 0
    if (!isOpen && bearer !== '') headers.set('Authorization', `Bearer ${bearer}`)
    if (given.body !== undefined) {
      const [type, content] = only(operation.requestBody?.content ?? {})
      schemaOf(document, content.schema).parse(given.body)
      headers.set('Content-Type', type)
    }
    const base = operation.servers?.[0]?.url ?? document.servers[0]?.url ?? ''
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given.path?.[name] ?? '')
    const query = new URLSearchParams(given.query).toString()
    const answer = await ask(`${base}${filled}${query === '' ? '' : `?${query}`}`, {
      method: method.toUpperCase(),
      headers,
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    })
    return read(document, operation, answer)
  }
}

function find(document: OpenApiDocument, operationId: string) {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId === operationId) return { path, method, operation }
    }
  }
  throw new Error(`Nothing is described as ${operationId}`)
}

function only<T>(content: Record<string, T>): [string, T] {
  const [entry] = Object.entries(content)
  if (!entry) throw new Error('This call is described without a body')
  return entry
}

async function read(document: OpenApiDocument, operation: Operation, answer: Response) {
  const { status, headers } = answer
  const described =
    operation.responses[status] ??
    operation.responses[`${Math.floor(status / 100)}XX`] ??
    operation.responses['default']
  if (!described) throw new Error(`${operation.operationId} is described without a ${status}`)
  const { content, headers: named = {} } = resolve(document, described)
  for (const name of Object.keys(named)) {
    if (!headers.has(name)) throw new Error(`${operation.operationId} answers without ${name}`)
  }
  const text = await answer.text()
  if (!content) return { status, headers, body: text }
  const body: Json = JSON.parse(text)
  schemaOf(document, only(content)[1].schema).parse(body)
  return { status, headers, body }
}

/** What a reference leads to. */
export function resolve<T extends object>(document: OpenApiDocument, node: T): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node
  const words = node.$ref.replace('#/', '').split('/')
  return words.reduce<Json>((at, word) => at[word], document)
}

/** Checks a value as a described schema says. */
export function schemaOf(document: OpenApiDocument, schema: object): z.ZodType {
  return z.fromJSONSchema({ ...resolve(document, schema) })
}
