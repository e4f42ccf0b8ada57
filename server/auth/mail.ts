// Mails wait in a table, written in the transaction that made their reason. A mail server that is
// down loses none of them; in mailbox mode they just stay there to be read.
import { randomUUID } from 'node:crypto'
import { type AuthContext, now, type Trx } from './context.ts'
import { tooSoon } from './errors.ts'
import { type MailKind, renderMail } from './mail-templates.ts'

const GLOBAL_KEY = 'all'

export type OutgoingMail = {
  kind: MailKind
  recipient: string
  /** The link; '' in a mail that carries only a code. */
  link: string
  code: string
}

/**
 * Queues a mail; it is sent once the transaction has committed.
 * @throws AuthError 429 when this installation has sent too many mails within the hour
 */
export async function queueMail(ctx: AuthContext, trx: Trx, mail: OutgoingMail): Promise<void> {
  // The limit protects the good name of the sending address; mailbox mode sends nothing.
  if (!ctx.config.isMailboxMode) await ctx.limits.take('emails', GLOBAL_KEY)
  const at = now(ctx)
  const { subject, text, html } = renderMail(mail)
  await trx
    .insertInto('auth_mail')
    .values({
      id: randomUUID(),
      kind: mail.kind,
      recipient: mail.recipient,
      subject,
      body_text: text,
      body_html: html,
      next_attempt_at: ctx.config.isMailboxMode ? null : at,
      created_at: at,
    })
    .execute()
  ctx.mailQueued()
}

/**
 * Refuses a second mail of one kind within the configured time.
 * @throws AuthError 429 that says how long to wait
 */
export function assertNotTooSoon(ctx: AuthContext, lastSentAt: Date | null): void {
  if (!lastSentAt) return
  const allowedAtMs = lastSentAt.getTime() + ctx.settings.mailFrequencySeconds * 1000
  const wait = Math.ceil((allowedAtMs - ctx.clock()) / 1000)
  if (wait > 0) throw tooSoon(wait)
}

export type LinkType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change'

/** The address of a mailed link: opening it verifies the token and leads on to `redirectTo`. */
export function verifyLink(
  ctx: AuthContext,
  link: { token: string; type: LinkType; redirectTo: string },
): string {
  const query = new URLSearchParams({
    token: link.token,
    type: link.type,
    redirect_to: link.redirectTo,
  })
  return `${ctx.issuer}/verify?${query.toString()}`
}
