/** Lists, recipes and places as screens show them, read from the mirror alone. */
import { isVisible } from '#shared/merge/record.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import { readItems, readListFields, readPlaceFields, readRecipeFields } from '#shared/read.ts'
import type { GroceryItem, ListFields } from '#shared/schemas/grocery-list.ts'
import type { PlaceInput } from '#shared/schemas/place.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import { parseScope } from '#shared/scopes.ts'
import type { NomnomDb } from './db.ts'
import { nameOf, readPeople, rightsOf, rowsShown, type People, type Rights } from './read-people.ts'
import { seenStamp } from './base-of-row.ts'
import type { MirrorRow } from './store.ts'

/** What every list, recipe and place knows about itself. Times are Unix ms. */
export type About = Rights & {
  id: string
  authorId: string
  authorName: string
  createdAt: number
  updatedAt: number
  /** Something of it waits for the server. */
  isPending: boolean
}

/** The stamps that a form keeps beside its values and passes back as `seen`. */
type Stamps = Record<string, Stamp | null>

export type ListCard = About & { name: string }
export type ListView = ListCard & ListFields & { items: ItemView[]; stamps: Stamps }
/** seenText: the stamp that an edit of its text passes back; tickedAs: that of its tick. */
type ItemView = GroceryItem & {
  isPending: boolean
  seenText: Stamp | null
  tickedAs: Stamp | null
}
export type RecipeView = About & RecipeInput & { stamps: Stamps }
/** What the list of recipes shows and searches; ingredients: one a line. */
export type RecipeCard = Pick<
  RecipeView,
  'id' | 'title' | 'diet' | 'course' | 'isOwner' | 'authorName' | 'updatedAt'
> & { description: string; ingredients: string }
export type PlaceView = About & PlaceInput & { stamps: Stamps }

/** Own lists and those of friends, each newest first. */
export async function readLists(db: NomnomDb): Promise<{ own: ListCard[]; shared: ListCard[] }> {
  const [rows, people] = await Promise.all([rowsShown(db, 'list'), readPeople(db)])
  const cards = rows.map((row) => listCardOf(row, people))
  return {
    own: cards.filter((card) => card.isOwner),
    shared: cards.filter((card) => !card.isOwner),
  }
}

/**
 * A list with its visible items in their order; null where there is none (any more). known: the people,
 * where somebody reads them anyway.
 */
export async function readList(
  db: NomnomDb,
  listId: string,
  known = readPeople(db),
): Promise<ListView | null> {
  const [row, items, people] = await Promise.all([
    db.tables.records.get(listId),
    rowsShown(db, listId),
    known,
  ])
  return listViewOf(row, items, people)
}

/** A list with these rows of items; null where it is none (any more). */
export function listViewOf(
  row: MirrorRow | undefined,
  items: readonly MirrorRow[],
  people: People,
): ListView | null {
  if (row?.kind !== 'list' || !isVisible(row.rec)) return null
  const rowById = new Map(items.map((item) => [item.id, item]))
  return {
    ...aboutOf(row, people, 'list'),
    ...readListFields(row.rec),
    stamps: stampsOf(row),
    items: readItems(items.map(({ rec }) => rec)).map((item) => {
      const of = rowById.get(item.id)
      const seen = (field: string) => (of ? seenStamp(of, field) : null)
      const isPending = of?.base !== undefined
      return { ...item, isPending, seenText: seen('text'), tickedAs: seen('isChecked') }
    }),
  }
}

/** Own recipes and those of friends, newest first; at most `limit` of them. */
export async function readRecipes(db: NomnomDb, limit?: number): Promise<RecipeView[]> {
  const [rows, people] = await Promise.all([rowsShown(db, 'recipe', limit), readPeople(db)])
  return rows.map((row) => recipeViewOf(row, people))
}

/** A recipe; null where there is none (any more). */
export async function readRecipe(db: NomnomDb, recipeId: string): Promise<RecipeView | null> {
  const [row, people] = await Promise.all([db.tables.records.get(recipeId), readPeople(db)])
  return row?.kind === 'recipe' && isVisible(row.rec) ? recipeViewOf(row, people) : null
}

/** Own places and those of friends in one list, newest first (product §2, places). */
export async function readPlaces(db: NomnomDb): Promise<PlaceView[]> {
  const [rows, people] = await Promise.all([rowsShown(db, 'place'), readPeople(db)])
  return rows.map((row) => placeViewOf(row, people))
}

/** A place; null where there is none (any more). */
export async function readPlace(db: NomnomDb, placeId: string): Promise<PlaceView | null> {
  const [row, people] = await Promise.all([db.tables.records.get(placeId), readPeople(db)])
  return row?.kind === 'place' && isVisible(row.rec) ? placeViewOf(row, people) : null
}

/** A list without what stands on it. */
export function listCardOf(row: MirrorRow, people: People): ListCard {
  return { ...aboutOf(row, people, 'list'), name: readListFields(row.rec).name }
}

/** A recipe as a card. */
export function recipeCardOf(row: MirrorRow, people: People): RecipeCard {
  const { title, description = '', diet, course, ingredientSections } = readRecipeFields(row.rec)
  const { id, isOwner, authorName, updatedAt } = aboutOf(row, people, 'recipe')
  const texts = ingredientSections.flatMap(({ ingredients }) => ingredients.map(({ text }) => text))
  const ingredients = texts.join('\n')
  return { id, title, description, diet, course, ingredients, isOwner, authorName, updatedAt }
}

function recipeViewOf(row: MirrorRow, people: People): RecipeView {
  const about = aboutOf(row, people, 'recipe')
  return { ...readRecipeFields(row.rec), ...about, stamps: stampsOf(row) }
}

function placeViewOf(row: MirrorRow, people: People): PlaceView {
  return { ...readPlaceFields(row.rec), ...aboutOf(row, people, 'place'), stamps: stampsOf(row) }
}

function aboutOf(row: MirrorRow, people: People, entity: 'list' | 'recipe' | 'place'): About {
  const authorId = parseScope(row.scope)?.owner ?? row.rec.by
  return {
    id: row.id,
    authorId,
    authorName: nameOf(people, authorId),
    createdAt: row.rec.createdAt,
    updatedAt: row.updated,
    isPending: row.base !== undefined,
    ...rightsOf(people, entity, authorId),
  }
}

/** What an edit made now has seen of the server's values. */
function stampsOf(row: MirrorRow): Stamps {
  const stamps: Stamps = {}
  for (const field of Object.keys(row.rec.cells)) stamps[field] = seenStamp(row, field)
  return stamps
}
