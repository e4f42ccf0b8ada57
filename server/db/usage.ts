// How much stands in the scopes of somebody. saveRecords counts up as it writes.
import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { keyOf } from './keys.ts'

/** records, bytes: of all scopes of the owner. things: lists, recipes or places of this one. */
export type Usage = { records: number; things: number; bytes: number }

/** About what a record and a replaced value take beside their content: of short ones that is most. */
export const RECORD_BYTES = 128
export const REPLACED_BYTES = 64

const OWN_SCOPES = ['me', 'lists', 'recipes', 'places'] as const

/** What is really there; corrects what was counted of this scope, whose lock must be held. */
export async function countUsage(
  trx: Transaction<Database>,
  { scope, owner }: { scope: string; owner: string },
): Promise<Usage> {
  const scopes = OWN_SCOPES.map((kind) => keyOf(`${kind}:${owner}`))
  const { rows } = await sql<Usage & { scope: string }>`
    with own as (
      select r.scope, r.id, r.parent, ${RECORD_BYTES}::int + octet_length(r.content::text)
          + coalesce(octet_length(r.writes::text), 0) as bytes,
        r.del is not null and coalesce(r.del->>'back', '') <= r.del->>'s' collate "C" as is_dead
      from records r where r.scope = any(${scopes}::uuid[])
    ), dead as (select id from own where is_dead and parent is null)
    select o.scope,
      count(*) filter (where not o.is_dead and d.id is null) as records,
      count(*) filter (where not o.is_dead and o.parent is null) as things,
      sum(o.bytes + coalesce((
        select sum(${REPLACED_BYTES}::int + coalesce(octet_length(h.cell::text), 0)) from history h
        where h.scope = o.scope and h.record_id = o.id
      ), 0))::bigint as bytes
    from own o left join dead d on d.id = o.parent group by o.scope
  `.execute(trx)
  const here = rows.find((row) => row.scope === keyOf(scope))
  const real = { records: here?.records ?? 0, things: here?.things ?? 0, bytes: here?.bytes ?? 0 }
  await sql`
    update scopes set records = ${real.records}, things = ${real.things}, bytes = ${real.bytes}
    where scope = ${keyOf(scope)}
  `.execute(trx)
  const sum = (of: 'records' | 'bytes') => rows.reduce((total, row) => total + row[of], 0)
  return { records: sum('records'), things: real.things, bytes: sum('bytes') }
}
