// Bodies of the sign-in calls. They are JSON whatever the content type says, as with the hosted
// provider; fields we do not know are ignored, null means "not given".
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../deps.ts'
import { decodeText, readBytes } from '../request-body.ts'
import { AuthError } from './errors.ts'
import { fitsToken, METADATA_MAX_BYTES } from './accounts/metadata.ts'
import type { Json, JsonObject } from './tables.ts'

const MAX_BYTES = 1_048_576
const MAX_DEPTH = 20

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

async function readText(c: Context<AppEnv>): Promise<string> {
  const tooLarge = () => new AuthError(413, 'request_entity_too_large', 'Request body exceeds 1 MB')
  if (Number(c.req.header('content-length') ?? 0) > MAX_BYTES) throw tooLarge()
  const bytes = await readBytes(c)
  if (bytes.byteLength > MAX_BYTES) throw tooLarge()
  const text = decodeText(bytes)
  if (text === undefined) throw badJson('invalid UTF-8')
  return text
}

function badJson(reason: string): AuthError {
  return new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`)
}

function depthOf(value: unknown): number {
  let level: unknown[] = [value]
  let depth = 0
  while (level.length > 0 && depth <= MAX_DEPTH) {
    level = level.flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? Object.values(entry) : [],
    )
    depth += 1
  }
  return depth
}

function parse(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body)
    if (depthOf(value) > MAX_DEPTH) throw badJson('nested too deeply')
    return value
  } catch (error) {
    if (error instanceof AuthError) throw error
    // The parser's own message quotes the body, which may hold a password.
    throw badJson(body === '' ? 'unexpected end of JSON input' : 'invalid JSON')
  }
}

// PostgreSQL's text holds no NUL, and half a surrogate pair would come back as another character.
// JSON.stringify writes just these two as escapes.
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/**
 * Reads the body by a schema.
 * @throws AuthError 400 `bad_json` that names the field, 413 above 1 MB
 */
export async function readBody<T>(c: Context<AppEnv>, schema: z.ZodMiniType<T>): Promise<T> {
  return check(await readText(c), schema)
}

/** The same where a call may come without a body: then it counts as {}. */
export async function readMaybeBody<T>(c: Context<AppEnv>, schema: z.ZodMiniType<T>): Promise<T> {
  return check((await readText(c)) || '{}', schema)
}

function check<T>(body: string, schema: z.ZodMiniType<T>): T {
  const value = parse(body)
  if (UNSTORABLE.test(JSON.stringify(value))) {
    throw badJson('a text holds a character that cannot be kept')
  }
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw badJson(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`)
}
