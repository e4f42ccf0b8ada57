// Pieces of statements about records `r`.

/** A `StoredRow`, so that nothing is copied. */
export const COLUMN_NAMES = `r.scope, r.id, r.kind, r.parent, r.owner, r.ver, r.born, r.cells, r.del,
  r.created_by as by, r.created_at as "createdAt"`

/** The same as isVisible of merge/record.ts, where the rows are. */
export const IS_VISIBLE = `(r.del is null
  or coalesce(r.del->>'back' > r.del->>'s' collate "C", false)
  or r.kind = 'item' and coalesce(
    r.cells->'text'->>'s' > coalesce(r.del->'seen'->>'text', '') collate "C", false)
  or r.kind = 'item' and coalesce(r.cells->'isChecked'->'v' = 'false'::jsonb and
    r.cells->'isChecked'->>'s' > coalesce(r.del->'seen'->>'isChecked', '') collate "C", false))`
