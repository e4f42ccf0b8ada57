/**
 * Values of this user that lost a conflict, and what they were about, for the chip and the sheet of
 * changes. docs/sync.md section 2.
 */
import { GIVEN_BACK, isVisible, valueOf } from '#shared/merge/record.ts'
import { parseScope } from '#shared/scopes.ts'
import type { NomnomDb } from './db.ts'
import { givenBackIn, isOf, readDeviceName, textIn, titleOf, winnerOf } from './read-loss.ts'
import { readPeople, rightsOf, rowsShown, type People } from './read-people.ts'
import type { MirrorRow } from './store.ts'

/** The kinds of records whose fields somebody may lose a conflict about. */
type NoticeKind = 'item' | 'list' | 'recipe' | 'place' | 'profile'

export type Notice = {
  id: string
  recordId: string
  kind: NoticeKind
  /** The list of an item. */
  listId: string | null
  field: string
  /** Who wrote the value that was kept; null: the same person, on another device, or on this one. */
  winner: string | null
  isHere: boolean
  /** What it is about, as it is called now, and the list it stands on; null: not here any more. */
  title: string | null
  where: string | null
  mine: unknown
  kept: unknown
  /** The record is here and may be changed. */
  canRestore: boolean
  /** A friend gave back this many entries in the name of this user; null: a value was lost. */
  givenBack: number | null
  /** Unix ms. */
  at: number
}

/** The lost values that were not put away, newest first. */
export async function readNotices(db: NomnomDb): Promise<Notice[]> {
  const rows = await rowsShown(db, 'notice')
  if (rows.length === 0) return []
  const [people, device] = await Promise.all([readPeople(db), readDeviceName(db)])
  const notices: Notice[] = []
  for (const row of rows) {
    const notice = await readNotice(db, row, { people, device })
    if (notice) notices.push(notice)
  }
  return notices
}

/** One of them; null when it was put away. */
export async function findNotice(db: NomnomDb, id: string): Promise<Notice | null> {
  return (await readNotices(db)).find((notice) => notice.id === id) ?? null
}

type Reader = { people: People; device: string | undefined }

async function readNotice(
  db: NomnomDb,
  row: MirrorRow,
  { people, device }: Reader,
): Promise<Notice | null> {
  const text = (field: string) => textIn(row, field)
  const kind = KINDS.find((known) => known === text('recordKind'))
  const recordId = text('recordId')
  const field = text('field')
  if (!kind || recordId === null || field === null) return null
  const listId = text('parent')
  const record = await db.tables.records.get(recordId)
  const whole = listId === null ? record : await db.tables.records.get(listId)
  const winner = winnerOf(row, people)
  return {
    id: row.id,
    recordId,
    kind,
    listId,
    field,
    winner,
    isHere: winner === null && isOf(record, field, device),
    title: titleOf(record),
    where: listId === null ? null : titleOf(whole),
    mine: valueOf(row.rec, 'value'),
    kept: record && valueOf(record.rec, field),
    canRestore: field !== GIVEN_BACK && record !== undefined && isOpen(whole, kind, people),
    givenBack: givenBackIn(row),
    at: row.updated,
  }
}

const KINDS: readonly NoticeKind[] = ['item', 'list', 'recipe', 'place', 'profile']

/** Whether this user may write into a list, a recipe, a place or their own profile. */
function isOpen(row: MirrorRow | undefined, kind: NoticeKind, people: People): boolean {
  if (!row || !isVisible(row.rec)) return false
  if (kind === 'profile') return row.id === people.me
  const owner = parseScope(row.scope)?.owner ?? ''
  return rightsOf(people, kind === 'item' ? 'list' : kind, owner).canEdit
}
