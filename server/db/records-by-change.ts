// Lists, recipes and places in the order in which they changed, as whoever asks by REST reads them.
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { ITEM_FIELDS, LIST_FIELDS, PLACE_FIELDS, RECIPE_FIELDS } from '#shared/fields.ts'
import { askText } from './ask.ts'
import type { Database } from './database.ts'
import { COLUMN_NAMES, latestStamp } from './record-text.ts'
import { toRow, type Columns, type StoredRow } from './records.ts'
import { keyOf } from './keys.ts'
import { TooManyRowsError } from './too-many-rows.ts'

const COLUMNS = sql.raw(COLUMN_NAMES)

/** Of a stamp, the milliseconds. */
const STAMP_MS_DIGITS = 12

/** When a list with its items, a recipe or a place changed last. */
const LATEST = {
  list: sql.raw(latestStamp(Object.keys({ ...LIST_FIELDS, ...ITEM_FIELDS }))),
  recipe: sql.raw(latestStamp(Object.keys(RECIPE_FIELDS))),
  place: sql.raw(latestStamp(Object.keys(PLACE_FIELDS))),
}

/** How many rows are read at once where they may be thousands: others are served in between. */
const PORTION = 128

type RowOfList = Columns & { ofList: string }

/**
 * The lists of some scopes, deleted ones too, each with its rows; what changed last comes first. In a
 * transaction, where this is asked for once, they are read a portion at a time, however many rows a
 * list has or lists there are. Outside it takes one statement. Throws TooManyRowsError.
 */
export async function* listsInPortions(
  db: Kysely<Database>,
  scopes: readonly string[],
): AsyncIterable<{ id: string; rows: StoredRow[] }> {
  let list: { id: string; rows: StoredRow[] } | undefined
  for await (const portion of portionsOfLists(db, scopes)) {
    for (const row of portion) {
      if (list && list.id !== row.ofList) yield list
      if (list?.id !== row.ofList) list = { id: row.ofList, rows: [] }
      list.rows.push(toRow(row))
    }
  }
  if (list) yield list
}

async function* portionsOfLists(
  db: Kysely<Database>,
  scopes: readonly string[],
): AsyncIterable<RowOfList[]> {
  // A lateral join goes through the ids one by one: what it finds comes in their order, unsorted.
  const query = sql`
    select o.id as "ofList", r.* from (${idsQuery(scopes, 'list')}) as o, lateral (
      select ${COLUMNS} from records r where r.scope = o.scope and r.id = o.id
      union all
      select ${COLUMNS} from records r where r.scope = o.scope and r.parent = o.id
    ) as r`
  if (!db.isTransaction) {
    const { rows } = await sql<RowOfList>`${query} limit ${PORTION + 1}`.execute(db)
    if (rows.length > PORTION) throw new TooManyRowsError()
    yield rows
    return
  }
  await sql`declare of_lists no scroll cursor for ${query}`.execute(db)
  for (let isMore = true; isMore;) {
    const portion = await askText<RowOfList>(db, FETCH_OF_LISTS, [])
    isMore = portion.length === PORTION
    yield portion
  }
  await sql`close of_lists`.execute(db)
}

const FETCH_OF_LISTS = `fetch ${PORTION} from of_lists`

/**
 * Of each course the recipes that were written last, deleted ones left out. scopes: those of recipes,
 * as with `idsByChange`.
 */
export async function newestOfCourses(
  db: Kysely<Database>,
  scopes: readonly string[],
  count: number,
): Promise<StoredRow[]> {
  const { rows } = await sql<Columns>`
    select ${COLUMNS} from (
      select r.*, row_number() over (
        partition by r.content->>'course' order by ${LATEST.recipe} desc, r.id
      ) as place
      from records r
      where r.scope = any(${scopes.map(keyOf)}::uuid[])
        and (r.del is null or r.del->>'back' > r.del->>'s' collate "C")
    ) as r where r.place <= ${count}
  `.execute(db)
  return rows.map(toRow)
}

/**
 * The ids of all recipes or places of some scopes, deleted ones too; what changed last comes first.
 * scopes: those of this kind, which hold nothing else.
 */
export async function idsByChange(
  db: Kysely<Database>,
  scopes: readonly string[],
  kind: 'recipe' | 'place',
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${idsQuery(scopes, kind)}`.execute(db)
  return rows.map(({ id }) => id)
}

function idsQuery(scopes: readonly string[], kind: keyof typeof LATEST): RawBuilder<unknown> {
  return sql`
    select coalesce(r.parent, r.id) as id, r.scope from records r
    where r.scope = any(${scopes.map(keyOf)}::uuid[])
    group by 1, 2
    order by left(max(${LATEST[kind]}), ${STAMP_MS_DIGITS}) collate "C" desc nulls last, 1`
}
