// What a sign-up chose waits with its own mail; mails go with their account; pauses between mails are
// kept for every address that was asked for, whether it has an account or not.
import { sql, type Kysely, type Migration } from 'kysely'

/** Accounts whose address or number was never proven, and that no administrator made. */
const unproven = sql`u.email_confirmed_at is null and u.phone_confirmed_at is null
  and not u.is_anonymous and not u.is_sso_user and u.deleted_at is null
  and u.confirmation_sent_at is not null and u.invited_at is null and u.last_sign_in_at is null`

const statements = [
  // Several sign-ups of one address wait side by side, each with what it chose.
  sql`alter table auth_one_time_tokens
    drop constraint auth_one_time_tokens_user_id_kind_key,
    add column password_hash text,
    add column user_metadata jsonb,
    add column identity_id uuid references auth_identities on delete cascade`,
  sql`create index auth_one_time_tokens_user on auth_one_time_tokens (user_id, kind)`,
  sql`update auth_one_time_tokens t set
      password_hash = u.password_hash,
      user_metadata = u.user_metadata,
      identity_id = (
        select i.id from auth_identities i
        where i.user_id = u.id and i.provider not in ('email', 'phone') limit 1
      )
    from auth_users u
    where u.id = t.user_id and t.kind in ('confirmation', 'phone_confirmation') and ${unproven}`,
  sql`update auth_users u set password_hash = null, user_metadata = '{}' where ${unproven}`,
  sql`alter table auth_mail add column user_id uuid references auth_users on delete cascade`,
  sql`update auth_mail m set user_id = u.id from auth_users u
    where m.recipient in (u.email, u.new_email)`,
  sql`create index auth_mail_user on auth_mail (user_id)`,
  // The key is a hash: an address that was asked for may be nobody's.
  sql`create unlogged table auth_pauses (
    key bytea primary key,
    asked_at timestamptz not null
  )`,
]

export const migration0007: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
