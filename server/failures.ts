// Failures that are no bug: what the caller is told of them, in one place for both error shapes.
import type { Context } from 'hono'
import type { ErrorCode } from '#shared/errors.ts'
import { type DatabaseTrouble, databaseTrouble } from './db/unavailable.ts'
import type { AppEnv } from './deps.ts'
import { HttpError } from './http-error.ts'
import { isCutOff } from './request-body.ts'

type Told = { status: number; code: ErrorCode; message: string; retryAfterSeconds: number }

/** Nothing was done, so trying again is safe and may succeed. */
const TROUBLE: Record<DatabaseTrouble, Told> = {
  away: {
    status: 503,
    code: 'unavailable',
    message: 'The database does not answer now. Try again',
    retryAfterSeconds: 5,
  },
  busy: {
    status: 503,
    code: 'unavailable',
    message: 'Too much is going on at once. Try again',
    retryAfterSeconds: 2,
  },
  full: {
    status: 507,
    code: 'disk_full',
    message: 'The disk of the server is full: nothing more can be saved now',
    retryAfterSeconds: 60,
  },
}

/** The refusal that a thrown error stands for; undefined where it is a bug. */
export function refusalFor(error: unknown, context: Context<AppEnv>): HttpError | undefined {
  if (error instanceof HttpError) return error
  // The caller has gone away, so only the log shows it.
  if (isCutOff(context, error)) return new HttpError(400, 'bad_json', 'The body ended too early')
  const refusal = databaseRefusal(error)
  if (refusal) context.var.log.warn('the database does not serve', { error })
  return refusal
}

/** The refusal for a database that is away, full or busy; undefined for any other error. */
export function databaseRefusal(error: unknown): HttpError | undefined {
  const trouble = databaseTrouble(error)
  if (!trouble) return undefined
  const { status, code, message, retryAfterSeconds } = TROUBLE[trouble]
  const refusal = new HttpError(status, code, message)
  return refusal.withHeader('Retry-After', String(retryAfterSeconds))
}
