/** What a value of this user lost to, as the chip of the header says it. docs/sync.md section 2. */
import { GIVEN_BACK, valueOf } from '#shared/merge/record.ts'
import type { NomnomDb } from './db.ts'
import { nameOf, readPeople, rowsShown, type People } from './read-people.ts'
import type { MirrorRow } from './store.ts'

/**
 * name: who wrote later; null: the same person, on another device. title: of what, as it is now.
 * givenBack: nothing was lost; that person gave back so many entries in this user's name.
 */
type Loss = { name: string | null; title: string | null; givenBack: number | null }

/** The latest value of this user that lost and was not put away; undefined without any. */
export async function readLatestLoss(db: NomnomDb): Promise<Loss | undefined> {
  const [notice] = await rowsShown(db, 'notice', 1)
  if (!notice) return undefined
  const recordId = textIn(notice, 'recordId') ?? ''
  const [people, record] = await Promise.all([readPeople(db), db.tables.records.get(recordId)])
  const givenBack = givenBackIn(notice)
  return { name: winnerOf(notice, people), title: titleOf(record), givenBack }
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
