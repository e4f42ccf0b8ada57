// The table of sign-in endpoints, mounted at `config.authPathPrefix`. Paths, bodies and answers are
// those of the hosted provider's protocol, so the client cannot tell the difference (product §7).
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { AppDeps, AppEnv } from '../deps.ts'
import { refusalFor } from '../failures.ts'
import { adminDeleteFactor, adminListFactors, adminUpdateFactor } from './admin/admin-factors.ts'
import { generateLink, invite } from './admin/admin-links.ts'
import { adminListUsers } from './admin/admin-list.ts'
import {
  adminCreateUser,
  adminDeleteUser,
  adminGetUser,
  adminUpdateUser,
} from './admin/admin-users.ts'
import { authContext, type Endpoint } from './context.ts'
import {
  answerError,
  answerOAuthError,
  AuthError,
  authErrorOf,
  OAuthError,
  unexpectedFailure,
} from './errors.ts'
import { authorize, authorizeLink } from './endpoints/authorize.ts'
import { callback } from './endpoints/callback.ts'
import { challengeFactor, verifyFactor } from './endpoints/challenges.ts'
import { enrolFactor, unenrolFactor } from './endpoints/factors.ts'
import { unlinkIdentity } from './endpoints/identities.ts'
import { logout } from './endpoints/logout.ts'
import { otp } from './endpoints/otp.ts'
import { reauthenticate } from './endpoints/reauthenticate.ts'
import { recover } from './endpoints/recover.ts'
import { resend } from './endpoints/resend.ts'
import { health, jwks, settings } from './endpoints/settings.ts'
import { signup } from './endpoints/signup.ts'
import { sso } from './endpoints/sso.ts'
import { token } from './endpoints/token.ts'
import { userGet, userPut } from './endpoints/user.ts'
import { verifyGet, verifyPost } from './endpoints/verify.ts'

const TIMEOUT_MS = 10_000

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const ENDPOINTS: [Method, string, Endpoint][] = [
  ['GET', '/health', health],
  ['GET', '/settings', settings],
  ['GET', '/.well-known/jwks.json', jwks],
  ['POST', '/signup', signup],
  ['POST', '/token', token],
  ['GET', '/verify', verifyGet],
  ['POST', '/verify', verifyPost],
  ['POST', '/recover', recover],
  ['POST', '/resend', resend],
  ['POST', '/otp', otp],
  ['POST', '/magiclink', otp],
  ['GET', '/reauthenticate', reauthenticate],
  ['GET', '/user', userGet],
  ['PUT', '/user', userPut],
  ['POST', '/logout', logout],
  ['POST', '/factors', enrolFactor],
  ['POST', '/factors/:factorId/challenge', challengeFactor],
  ['POST', '/factors/:factorId/verify', verifyFactor],
  ['DELETE', '/factors/:factorId', unenrolFactor],
  ['GET', '/authorize', authorize],
  ['GET', '/callback', callback],
  ['POST', '/callback', callback],
  ['GET', '/user/identities/authorize', authorizeLink],
  ['DELETE', '/user/identities/:identityId', unlinkIdentity],
  ['POST', '/sso', sso],
  ['POST', '/invite', invite],
  ['POST', '/admin/generate_link', generateLink],
  ['GET', '/admin/users', adminListUsers],
  ['POST', '/admin/users', adminCreateUser],
  ['GET', '/admin/users/:userId', adminGetUser],
  ['PUT', '/admin/users/:userId', adminUpdateUser],
  ['DELETE', '/admin/users/:userId', adminDeleteUser],
  ['GET', '/admin/users/:userId/factors', adminListFactors],
  ['PUT', '/admin/users/:userId/factors/:factorId', adminUpdateFactor],
  ['DELETE', '/admin/users/:userId/factors/:factorId', adminDeleteFactor],
]

/** The sign-in provider. */
export function authRoutes(deps: AppDeps): Hono<AppEnv> {
  const auth = authContext(deps)
  const routes = new Hono<AppEnv>()
  routes.use(
    cors({
      origin: '*',
      allowHeaders: [
        'Accept',
        'Authorization',
        'Content-Type',
        'X-Client-IP',
        'X-Client-Info',
        'X-JWT-AUD',
        'x-use-cookie',
        'X-Supabase-Api-Version',
        'apikey',
      ],
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
    }),
  )
  routes.use(withinTime)
  for (const [method, path, endpoint] of ENDPOINTS) {
    routes.on(method, path, (context) => {
      const { network } = auth.clientOf(context)
      return endpoint({ ...auth, network }, context)
    })
  }
  routes.onError((error, context) => answer(error, context))
  return routes
}

/** Answers 504 for an endpoint that takes too long: a client then keeps its session and comes back. */
const withinTime: MiddlewareHandler<AppEnv> = async (context, next) => {
  let timer: NodeJS.Timeout | undefined
  const isLate = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), TIMEOUT_MS)
  })
  const first = await Promise.race([next(), isLate])
  clearTimeout(timer)
  if (first !== 'late') return
  const message = 'Processing this request timed out, please retry after a moment.'
  return answer(new AuthError(504, 'request_timeout', message), context)
}

function answer(error: Error, context: Context<AppEnv>): Response {
  if (error instanceof OAuthError) return answerOAuthError(context, error)
  if (error instanceof AuthError) {
    if (error.status >= 500) context.var.log.warn('sign-in call failed', { error })
    return answerError(context, error)
  }
  const known = refusalFor(error, context)
  if (known) return answerError(context, authErrorOf(known))
  context.var.log.error('sign-in call failed', { error })
  return answerError(context, unexpectedFailure(), context.var.requestId)
}
