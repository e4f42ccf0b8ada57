// The pkce grant: a code from a link or redirect, together with the verifier kept by whoever started
// the flow, is worth a session. The code counts once.
import * as z from 'zod/mini'
import { readBody, text } from '../body.ts'
import type { AuthContext, Client, Endpoint } from '../context.ts'
import { AuthError, userBanned, validationError } from '../errors.ts'
import { FLOW_LIFETIME_MS } from './flow-code.ts'
import { verifierFits } from './pkce.ts'
import { answerSession, type Issued, secretHash, startSession } from '../tokens/sessions.ts'
import { findUserById, isBanned } from '../accounts/users.ts'
import { type FlowState, dropFlow, lockFlowOfCode } from './stored-flows.ts'

const PkceGrant = z.object({ auth_code: text, code_verifier: text })

type Outcome = { issued: Issued; flow: FlowState } | { refused: AuthError }

const notFound = () =>
  new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')

export const pkceGrant: Endpoint = async (auth, context) => {
  const body = await readBody(context, PkceGrant)
  if (body.auth_code === '' || body.code_verifier === '') {
    throw validationError('invalid request: both auth code and code verifier should be non-empty')
  }
  const { auth_code: code, code_verifier: verifier } = body
  const outcome = await redeemCode(auth, { code, verifier, client: auth.clientOf(context) })
  if ('refused' in outcome) throw outcome.refused
  const { issued, flow } = outcome
  const { provider_token: token, provider_refresh_token: refreshToken } = flow.provider_data
  const json = {
    ...issued.json,
    ...(typeof token === 'string' ? { provider_token: token } : {}),
    ...(typeof refreshToken === 'string' ? { provider_refresh_token: refreshToken } : {}),
  }
  return answerSession(context, { ...issued, json })
}

function redeemCode(
  auth: AuthContext,
  request: { code: string; verifier: string; client: Client },
): Promise<Outcome> {
  return auth.db.transaction().execute(async (trx): Promise<Outcome> => {
    const flow = await lockFlowOfCode(trx, secretHash(request.code))
    if (!flow?.user_id) return { refused: notFound() }
    const issuedAtMs = (flow.code_issued_at ?? flow.created_at).getTime()
    if (auth.clock() > issuedAtMs + FLOW_LIFETIME_MS) {
      const message = 'invalid flow state, flow state has expired'
      return { refused: new AuthError(422, 'flow_state_expired', message) }
    }
    const challenge = flow.code_challenge ?? ''
    const method = flow.code_challenge_method ?? ''
    if (!verifierFits(request.verifier, { challenge, method })) {
      const message = 'code challenge does not match previously saved code verifier'
      return { refused: new AuthError(400, 'bad_code_verifier', message) }
    }
    const user = await findUserById(trx, flow.user_id)
    if (!user || user.deleted_at) return { refused: notFound() }
    if (isBanned(user, auth.clock())) {
      return { refused: userBanned(400) }
    }
    await dropFlow(trx, flow.id)
    const issued = await startSession(auth, trx, {
      user,
      method: flow.authentication_method,
      client: request.client,
    })
    return { issued, flow }
  })
}
