// How a request is refused: code throws HttpError, and `error-answer.ts` turns it into a response.

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

/** Ids are made by callers: this one is that of something else, at `field` of the body. */
export function idTaken(field?: string): HttpError {
  return new HttpError(409, 'id_taken', 'This id is taken', field)
}

/** Every answer of ours carries it, so that a client can tell it from a captive portal's. */
export const OUR_ANSWER_HEADER = 'X-Nomnom'
