// Who may have a mail or a text message sent, decided before anything is looked up: an address
// without an account is counted and refused just like one with an account, so no answer tells them
// apart. One sender has a share of what leaves within an hour, so nobody uses it up for the others.
import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { networkOf } from '../../client-address.ts'
import type { Database } from '../../db/database.ts'
import type { AuthContext } from '../context.ts'
import { tooSoon } from '../errors.ts'

type SendingKind =
  | 'signup'
  | 'recovery'
  | 'otp'
  | 'email_change'
  | 'reauthentication'
  | 'sms'
  | 'phone_change'
  | 'second_step'

/** Somebody asks for a mail or message. */
type SendingRequest = {
  kind: SendingKind
  /** The address or number that it goes to. */
  to: string
  /** The network of a caller, or the id of a signed-in account. */
  sender: string
  /** The signed-in account whose pause counts, instead of the address's. */
  account?: string
}

/** What the limits of an installation are counted by. */
export const EVERYBODY = 'all'

function isMessage(kind: SendingKind): boolean {
  return kind === 'sms' || kind === 'phone_change' || kind === 'second_step'
}

/**
 * Counts a request for a mail or message.
 * @throws AuthError 429 within the pause after the last one of its kind to this address, and when
 * sender, recipient or the whole installation have had their number within the hour. Mails to recover
 * an account have a part of their own: see `queueMail`
 */
export async function allowSending(
  auth: AuthContext,
  db: Kysely<Database>,
  request: SendingRequest,
): Promise<void> {
  const { kind, to, sender } = request
  // The limits protect the good name of the sending address; mailbox mode sends nothing.
  const isLimited = isMessage(kind) || !auth.config.isMailboxMode
  const channel = isMessage(kind) ? 'sms' : 'emails'
  // First: whoever has no share left must not start a pause that others then have to wait for.
  const pair = `${kind} ${to} ${sender}`
  if (isLimited) {
    await auth.limits.take(`${channel}OfSender`, sender)
    await auth.limits.take(`${channel}OfSenderToRecipient`, pair)
  }
  await assertNotTooSoon(auth, db, request)
  if (!isLimited) return
  try {
    const isFirst = await auth.limits.isWithin(`${channel}First`, pair)
    if (!isFirst) await auth.limits.take(`${channel}Again`, `${kind} ${to}`)
    await auth.limits.take(`${channel}ToRecipient`, `${kind} ${to}`)
  } catch (error) {
    if (kind !== 'recovery' || !(await isAtHome(db, request))) throw error
    await auth.limits.take('emailsAtHome', to)
  }
  if (kind !== 'recovery') await auth.limits.take(channel, EVERYBODY)
}

/**
 * Whether the account of this address is signed in somewhere in the sender's network: however many
 * others ask, its owner gets a link there. Only that network can tell by it that there is an account.
 */
async function isAtHome(db: Kysely<Database>, { to, sender }: SendingRequest): Promise<boolean> {
  const { rows } = await sql<{ ip: string }>`
    select distinct s.ip from auth_sessions s join auth_users u on u.id = s.user_id
    where u.email = ${to} and s.ip is not null
  `.execute(db)
  return rows.some(({ ip }) => networkOf(ip) === sender)
}

/**
 * Counts a mail that nobody asked for: an invitation, a warning.
 * @throws AuthError 429 when the installation has sent its mails of the hour
 */
export async function countMail(auth: AuthContext): Promise<void> {
  if (!auth.config.isMailboxMode) await auth.limits.take('emails', EVERYBODY)
}

/** One statement, so that of two requests at once one has to wait, in whatever process they arrive. */
async function assertNotTooSoon(
  auth: AuthContext,
  db: Kysely<Database>,
  { kind, to, account }: SendingRequest,
): Promise<void> {
  const { mailFrequencySeconds, smsFrequencySeconds } = auth.settings
  const pauseMs = (isMessage(kind) ? smsFrequencySeconds : mailFrequencySeconds) * 1000
  const nowMs = auth.clock()
  const key = createHash('sha256')
    .update(`${kind} ${account ?? to}`)
    .digest()
  // A time further ahead than a pause comes from a clock that was put back since.
  const { rows } = await sql<{ taken: Date | null; before: Date | null }>`
    with taken as (
      insert into auth_pauses as p (key, asked_at) values (${key}, ${new Date(nowMs)})
      on conflict (key) do update set asked_at = excluded.asked_at
      where p.asked_at <= ${new Date(nowMs - pauseMs)} or p.asked_at > ${new Date(nowMs + pauseMs)}
      returning asked_at
    )
    select (select asked_at from taken) as taken,
      (select asked_at from auth_pauses where key = ${key}) as before
  `.execute(db)
  const [row] = rows
  if (row?.taken) return
  const waitMs = (row?.before?.getTime() ?? nowMs) + pauseMs - nowMs
  throw tooSoon(isMessage(kind) ? 'sms' : 'email', Math.max(1, Math.ceil(waitMs / 1000)))
}
