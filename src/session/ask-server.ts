/** Calls to the product with their outcome as a value, as that of calls to the sign-in provider. */
import { RequestError } from '#shared/errors.ts'
import { UNREACHABLE, type AuthFailure } from './auth-outcome.ts'
import { request, type ProductCall } from './request.ts'

/** What the server answered, not yet checked. */
export type Answered = { ok: true; body: unknown } | AuthFailure

/** Asks the server as whoever is signed in; see `request`. */
export async function askServer(call: ProductCall): Promise<Answered> {
  try {
    return { ok: true, body: await request(call) }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    // Without a reason nobody of ours has answered, and nothing is known to have happened.
    return { ok: false, message: error.reason ?? UNREACHABLE, code: error.code }
  }
}
