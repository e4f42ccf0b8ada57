// GET /authorize and GET /user/identities/authorize: sends somebody to an external provider. Our own
// PKCE and nonce towards that provider are independent of what the client uses towards us.
import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import type { AppEnv } from '../../deps.ts'
import { assertSecondStep, type Bearer, requireUser } from '../tokens/bearer.ts'
import { assertFreshlyProven } from '../tokens/fresh-proof.ts'
import { type AuthContext, type Endpoint, now } from '../context.ts'
import { AuthError } from '../errors.ts'
import { callbackUrl, findOidcProvider } from '../external/oidc-providers.ts'
import { parsePkce } from '../external/pkce.ts'
import { errorRedirect } from '../external/redirect-answers.ts'
import { redirectTarget } from '../external/redirect.ts'
import { insertFlow } from '../external/stored-flows.ts'

/** Parameters of ours or of the protocol; everything else is handed on to the provider. */
const RESERVED = new Set([
  'access_type',
  'client_id',
  'client_secret',
  'code_challenge',
  'code_challenge_method',
  'invite_token',
  'nonce',
  'provider',
  'redirect_to',
  'redirect_uri',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'scopes',
  'skip_http_redirect',
  'state',
])

export const authorize: Endpoint = (auth, context) => leadOut(auth, context, null)

/** Starts linking one more identity to the caller's account. */
export const authorizeLink: Endpoint = async (auth, context) => {
  const caller = await requireUser(auth, context)
  await assertMayLink(auth, caller)
  return context.req.query('skip_http_redirect') === 'true'
    ? context.json({ url: await startExternalFlow(auth, context, caller.user.id) })
    : await leadOut(auth, context, caller.user.id)
}

/** Leads to the provider; while that is away back to the app with the reason, as the callback does. */
async function leadOut(
  auth: AuthContext,
  context: Context<AppEnv>,
  linkUserId: string | null,
): Promise<Response> {
  try {
    return context.redirect(await startExternalFlow(auth, context, linkUserId), 302)
  } catch (error) {
    if (!(error instanceof AuthError) || error.status !== 503) throw error
    context.var.log.warn('external sign-in failed', { error })
    const target = redirectTarget(auth, context)
    return errorRedirect(context, target, { error, isPkce: true, status: 302 })
  }
}

/**
 * Lets somebody add or remove identities of their account by hand.
 * @throws AuthError 404 where nobody may, 401 for half a session, 400 without a fresh proof
 */
export async function assertMayLink(auth: AuthContext, caller: Bearer): Promise<void> {
  if (!auth.settings.isManualLinkingEnabled) {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  }
  await assertSecondStep(auth, caller)
  assertFreshlyProven(auth, caller)
}

async function startExternalFlow(
  auth: AuthContext,
  context: Context<AppEnv>,
  linkUserId: string | null,
): Promise<string> {
  await auth.limits.take('sso', auth.clientOf(context).network)
  const pkce = parsePkce({
    code_challenge: context.req.query('code_challenge') ?? '',
    code_challenge_method: context.req.query('code_challenge_method') ?? '',
  })
  const { provider, client } = await findOidcProvider(auth, context.req.query('provider') ?? '')
  const verifier = randomPKCECodeVerifier()
  const nonce = randomNonce()
  const state = randomUUID()
  await insertFlow(auth.db, {
    id: state,
    pkce,
    method: 'oauth',
    provider: provider.name,
    redirectTo: redirectTarget(auth, context),
    linkUserId,
    data: { verifier, nonce },
    at: now(auth),
  })
  const passedOn = Object.entries(context.req.query()).filter(([name]) => !RESERVED.has(name))
  const scopes = (context.req.query('scopes') ?? '').split(/[\s,]+/).filter((scope) => scope !== '')
  const url = buildAuthorizationUrl(client, {
    ...Object.fromEntries(passedOn),
    redirect_uri: callbackUrl(auth, provider),
    scope: [...new Set(['openid', 'email', 'profile', ...scopes])].join(' '),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return url.href
}
