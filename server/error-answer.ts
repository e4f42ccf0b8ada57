// How an error becomes a response of the product API.
import { STATUS_CODES } from 'node:http'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './deps.ts'
import { refusalFor } from './failures.ts'
import { HttpError, OUR_ANSWER_HEADER } from './http-error.ts'

/**
 * The body of a refusal (product §8): what the client's RequestError needs, with a code and a
 * message. An error that stands for no refusal is a bug: it is logged with the request id and
 * answered as a 500 without details.
 */
export function errorAnswer(error: unknown, context: Context<AppEnv>): Response {
  const known = refusalFor(error, context) ?? unexpected(error, context)
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
