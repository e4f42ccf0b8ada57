// Recipes and places, however many, a portion at a time.
import type { Kysely } from 'kysely'
import { isVisible } from '#shared/merge/record.ts'
import type { Database } from '../db/database.ts'
import { idsByChange } from '../db/records-by-change.ts'
import { recordsOfScopes, type StoredRow } from '../db/records.ts'

/** A recipe may have 200 kB. */
const PORTION = 16

/** What there is of a kind in some scopes, deleted ones left out, what changed last first. */
export async function* inPortions(
  db: Kysely<Database>,
  scopes: readonly string[],
  kind: 'recipe' | 'place',
): AsyncIterable<StoredRow[]> {
  const ids = await idsByChange(db, scopes, kind)
  for (let at = 0; at < ids.length; at += PORTION) {
    const portion = ids.slice(at, at + PORTION)
    const found = await recordsOfScopes(db, scopes, portion)
    const rows = new Map(found.map((row) => [row.id, row]))
    yield portion.flatMap((id) => rows.get(id) ?? []).filter(isVisible)
  }
}
