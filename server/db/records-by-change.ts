// Lists, recipes and places in the order in which they changed, as whoever asks by REST reads them.
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { ITEM_FIELDS, LIST_FIELDS, PLACE_FIELDS, RECIPE_FIELDS } from '#shared/fields.ts'
import { askText } from './ask.ts'
import type { Database } from './database.ts'
import { COLUMN_NAMES } from './record-text.ts'
import type { StoredRow } from './records.ts'
import { TooManyRowsError } from './too-many-rows.ts'

const COLUMNS = sql.raw(COLUMN_NAMES)

/** Of a stamp, the milliseconds. */
const STAMP_MS_DIGITS = 12

/** How many rows are read at once where they may be thousands: others are served in between. */
const PORTION = 128

type RowOfList = StoredRow & { ofList: string }

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
      list.rows.push(row)
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
  const { rows } = await sql<StoredRow>`
    select ${COLUMNS} from (
      select r.*, row_number() over (
        partition by r.cells->'course'->>'v'
        order by greatest(r.del->>'back', (
          select max(cell.value->>'s' collate "C") from jsonb_each(r.cells) as cell
        )) collate "C" desc, r.id
      ) as place
      from records r
      where r.scope = any(${[...scopes]}::text[])
        and (r.del is null or r.del->>'back' > r.del->>'s' collate "C")
    ) as r where r.place <= ${count}
  `.execute(db)
  return rows
}

/** What a list, a recipe or a place is made of; a list with its items. */
const FIELDS = {
  list: Object.keys({ ...LIST_FIELDS, ...ITEM_FIELDS }),
  recipe: Object.keys(RECIPE_FIELDS),
  place: Object.keys(PLACE_FIELDS),
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

function idsQuery(scopes: readonly string[], kind: keyof typeof FIELDS): RawBuilder<unknown> {
  // By name: to look at whatever cells there are takes six times as long.
  const stamps = FIELDS[kind].map((field) => sql`r.cells->${sql.lit(field)}->>'s'`)
  return sql`
    select coalesce(r.parent, r.id) as id, r.scope from records r
    where r.scope = any(${[...scopes]}::text[])
    group by 1, 2
    order by left(max(greatest(r.del->>'s' collate "C", r.del->>'back', ${sql.join(stamps)})),
      ${STAMP_MS_DIGITS}) collate "C" desc nulls last, 1`
}
