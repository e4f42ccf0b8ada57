// PATCH /grocerylists/{id} as plain callers send it: the list as they want it. What they had seen
// decides what it means: docs/sync.md section 5.
import { fieldsIn, ITEM_FIELDS, LIST_FIELDS } from '#shared/fields.ts'
import { applyDelete, applyEdits, createRecord, type Edit } from '#shared/merge/apply.ts'
import { sameValue } from '#shared/merge/canonical.ts'
import { baseOf, isVisible, valueOf, type Rec } from '#shared/merge/record.ts'
import type { GroceryItemInput } from '#shared/schemas/grocery-list.ts'
import { recordsById, type StoredRow } from '../db/records.ts'
import { writingOf, type CallContext, type Done } from '../sync/context.ts'
import { correctionsFrom } from '../sync/corrections.ts'
import { recOf, writeChanges, type Change } from '../sync/write.ts'
import { categoryOf, newCategories } from './auto-categories.ts'
import { plainEdits } from './plain-edits.ts'
import { editsAnew } from './hidden-items.ts'
import { positionsAfter } from './positions.ts'
import { startMerging, type Merging, type Wanted } from './list-merging.ts'
import { invalid, refuse } from './refusals.ts'
import { assertRoom, countMoves } from './room-in-list.ts'
import { idOf } from './id-of.ts'
import type { Target } from './targets.ts'
import { idTaken } from '../http-error.ts'

/** How entries without a known id are understood. */
type Mode = 'whole' | 'append'

/** Makes a locked list what a plain caller wants, without undoing what it had not seen. */
export async function runWholeList(
  context: CallContext,
  target: Target,
  { wanted, mode }: { wanted: Wanted; mode: Mode },
): Promise<Done> {
  const merging = await startMerging(context, target, wanted)
  editFields(merging, target.id, fieldsIn(LIST_FIELDS, wanted))
  if (wanted.groceries) await mergeItems(merging, wanted.groceries, mode)
  return store(merging, target)
}

/**
 * Changes one item of a locked list as a plain caller wants it, or deletes it where `values` is null.
 * Throws 404 when it does not stand there.
 */
export async function runItem(
  context: CallContext,
  target: Target,
  { id: asked, values }: { id: string | undefined; values: Record<string, unknown> | null },
): Promise<Done> {
  const merging = await startMerging(context, target, {})
  // Without a version, naming a field means it as it stands: the answers of these calls show items
  // that the session has not read in any list.
  if (context.ifMatch === undefined) merging.seen = null
  const id = idOf(asked) ?? ''
  const row = merging.rows.get(id)
  if (row?.kind !== 'item' || !isVisible(row)) throw refuse(404, 'not_found', 'Item not found')
  // Who names an item has heard of it, if not in the version that they name.
  if (values === null) removeItem(merging, row, merging.seen?.get(id) ?? row)
  else editFields(merging, id, values['category'] === '' ? { ...values, category: null } : values)
  const done = await store(merging, target)
  return values === null ? { ...done, status: 204 } : { ...done, id }
}

async function store(merging: Merging, target: Target): Promise<Done> {
  const { context, changes } = merging
  const known = changes.filter(({ after }) => !merging.unseen.has(after.id))
  const chosen = known.filter(isCategoryChosen).map(({ after }) => after)
  const corrections = correctionsFrom(context, chosen)
  await writeChanges(context, target.place, [...changes, ...corrections])
  const { scope, ver: version } = target.place
  return { status: 200, id: target.id, scope, version }
}

/** A known item got another category; a new one, or one made anew, may have got it from anywhere. */
function isCategoryChosen({ before, after }: Change): boolean {
  return before !== null && before.cells['category']?.s !== after.cells['category']?.s
}

/** Edits those fields of a record that the caller has changed. */
function editFields(merging: Merging, id: string, values: Record<string, unknown>): void {
  const row = merging.rows.get(id)
  if (!row) return
  const { context, age } = merging
  const current = recOf(row)
  if (merging.unseen.has(id)) return makeAnew(merging, current, values)
  const seen = merging.seen === null ? current : (merging.seen.get(id) ?? null)
  const edits = plainEdits({ current, seen, now: context.now, age }, values)
  if (Object.keys(edits).length === 0) return
  const { rec, superseded } = applyEdits(current, edits, writingOf(context))
  // The id of a friend's removed item is no proof that one has seen it: its text is, or a new one.
  const isGuessed = !isVisible(current) && valueOf(rec, 'text') !== values['text']
  if (isGuessed && !merging.isOwner) {
    // Its author is told of the text; the rest was not theirs to see.
    const lost = superseded.filter((one) => one.lost && one.field === 'text')
    merging.changes.push({ before: current, after: current, superseded: lost })
    return
  }
  merging.changes.push({ before: current, after: rec, superseded })
}

/** Of a removed item that the caller cannot have seen only its id comes back. */
function makeAnew(merging: Merging, before: Rec, values: Record<string, unknown>): void {
  const { context, changes } = merging
  const edits = plainEdits({ current: before, seen: null, now: context.now }, values)
  const { rec: after } = applyEdits(
    before,
    editsAnew(before, edits, context.now),
    writingOf(context),
  )
  changes.push({ before, after })
}

