// Codes of the PKCE flow: made when a mailed link was opened or an external provider has answered,
// exchanged once for a session by whoever has the verifier.
import { randomUUID } from 'node:crypto'
import { type AuthContext, now, type Trx } from '../context.ts'
import { AuthError } from '../errors.ts'
import { secretHash } from '../tokens/sessions.ts'
import type { OneTimeTokenKind } from '../tables.ts'
import { newestFlow, setFlowCode, insertFlow } from './stored-flows.ts'
import { type Pkce } from './pkce.ts'

/** A started flow counts this long. */
export const FLOW_LIFETIME_MS = 300_000
/** Links from mails may be opened as late as their token allows. */
const METHODS: Partial<Record<OneTimeTokenKind, string[]>> = {
  confirmation: ['email/signup', 'invite'],
  recovery: ['recovery', 'magiclink', 'otp'],
  email_change_new: ['email_change'],
  email_change_current: ['email_change'],
}

/** Remembers who started the flow; opening the mailed link later finds it by account and method. */
export async function rememberFlow(
  auth: AuthContext,
  trx: Trx,
  flow: { pkce: Pkce; userId: string; method: string },
): Promise<void> {
  const { pkce, userId, method } = flow
  await insertFlow(trx, {
    id: randomUUID(),
    userId,
    pkce,
    method,
    provider: 'email',
    at: now(auth),
  })
}

/**
 * A code for the newest flow that this account started in this way.
 * @throws AuthError 404 when none is remembered
 */
export async function issueFlowCode(
  auth: AuthContext,
  trx: Trx,
  wanted: { userId: string; kind: OneTimeTokenKind },
): Promise<string> {
  const flow = await newestFlow(trx, wanted.userId, METHODS[wanted.kind] ?? [])
  if (!flow) {
    throw new AuthError(404, 'flow_state_not_found', 'No associated flow state found.')
  }
  return giveCode(auth, trx, { flowId: flow.id, userId: wanted.userId })
}

/** Attaches a code to a flow and returns it; only its hash is stored. */
export async function giveCode(
  auth: AuthContext,
  trx: Trx,
  flow: { flowId: string; userId: string },
): Promise<string> {
  const code = randomUUID()
  const { flowId: id, userId } = flow
  await setFlowCode(trx, { id, userId, codeHash: secretHash(code), at: now(auth) })
  return code
}
