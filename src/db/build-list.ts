/** The calls that change a grocery list: operations on the list and its items. docs/sync.md step 1. */
import { fieldsIn, ITEM_FIELDS, LIST_FIELDS, wholeOf, type Said } from '#shared/fields.ts'
import { isVisible, valueOf, type Rec } from '#shared/merge/record.ts'
import { OTHER_CATEGORY } from '#shared/limits.ts'
import type { ListOperation } from '#shared/schemas/operations.ts'
import { scopeName } from '#shared/scopes.ts'
import type { Call, NewItem } from './calls.ts'
import { idsOfChanges, UnknownRecordError, type Command, type ListChange } from './commands.ts'
import { editsOf, needRow, type Making } from './edits.ts'
import { makeId } from './ids.ts'
import { seenStamp } from './base-of-row.ts'
import type { MirrorRow, Tx } from './store.ts'

/** A new list with its first items. */
export function buildListCreate(
  { mirror, time }: Making,
  command: Extract<Command, { type: 'create-list' }>,
): Call {
  const id = command.id ?? makeId(mirror)
  const groceries = (command.items ?? []).map((item): NewItem => {
    return { ...newItem(item), id: item.id ?? makeId(mirror) }
  })
  const body = { localId: id, ...fieldsIn(LIST_FIELDS, command), groceries, ...time }
  const scope = scopeName('lists', mirror.userId)
  return { kind: 'list.create', root: id, scope, method: 'POST', path: '/grocerylists', body }
}

/** The operations of these changes; null where none of them changes anything. */
export async function buildListChange(
  making: Making,
  { listId, changes }: Extract<Command, { type: 'change-list' }>,
): Promise<Call | null> {
  const list = await needRow(making.tx, listId)
  const rows = await rowsOf(making.tx, changes)
  const ops = changes.flatMap((change) => buildOperation(making, change, { list, rows }) ?? [])
  if (ops.length === 0) return null
  const about = { root: listId, scope: list.scope, method: 'PATCH' } as const
  return { ...about, kind: 'list.change', path: `/grocerylists/${listId}`, body: { ops } }
}

/** Weak edits of the category, only where it is what they are instead of (product 7.lists.9). */
export async function buildCategorise(
  { tx, time }: Making,
  { listId, found }: Extract<Command, { type: 'categorise' }>,
): Promise<Call | null> {
  const list = await needRow(tx, listId)
  const rows = await tx.rows(found.map(({ item }) => item))
  const ops: ListOperation[] = []
  for (const [at, { item, category, instead = '' }] of found.entries()) {
    const row = rows[at]
    if (!row || !isVisible(row.rec) || categoryOf(row.rec) !== instead) continue
    const base = seenStamp(row, 'category')
    ops.push({ id: item, set: { category: { v: category, base, ...time, weak: true } } })
  }
  if (ops.length === 0) return null
  const path = `/grocerylists/${listId}/categorise`
  const about = { root: listId, scope: list.scope, method: 'POST', path } as const
  return { ...about, kind: 'list.categorise', body: { ops } }
}

/** Most items come from no recipe: a cell that says so would weigh on every record. */
function newItem(said: Said<typeof ITEM_FIELDS>): Omit<NewItem, 'id'> {
  const { from, ...fields } = wholeOf(ITEM_FIELDS, said)
  return from === null ? fields : { ...fields, from }
}

/** '' where it has none, or 'Other'. */
function categoryOf(rec: Rec): string {
  const category = valueOf(rec, 'category')
  return typeof category !== 'string' || category === OTHER_CATEGORY ? '' : category
}

/** The items that changes name, all read at once: there may be hundreds. */
async function rowsOf(
  tx: Tx,
  changes: readonly ListChange[],
): Promise<ReadonlyMap<string, MirrorRow>> {
  const rows = await tx.rows(idsOfChanges(changes))
  return new Map(rows.flatMap((row) => (row ? [[row.id, row]] : [])))
}

function needed(rows: ReadonlyMap<string, MirrorRow>, id: string): MirrorRow {
  const row = rows.get(id)
  if (!row) throw new UnknownRecordError(id)
  return row
}

function buildOperation(
  { mirror, time }: Making,
  change: ListChange,
  { list, rows }: { list: MirrorRow; rows: ReadonlyMap<string, MirrorRow> },
): ListOperation | null {
  if ('add' in change) {
    const { id = makeId(mirror), ...said } = change.add
    return { id, add: { ...newItem(said), ...time } }
  }
  if ('list' in change) {
    const set = editsOf(list, change.list, { seen: change.seen, time })
    return Object.keys(set).length > 0 ? { id: list.id, set } : null
  }
  if ('item' in change) {
    const set = editsOf(needed(rows, change.item), change.set, { seen: change.seen, time })
    return Object.keys(set).length > 0 ? { id: change.item, set } : null
  }
  if ('bringBack' in change) {
    const id = change.bringBack
    const row = rows.get(id)
    const text = row && valueOf(row.rec, 'text')
    // A device that was loaded anew, or forgot it, knows nothing of it that it could bring back.
    if (!row || isVisible(row.rec) || typeof text !== 'string') return null
    // Writing the text again, as it is, revives the item: it is newer than what the delete had seen.
    return { id, set: { text: { v: text, base: seenStamp(row, 'text'), ...time } } }
  }
  const id = change.remove
  const row = needed(rows, id)
  if (!isVisible(row.rec)) return null
  const seen = { text: seenStamp(row, 'text'), isChecked: seenStamp(row, 'isChecked') }
  return { id, del: { seen, ...time } }
}
