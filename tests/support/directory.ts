// What has to be true of the directory of ids, whatever happens to the records.
import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'

/**
 * Everything in which the directory and the records disagree, with records that stand in a scope of
 * somebody else; empty if nothing is wrong.
 */
export async function untrueOf(db: Kysely<Database>): Promise<object[]> {
  const { rows } = await sql<object>`
    with said as (
      select id, owner, kind,
        scope_of(owner, case kind when 'recipe' then 0 when 'place' then 1 else 3 end) as scope
      from directory
    ), there as (
      select id, scope_of(scope, 2) as owner, kind, scope from records
      where kind in ('list', 'item', 'recipe', 'place')
    )
    select 'only said' as what, a.* from (select * from said except all select * from there) a
    union all
    select 'only there', b.* from (select * from there except all select * from said) b
    limit 20`.execute(db)
  return rows
}
