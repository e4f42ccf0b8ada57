// What the database keeps of mails: those that wait, and for a while those that were sent.
import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { ask } from '../../db/ask.ts'
import type { Database } from '../../db/database.ts'
import type { Trx } from '../context.ts'
import type { AuthMailTable } from '../tables.ts'

export type Mail = Selectable<AuthMailTable>

type Db = Kysely<Database>

/** Puts a mail into the queue. due: when it may leave, null for one that is only kept. */
export async function insertMail(
  trx: Trx,
  mail: {
    userId: string
    kind: string
    recipient: string
    subject: string
    text: string
    html: string
    due: Date | null
    at: Date
  },
): Promise<void> {
  const { userId, kind, recipient, subject, text, html, due, at } = mail
  await ask(trx)`
    insert into auth_mail (id, user_id, kind, recipient, subject, body_text, body_html,
      next_attempt_at, created_at)
    values (${randomUUID()}, ${userId}, ${kind}, ${recipient}, ${subject}, ${text}, ${html},
      ${due}, ${at})
  `
}

/** The mail that is due the longest. Until the time `until` nobody else takes it. */
export async function claimMail(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<Mail | undefined> {
  const [mail] = await ask<Mail>(db)`
    update auth_mail set attempts = attempts + 1, next_attempt_at = ${until}
    where id in (
      select id from auth_mail where sent_at is null and next_attempt_at <= ${now}
      order by next_attempt_at limit 1 for update skip locked
    )
    returning *
  `
  return mail
}

/** A mail was sent. It held links that open accounts: no reason to keep what was in it. */
export async function markSent(db: Db, id: string, at: Date): Promise<void> {
  await ask(db)`
    update auth_mail set sent_at = ${at}, body_text = null, body_html = null, last_error = null
    where id = ${id}
  `
}

/** A mail could not be sent. next: when to try again, null for never. */
export async function markUnsent(
  db: Db,
  { id, reason, next }: { id: string; reason: string; next: Date | null },
): Promise<void> {
  await ask(db)`
    update auth_mail set last_error = ${reason}, next_attempt_at = ${next} where id = ${id}
  `
}

/** The newest mails, whether sent or not. */
export function newestMails(db: Db, count: number): Promise<Mail[]> {
  return ask<Mail>(db)`select * from auth_mail order by created_at desc limit ${count}`
}
