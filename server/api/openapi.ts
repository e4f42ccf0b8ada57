// GET /api/openapi.json: the calls of the product, described by the schemas that check them.
import * as z from 'zod/mini'
import { errorReport } from '#shared/schemas/error-report.ts'
import { pageAnswer, pageRequest } from '#shared/schemas/fetch-page.ts'
import { syncRequest } from '#shared/schemas/sync.ts'
import type { Config } from '../config.ts'
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
    security: [{ bearer: [] }],
    paths: calls,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
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
      summary: 'Send waiting calls and fetch what is new, in one trip',
      requestBody: bodyOf([schemaOf(syncRequest, 'input')]),
      responses: { 200: { description: 'Results and rows' }, ...refused() },
    },
  }
  paths['/fetch-page'] = {
    post: {
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
  paths['/errors'] = {
    post: {
      summary: 'Report an error that nobody caught',
      security: [],
      requestBody: bodyOf([schemaOf(errorReport, 'input')]),
      responses: { 204: { description: 'Noted' }, ...refused() },
    },
  }
  return paths
}

function describe(call: ApiCall): Json {
  const parameters = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }))
  const content = call.answerSchema && {
    'application/json': { schema: schemaOf(call.answerSchema, 'output') },
  }
  const answered = content
    ? { 200: { description: 'Done', content } }
    : { 204: { description: 'Done' } }
  const made = content && isCreate(call) ? { 201: { description: 'Created', content } } : {}
  return {
    summary: call.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.method === 'GET' ? {} : takes(call)),
    responses: { ...answered, ...made, ...refused() },
  }
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
