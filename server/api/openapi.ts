// GET /api/openapi.json: the calls of the product, described by the schemas that check them.
import * as z from 'zod/mini'
import { accessToken, createdAccessToken, newAccessToken } from '#shared/schemas/access-token.ts'
import { errorReport } from '#shared/schemas/error-report.ts'
import { pageAnswer, pageRequest } from '#shared/schemas/fetch-page.ts'
import { syncRequest } from '#shared/schemas/sync.ts'
import type { Config } from '../config.ts'
import { domainOf } from './access-tokens.ts'
import type { ApiCall, WriteCall } from './calls.ts'
import { API_CALLS } from './table.ts'

type Json = Record<string, unknown>

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
    description: 'The access token of a session: POST /auth/v1/token?grant_type=password.',
  },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description: "A token of one's own, made in the profile; it begins with nomnom_.",
  },
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
})

const HEADERS = {
  idempotencyKey: header('Idempotency-Key', 'However often the call arrives, it happens once.'),
  ifMatch: header('If-Match', 'The ETag of what the caller has read: nothing unseen is undone.'),
  ifNoneMatch: header('If-None-Match', 'The ETag that the caller has: 304 while it is the newest.'),
}

let calls: Json | undefined

/** The description as an OpenAPI 3.1 document. */
export function openApiDocument(config: Config): Json {
  calls ??= describeCalls()
  return {
    openapi: '3.1.0',
    info: {
      title: 'nomnom',
      version: config.version,
      description:
        'Recipes, restaurants and grocery lists. A write takes an Idempotency-Key and then happens ' +
        'once. A list carries its version, also as ETag: sent back as version or If-Match, it says ' +
        'what the caller had seen, so that nothing unseen is undone.',
    },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    paths: calls,
    components: {
      securitySchemes: SECURITY,
      parameters: HEADERS,
      schemas: { Refusal: schemaOf(refusal, 'output') },
    },
  }
}

function describeCalls(): Json {
  const paths: Record<string, Json> = {}
  for (const call of API_CALLS) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describe(call) }
  }
  paths['/sync'] = {
    post: {
      operationId: 'postSync',
      summary: 'Send waiting calls and fetch what is new, in one trip',
      requestBody: bodyOf([schemaOf(syncRequest, 'input')]),
      responses: { 200: { description: 'Results and rows' }, ...refused() },
    },
  }
  paths['/fetch-page'] = {
    post: {
      operationId: 'postFetchPage',
      summary: 'A public web page as text, to be read as a recipe on the device',
      requestBody: { ...bodyOf([schemaOf(pageRequest, 'input')]), required: true },
      responses: {
        200: {
          description: 'The page',
          content: { 'application/json': { schema: schemaOf(pageAnswer, 'output') } },
        },
        ...refused(),
      },
    },
  }
  paths['/access-tokens'] = {
    get: {
      operationId: 'getAccessTokens',
      summary: 'The own access tokens',
      responses: { 200: answered('The tokens', z.array(accessToken)), ...refused() },
    },
    post: {
      operationId: 'postAccessTokens',
      summary: 'Make an access token; its text is in this answer alone',
      requestBody: { ...bodyOf([schemaOf(newAccessToken, 'input')]), required: true },
      responses: { 201: answered('The token', createdAccessToken), ...refused() },
    },
  }
  paths['/access-tokens/{id}'] = {
    delete: {
      operationId: 'deleteAccessTokensById',
      summary: 'Take an access token back',
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
      ],
      responses: { 204: { description: 'Done' }, ...refused() },
    },
  }
  paths['/events'] = {
    get: {
      operationId: 'getEvents',
      summary: 'A stream that tells when something changed, without saying what',
      responses: {
        200: {
          description: 'Server-sent events',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        ...refused(),
      },
    },
  }
  paths['/errors'] = {
    post: {
      operationId: 'postErrors',
      summary: 'Report an error that nobody caught',
      security: [],
      requestBody: bodyOf([schemaOf(errorReport, 'input')]),
      responses: { 204: { description: 'Noted' }, ...refused() },
    },
  }
  return paths
}

function describe(call: ApiCall): Json {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }))
  const parameters = [...inPath, ...headersOf(call)]
  const content = call.answerSchema && {
    'application/json': { schema: schemaOf(call.answerSchema, 'output') },
  }
  const answered = content
    ? { 200: { description: 'Done', content } }
    : { 204: { description: 'Done' } }
  const made = content && isCreate(call) ? { 201: { description: 'Created', content } } : {}
  return {
    operationId: operationId(call),
    summary: call.summary,
    ...(domainOf(call.path) ? { security: [{ session: [] }, { accessToken: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.method === 'GET' ? {} : takes(call)),
    responses: { ...answered, ...made, ...refused() },
  }
}

function headersOf(call: ApiCall): Json[] {
  const names =
    call.method !== 'GET'
      ? ['idempotencyKey', ...(call.method === 'PATCH' ? ['ifMatch'] : [])]
      : 'versionOf' in call
        ? ['ifNoneMatch']
        : []
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

/** 'patchGrocerylistsItems', what generated clients call a function: method, then words of the path. */
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

function answered(description: string, schema: z.ZodMiniType): Json {
  return { description, content: { 'application/json': { schema: schemaOf(schema, 'output') } } }
}

function takes({ forms }: WriteCall): Json {
  const schemas = forms.map(({ schema }) => schemaOf(schema, 'input'))
  const isNeeded = schemas.every((schema) => Array.isArray(schema['required']))
  return { requestBody: { ...bodyOf(schemas), required: isNeeded } }
}

function bodyOf(schemas: readonly Json[]): Json {
  const [only] = schemas
  const schema = schemas.length === 1 ? only : { anyOf: schemas }
  return { content: { 'application/json': { schema } } }
}

function refused(): Json {
  const schema = { $ref: '#/components/schemas/Refusal' }
  return {
    default: { description: 'Refused', content: { 'application/json': { schema } } },
  }
}

function isCreate({ method, path }: ApiCall): boolean {
  return method === 'POST' && !path.includes(':')
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}
