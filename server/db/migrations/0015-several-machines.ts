// What several server processes have to know of each other: how often somebody has tried something,
// and what was taken away and must stay so after a restore.
import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  sql`drop table rate_counts`,
  // since: Unix ms of the first count of the window that is open.
  sql`create unlogged table rate_counts (
    key text primary key,
    since bigint not null,
    count integer not null
  )`,
  sql`create index rate_counts_since on rate_counts (since)`,
  // line: the entry as it stands in the journal file, at: its time in Unix ms.
  sql`create table revocations (line text primary key, at bigint not null)`,
  sql`create index revocations_at on revocations (at)`,
]

export const migration0015: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
