// GET /api/openapi.json: the calls of the product, described by the schemas that check them.
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { domainOf } from './access-tokens.ts'
import type { ApiCall } from './calls.ts'
import { ANSWERS, BODIES } from './openapi-examples.ts'
import { OTHER_CALLS, signInCalls } from './openapi-others.ts'
import {
  answered,
  bodyOf,
  type Content,
  idInPath,
  type Fragment,
  type Operation,
  type Paths,
  REFUSED,
  schemaOf,
} from './openapi-parts.ts'
import { API_CALLS } from './table.ts'

const refusal = z.object({
  status: z.number(),
  statusText: z.string(),
  url: z.string(),
  code: z.string(),
  message: z.string(),
  field: z.optional(z.string()),
  detail: z.optional(z.record(z.string(), z.unknown())),
})

const SECURITY = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a session: the call that signs in answers it.',
  },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description: "A token of one's own, made in the profile; it begins with nomnom_.",
  },
  metricsToken: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN of the server.' },
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
})

const PARAMETERS = {
  idempotencyKey: header('Idempotency-Key', 'However often the call arrives, it happens once.'),
  ifMatch: header('If-Match', 'The ETag of what the caller has read: nothing unseen is undone.'),
  ifNoneMatch: header('If-None-Match', 'The ETag that the caller has: 304 while it is the newest.'),
}

const HEADERS = {
  ETag: { description: 'The version of what is answered.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
  RequestId: { description: 'What the log calls this request.', schema: { type: 'string' } },
}

const headersNamed = (names: Record<string, keyof typeof HEADERS>): Fragment =>
  Object.fromEntries(
    Object.entries(names).map(([name, key]) => [name, { $ref: `#/components/headers/${key}` }]),
  )

const refused = (description: string, headers: Fragment, example: Fragment) => ({
  description,
  headers,
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/Refusal' }, example },
  },
})

const RESPONSES = {
  Refused: refused(
    'Refused: `code` is for programs, `message` for people, `field` says where',
    headersNamed({ 'X-Request-Id': 'RequestId' }),
    {
      status: 400,
      statusText: 'Bad Request',
      url: '/api/grocerylists',
      code: 'validation_failed',
      message: 'A list needs a name',
      field: 'name',
    },
  ),
  TooMany: refused(
    'Too often: come again later',
    headersNamed({ 'Retry-After': 'RetryAfter', 'X-Request-Id': 'RequestId' }),
    {
      status: 429,
      statusText: 'Too Many Requests',
      url: '/api/grocerylists',
      code: 'rate_limited',
      message: 'An access token may ask 120 times a minute. Try again in 12 s',
      detail: { retryAfter: 12 },
    },
  ),
}

const TAGS: Readonly<Record<string, string>> = {
  grocerylists: 'Grocery lists',
  recipes: 'Recipes',
  places: 'Places',
  users: 'People',
}

const ABOUT: Readonly<Record<string, string>> = {
  'Grocery lists': 'Lists and their items, one by one or as a whole.',
  Recipes: 'Own recipes and those that friends have opened.',
  Places: 'Restaurants and cafés, with ratings.',
  People: 'The own profile, friends, and what each of them may do.',
  'Access tokens': "Keys for programs of one's own.",
  Account: 'The account itself.',
  Sync: 'For programs that keep a copy of everything.',
  Server: 'What operators and pages ask.',
  'Signing in': 'A session for an address and a password.',
}

/** The description of a server. */
export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: Fragment }
  servers: { url: string }[]
  security: Fragment[]
  tags: { name: string; description: string }[]
  paths: Paths
  components: Record<string, Fragment>
}

