// Lives of the server: what it takes to notice by itself that an older copy of the database was put
// back. docs/sync.md step 23.
import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  // Numbers the writes of all scopes; the number of its last one stands in each scope.
  sql`create sequence writes`,
  sql`alter table scopes add column write bigint not null default 0`,
  // since: the number of the last write before the server started.
  sql`create table lives (
    life text primary key,
    place bigint not null unique,
    since bigint not null,
    begun_at timestamptz not null default now()
  )`,
  // Every history that this database has had, or has heard of and recovered from.
  sql`create table epochs (epoch text primary key)`,
  sql`insert into epochs select value from meta where key = 'epoch'`,
  // Signs what devices are told of a life.
  sql`insert into meta (key, value)
    values ('lifeKey', gen_random_uuid()::text || gen_random_uuid()::text)`,
]

export const migration0004: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
