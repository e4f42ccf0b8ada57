// The one statement that stores what a call changed: records, the values they replaced, and how much
// that adds.
import type { Transaction } from 'kysely'
import type { Rec } from '#shared/merge/record.ts'
import { askText } from './ask.ts'
import { AND_COMMIT } from './connect.ts'
import type { Database } from './database.ts'
import type { Replaced } from './history.ts'
import { pack, packCell } from './packed-cells.ts'
import { keyOf, placeOf } from './keys.ts'
import { RECORD_BYTES, REPLACED_BYTES, type Usage } from './usage.ts'

/** A record to be stored at a version of a scope. isNew: it counts as one more, and its id is taken. */
export type Placed = { scope: string; owner: string; ver: number; rec: Rec; isNew?: boolean }

/**
 * What is stored beside. replaced: superseded values of records of one scope. seen: what a session is
 * answered (`noteSeen`). isLast: the transaction is committed with it.
 */
type Beside = {
  scope: string
  replaced: readonly Replaced[]
  seen?: { sessionId: string; id: string; version: number } | undefined
  isLast?: boolean
}

const NOTHING: Beside = { scope: '', replaced: [] }

const STORE = `
  with n as (
    select * from jsonb_to_recordset($1::jsonb) as n (
      scope uuid, id uuid, kind text, parent uuid, owner uuid, ver bigint, content jsonb, stamp text,
      writes jsonb, del jsonb, created_by uuid, created_at bigint, is_new boolean)
  ), o as (
    select * from jsonb_to_recordset($2::jsonb)
      as o (record_id uuid, field text, ver bigint, cell jsonb, refused boolean)
  ), saved as (
    insert into records
      (scope, id, kind, parent, ver, born, content, stamp, writes, del, created_by, created_at)
    select n.scope, n.id, n.kind, n.parent, n.ver, n.ver, n.content, decode(n.stamp, 'hex'),
      n.writes, n.del, n.created_by, n.created_at
    from n
    on conflict (scope, id)
      do update set ver = excluded.ver, content = excluded.content, stamp = excluded.stamp,
        writes = excluded.writes, del = excluded.del, created_by = excluded.created_by
  ), listed as (
    insert into directory (id, owner, kind)
    select n.id, n.owner, n.kind from n
    where n.is_new and n.kind in ('list', 'item', 'recipe', 'place')
  ), kept as (
    insert into history (scope, record_id, field, ver, cell, refused)
    select $3::uuid, o.record_id, o.field, o.ver, o.cell, o.refused from o
  ), noted as (
    insert into rest_seen as k (scope, session_id, record_id, ver)
    select $3::uuid, n.session, n.id, n.ver
    from (values ($4, $5::uuid, $6::bigint))
      as n (session, id, ver)
    where n.session <> ''
    on conflict (session_id, record_id, scope) do update set ver = excluded.ver, at = now()
      where k.ver < excluded.ver
  ), part as (
    select n.scope, is_new::int as records, (is_new and n.parent is null)::int as things,
      is_new::int * ${RECORD_BYTES} + pg_column_size(n.content)
        + coalesce(pg_column_size(n.writes), 0) as bytes
    from n
    union all
    select $3::uuid, 0, 0, ${REPLACED_BYTES} + coalesce(pg_column_size(o.cell), 0) from o
  ), more as (
    select p.scope, sum(p.records) as records, sum(p.things) as things, sum(p.bytes) as bytes
    from part p group by p.scope
  ), counted as (
    update scopes s set records = s.records + m.records, things = s.things + m.things,
      bytes = s.bytes + coalesce(m.bytes, 0)
    -- Named once more: for rows that come as JSON a plan goes through all scopes that there are.
    from more m where s.scope = m.scope and s.scope = any($7::uuid[])
    returning s.scope, s.records, s.things, s.bytes
  )`

const TOTALS = `
  select c.scope, c.things, (c.records + coalesce(o.records, 0))::bigint as records,
    (c.bytes + coalesce(o.bytes, 0))::bigint as bytes
  from counted c, lateral (
    select sum(s.records) as records, sum(s.bytes) as bytes
    from generate_series(0, 3) as part join scopes s on s.scope = scope_of(c.scope, part)
    where s.scope <> c.scope
  ) as o`

const STORE_AND_COUNT = STORE + TOTALS
const STORE_LAST = `${AND_COMMIT}${STORE} select from counted`

/**
 * Stores records, new or changed, with the values that they replaced, and counts what that adds. The
 * scopes' locks must be held. Resolves to what has been counted for the owner of each scope; where it is
 * the last statement nobody asks for that any more.
 */
export async function saveRecords(
  trx: Transaction<Database>,
  placed: readonly Placed[],
  { scope: of, replaced, seen, isLast = false }: Beside = NOTHING,
): Promise<Map<string, Usage>> {
  if (placed.length + replaced.length === 0) return new Map()
  const rows = placed.map(({ scope, owner, ver, rec, isNew = false }) => ({
    scope: keyOf(scope),
    owner,
    ver,
    id: rec.id,
    kind: rec.kind,
    parent: rec.parent,
    ...pack(rec.cells, rec.by),
    del: rec.del,
    created_by: rec.by === owner ? null : rec.by,
    created_at: rec.createdAt,
    is_new: isNew,
  }))
  const key = of === '' ? null : keyOf(of)
  const before = replaced.map((row) => ({
    ...row,
    cell: key === null ? row.cell : packCell(row.cell, placeOf(key).owner),
  }))
  const keys = [...new Set(rows.map(({ scope }) => scope).concat(key ?? []))]
  const { sessionId, id, version } = seen ?? { sessionId: '', id: null, version: 0 }
  const counted = await askText<Usage & { scope: string }>(
    trx,
    isLast ? STORE_LAST : STORE_AND_COUNT,
    [JSON.stringify(rows), JSON.stringify(before), key, sessionId, id, version, keys],
  )
  if (isLast) return new Map()
  return new Map(counted.map(({ scope, ...usage }) => [placeOf(scope).scope, usage]))
}
