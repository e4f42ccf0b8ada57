// Mails wait in a table, written in the transaction that made their reason. A mail server that is
// down loses none of them; in mailbox mode they just stay there to be read.
import { type AuthContext, now, type Trx } from '../context.ts'
import { AuthError } from '../errors.ts'
import { type MailKind, renderMail } from './mail-templates.ts'
import { EVERYBODY } from './sending.ts'
import { insertMail } from './stored-mails.ts'

type OutgoingMail = {
  kind: MailKind
  /** Whose account it is about; the mail goes with it. */
  userId: string
  recipient: string
  /** The link; '' in a mail that carries only a code. */
  link: string
  code: string
}

/** Queues a mail; it is sent once the transaction has committed. Whether it may be is decided before. */
export async function queueMail(auth: AuthContext, trx: Trx, mail: OutgoingMail): Promise<void> {
  const at = now(auth)
  const { subject, text, html } = renderMail(mail)
  await insertMail(trx, {
    userId: mail.userId,
    kind: mail.kind,
    recipient: mail.recipient,
    subject,
    text,
    html,
    due: auth.config.isMailboxMode ? null : await departure(auth, mail.kind),
    at,
  })
  auth.mailQueued()
}

/**
 * When a mail may leave. Mails to recover an account have a share of the hour's mails that nothing
 * else uses. Beyond it they wait: a refusal would tell that the address has an account.
 */
async function departure(auth: AuthContext, kind: MailKind): Promise<Date> {
  if (kind !== 'recovery') return now(auth)
  try {
    await auth.limits.take('recoveryEmails', EVERYBODY)
    return now(auth)
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const waitSeconds = error.extra.retryAfterSeconds ?? 0
    auth.log.warn('mails to recover an account are used up for now', { waitSeconds })
    return new Date(auth.clock() + waitSeconds * 1000)
  }
}

export type LinkType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change'

/** The address of a mailed link: opening it verifies the token and leads on to `redirectTo`. */
export function verifyLink(
  auth: AuthContext,
  link: { token: string; type: LinkType; redirectTo: string },
): string {
  const query = new URLSearchParams({
    token: link.token,
    type: link.type,
    redirect_to: link.redirectTo,
  })
  return `${auth.issuer}/verify?${query.toString()}`
}
