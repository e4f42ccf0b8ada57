// The parts that descriptions of calls are made of (OpenAPI 3.1).
import * as z from 'zod/mini'

export type Fragment = Record<string, unknown>

export type Content = { [mediaType: string]: { schema: Fragment; example?: unknown } }

/** An answer, or the name of one that several calls share. */
export type Response = {
  $ref?: string
  description?: string
  headers?: Fragment
  content?: Content
}

/** One call as OpenAPI describes it. */
export type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: Fragment[]
  servers?: { url: string }[]
  parameters?: Fragment[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Response>
}

/** By path, then by method in lower case. */
export type Paths = Record<string, Record<string, Operation>>

const JSON_TYPE = 'application/json'

/** A schema of ours as JSON Schema, for what is sent or for what is answered. */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Fragment {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

/** A body that is one of these. */
export function bodyOf(schemas: readonly z.ZodMiniType[]): NonNullable<Operation['requestBody']> {
  const described = schemas.map((schema) => schemaOf(schema, 'input'))
  const [only = {}] = described
  const schema = described.length === 1 ? only : { anyOf: described }
  // Where a field has to be there, so has the body.
  const required = described.every((each) => Array.isArray(each['required']))
  return { required, content: { [JSON_TYPE]: { schema } } }
}

/** An answer with a body. */
export function answered(description: string, schema: z.ZodMiniType) {
  return { description, content: { [JSON_TYPE]: { schema: schemaOf(schema, 'output') } } }
}

/** What every call may answer instead. */
export const REFUSED: Operation['responses'] = {
  429: { $ref: '#/components/responses/TooMany' },
  default: { $ref: '#/components/responses/Refused' },
}

/** A parameter in the path that names a thing. */
export function idInPath(name: string): Fragment {
  return { name, in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }
}
