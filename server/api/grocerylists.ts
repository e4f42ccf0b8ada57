// The calls under /grocerylists (product §7).
import * as z from 'zod/mini'
import { fieldsIn, ITEM_FIELDS, LIST_FIELDS } from '#shared/fields.ts'
import { createRecord } from '#shared/merge/apply.ts'
import { groceryList } from '#shared/schemas/grocery-list.ts'
import { listOperations } from '#shared/schemas/operations.ts'
import { scopeName } from '#shared/scopes.ts'
import { recordsById } from '../db/records.ts'
import { bumpScope } from '../db/scopes.ts'
import { writingOf, type CallContext, type Done } from '../sync/context.ts'
import { writeChanges, type Change } from '../sync/write.ts'
import { appendedItems, newList, nothing, wholeList, type NewList } from './bodies.ts'
import { form, has, type ApiCall } from './calls.ts'
import { runCategorise } from './categorise.ts'
import { readList, readOwnLists, readSharedLists, remember } from './list-answers.ts'
import { runWholeList } from './list-bodies.ts'
import { runListOperations } from './list-operations.ts'
import { positionsAfter } from './positions.ts'
import { invalid } from './refusals.ts'
import { knownCreation, lockList } from './targets.ts'
import { deletionCalls } from './thing-calls.ts'
import { timeOf } from './things.ts'
import { idTaken } from '../http-error.ts'

const versioned = z.object({ version: z.number() })
const versionOf = (answer: unknown) => {
  const parsed = z.safeParse(versioned, answer)
  return parsed.success ? parsed.data.version : undefined
}

/** Changes in a list, one by one: the same body wherever it is sent. */
const operations = form(
  listOperations,
  async (context, { params, body }) =>
    runListOperations(context, await lockList(context, params), body.ops),
  has('ops'),
)

/** Grocery lists (product §7). */
export const groceryListCalls: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/grocerylists',
    summary: 'Own lists',
    answerSchema: z.array(groceryList),
    each: readOwnLists,
    note: remember,
  },
  {
    method: 'GET',
    path: '/grocerylists/shared',
    summary: 'Lists that friends have opened',
    answerSchema: z.array(groceryList),
    each: readSharedLists,
    note: remember,
  },
  {
    method: 'POST',
    path: '/grocerylists',
    summary: 'Create a list',
    forms: [form(newList, (context, { body }) => createList(context, body))],
    answerSchema: groceryList,
    answer: readList,
    versionOf,
  },
  {
    method: 'GET',
    path: '/grocerylists/:id',
    summary: 'Read a list',
    answerSchema: groceryList,
    read: (reading, params) => readList(reading, params['id']),
    versionOf,
  },
  {
    method: 'PATCH',
    path: '/grocerylists/:id',
    summary: 'Change a list: operations, the whole list, or items to append',
    forms: [
      operations,
      form(
        appendedItems,
        async (context, { params, body }) =>
          runWholeList(context, await lockList(context, params), { wanted: body, mode: 'append' }),
        (body) => has('groceries')(body) && Object.keys(Object(body)).length === 1,
      ),
      form(wholeList, async (context, { params, body }) => {
        const target = await lockList(context, params)
        if (body.id && body.id.toLowerCase() !== target.id)
          throw invalid('This is another id', 'id')
        return runWholeList(context, target, { wanted: body, mode: 'whole' })
      }),
    ],
    answerSchema: groceryList,
    answer: readList,
    versionOf,
  },
  {
    method: 'POST',
    path: '/grocerylists/:id/categorise',
    summary: 'Sort the items without a category',
    forms: [
      operations,
      form(nothing, async (context, { params }) =>
        runCategorise(context, await lockList(context, params)),
      ),
    ],
    answerSchema: groceryList,
    answer: readList,
    versionOf,
  },
  ...deletionCalls('list', {
    path: '/grocerylists/:id',
    name: 'list',
    answerSchema: groceryList,
    answer: readList,
    versionOf,
  }),
]

async function createList(context: CallContext, body: NewList): Promise<Done> {
  const { trx, caller } = context
  const id = (body.localId ?? body.id ?? context.newId()).toLowerCase()
  const scope = scopeName('lists', caller.userId)
  const ver = await bumpScope(trx, scope)
  const known = await knownCreation(context, { id, entity: 'list' })
  if (known) return { status: 200, id, scope, version: known.ver }

  const writing = { ...writingOf(context), at: timeOf(body) }
  const made = { id, kind: 'list', parent: null } as const
  const list = createRecord(made, fieldsIn(LIST_FIELDS, body), writing)
  const entries = body.groceries ?? []
  const positions = positionsAfter(null, entries.length)
  const items = entries.map((entry, at): Change => {
    const values = {
      ...fieldsIn(ITEM_FIELDS, entry),
      category: entry.category || null,
      isChecked: entry.isChecked ?? false,
      pos: entry.pos ?? positions[at],
    }
    const itemId = entry.id?.toLowerCase() ?? context.newId()
    const after = createRecord({ id: itemId, kind: 'item', parent: id }, values, writing)
    return { before: null, after }
  })
  await refuseTaken(context, [id, ...items.map(({ after }) => after.id)])
  const place = { scope, owner: caller.userId, ver }
  await writeChanges(context, place, [{ before: null, after: list }, ...items])
  return { status: 201, id, scope, version: ver }
}

async function refuseTaken(context: CallContext, ids: readonly string[]): Promise<void> {
  if (new Set(ids).size < ids.length) throw invalid('An id is there twice', 'groceries')
  if (ids.length === 1) return
  const taken = await recordsById(context.trx, ids)
  if (taken.length > 0) throw idTaken('groceries')
}
