// Mails that tell the owner of an account what has become of it, in case it was not them.
import type { User } from '../accounts/users.ts'
import type { AuthContext, Trx } from '../context.ts'
import { AuthError } from '../errors.ts'
import type { OwnerMailKind } from './mail-templates.ts'
import { queueMail } from './mail.ts'
import { countMail } from './sending.ts'

/**
 * Mails the address that the account had. Where the mails of the hour are used up, only the log
 * says it.
 */
export async function tellOwner(
  auth: AuthContext,
  trx: Trx,
  { user, kind }: { user: Pick<User, 'id' | 'email'>; kind: OwnerMailKind },
): Promise<void> {
  const { id: userId, email: recipient } = user
  if (recipient === null) return
  try {
    // One account's share: switching something on and off must not use up the mails of others.
    if (!auth.config.isMailboxMode) await auth.limits.take('emailsOfSender', userId)
    await countMail(auth)
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    auth.log.warn('the owner of an account could not be told by mail', { userId, kind })
    return
  }
  await queueMail(auth, trx, { kind, userId, recipient, link: '', code: '' })
}
