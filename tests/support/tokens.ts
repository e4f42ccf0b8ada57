/** The tokens of somebody who stays signed in, for an engine of their own. */
import type { EngineDeps } from '#sw/sync/engine.ts'

type SignedIn = { userId: string; accessToken: string }

/** Of whoever is signed in when it is asked: what is stored is good, and needs no renewing. */
export function tokensOf(whose: () => SignedIn): EngineDeps['tokens'] {
  const held = async () => {
    const { userId, accessToken } = whose()
    return { kind: 'token', token: accessToken, userId } as const
  }
  return { held, get: held }
}
