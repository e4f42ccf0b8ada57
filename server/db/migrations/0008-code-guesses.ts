// Wrong codes of a second step, counted over addresses, restarts and processes. `network` is '' for
// everybody who has never passed the second step of the account from where they are.
import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  sql`create table auth_code_guesses (
    user_id uuid not null references auth_users on delete cascade,
    network text not null,
    failures integer not null,
    last_at timestamptz not null,
    next_at timestamptz not null,
    primary key (user_id, network)
  )`,
]

export const migration0008: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
