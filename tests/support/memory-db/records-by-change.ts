// The twin of server/db/records-by-change.ts.
import type { Kysely } from 'kysely'
import { lastStamp, valueOf } from '#shared/merge/record.ts'
import type { Database } from '#server/db/database.ts'
import type { StoredRow } from '#server/db/records.ts'
import { byText, listWithItems, select } from './records.ts'

export async function* listsInPortions(
  db: Kysely<Database>,
  scopes: readonly string[],
): AsyncIterable<{ id: string; rows: StoredRow[] }> {
  for (const id of idsOf(db, scopes, 'list')) yield { id, rows: await listWithItems(db, id) }
}

export async function newestOfCourses(
  db: Kysely<Database>,
  scopes: readonly string[],
  count: number,
): Promise<StoredRow[]> {
  const alive = (row: StoredRow) => row.del === null || (row.del.back ?? '') > row.del.s
  const recipes = select(
    db,
    (row) => scopes.includes(row.scope) && row.kind === 'recipe' && alive(row),
  )
  const placeOf = new Map<unknown, number>()
  return recipes
    .sort((a, b) => byText(lastStamp(b), lastStamp(a)) || byText(a.id, b.id))
    .filter((row) => {
      const course = valueOf(row, 'course')
      const place = (placeOf.get(course) ?? 0) + 1
      placeOf.set(course, place)
      return place <= count
    })
}

export async function idsByChange(
  db: Kysely<Database>,
  scopes: readonly string[],
  kind: 'recipe' | 'place',
): Promise<string[]> {
  return idsOf(db, scopes, kind)
}

function idsOf(
  db: Kysely<Database>,
  scopes: readonly string[],
  kind: 'list' | 'recipe' | 'place',
): string[] {
  const rows = select(
    db,
    (row) =>
      scopes.includes(row.scope) && (row.kind === kind || (kind === 'list' && row.kind === 'item')),
  )
  const last = new Map<string, string>()
  for (const row of rows) {
    const id = row.parent ?? row.id
    const ms = lastStamp(row).slice(0, 12)
    if (ms >= (last.get(id) ?? '')) last.set(id, ms)
  }
  return [...last].sort((a, b) => byText(b[1], a[1]) || byText(a[0], b[0])).map(([id]) => id)
}
