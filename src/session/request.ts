/** Calls to the product that no outbox may hold: they count now or not at all. */
import { asRecord } from '#db/as-record.ts'
import { RequestError, TEXT, toRequestError, type ErrorCode } from '#shared/errors.ts'
import { tokenForRequest } from './session.ts'

/** What is asked for, below /api. */
export type ProductCall = { method: 'GET' | 'POST' | 'DELETE'; path: string; json?: unknown }

/**
 * Makes a call as the signed-in user and answers its body; 204 counts as {} (product §7.calls.2).
 * Throws a RequestError (product §8.request): the server's refusal, 401 without a session, and 500
 * for whatever else went wrong, a network that is not there included.
 */
export async function request({ method, path, json }: ProductCall): Promise<unknown> {
  const url = `/api${path}`
  const sent = await tokenForRequest()
  if (sent === null) throw new RequestError({ status: 401, statusText: TEXT.noSession, url })
  try {
    const answer = await fetch(url, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${sent.token}` },
      body: json === undefined ? null : JSON.stringify(json),
    })
    if (answer.ok) return answer.status === 204 ? {} : await answer.json()
    throw await refusalIn(answer, url)
  } catch (thrown) {
    throw toRequestError(thrown, url)
  }
}

async function refusalIn(answer: Response, url: string): Promise<RequestError> {
  const { status, statusText } = answer
  // Whoever answers in our place, such as a proxy, has no reason for us.
  const told = asRecord(await answer.json().catch(() => null))
  const { message, code } = told
  return new RequestError({
    status,
    statusText: typeof told['statusText'] === 'string' ? told['statusText'] : statusText,
    url,
    // What our server sends as a code is one of these.
    ...(typeof code === 'string' ? { code: code as ErrorCode } : {}),
    ...(typeof message === 'string' ? { reason: message } : {}),
  })
}
