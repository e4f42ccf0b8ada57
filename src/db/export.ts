/** Everything that is a user's own, as one readable document (product §2.profile.8). */
import { fieldsIn, ITEM_FIELDS } from '#shared/fields.ts'
import type { GroceryItem } from '#shared/schemas/grocery-list.ts'
import { META_KEY } from './tables.ts'
import type { NomnomDb } from './db.ts'
import { readFriends, readProfile } from './read-people.ts'
import { readList, readLists, readPlaces, readRecipes, type About } from './read-records.ts'

/** What the document begins with, so that a reader knows it in years. */
const FORMAT = { format: 'nomnom export', version: 1 } as const

/**
 * The user's own recipes, restaurants and grocery lists, their name and address, and their friends
 * with what each may do. From this device alone, changes that were not sent yet included;
 * `upToDateAt` says when the device last met the server.
 */
export async function readExport(db: NomnomDb) {
  const [profile, friends, recipes, places, lists, meta] = await Promise.all([
    readProfile(db),
    readFriends(db),
    readRecipes(db),
    readPlaces(db),
    readLists(db),
    db.tables.meta.get(META_KEY),
  ])
  const ownLists = await Promise.all(lists.own.map(({ id }) => readList(db, id)))
  return {
    ...FORMAT,
    exportedAt: asTime(db.clock()),
    upToDateAt: asTime(meta?.lastPull ?? 0),
    profile: { displayName: profile?.displayName ?? '', email: profile?.email ?? '' },
    friends: friends.map(({ displayName, yours }) => ({ displayName, may: yours })),
    recipes: recipes.filter(({ isOwner }) => isOwner).map(contentOf),
    restaurants: places.filter(({ isOwner }) => isOwner).map(contentOf),
    groceryLists: ownLists.flatMap((list) =>
      list === null ? [] : [{ ...contentOf(list), items: list.items.map(itemOf) }],
    ),
  }
}

type Described = About & { stamps: unknown }

/** What somebody wrote, without what only the app needs. */
function contentOf<T extends Described>(thing: T) {
  const { stamps: _1, isOwner: _2, canEdit: _3, canDelete: _4, isPending: _5, ...rest } = thing
  const { authorId: _6, authorName: _7, createdAt, updatedAt, ...content } = rest
  return { ...content, createdAt: asTime(createdAt), updatedAt: asTime(updatedAt) }
}

/** The order of the items tells their positions. */
function itemOf(item: GroceryItem) {
  const { pos: _, ...said } = fieldsIn(ITEM_FIELDS, item)
  return said
}

/** Unix ms as ISO; null for never. */
function asTime(ms: number): string | null {
  return ms === 0 ? null : new Date(ms).toISOString()
}
