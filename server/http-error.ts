// How a request is refused. Code throws HttpError; `errorAnswer` is the only place that turns an
// error into a response.
import { STATUS_CODES } from 'node:http'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './deps.ts'

type HttpErrorArguments = [status: number, code: string, message: string, field?: string]

/**
 * A refusal that the caller may read: status, a stable code for programs, a sentence for people and,
 * where one field of the body is at fault, its path.
 */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly headers: Record<string, string> = {}
  detail: Record<string, unknown> | undefined

  constructor(...[status, code, message, field]: HttpErrorArguments) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.code = code
    this.field = field
  }

  /** Adds a header to the answer, such as Retry-After. */
  withHeader(name: string, value: string): this {
    this.headers[name] = value
    return this
  }

  /** Adds what a program needs to explain the refusal, such as who changed how much. */
  withDetail(detail: Record<string, unknown>): this {
    this.detail = detail
    return this
  }
}

/** Every answer of ours carries it, so that a client can tell it from a captive portal's. */
export const OUR_ANSWER_HEADER = 'X-Nomnom'

/**
 * The body of a refusal (product §8): what the client's RequestError needs, plus code and message.
 * Anything that is no HttpError is a bug: logged with the request id, told as 500 without details.
 */
export function errorAnswer(error: unknown, context: Context<AppEnv>): Response {
  const known = error instanceof HttpError ? error : unexpected(error, context)
  if (known.status === 401 || known.status === 403) {
    context.var.log.info('request refused', { status: known.status, reason: known.code })
  }
  const body = {
    status: known.status,
    statusText: STATUS_CODES[known.status] ?? 'Request failed',
    url: context.req.path,
    code: known.code,
    message: known.message,
    ...(known.field === undefined ? {} : { field: known.field }),
    ...(known.detail === undefined ? {} : { detail: known.detail }),
  }
  return context.json(body, statusForBody(known.status), {
    ...known.headers,
    [OUR_ANSWER_HEADER]: '1',
  })
}

function unexpected(error: unknown, context: Context<AppEnv>): HttpError {
  const { log, requestId } = context.var
  log.error('request failed', { error })
  return new HttpError(500, 'unexpected', `Something went wrong (request ${requestId})`)
}

// Hono types the statuses that may carry a body; every HttpError has one of them.
function statusForBody(status: number): ContentfulStatusCode {
  return (status >= 400 && status <= 599 ? status : 500) as ContentfulStatusCode
}
