// Accounts of an installation that is updated: what was never proven moves to the mail that waits.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshEmptyDatabase } from '../../../tests/support/postgres.ts'
import { connect } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations.ts'

const AT = '2026-01-01T00:00:00Z'

test('a password that was never proven waits with its mail; others stay', async () => {
  const { url, drop } = await freshEmptyDatabase()
  const db = connect(url, { maxConnections: 2 })
  try {
    const before = migrations.findIndex(({ name }) => name.startsWith('0007'))
    await migrate(db, migrations.slice(0, before))
    await sql`insert into auth_users
      (id, email, password_hash, user_metadata, email_confirmed_at, confirmation_sent_at, created_at, updated_at)
      select gen_random_uuid(), email, 'hash of ' || email, '{"display_name":"X"}', confirmed::timestamptz,
        asked::timestamptz, ${AT}::timestamptz, ${AT}::timestamptz
      from (values ('unread@x', null, ${AT}), ('read@x', ${AT}, ${AT}), ('made@x', null, null))
        as u(email, confirmed, asked)`.execute(db)
    await sql`insert into auth_one_time_tokens (id, user_id, kind, token_hash, salt, sent_to, created_at)
      select gen_random_uuid(), id, 'confirmation', sha256(email::bytea), '', email, ${AT}::timestamptz
      from auth_users where email <> 'made@x'`.execute(db)
    await sql`insert into auth_mail (id, kind, recipient, subject, created_at)
      values (gen_random_uuid(), 'confirmation', 'unread@x', 's', ${AT}::timestamptz)`.execute(db)
    await migrate(db, migrations)
    const { rows: users } =
      await sql`select email, password_hash, user_metadata->>'display_name' as name
      from auth_users order by email`.execute(db)
    expect(users).toEqual([
      { email: 'made@x', password_hash: 'hash of made@x', name: 'X' },
      { email: 'read@x', password_hash: 'hash of read@x', name: 'X' },
      { email: 'unread@x', password_hash: null, name: null },
    ])
    const { rows: tokens } = await sql`select sent_to, password_hash,
      user_metadata->>'display_name' as name from auth_one_time_tokens order by sent_to`.execute(db)
    expect(tokens).toEqual([
      { sent_to: 'read@x', password_hash: null, name: null },
      { sent_to: 'unread@x', password_hash: 'hash of unread@x', name: 'X' },
    ])
    const { rows: mails } = await sql`select count(*)::int as n from auth_mail m
      join auth_users u on u.id = m.user_id where u.email = 'unread@x'`.execute(db)
    expect(mails).toEqual([{ n: 1 }])
  } finally {
    await db.destroy()
    await drop()
  }
})
