// Items of a list one by one, for programs that know nothing of operations (product §7.lists). What
// they had seen is decided as for a whole list: docs/sync.md section 5.
import * as z from 'zod/mini'
import { ITEM_FIELDS } from '#shared/fields.ts'
import { LIST_MAX_ITEMS } from '#shared/limits.ts'
import { readItems } from '#shared/read.ts'
import { groceryItem, type GroceryItem } from '#shared/schemas/grocery-list.ts'
import { changeShape, newShape } from '#shared/schemas/shapes.ts'
import { recordsById } from '../db/records.ts'
import type { CallContext, Done } from '../sync/context.ts'
import { form, type ApiCall, type Params, type Reading } from './calls.ts'
import { runItem, runWholeList } from './list-bodies.ts'
import { nothing } from './bodies.ts'
import { lockList, readListRows } from './targets.ts'

const { text, category, isChecked } = ITEM_FIELDS

const newItem = z.strictObject(newShape({ text, category }))
const newItems = z
  .array(newItem)
  .check(z.minLength(1, 'There is no item to add'), z.maxLength(LIST_MAX_ITEMS))
const changedItem = z
  .strictObject(changeShape({ text, category, isChecked }))
  .check(z.refine((item) => Object.keys(item).length > 0, 'Nothing to change'))

/** The calls about single items, behind those of their list. */
export const listItemCalls: readonly ApiCall[] = [
  {
    method: 'POST',
    path: '/grocerylists/:id/items',
    summary: 'Append an item, or several at once',
    forms: [form(newItems, append, Array.isArray), form(newItem, append)],
    answerSchema: z.union([groceryItem, z.array(groceryItem)]),
    async answer(reading, id, body) {
      const items = await itemsMadeWith(reading, id)
      return Array.isArray(body) ? items : items[0]
    },
  },
  {
    method: 'PATCH',
    path: '/grocerylists/:id/items/:itemId',
    summary: 'Change or tick an item',
    forms: [
      form(changedItem, async (context, { params, body }) =>
        runItem(context, await lockList(context, params), { id: params['itemId'], values: body }),
      ),
    ],
    answerSchema: groceryItem,
    answer: async (reading, id) => (await itemsMadeWith(reading, id)).find((it) => it.id === id),
  },
  {
    method: 'DELETE',
    path: '/grocerylists/:id/items/:itemId',
    summary: 'Delete an item',
    forms: [
      form(nothing, async (context, { params }) =>
        runItem(context, await lockList(context, params), { id: params['itemId'], values: null }),
      ),
    ],
  },
]

type NewItem = z.infer<typeof newItem>

async function append(
  context: CallContext,
  { params, body }: { params: Params; body: NewItem | NewItem[] },
): Promise<Done> {
  const target = await lockList(context, params)
  const groceries = [body].flat().map((item) => ({ ...item, id: context.newId() }))
  const done = await runWholeList(context, target, { wanted: { groceries }, mode: 'append' })
  return { ...done, status: 201, id: groceries[0]?.id }
}

/** The items that came with this one in one call, and are still there. Throws 404. */
async function itemsMadeWith(reading: Reading, id: string): Promise<GroceryItem[]> {
  const [item] = await recordsById(reading.db, [id])
  const { rows } = await readListRows(reading, item?.parent ?? undefined)
  return readItems(rows.filter(({ kind, born }) => kind === 'item' && born === item?.born))
}
