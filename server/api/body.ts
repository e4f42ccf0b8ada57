// Bodies: JSON within bounds, then what the schema of the call says. A refusal names the field.
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { en } from 'zod/locales'
import type { AppEnv } from '../deps.ts'
import { readJsonBody } from '../json-body.ts'
import { isUnread } from '../request-body.ts'
import { invalid, refuse } from './refusals.ts'

// Without a locale every message of zod/mini is 'Invalid input'.
z.config(en())

/** The deepest of our bodies has 12 levels. */
const MAX_DEPTH = 33

const SAYS = {
  'no UTF-8': 'The body is not valid UTF-8',
  'no JSON': 'The body is not valid JSON',
  'too deep': 'The body is nested too deeply',
  'too wide': 'The body has too many members',
  // Where a call has no bound of its own the size was looked at before (server/request-body.ts).
  'too large': 'The body is too large',
} as const

/** The body as JSON, undefined where there is none. Throws 400 `bad_json`. */
export async function readJson(
  context: Context<AppEnv>,
  bounds: { maxBytes?: number } = {},
): Promise<unknown> {
  const body = await readJsonBody(context, { ...bounds, maxDepth: MAX_DEPTH })
  if ('value' in body) return body.value
  if (body.problem === 'empty') return undefined
  throw refuse(400, 'bad_json', SAYS[body.problem])
}

/**
 * The body of a call whose caller was checked before it came in, which may take minutes. Where it was
 * not all there by then they are checked once more: `assertCaller` throws where they do not count.
 */
export async function readJsonOf(
  context: Context<AppEnv>,
  assertCaller: () => Promise<unknown>,
): Promise<unknown> {
  const isSlow = isUnread(context)
  const body = await readJson(context)
  if (isSlow) await assertCaller()
  return body
}

/** A value as its schema understands it. Throws 400 `validation_failed` with the path of the field. */
export function check<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { message, path } = firstIssue(result.error.issues)
  throw invalid(message, path.join('.'))
}

type Issue = { message: string; path: string[] }

/** The first issue; of a union the alternative that came furthest, because that one was meant. */
function firstIssue(issues: readonly z.core.$ZodIssue[]): Issue {
  const issue = issues[0]
  if (!issue) return { message: 'Invalid input', path: [] }
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return { message: 'This field is not known', path: [...path, issue.keys[0] ?? ''] }
  }
  if (issue.code === 'invalid_union') {
    const inner = furthest(issue.errors)
    if (inner) return { message: inner.message, path: [...path, ...inner.path] }
  }
  return { message: issue.message, path }
}

function furthest(alternatives: readonly (readonly z.core.$ZodIssue[])[]): Issue | undefined {
  const known = alternatives.filter(
    (issues) => !issues.some(({ code, path }) => code === 'unrecognized_keys' && path.length === 0),
  )
  const found = (known.length > 0 ? known : alternatives).map(firstIssue)
  return found.sort((a, b) => b.path.length - a.path.length)[0]
}
