/** What a value of this user lost to, as the chip of the header says it. docs/sync.md section 2. */
import { GIVEN_BACK, valueOf } from '#shared/merge/record.ts'
import { stampDevice } from '#shared/merge/stamp.ts'
import type { NomnomDb } from './db.ts'
import { nameOf, readPeople, rowsShown, type People } from './read-people.ts'
import type { MirrorRow } from './store.ts'
import { META_KEY } from './tables.ts'

/**
 * name: who wrote later; null: the same person, on another device, or (isHere) on this one. title: of
 * what, as it is now. givenBack: nothing was lost; that person gave back so many entries in this
 * user's name. count: how many such there are.
 */
type Loss = {
  name: string | null
  isHere: boolean
  title: string | null
  givenBack: number | null
  count: number
}

/** The latest value of this user that lost and was not put away, nor hidden; undefined without any. */
export async function readLatestLoss(
  db: NomnomDb,
  isHidden: (id: string, at: number) => boolean = () => false,
): Promise<Loss | undefined> {
  const rows = await rowsShown(db, 'notice')
  const notices = rows.filter(({ id, updated }) => !isHidden(id, updated))
  const [notice] = notices
  if (!notice) return undefined
  const recordId = textIn(notice, 'recordId') ?? ''
  const [people, record] = await Promise.all([readPeople(db), db.tables.records.get(recordId)])
  const name = winnerOf(notice, people)
  // What the device remembers of itself is written at each step of a run, and read only for this.
  const isHere = name === null && isOf(record, textIn(notice, 'field'), await readDeviceName(db))
  const [title, givenBack] = [titleOf(record), givenBackIn(notice)]
  return { name, isHere, title, givenBack, count: notices.length }
}

/** How this device is named in stamps. */
export async function readDeviceName(db: NomnomDb): Promise<string | undefined> {
  return (await db.tables.meta.get(META_KEY))?.device
}

/** Whether what stands in a field was written on a device. */
export function isOf(row: MirrorRow | undefined, field: string | null, device?: string): boolean {
  const cell = field === null ? undefined : row?.rec.cells[field]
  return cell !== undefined && stampDevice(cell.s) === device
}

/** How many entries somebody gave back in this user's name; null where a value was lost. */
export function givenBackIn(notice: MirrorRow): number | null {
  return textIn(notice, 'field') === GIVEN_BACK ? Number(valueOf(notice.rec, 'value')) : null
}

/** Who wrote the value that a notice is about; null: the user, on another device. */
export function winnerOf(notice: MirrorRow, people: People): string | null {
  const winner = textIn(notice, 'winner')
  return winner === null || winner === people.me ? null : nameOf(people, winner)
}

const NAMED_BY: Partial<Record<string, string>> = {
  item: 'text',
  recipe: 'title',
  profile: 'displayName',
}

/** What people call a list, an item, a recipe, a place or themselves. */
export function titleOf(row: MirrorRow | undefined): string | null {
  return row ? textIn(row, NAMED_BY[row.kind] ?? 'name') : null
}

/** The text in a field of a row. */
export function textIn(row: MirrorRow, field: string): string | null {
  const value = valueOf(row.rec, field)
  return typeof value === 'string' ? value : null
}
