// Invitations by a link. Only the SHA-256 of a link's secret is kept: 128 random bits need no slow
// hash. ended_at: it was taken, or taken back; taken_by: by whom.
import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  sql`create table invite_links (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    hash bytea not null unique,
    grants jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    taken_by uuid
  )`,
  sql`create index invite_links_open on invite_links (user_id) where ended_at is null`,
]

export const migration0013: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
