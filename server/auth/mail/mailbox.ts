// The mailbox of an installation that sends no mail: a page that shows what would have been sent.
// Its links open accounts, so it answers only to a loopback Host, with the key printed at start, and
// never when anything shows that a proxy stands in between: then every visitor looks local.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isLoopbackName, looksForwarded } from '../../client-address.ts'
import type { AppDeps, AppEnv } from '../../deps.ts'
import { HttpError } from '../../http-error.ts'
import { askForKeyPage, type MailboxEntry, mailboxPage, PAGE_STYLE } from './mailbox-page.ts'
import { newestMails } from './stored-mails.ts'

const KEY_BYTES = 18
const COOKIE = 'nomnom-mailbox'
const SHOWN_MAILS = 50

const makeKey = (): string => randomBytes(KEY_BYTES).toString('base64url')

function keyOf(deps: AppDeps): string {
  return deps.parts.of(makeKey, deps)
}

/** The path, with its key, that shows the mails of this server process. Print it, never log it. */
export function mailboxPath(deps: AppDeps): string {
  return `/dev/mailbox?key=${keyOf(deps)}`
}

function sameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}

function assertLocal(context: Context<AppEnv>): void {
  const isLocal = isLoopbackName(new URL(context.req.url).hostname) && !looksForwarded(context)
  if (!isLocal) throw new HttpError(404, 'not_found', 'There is nothing here')
}

async function shownMails({ db }: AppDeps): Promise<MailboxEntry[]> {
  const mails = await newestMails(db, SHOWN_MAILS)
  return mails.map((mail) => ({
    recipient: mail.recipient,
    subject: mail.subject,
    text: mail.body_text ?? '',
    at: mail.created_at,
  }))
}

/** The page that shows mails in mailbox mode, mounted at /dev/mailbox. */
export function mailboxRoutes(deps: AppDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.use(async (context, next) => {
    assertLocal(context)
    await next()
    context.header('Referrer-Policy', 'no-referrer')
  })
  routes.get('/mailbox.css', (context) =>
    context.body(PAGE_STYLE, 200, { 'Content-Type': 'text/css' }),
  )
  routes.get('/', async (context) => {
    const key = keyOf(deps)
    const given = context.req.query('key')
    if (given !== undefined && sameText(given, key)) {
      // Remembered, and gone from the address: a link in the page must not carry it along.
      setCookie(context, COOKIE, key, { path: '/dev/mailbox', httpOnly: true, sameSite: 'Strict' })
      return context.redirect('/dev/mailbox', 302)
    }
    const isKnown = sameText(getCookie(context, COOKIE) ?? '', key)
    if (!isKnown)
      return context.html(askForKeyPage(given !== undefined), given === undefined ? 200 : 403)
    return context.html(mailboxPage(await shownMails(deps), deps.config.publicUrl))
  })
  return routes
}
