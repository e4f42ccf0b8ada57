// Somebody who has a password and guesses the code of the second step.
import { call, type RawAnswer } from './auth-client.ts'
import type { TestServer } from './server.ts'

/** One guess, with a challenge of its own. address: where from; undefined: the owner's device. */
type Guess = (address: string | undefined, code: string) => Promise<RawAnswer>

/** Guesses for one factor of the token's account; without an id for the first one. */
export async function guessesFrom(
  server: TestServer,
  token: string,
  factorId?: string,
): Promise<Guess> {
  const { body: user } = await call(server, '/user', { token })
  const [first] = user.factors as { id: string }[]
  const path = `/factors/${factorId ?? first?.id ?? ''}`
  return async (address, code) => {
    const headers: Record<string, string> =
      address === undefined ? {} : { 'X-Forwarded-For': address }
    const challenge = await call(server, `${path}/challenge`, { token, headers, json: {} })
    const json = { challenge_id: challenge.body.id, code }
    return call(server, `${path}/verify`, { token, headers, json })
  }
}
