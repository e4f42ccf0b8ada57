// Who makes a call that is for sessions alone.
import type { Context } from 'hono'
import type { Identity } from '../auth/tokens/identity.ts'
import { verifyToken } from '../auth/tokens/verify-token.ts'
import { type AppDeps, type AppEnv, type AskerDeps, depsFor } from '../deps.ts'

/** Who asks, and what is asked for them with. Throws as `verifyToken`. */
export async function askerOf(
  deps: AppDeps,
  context: Context<AppEnv>,
): Promise<{ own: AskerDeps; identity: Identity }> {
  const identity = await verifyToken(deps, context.req.header('authorization'))
  return { own: depsFor(deps, identity.userId), identity }
}
