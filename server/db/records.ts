// Records: what is synchronised, one row each. Who may read or write them is decided elsewhere.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Kind, Row } from '#shared/merge/record.ts'
import { SCOPE_KINDS, scopeName } from '#shared/scopes.ts'
import { askText } from './ask.ts'
import type { Database } from './database.ts'
import type { ThingKind } from './product-tables.ts'
import { unpack, type Packed } from './packed-cells.ts'
import { COLUMN_NAMES, IS_VISIBLE, ROW_TEXT } from './record-text.ts'
import { keyOf, placeOf } from './keys.ts'

/** A record with where it stands. born: the version at which it came. */
export type StoredRow = Row & { scope: string; owner: string; born: number }

/**
 * Rows of one version on their way to a device that are sent for the same reasons: those of a kind
 * below one parent that were not deleted, or a single one that was. id: of the last. text: each as
 * the JSON of a `Row`, with commas between, because nobody on the way has to read them.
 */
export type RowRun = Pick<Row, 'ver' | 'id' | 'kind' | 'parent'> & {
  isDeleted: boolean
  count: number
  text: string
}

/** A row as it is stored. scope: its key. created_by: null for the owner. */
export type Columns = Pick<StoredRow, 'scope' | 'id' | 'kind' | 'parent' | 'ver' | 'born' | 'del'> &
  Packed & { created_by: string | null; created_at: number }

const COLUMNS = sql.raw(COLUMN_NAMES)

/** The kinds that the directory knows, each with the scopes in which it stands. */
const SCOPES_OF = { list: 'lists', item: 'lists', recipe: 'recipes', place: 'places' } as const

/** Where a list, item, recipe or place stands; undefined for an unknown id. */
export async function locateRecord(
  db: Kysely<Database>,
  id: string,
): Promise<{ scope: string; owner: string; kind: Kind } | undefined> {
  const { rows } = await sql<{ owner: string; kind: ThingKind }>`
    select owner, kind from directory where id = ${id}
  `.execute(db)
  return rows.map((row) => ({ ...row, scope: scopeName(SCOPES_OF[row.kind], row.owner) }))[0]
}

const RECORDS_BY_ID = `select ${COLUMN_NAMES} from find_records($1::uuid[], $2) r`

/** Lists, items, recipes and places by id, wherever they stand. */
export async function recordsById(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<StoredRow[]> {
  return (await askText<Columns>(db, RECORDS_BY_ID, [[...ids], null])).map(toRow)
}

/**
 * Whether one of the ids is that of a person or a friendship. These stand in private scopes, and a
 * device keeps everything by id: nothing else may have it.
 */
export async function isOfPeople(db: Kysely<Database>, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from users where id = any(${[...ids]}::uuid[]))
      or exists (select from friendships where id = any(${[...ids]}::uuid[])) as taken
  `.execute(db)
  return rows[0]?.taken === true
}

/** A list and all its items, deleted ones too. */
export async function listWithItems(db: Kysely<Database>, listId: string): Promise<StoredRow[]> {
  return (await askText<Columns>(db, RECORDS_BY_ID, [[listId], listId])).map(toRow)
}

/**
 * A fingerprint of what is alive in a scope, to compare with the device's: SHA-256, in hex, of the
 * lines `<id>:<ver>` sorted by id. Items of a deleted list do not count. docs/sync.md step 19.
 */
export async function fingerprintOf(db: Kysely<Database>, scope: string): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    with alive as (
      select r.id, r.kind, r.parent, r.ver from records r where r.scope = ${keyOf(scope)} and ${sql.raw(IS_VISIBLE)}
    )
    select encode(sha256(convert_to(coalesce(
      string_agg(a.id || ':' || a.ver, chr(10) order by a.id), ''), 'UTF8')), 'hex') as hash
    from alive a
    where a.kind <> 'item' or a.parent in (select l.id from alive l where l.kind = 'list')
  `.execute(db)
  return rows[0]?.hash ?? ''
}

