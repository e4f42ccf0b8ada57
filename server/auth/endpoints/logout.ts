// POST /logout: ends this session, the others, or all of them.
import { assertSecondStep, type Bearer, isHalf, requireUser } from '../tokens/bearer.ts'
import type { AuthContext, Endpoint } from '../context.ts'
import { validationError } from '../errors.ts'
import { endSessions, type Which } from '../tokens/stored-sessions.ts'
import { dropLinkFlows } from '../external/stored-flows.ts'

export const logout: Endpoint = async (auth, context) => {
  const scope = context.req.query('scope') || 'global'
  const caller = await requireUser(auth, context)
  const which = await sessionsOf(auth, caller, scope)
  await auth.db.transaction().execute(async (trx) => {
    await auth.hooks.onSessionsEnded(trx, await endSessions(trx, which))
    // What another session has begun at a provider ends with it.
    if (scope !== 'local') await dropLinkFlows(trx, caller.user.id)
  })
  auth.sessionsChanged(caller.user.id)
  return context.body(null, 204)
}

async function sessionsOf(auth: AuthContext, caller: Bearer, scope: string): Promise<Which> {
  const userId = caller.user.id
  const sessionId = caller.session?.id
  switch (scope) {
    case 'global':
      // Clients mean "sign me out" by it: a password alone ends what a password alone began.
      return (await isHalf(auth, caller)) ? { userId, aal: 'aal1' } : { userId }
    case 'others':
      await assertSecondStep(auth, caller)
      return { userId, exceptSessionId: sessionId }
    case 'local':
      // Without a session of its own the token can end all or nothing; it means "sign me out".
      return { userId, sessionId }
    default:
      throw validationError(`Unsupported logout scope ${JSON.stringify(scope.slice(0, 40))}`)
  }
}
