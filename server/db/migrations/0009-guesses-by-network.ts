// Wrong codes of a mail count apart for the network from which the mail was asked for (attempts) and
// for all others together (other_attempts): a stranger's guesses do not use up the owner's.
import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  sql`alter table auth_one_time_tokens
    add column network text not null default '',
    add column other_attempts smallint not null default 0`,
]

export const migration0009: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
