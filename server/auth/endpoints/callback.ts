// GET and POST /callback: an external provider sends somebody back. Whatever happens, the person
// lands in the app, with a session, a code, or the reason why not.
import type { Context } from 'hono'
import { authorizationCodeGrant, fetchUserInfo, ResponseBodyError } from 'openid-client'
import * as z from 'zod/mini'
import type { AppEnv } from '../../deps.ts'
import { sendConfirmation } from '../mail/account-mails.ts'
import type { AuthContext, Client, Endpoint, Trx } from '../context.ts'
import { AuthError } from '../errors.ts'
import {
  type ExternalIdentity,
  linkIdentity,
  signInExternally,
} from '../external/external-account.ts'
import { readExternalIdentity } from '../external/external-identity.ts'
import { FLOW_LIFETIME_MS, giveCode } from '../external/flow-code.ts'
import { callbackUrl, findOidcProvider } from '../external/oidc-providers.ts'
import { codeRedirect, errorRedirect, sessionRedirect } from '../external/redirect-answers.ts'
import { allowSending } from '../mail/sending.ts'
import { type Issued, startSession } from '../tokens/sessions.ts'
import type { JsonObject } from '../tables.ts'
import type { User } from '../accounts/users.ts'
import {
  type FlowState,
  dropFlow,
  lockExternalFlow,
  setProviderData,
} from '../external/stored-flows.ts'

type ProviderTokens = { access: string; refresh: string | undefined }
type Arrival = { external: ExternalIdentity; tokens: ProviderTokens }
type Outcome = { issued: Issued } | { code: string } | { refused: AuthError }

const STATUS = 302

export const callback: Endpoint = async (auth, context) => {
  const parameters = await readParameters(context)
  const flow = await takeFlow(auth, parameters.get('state') ?? '')
  const target = flow?.redirect_to ?? auth.config.publicUrl
  // Errors stand in the query as well, whichever flow it is.
  const fail = (error: AuthError) =>
    errorRedirect(context, target, { error, isPkce: true, status: STATUS })
  if (!flow) return fail(new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired'))
  try {
    const arrival = await askProvider(auth, flow, parameters)
    const outcome = await auth.db
      .transaction()
      .execute((trx) => settle(auth, trx, { flow, arrival, client: auth.clientOf(context) }))
    if ('refused' in outcome) return fail(outcome.refused)
    if ('code' in outcome)
      return codeRedirect(context, target, { code: outcome.code, status: STATUS })
    const { access, refresh } = arrival.tokens
    const session = {
      ...outcome.issued.json,
      provider_token: access,
      ...(refresh === undefined ? {} : { provider_refresh_token: refresh }),
    }
    return sessionRedirect(context, target, { session, type: '', status: STATUS })
  } catch (error) {
    if (error instanceof AuthError) return fail(error)
    throw error
  }
}

async function readParameters(context: Context<AppEnv>): Promise<URLSearchParams> {
  if (context.req.method !== 'POST') return new URL(context.req.url).searchParams
  const form = await context.req.parseBody()
  const texts = Object.entries(form).filter(([, value]) => typeof value === 'string')
  return new URLSearchParams(texts.map(([name, value]) => [name, String(value)]))
}

/** The flow of a state. It is found once: a second answer of the provider finds nothing. */
async function takeFlow(auth: AuthContext, state: string): Promise<FlowState | undefined> {
  const id = z.safeParse(z.uuid(), state)
  if (!id.success) return undefined
  const flow = await auth.db.transaction().execute(async (trx) => {
    const found = await lockExternalFlow(trx, id.data)
    await setProviderData(trx, id.data, {})
    return found
  })
  if (!flow || typeof flow.provider_data.verifier !== 'string') return undefined
  return auth.clock() > flow.created_at.getTime() + FLOW_LIFETIME_MS ? undefined : flow
}

async function askProvider(
  auth: AuthContext,
  flow: FlowState,
  parameters: URLSearchParams,
): Promise<Arrival> {
  const refusal = parameters.get('error')
  if (refusal !== null) {
    const reason = parameters.get('error_description') ?? refusal
    throw new AuthError(403, 'bad_oauth_callback', reason.slice(0, 300))
  }
  const { verifier, nonce } = flow.provider_data
  try {
    const { provider, client } = await findOidcProvider(auth, flow.provider)
    const url = new URL(callbackUrl(auth, provider))
    url.search = parameters.toString()
    const answer = await authorizationCodeGrant(client, url, {
      pkceCodeVerifier: String(verifier),
      expectedNonce: String(nonce),
      expectedState: flow.id,
      idTokenExpected: true,
    })
    const idClaims: JsonObject = JSON.parse(JSON.stringify(answer.claims() ?? {}))
    const subject = String(idClaims.sub)
    const userInfo: JsonObject =
      idClaims.email === undefined && client.serverMetadata().userinfo_endpoint !== undefined
        ? JSON.parse(JSON.stringify(await fetchUserInfo(client, answer.access_token, subject)))
        : {}
    return {
      external: readExternalIdentity(provider.name, { ...userInfo, ...idClaims }),
      tokens: { access: answer.access_token, refresh: answer.refresh_token },
    }
  } catch (error) {
    if (error instanceof AuthError && error.status < 500) throw error
    const reason = error instanceof ResponseBodyError ? error.error : 'unexpected answer'
    auth.log.warn('external sign-in failed', { provider: flow.provider, reason, error })
    const message = 'Unable to exchange external code'
    throw new AuthError(400, 'bad_oauth_callback', message)
  }
}

async function settle(
  auth: AuthContext,
  trx: Trx,
  { flow, arrival, client }: { flow: FlowState; arrival: Arrival; client: Client },
): Promise<Outcome> {
  const user = flow.link_user_id
    ? await link(auth, trx, { flow, userId: flow.link_user_id, external: arrival.external })
    : await signIn(auth, trx, { flow, external: arrival.external, client })
  if (user instanceof AuthError) return { refused: user }
  if (flow.code_challenge === null) {
    await dropFlow(trx, flow.id)
    return { issued: await startSession(auth, trx, { user, method: 'oauth', client }) }
  }
  const { access, refresh } = arrival.tokens
  await setProviderData(trx, flow.id, {
    provider_token: access,
    ...(refresh === undefined ? {} : { provider_refresh_token: refresh }),
  })
  return { code: await giveCode(auth, trx, { flowId: flow.id, userId: user.id }) }
}

/** Links, unless the flow has ended while the provider was asked. */
async function link(
  auth: AuthContext,
  trx: Trx,
  { flow, userId, external }: { flow: FlowState; userId: string; external: ExternalIdentity },
): Promise<User> {
  const user = await linkIdentity(auth, trx, { userId, external })
  if (await lockExternalFlow(trx, flow.id)) return user
  throw new AuthError(404, 'flow_state_not_found', 'No associated flow state found.')
}

// The confirmation mail has to be kept together with the refusal: a value, not a throw.
async function signIn(
  auth: AuthContext,
  trx: Trx,
  { flow, external, client }: { flow: FlowState; external: ExternalIdentity; client: Client },
): Promise<User | AuthError> {
  const { user, unproven } = await signInExternally(auth, trx, external)
  if (!unproven) return user
  const sender = client.network
  await allowSending(auth, trx, { kind: 'signup', to: user.email ?? '', sender })
  const redirectTo = flow.redirect_to ?? auth.config.publicUrl
  await sendConfirmation(auth, trx, { user, redirectTo, choice: unproven })
  return new AuthError(
    403,
    'provider_email_needs_verification',
    `Unverified email with ${external.provider}. A confirmation email has been sent to your ${external.provider} email`,
  )
}
