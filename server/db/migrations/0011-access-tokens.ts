// Access tokens of people's own programs. Only the SHA-256 of a token is kept: 256 random bits need
// no slow hash, and every call looks one up.
import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  sql`create table access_tokens (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    name text not null,
    hash bytea not null unique,
    rights jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    used_at timestamptz
  )`,
  sql`create index access_tokens_user on access_tokens (user_id, created_at)`,
]

export const migration0011: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
