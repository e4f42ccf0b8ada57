// Text messages leave through a hook: an address of the operator's that gets number and code. The
// hook is called after the transaction, so that a slow one holds no connection.
import { createHmac } from 'node:crypto'
import { type AuthContext, now, type Trx } from '../context.ts'
import { AuthError } from '../errors.ts'
import { issueOneTimeToken } from '../mail/one-time-tokens.ts'
import type { Choice } from '../accounts/pending-signups.ts'
import { updateUser, type User } from '../accounts/users.ts'

const TIMEOUT_MS = 5000

type PhoneKind = 'phone_confirmation' | 'phone_change'

/** A message that still has to be sent. */
export type PendingSms = { user: User; phone: string; code: string }

/** Makes a code for a number and notes when; hand the result to `sendSms` after the commit. */
export async function prepareSms(
  auth: AuthContext,
  trx: Trx,
  wanted: { user: User; phone: string; kind: PhoneKind; choice?: Choice },
): Promise<PendingSms> {
  const sent = { userId: wanted.user.id, sentTo: wanted.phone }
  const { code } = await issueOneTimeToken(
    auth,
    trx,
    wanted.choice
      ? { ...sent, kind: 'phone_confirmation', choice: wanted.choice }
      : { ...sent, kind: wanted.kind },
  )
  const isChange = wanted.kind === 'phone_change'
  const user = await updateUser(auth, trx, {
    id: wanted.user.id,
    set: isChange
      ? { phone_change_sent_at: now(auth), new_phone: wanted.phone }
      : { confirmation_sent_at: now(auth) },
  })
  return { user, phone: wanted.phone, code }
}

/**
 * Hands a code to the configured hook. With a shared secret the body is signed.
 * @throws AuthError 422 when the hook does not take it
 */
export async function sendSms(auth: AuthContext, sms: PendingSms): Promise<void> {
  const failed = (reason: string) =>
    new AuthError(422, 'sms_send_failed', `Error sending sms OTP to provider: ${reason}`)
  const { smsHookUrl, jwtSecret } = auth.settings
  if (smsHookUrl === undefined) throw failed('AUTH_SMS_HOOK is not set')
  const body = JSON.stringify({
    user: { id: sms.user.id, phone: sms.phone },
    sms: { otp: sms.code },
  })
  const signature: Record<string, string> = jwtSecret
    ? { 'X-Nomnom-Signature': createHmac('sha256', jwtSecret).update(body).digest('hex') }
    : {}
  try {
    const answer = await fetch(smsHookUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...signature },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw failed(`the hook answered ${answer.status}`)
  } catch (error) {
    if (error instanceof AuthError) throw error
    auth.log.warn('sms hook cannot be reached', { error })
    throw failed('the hook cannot be reached')
  }
}