/** Records of given ids in each of the scopes; for kinds that stand in several. */
export function recordsOfScopes(
  db: Kysely<Database>,
  scopes: readonly string[],
  ids: readonly string[],
): Promise<StoredRow[]> {
  const keys = scopes.map(keyOf)
  return select(db, sql`r.scope = any(${keys}::uuid[]) and r.id = any(${[...ids]}::uuid[])`)
}

/** The next rows of a scope behind a position, at most `limit`, in the order of versions. */
export function rowsBehind(
  db: Kysely<Database>,
  place: { scope: string; ver: number; id: string },
  limit: number,
): Promise<RowRun[]> {
  const key = keyOf(place.scope)
  const { owner } = placeOf(key)
  return askText<RowRun>(db, ROWS_BEHIND, [key, place.ver, place.id, limit, owner])
}

const ROWS_BEHIND = `
  select r.ver, max(r.id::text collate "C") as id, r.kind, r.parent,
    r.del is not null as "isDeleted", count(*) as count, string_agg(${ROW_TEXT}, ',') as text
  from (
    select r.*, encode(r.stamp, 'hex') as first, coalesce(r.created_by::text, $5) as maker
    from records r
    where r.scope = $1 and (r.ver, r.id) > ($2, $3::uuid)
    order by r.ver, r.id limit $4
  ) as r
  group by r.ver, r.kind, r.parent, r.del is not null, case when r.del is not null then r.id end
  order by r.ver, 2`

/** A list by its scope and its id. */
type PlaceOfList = { scope: string; id: string }

/** How many items a list shows, and how many that were removed can still be brought back. */
export async function countItems(
  db: Kysely<Database>,
  list: PlaceOfList,
): Promise<{ kept: number; removed: number }> {
  const visible = sql.raw(IS_VISIBLE)
  const { rows } = await sql<{ kept: number; removed: number }>`
    select count(*) filter (where ${visible}) as kept,
      count(*) filter (where not ${visible} and r.content <> '{}'::jsonb) as removed
    from records r where r.scope = ${keyOf(list.scope)} and r.parent = ${list.id}
  `.execute(db)
  return rows[0] ?? { kept: 0, removed: 0 }
}

/** Gives the items of a list a version without changing them, so that every device gets them again. */
export async function touchItems(
  trx: Transaction<Database>,
  { scope, id }: PlaceOfList,
  ver: number,
): Promise<void> {
  await sql`
    update records set ver = ${ver} where scope = ${keyOf(scope)} and parent = ${id}
  `.execute(trx)
}

/** Removes everything of an owner, with the values that were replaced in it. */
export async function deleteRecordsOf(trx: Transaction<Database>, owner: string): Promise<void> {
  const scopes = SCOPE_KINDS.map((kind) => keyOf(scopeName(kind, owner)))
  const own = sql`select id from records where scope = any(${scopes}::uuid[])`
  // By id, so that of a friendship what the other one's scope holds goes as well.
  await sql`delete from history where record_id in (${own})`.execute(trx)
  // An id of a friendship, or of what was noticed, is in no directory.
  await sql`delete from directory where id in (${own})`.execute(trx)
  await sql`delete from records where scope = any(${scopes}::uuid[])`.execute(trx)
}

async function select(db: Kysely<Database>, where: RawBuilder<unknown>): Promise<StoredRow[]> {
  const { rows } = await sql<Columns>`select ${COLUMNS} from records r where ${where}`.execute(db)
  return rows.map(toRow)
}

/** What is stored, as the product knows it. */
export function toRow(columns: Columns): StoredRow {
  // Not spread: Node 20 takes sixty times as long for it.
  const { id, kind, parent, ver, born, del, created_at: createdAt } = columns
  const { scope, owner } = placeOf(columns.scope)
  const by = columns.created_by ?? owner
  const cells = unpack(columns, by)
  return { scope, id, kind, parent, owner, ver, born, by, createdAt, cells, del }
}
