// Pieces of statements about records `r`, whose cells are packed (packed-cells.ts).

/** The columns of a record, as `Columns` has them. A database may write bytes in another form than hex. */
export const COLUMN_NAMES = `r.scope, r.id, r.kind, r.parent, r.ver, r.born, r.content,
  encode(r.stamp, 'hex') as stamp, r.writes, r.del, r.created_by, r.created_at`

const STAMP = `encode(r.stamp, 'hex') collate "C"`

/** The stamp of a field; null where it was never written. */
const stampOf = (field: string) =>
  `case when r.content ? '${field}' then coalesce(r.writes->'${field}'->>0, ${STAMP}) end`

/** The latest stamp of a record that has no more than these fields. */
export function latestStamp(fields: readonly string[]): string {
  // By name: to look at whatever fields there are takes six times as long.
  const others = fields.map((field) => `r.writes->'${field}'->>0`)
  return `greatest(${STAMP}, r.del->>'s', r.del->>'back', ${others.join(', ')})`
}

/** Whether a removed item was written anew by somebody who had not seen that. */
export const IS_REVIVED = `r.kind = 'item' and (
  coalesce(${stampOf('text')} > coalesce(r.del->'seen'->>'text', '') collate "C", false)
  or coalesce(r.content->'isChecked' = 'false'::jsonb
    and ${stampOf('isChecked')} > coalesce(r.del->'seen'->>'isChecked', '') collate "C", false))`

/** The same as isVisible of merge/record.ts, where the rows are. */
export const IS_VISIBLE = `(r.del is null
  or coalesce(r.del->>'back' > r.del->>'s' collate "C", false)
  or ${IS_REVIVED})`

/** A record as the JSON of a `Row`. first, maker: its stamp, and who made it, as text. */
export const ROW_TEXT = `'{"id":"' || r.id || '","kind":"' || r.kind
  || '","parent":' || coalesce('"' || r.parent || '"', 'null')
  || ',"by":"' || r.maker || '","createdAt":' || r.created_at
  || ',"del":' || coalesce(r.del::text, 'null') || ',"ver":' || r.ver
  || ',"cells":{' || coalesce((
    select string_agg('"' || f.key || '":{"v":' || f.value
      || ',"s":"' || coalesce(r.writes->f.key->>0, r.first)
      || '","u":"' || coalesce(r.writes->f.key->>1, r.maker)
      || coalesce('","g":"' || (r.writes->f.key->>2), '') || '"}', ',')
    from jsonb_each(r.content) as f
  ), '') || '}}'`
