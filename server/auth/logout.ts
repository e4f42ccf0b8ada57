// POST /logout: ends this session, the others, or all of them.
import { requireUser } from './bearer.ts'
import type { Endpoint } from './context.ts'
import { validationError } from './errors.ts'
import { endSessions } from './sessions.ts'

export const logout: Endpoint = async (ctx, c) => {
  const scope = c.req.query('scope') || 'global'
  const { user, session } = await requireUser(ctx, c)
  const which =
    scope === 'global'
      ? { userId: user.id }
      : scope === 'others'
        ? { userId: user.id, exceptSessionId: session?.id }
        : { userId: user.id, sessionId: session?.id }
  if (!['global', 'local', 'others'].includes(scope)) {
    throw validationError(`Unsupported logout scope ${JSON.stringify(scope.slice(0, 40))}`)
  }
  // Without a session of its own the token can end all or nothing; it means "sign me out".
  await ctx.db.transaction().execute((trx) => endSessions(trx, which))
  ctx.sessionsChanged(user.id)
  return c.body(null, 204)
}
