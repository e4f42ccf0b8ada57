/** Records as people and callers know them: lists with items, recipes, places (product §3). */
import { stampMs } from './merge/stamp.ts'
import { isVisible, updatedMs, valueOf, type Rec, type Row } from './merge/record.ts'
import type { GroceryItem, ListFields } from './schemas/grocery-list.ts'
import type { PlaceInput } from './schemas/place.ts'
import type { RecipeInput } from './schemas/recipe.ts'
import { permissionsBy, type Permissions } from './grants.ts'

/** The values of a record's fields; null (an emptied optional field) is left out. */
export function fieldsOf(rec: Rec): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [field, cell] of Object.entries(rec.cells)) {
    if (cell.v !== null) fields[field] = cell.v
  }
  return fields
}

/** An item record as callers read it. */
export function readItem(rec: Rec): GroceryItem {
  const check = rec.cells['isChecked']
  return {
    id: rec.id,
    text: asText(valueOf(rec, 'text')),
    category: asTextOrNull(valueOf(rec, 'category')),
    from: asTextOrNull(valueOf(rec, 'from')),
    isChecked: check?.v === true,
    checkedBy: check?.v === true ? check.u : null,
    addedBy: rec.by,
    pos: asText(valueOf(rec, 'pos')),
  }
}

/** The visible items of a list in their order; equal positions are ordered by id. */
export function readItems<R extends Rec>(items: readonly R[]): GroceryItem[] {
  return items.filter(isVisible).map(readItem).sort(byPosition)
}

/** What people write about a list, read from its record. */
export function readListFields(rec: Rec): ListFields {
  const categories = valueOf(rec, 'categories')
  return {
    name: asText(valueOf(rec, 'name')),
    categories: Array.isArray(categories) ? categories.map(asText) : [],
    isSummed: valueOf(rec, 'isSummed') !== false,
  }
}

/** The fields of a recipe record. What was stored has passed `RECIPE_FIELDS`. */
export function readRecipeFields(rec: Rec): RecipeInput {
  return fieldsOf(rec) as RecipeInput
}

/** The fields of a place record. What was stored has passed `PLACE_FIELDS`. */
export function readPlaceFields(rec: Rec): PlaceInput {
  return fieldsOf(rec) as PlaceInput
}

/** ISO times of a record, as callers read them. */
export function readTimes(rec: Rec | Row): { createdAt: string; updatedAt: string } {
  return {
    createdAt: new Date(rec.createdAt).toISOString(),
    updatedAt: new Date(updatedMs(rec)).toISOString(),
  }
}

/**
 * A friendship as it stands in the scope `me:<user>`: the other person, how far it has come, what
 * this user grants (four fields with stamps of their own) and what was granted to this user.
 */
export type FriendshipView = {
  id: string
  userId: string
  displayName: string
  /** 'link': an invitation by link of this user, which nobody has taken. */
  status: 'pending' | 'accepted' | 'link'
  /** Whether the other person asked. */
  incoming: boolean
  yours: Permissions
  theirs: Permissions
  /** Unix ms: when it came to its status, and until when a link can be taken (0: it is none). */
  since: number
  until: number
}

/** A friendship record as its user sees it. */
export function readFriendship(rec: Rec): FriendshipView {
  const flag = (name: string) => valueOf(rec, name) === true
  const [status, until] = [valueOf(rec, 'status'), valueOf(rec, 'until')]
  return {
    id: rec.id,
    userId: asText(valueOf(rec, 'userId')),
    displayName: asText(valueOf(rec, 'displayName')),
    status: status === 'accepted' || status === 'link' ? status : 'pending',
    incoming: flag('incoming'),
    yours: permissionsBy(flag),
    theirs: readPermissions(valueOf(rec, 'theirs')),
    since: rec.cells['status'] ? stampMs(rec.cells['status'].s) : rec.createdAt,
    until: typeof until === 'number' ? until : 0,
  }
}

function readPermissions(value: unknown): Permissions {
  const flags = typeof value === 'object' && value !== null ? value : {}
  return permissionsBy((name) => (flags as Record<string, unknown>)[name] === true)
}

function byPosition(a: GroceryItem, b: GroceryItem): number {
  if (a.pos !== b.pos) return a.pos < b.pos ? -1 : 1
  return a.id < b.id ? -1 : 1
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function asTextOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
