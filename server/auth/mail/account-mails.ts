// The mails that carry a one-time link and code, and the times that they leave on the account.
import { type AuthContext, now, type Trx } from '../context.ts'
import { queueMail, verifyLink } from './mail.ts'
import { issueOneTimeToken } from './one-time-tokens.ts'
import type { Choice } from '../accounts/pending-signups.ts'
import { updateUser, type User } from '../accounts/users.ts'
import { endTokens } from './stored-one-time-tokens.ts'

type Wanted = { user: User; redirectTo: string; isPkce?: boolean }

/** Asks somebody to confirm a new account, which then gets what its sign-up chose. */
export async function sendConfirmation(
  auth: AuthContext,
  trx: Trx,
  wanted: Wanted & { choice: Choice },
): Promise<User> {
  const recipient = wanted.user.email ?? ''
  const { code, linkToken } = await issueOneTimeToken(auth, trx, {
    userId: wanted.user.id,
    kind: 'confirmation',
    sentTo: recipient,
    isPkce: wanted.isPkce ?? false,
    choice: wanted.choice,
  })
  const link = verifyLink(auth, { token: linkToken, type: 'signup', redirectTo: wanted.redirectTo })
  await queueMail(auth, trx, {
    kind: 'confirmation',
    userId: wanted.user.id,
    recipient,
    link,
    code,
  })
  return updateUser(auth, trx, { id: wanted.user.id, set: { confirmation_sent_at: now(auth) } })
}

/** Sends a link and code to choose a new password, or just to sign in. */
export async function sendSignInMail(
  auth: AuthContext,
  trx: Trx,
  wanted: Wanted & { kind: 'recovery' | 'magiclink' },
): Promise<User> {
  const recipient = wanted.user.email ?? ''
  const { code, linkToken } = await issueOneTimeToken(auth, trx, {
    userId: wanted.user.id,
    kind: 'recovery',
    sentTo: recipient,
    isPkce: wanted.isPkce ?? false,
  })
  const link = verifyLink(auth, {
    token: linkToken,
    type: wanted.kind,
    redirectTo: wanted.redirectTo,
  })
  await queueMail(auth, trx, { kind: wanted.kind, userId: wanted.user.id, recipient, link, code })
  return updateUser(auth, trx, { id: wanted.user.id, set: { recovery_sent_at: now(auth) } })
}

/**
 * Asks the new address, and with secure changes also the present one, to confirm the change. Each
 * gets a code of its own.
 */
export async function sendEmailChange(
  auth: AuthContext,
  trx: Trx,
  wanted: Wanted & { newEmail: string },
): Promise<User> {
  const { user, newEmail, redirectTo } = wanted
  const isPkce = wanted.isPkce ?? false
  const send = async (kind: 'email_change_new' | 'email_change_current', recipient: string) => {
    const { code, linkToken } = await issueOneTimeToken(auth, trx, {
      userId: user.id,
      kind,
      sentTo: recipient,
      isPkce,
    })
    const link = verifyLink(auth, { token: linkToken, type: 'email_change', redirectTo })
    await queueMail(auth, trx, { kind: 'email_change', userId: user.id, recipient, link, code })
  }
  await send('email_change_new', newEmail)
  if (auth.settings.isSecureEmailChange && user.email) {
    await send('email_change_current', user.email)
  } else {
    // A half of an earlier change must not count for this one.
    await endTokens(trx, user.id, 'email_change_current')
  }
  return updateUser(auth, trx, {
    id: user.id,
    set: { new_email: newEmail, email_change_sent_at: now(auth), email_change_confirmed: 0 },
  })
}

/** Sends a code that proves that the holder of the session also reads the account's mail. */
export async function sendReauthentication(auth: AuthContext, trx: Trx, user: User): Promise<User> {
  const recipient = user.email ?? ''
  const { code } = await issueOneTimeToken(auth, trx, {
    userId: user.id,
    kind: 'reauthentication',
    sentTo: recipient,
  })
  await queueMail(auth, trx, {
    kind: 'reauthentication',
    userId: user.id,
    recipient,
    link: '',
    code,
  })
  return updateUser(auth, trx, { id: user.id, set: { reauthentication_sent_at: now(auth) } })
}
