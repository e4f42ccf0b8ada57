// How much stands in each scope: records, those of them that stand for themselves (lists, recipes,
// places), and bytes. Counted up by the statements that write, and never down: sync/quota.ts.
import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  sql`alter table scopes
    add column records bigint not null default 0,
    add column things bigint not null default 0,
    add column bytes bigint not null default 0`,
  sql`update scopes s set records = u.records, things = u.things, bytes = u.bytes
    from (
      select r.scope, count(*) as records, count(*) filter (where r.parent is null) as things,
        sum(octet_length(r.cells::text)) as bytes
      from records r group by r.scope
    ) as u where u.scope = s.scope`,
]

export const migration0006: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