/** The description as an OpenAPI 3.1 document. */
export function openApiDocument(config: Config): OpenApiDocument {
  const paths = describeAll(config)
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const tags = [...new Set(operations.flatMap((operation) => operation.tags))]
  return {
    openapi: '3.1.0',
    info: {
      title: 'nomnom',
      version: config.version,
      description:
        'Recipes, restaurants and grocery lists. A write takes an Idempotency-Key and then happens ' +
        'once. A list carries its version, also as ETag: sent back as version or If-Match, it says ' +
        'what the caller had seen, so that nothing unseen is undone.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    tags: tags.map((name) => ({ name, description: ABOUT[name] ?? name })),
    paths,
    components: {
      securitySchemes: SECURITY,
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: RESPONSES,
      schemas: { Refusal: schemaOf(refusal, 'output') },
    },
  }
}

let ofTable: Paths | undefined

function describeAll({ hosted, authPathPrefix }: Config): Paths {
  ofTable ??= describeTable()
  const paths = {
    ...ofTable,
    ...OTHER_CALLS,
    ...(hosted === undefined ? signInCalls(authPathPrefix) : {}),
  }
  const entries = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, withExamples(operation)]),
    ),
  ])
  return Object.fromEntries(entries)
}

function withExamples(operation: Operation): Operation {
  const { operationId: id, requestBody, responses } = operation
  const shown = Object.entries(responses).map(([status, response]) => [
    status,
    status.startsWith('2') ? withExample(response, ANSWERS[id]) : response,
  ])
  return {
    ...operation,
    ...(requestBody ? { requestBody: withExample(requestBody, BODIES[id]) } : {}),
    responses: Object.fromEntries(shown),
  }
}

function withExample<T extends { content?: Content }>(part: T, example: unknown): T {
  if (example === undefined || !part.content) return part
  const content = Object.entries(part.content).map(([type, described]) => [
    type,
    { ...described, example },
  ])
  return { ...part, content: Object.fromEntries(content) }
}

function describeTable(): Paths {
  const paths: Paths = {}
  for (const call of API_CALLS) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describe(call) }
  }
  return paths
}

function describe(call: ApiCall): Operation {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => idInPath(name))
  const parameters = [...inPath, ...headersOf(call)]
  return {
    operationId: operationId(call),
    summary: call.summary,
    tags: [TAGS[call.path.split('/')[1] ?? ''] ?? 'Other'],
    ...(domainOf(call.path) ? { security: [{ session: [] }, { accessToken: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.method === 'GET' ? {} : { requestBody: bodyOf(call.forms.map((it) => it.schema)) }),
    responses: { ...answersOf(call), ...REFUSED },
  }
}

function answersOf(call: ApiCall): Operation['responses'] {
  if (!call.answerSchema) return { 204: { description: 'Done' } }
  const hasVersion = 'versionOf' in call
  const headers = hasVersion ? { headers: headersNamed({ ETag: 'ETag' }) } : {}
  const withBody = (description: string, schema: z.ZodMiniType) => ({
    ...answered(description, schema),
    ...headers,
  })
  const isMade = call.method === 'POST' && makes(call.path)
  return {
    200: withBody('Done', call.answerSchema),
    ...(isMade ? { 201: withBody('Made', call.answerSchema) } : {}),
    ...(call.method === 'GET' && hasVersion
      ? { 304: { description: 'The caller has the newest', ...headers } }
      : {}),
  }
}

/** A POST to a collection makes something, one to a word behind a thing does something to it. */
function makes(path: string): boolean {
  return !path.includes(':') || path.endsWith('/items')
}

function headersOf(call: ApiCall): Fragment[] {
  const isEdit = call.method !== 'POST' && domainOf(call.path) !== undefined
  const names =
    call.method !== 'GET'
      ? ['idempotencyKey', ...(isEdit ? ['ifMatch'] : [])]
      : 'versionOf' in call
        ? ['ifNoneMatch']
        : []
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

/** 'patchGrocerylistsItemsById', what generated clients call a function: method, then words of the path. */
function operationId({ method, path }: Pick<ApiCall, 'method' | 'path'>): string {
  const words = path.split('/').map((part) => part.replaceAll(/\W/g, ' ').trim())
  const isOne = path.endsWith('Id') || path.endsWith(':id')
  const name = words
    .filter((word, at) => word !== '' && !path.split('/')[at]?.startsWith(':'))
    .flatMap((word) => word.split(' '))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return method.toLowerCase() + name + (isOne ? 'ById' : '')
}
