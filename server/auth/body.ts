// Bodies of the sign-in calls. They are JSON whatever the content type says, as with the hosted
// provider; fields we do not know are ignored, null means "not given".
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../deps.ts'
import { readJsonBody } from '../json-body.ts'
import { AuthError } from './errors.ts'
import { fitsToken, METADATA_MAX_BYTES } from './accounts/metadata.ts'
import type { Json, JsonObject } from './tables.ts'

const MAX_BYTES = 1_048_576
const MAX_DEPTH = 19

const given = <T>(value: T | null | undefined, fallback: T): T => value ?? fallback

/** A text that is '' when it is missing or null. */
export const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => given(value, '')),
)

/** A switch that is undefined when it is missing or null. */
export const maybeBoolean = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? undefined),
)

const anyJson: z.ZodMiniType<Json> = z.json()

/** Metadata of an account, undefined when it is missing or null. */
export const maybeObject = z.pipe(
  z.nullish(
    z.record(z.string(), anyJson).check(
      z.refine((value) => fitsToken(value), {
        error: `can hold at most ${METADATA_MAX_BYTES} bytes`,
      }),
    ),
  ),
  z.transform((value): JsonObject | undefined => value ?? undefined),
)

/** What a client may send along for a captcha check. */
export const security = z.nullish(z.object({ captcha_token: z.nullish(z.string()) }))

/** Fields of the PKCE flow that several calls take. */
export const pkceFields = { code_challenge: text, code_challenge_method: text }

function badJson(reason: string): AuthError {
  return new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`)
}

const SAYS = {
  empty: 'unexpected end of JSON input',
  'no UTF-8': 'invalid UTF-8',
  'no JSON': 'invalid JSON',
  'too deep': 'nested too deeply',
  'too wide': 'an object has too many members',
} as const

/** The body as JSON; `empty` where there is none. */
async function readJson(context: Context<AppEnv>, empty?: unknown): Promise<unknown> {
  const body = await readJsonBody(context, { maxDepth: MAX_DEPTH, maxBytes: MAX_BYTES })
  if ('value' in body) return body.value
  if (body.problem === 'too large') {
    throw new AuthError(413, 'request_entity_too_large', 'Request body exceeds 1 MB')
  }
  if (body.problem === 'empty' && empty !== undefined) return empty
  throw badJson(SAYS[body.problem])
}

// PostgreSQL's text holds no NUL, and half a surrogate pair would come back as another character.
// JSON.stringify writes just these two as escapes.
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/**
 * Reads the body by a schema.
 * @throws AuthError 400 `bad_json` that names the field, 413 above 1 MB
 */
export async function readBody<T>(context: Context<AppEnv>, schema: z.ZodMiniType<T>): Promise<T> {
  return check(await readJson(context), schema)
}

/** The same where a call may come without a body: then it counts as {}. */
export async function readMaybeBody<T>(
  context: Context<AppEnv>,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  return check(await readJson(context, {}), schema)
}

function check<T>(value: unknown, schema: z.ZodMiniType<T>): T {
  if (UNSTORABLE.test(JSON.stringify(value))) {
    throw badJson('a text holds a character that cannot be kept')
  }
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw badJson(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`)
}
