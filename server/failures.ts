// Failures that are no bug: what the caller is told of them, in one place for both error shapes.
import type { Context } from 'hono'
import type { AppEnv } from './deps.ts'
import { HttpError } from './http-error.ts'
import { isCutOff } from './request-body.ts'

/** The refusal that a thrown error stands for; undefined where it is a bug. */
export function refusalFor(error: unknown, context: Context<AppEnv>): HttpError | undefined {
  if (error instanceof HttpError) return error
  // Nobody is there to read it: it is for the log of those who look.
  if (isCutOff(context)) return new HttpError(400, 'bad_json', 'The body ended too early')
  return undefined
}
