// Sends what waits in the mail table through SMTP. A mail is claimed before it is sent, so several
// server processes never send it twice at once; a dead mail server only makes it wait.
import { createTransport, type Transporter } from 'nodemailer'
import type { AppDeps } from '../../deps.ts'
import { authContext } from '../context.ts'
import { claimMail, type Mail, markSent, markUnsent } from './stored-mails.ts'

const POLL_MS = 5000
/** The transaction that queued a mail commits a moment after it tells us. */
const AFTER_COMMIT_MS = 100
const CLAIM_MS = 120_000
const FIRST_RETRY_MS = 5000
const MAX_RETRY_MS = 900_000
const GIVE_UP_MS = 86_400_000
const SMTP_TIMEOUT_MS = 20_000

type MailSender = {
  /** Sends everything that is due now. */
  sendDue(): Promise<void>
  stop(): Promise<void>
}

/** Starts sending. Without SMTP_URL, or with a hosted provider, there is nothing to send. */
export function startMailSender(deps: AppDeps): MailSender {
  const { smtpUrl } = deps.config.mail
  if (smtpUrl === undefined || deps.config.hosted) {
    return { sendDue: () => Promise.resolve(), stop: () => Promise.resolve() }
  }
  const transport = createTransport(withTimeouts(smtpUrl))
  let running: Promise<void> | undefined
  const sendDue = (): Promise<void> => {
    running ??= sendAll(deps, transport).finally(() => {
      running = undefined
    })
    return running
  }
  const inBackground = (): void => {
    sendDue().catch((error: unknown) => deps.log.error('mail queue cannot be read', { error }))
  }
  const timer = setInterval(inBackground, POLL_MS).unref()
  const forget = authContext(deps).onMailQueued(() => {
    setTimeout(inBackground, AFTER_COMMIT_MS).unref()
  })
  return {
    sendDue,
    async stop() {
      clearInterval(timer)
      forget()
      transport.close()
      await running?.catch(() => {
        // Already logged; whatever was not sent is tried again after the next start.
      })
    },
  }
}

/** The settings of a mail server ride on its address; nodemailer would wait ten minutes otherwise. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(SMTP_TIMEOUT_MS))
  }
  return url.href
}

/** One at a time: a mail may go with its account while the one before it is being sent. */
function claim({ db, clock }: AppDeps): Promise<Mail | undefined> {
  const nowMs = clock()
  return claimMail(db, { now: new Date(nowMs), until: new Date(nowMs + CLAIM_MS) })
}

async function sendAll(deps: AppDeps, transport: Transporter): Promise<void> {
  for (let mail = await claim(deps); mail; mail = await claim(deps)) {
    await sendOne(deps, transport, mail)
  }
}

async function sendOne(deps: AppDeps, transport: Transporter, mail: Mail): Promise<void> {
  try {
    await transport.sendMail({
      from: deps.config.mail.from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text ?? '',
      html: mail.body_html ?? '',
      // A claim that ran out may send twice; receivers drop the second by its id.
      messageId: `<${mail.id}@${new URL(deps.config.publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    await markSent(deps.db, mail.id, new Date(deps.clock()))
  } catch (error) {
    const nowMs = deps.clock()
    const isHopeless = nowMs - mail.created_at.getTime() > GIVE_UP_MS
    const waitMs = Math.min(FIRST_RETRY_MS * 2 ** (mail.attempts - 1), MAX_RETRY_MS)
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    deps.log.warn('mail not sent', { mailId: mail.id, kind: mail.kind, reason, isHopeless })
    const next = isHopeless ? null : new Date(nowMs + waitMs)
    await markUnsent(deps.db, { id: mail.id, reason, next })
  }
}