/** An item that the caller knows to be deleted and sends again is wanted back. */
function revive(merging: Merging, id: string, entry: GroceryItemInput): boolean {
  const row = merging.rows.get(id)
  const seen = merging.seen?.get(id)
  if (!row || !seen || isVisible(seen) || isVisible(row) || merging.unseen.has(id)) return false
  const { now } = merging.context
  const base = baseOf(row, 'text')
  const text: Edit = { v: entry.text, base, at: now, wall: now, floor: now }
  const before = recOf(row)
  const { rec } = applyEdits(before, { text }, writingOf(merging.context))
  merging.changes.push({ before, after: rec })
  return true
}

async function mergeItems(
  merging: Merging,
  entries: readonly GroceryItemInput[],
  mode: Mode,
): Promise<void> {
  const named = new Map<string, GroceryItemInput>()
  const fresh: GroceryItemInput[] = []
  for (const [at, entry] of entries.entries()) {
    const id = entry.id?.toLowerCase()
    if (id !== undefined && named.has(id)) {
      throw invalid('This id is there twice', `groceries.${at}.id`)
    }
    if (id !== undefined && merging.rows.get(id)?.kind === 'item') named.set(id, entry)
    else fresh.push(entry)
  }
  const added = mode === 'append' ? fresh : matchEqual(merging, named, fresh)
  for (const [id, entry] of named) {
    if (!revive(merging, id, entry)) editFields(merging, id, valuesOf(entry))
  }
  if (mode === 'whole') removeAbsent(merging, named)
  limitItems(merging, added.length)
  await addItems(merging, added, mode)
}

/**
 * A caller that drops ids sends back what it read: an entry equal to an item that nothing else names
 * is that item. Returns the entries that are new.
 */
function matchEqual(
  merging: Merging,
  named: Map<string, GroceryItemInput>,
  fresh: readonly GroceryItemInput[],
): GroceryItemInput[] {
  const open = [...(merging.seen ?? merging.rows).values()]
    .filter((rec) => rec.kind === 'item' && isVisible(rec) && !named.has(rec.id))
    .filter((rec) => merging.rows.has(rec.id))
  return fresh.filter((entry) => {
    if (entry.id !== undefined) return true
    const at = open.findIndex((rec) => isEqualItem(rec, entry))
    const [match] = at < 0 ? [] : open.splice(at, 1)
    if (match) named.set(match.id, entry)
    return match === undefined
  })
}

function isEqualItem(rec: Rec, entry: GroceryItemInput): boolean {
  if (valueOf(rec, 'text') !== entry.text) return false
  if (entry.category === undefined) return true
  return sameValue(valueOf(rec, 'category') ?? null, categoryOf(entry))
}

/** Deletes what the caller had seen and does not send any more. Without a base: nothing. */
function removeAbsent(merging: Merging, named: ReadonlyMap<string, GroceryItemInput>): void {
  for (const [id, rec] of merging.seen ?? []) {
    const row = merging.rows.get(id)
    if (rec.kind !== 'item' || !row || named.has(id)) continue
    if (!isVisible(rec) || !isVisible(row)) continue
    removeItem(merging, row, rec)
  }
}

function removeItem(merging: Merging, row: StoredRow, seen: Rec): void {
  const known: Record<string, string> = {}
  for (const field of ['text', 'isChecked']) {
    const stamp = baseOf(seen, field)
    if (stamp !== null) known[field] = stamp
  }
  const before = recOf(row)
  merging.changes.push({ before, after: applyDelete(before, known, writingOf(merging.context)) })
}

function limitItems({ rows, changes }: Merging, made: number): void {
  const items = [...rows.values()].filter((row) => row.kind === 'item')
  const gone = items.filter((row) => !isVisible(row))
  const removed = gone.filter(({ cells }) => Object.keys(cells).length > 0).length
  const counted = { kept: items.length - gone.length, removed }
  assertRoom({ ...countMoves(changes), made }, counted, 'groceries')
}

async function addItems(
  merging: Merging,
  entries: readonly GroceryItemInput[],
  mode: Mode,
): Promise<void> {
  if (entries.length === 0) return
  const items = [...merging.rows.values()].filter((row) => row.kind === 'item')
  const ids = entries.flatMap(({ id }) => (id === undefined ? [] : [id.toLowerCase()]))
  const taken = await recordsById(merging.context.trx, ids)
  if (taken.length > 0) throw idTaken('groceries')
  const positions = positionsAfter(lastPositionOf(items), entries.length)
  const list = merging.rows.get(merging.listId)
  const categories = await newCategories(merging.context, { list, items }, entries)
  for (const [at, entry] of entries.entries()) {
    const id = entry.id?.toLowerCase() ?? merging.context.newId()
    // Made by this very call, before a backup was restored, and given back since.
    if (merging.rows.has(id)) continue
    const values = {
      ...fieldsIn(ITEM_FIELDS, entry),
      category: categories[at],
      isChecked: mode === 'whole' && entry.isChecked === true,
      pos: entry.pos ?? positions[at],
    }
    const made = { id, kind: 'item', parent: merging.listId } as const
    const after = createRecord(made, values, writingOf(merging.context))
    merging.changes.push({ before: null, after })
  }
}

function lastPositionOf(items: readonly StoredRow[]): string | null {
  let last: string | null = null
  for (const item of items) {
    const pos = valueOf(item, 'pos')
    if (typeof pos === 'string' && (last === null || pos > last)) last = pos
  }
  return last
}

function valuesOf(entry: GroceryItemInput): Record<string, unknown> {
  const category = entry.category === undefined ? undefined : categoryOf(entry)
  return { ...fieldsIn(ITEM_FIELDS, entry), category }
}
