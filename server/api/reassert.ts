// What devices hold and a restored backup lacks comes back from them, with the stamps that it had:
// whatever is newer here stays, what was deleted stays deleted. Only through /api/sync.
// docs/sync.md step 22.
import * as z from 'zod/mini'
import { isVisible, type Cell, type Rec } from '#shared/merge/record.ts'
import { stampMs } from '#shared/merge/stamp.ts'
import { LIST_MAX_ITEMS } from '#shared/limits.ts'
import type { Entity } from '#shared/permissions.ts'
import { itemFields, listFields } from '#shared/schemas/grocery-list.ts'
import { heldRecords, type HeldRecord } from '#shared/schemas/operations.ts'
import { placeFields } from '#shared/schemas/place.ts'
import { recipeFields } from '#shared/schemas/recipe.ts'
import { scopeName } from '#shared/scopes.ts'
import { listWithItems, locateRecord, recordsById, type StoredRow } from '../db/records.ts'
import { bumpScope } from '../db/scopes.ts'
import type { CallContext, Done } from '../sync/context.ts'
import { recOf, writeChanges, type Change, type Place } from '../sync/write.ts'
import { form, type WriteCall } from './calls.ts'
import { invalid, missing } from './refusals.ts'
import { idOf, lockTarget } from './targets.ts'

type Held = z.infer<typeof heldRecords>
type Fields = Readonly<Record<string, z.ZodMiniType>>

const ENTITIES = [
  { entity: 'list', path: 'grocerylists' },
  { entity: 'recipe', path: 'recipes' },
  { entity: 'place', path: 'places' },
] as const

/** The calls that only devices make. */
export const reassertCalls: readonly WriteCall[] = ENTITIES.map(({ entity, path }) => ({
  method: 'POST',
  path: `/${path}/:id/reassert`,
  summary: 'Give back what a restored backup lacks',
  forms: [
    form(heldRecords, (context, { params, body }) =>
      runReassert(context, { entity, id: idOf(params['id']) }, body),
    ),
  ],
}))

const ROOT_FIELDS: Record<Entity, Fields> = {
  list: listFields,
  recipe: recipeFields,
  place: placeFields,
}

/** The clock of the server may have been wrong when it made a stamp, but hardly by more. */
const AHEAD_MAX_MS = 3 * 24 * 60 * 60 * 1000

type Asked = { entity: Entity; id: string | undefined }
type Work = { context: CallContext; entity: Entity; id: string; place: Place }

async function runReassert(context: CallContext, asked: Asked, held: Held): Promise<Done> {
  const work = await lockRoot(context, asked, held)
  const { id, entity, place } = work
  const stored =
    entity === 'list' ? await listWithItems(context.trx, id) : await recordsById(context.trx, [id])
  const rows = new Map(stored.map((row) => [row.id, row]))
  const root = rows.get(id)
  const done: Done = { status: 200, id, scope: place.scope, version: place.ver }
  if (root && !isVisible(root)) return done
  if (!root && !held.records.some((record) => record.id.toLowerCase() === id)) throw missing(entity)
  const changes = await changesOf(work, rows, held.records)
  await writeChanges(context, place, changes)
  return done
}

/** What is not there at all can only be the caller's own. Throws 404, 403. */
async function lockRoot(context: CallContext, asked: Asked, { owner }: Held): Promise<Work> {
  const { entity, id } = asked
  const { trx, caller } = context
  if (id === undefined) throw missing(entity)
  if (await locateRecord(trx, id)) {
    const { place } = await lockTarget(context, asked, 'edit')
    return { context, entity, id, place }
  }
  if (owner.toLowerCase() !== caller.userId) throw missing(entity)
  const scope = scopeName(`${entity}s`, caller.userId)
  const ver = await bumpScope(trx, scope)
  return { context, entity, id, place: { scope, owner: caller.userId, ver } }
}

async function changesOf(
  work: Work,
  rows: ReadonlyMap<string, StoredRow>,
  records: readonly HeldRecord[],
): Promise<Change[]> {
  const ids = records.map((record) => record.id.toLowerCase())
  const elsewhere = await recordsById(
    work.context.trx,
    ids.filter((id) => !rows.has(id)),
  )
  const taken = new Set(elsewhere.map(({ id }) => id))
  const changes = new Map<string, Change>()
  for (const [at, record] of records.entries()) {
    const id = ids[at] ?? ''
    const isItem = id !== work.id
    if (taken.has(id) || (isItem && work.entity !== 'list')) continue
    const fields = isItem ? itemFields : ROOT_FIELDS[work.entity]
    const row = rows.get(id)
    const cells = cellsOf(work, record, fields)
    if (row) {
      if (isVisible(row)) changes.set(id, { before: recOf(row), after: joined(recOf(row), cells) })
    } else {
      requireAll(fields, cells)
      changes.set(id, { before: null, after: recordOf(work, record, cells) })
    }
  }
  const items = [...rows.values()].filter((row) => row.kind === 'item' && !row.del).length
  const added = [...changes.values()].filter(({ before }) => before === null).length
  if (items + added > LIST_MAX_ITEMS + 1) throw invalid('There are too many items', 'records')
  return [...changes.values()]
}

/** The valid cells of a record. Nobody writes in the name of anybody but the owner and themselves. */
function cellsOf(work: Work, record: HeldRecord, fields: Fields): Record<string, Cell> {
  const { context, place } = work
  const cells: Record<string, Cell> = {}
  for (const [field, { v, s, u }] of Object.entries(record.cells)) {
    const schema = Object.hasOwn(fields, field) ? fields[field] : undefined
    if (!schema || stampMs(s) > context.now + AHEAD_MAX_MS) continue
    // An emptied field is kept as null.
    const isEmptied = v === null && z.safeParse(schema, undefined).success
    if (!isEmptied && !z.safeParse(schema, v).success) throw invalid('Not a valid value', field)
    const isKnown = u === place.owner || u === context.caller.userId
    cells[field] = { v: v ?? null, s, u: isKnown ? u : context.caller.userId }
  }
  return cells
}

function requireAll(fields: Fields, cells: Readonly<Record<string, Cell>>): void {
  for (const [field, schema] of Object.entries(fields)) {
    const isOptional = field === 'categories' || z.safeParse(schema, undefined).success
    if (!isOptional && !cells[field]) throw invalid('This field is missing', field)
  }
}

function recordOf(work: Work, record: HeldRecord, cells: Record<string, Cell>): Rec {
  const { context, place, id: root, entity } = work
  const id = record.id.toLowerCase()
  const isItem = id !== root
  const isKnown = record.by === place.owner || record.by === context.caller.userId
  return {
    id,
    kind: isItem ? 'item' : entity,
    parent: isItem ? root : null,
    by: isItem && isKnown ? record.by : isItem ? context.caller.userId : place.owner,
    createdAt: record.createdAt,
    cells,
    del: null,
  }
}

function joined(rec: Rec, held: Readonly<Record<string, Cell>>): Rec {
  const cells = { ...rec.cells }
  for (const [field, cell] of Object.entries(held)) {
    if (cell.s > (cells[field]?.s ?? '')) cells[field] = cell
  }
  return { ...rec, cells }
}
