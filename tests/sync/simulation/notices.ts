/** What people are told of values that lost, and what they have put away. */
import { canonicalJson, sameValue } from '#shared/merge/canonical.ts'
import type { StoredRow } from '#server/db/records.ts'
import { intentByValue, stampKey, type Intent } from './intents.ts'
import type { Asking, Ledger } from './standing.ts'
import { must } from './violation.ts'
import type { World } from './world.ts'

const isAway = ({ del }: StoredRow) => del !== null && (del.back ?? '') <= del.s

const noticeKey = ({ by, cells }: StoredRow) =>
  `${by} ${String(cells['recordId']?.v)}:${String(cells['field']?.v)}`

/** Notes the notices that are there. */
export function noteNotice(row: StoredRow, found: Set<string>): void {
  if (!isAway(row)) found.add(noticeKey(row))
}

/** A notice has a reason, tells the value that lost, and stays until its reader puts it away. */
export function judgeNotice(world: World, asking: Asking, row: StoredRow): void {
  const { ledger, maybe } = asking
  if (row.cells['field']?.v === 'givenBack' || Object.keys(row.cells).length === 0) return
  const key = noticeKey(row)
  const lost = ledger.told.get(key)
  const cell = row.cells['value']
  if (isAway(row)) {
    if (world.restores > 0) ledger.told.delete(key)
    return must(!ledger.told.has(key), 'losers hear of it', () => `the notice ${key} was put away`)
  }
  const isTrue = lost !== undefined && sameValue(lost.value, cell?.v)
  const isOpen = maybe.has(key) || world.restores > 0
  const why = () => `${key} was told ${canonicalJson(cell?.v ?? null)}, which has not lost`
  must(isTrue || isOpen, 'told for a reason', why)
  const [, about = ''] = key.split(' ')
  const author = isTrue ? lost : intentByValue(world, about, cell?.v)
  if (!author || !cell) return
  ledger.told.set(key, author)
  world.stamps.set(stampKey(key, cell.s), author)
}

/** Puts away what the author looked at; another value that has lost since stays. */
export function dismiss({ told }: Ledger, { field, value, shown }: Intent): void {
  if (shown !== null && told.get(field) === shown) told.delete(field)
  else if (shown === null && sameValue(told.get(field)?.value, value)) told.delete(field)
}
