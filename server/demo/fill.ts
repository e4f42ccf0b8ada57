// Fills an empty server with the content of the demonstration, as three people with a browser would:
// through the sign-in provider and the API. What is there already is left alone, so a filling that
// was cut short goes on where it stopped.
import { z } from 'zod'
import type { Flag } from '#shared/grants.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import type { Aisle, DemoRecipe, Groceries, Member } from './content/kinds.ts'
import { anna, mei, nora } from './content/members.ts'
import { enter, type Ask, type DemoCaller } from './caller.ts'

const HOUR_MS = 60 * 60 * 1000
/** How much older each recipe or place is than the one before it of the same person. */
const RECIPES_APART_HOURS = 31
const PLACES_APART_HOURS = 75

const NORA_GRANTS: readonly Flag[] = ['canViewRecipes', 'canManageGroceryLists', 'canViewPlaces']
const ANNA_GRANTS: readonly Flag[] = [...NORA_GRANTS, 'canEditRecipes']

const named = z.object({ id: z.string(), name: z.string() })
const titled = z.object({ title: z.string() })
const request = z.object({ id: z.string(), requester: z.object({ displayName: z.string() }) })
const friend = z.object({
  friend: z.object({ displayName: z.string() }),
  friendship: z.object({ id: z.string() }),
})
const item = z.looseObject({ text: z.string(), isChecked: z.boolean() })
const list = z.looseObject({ ...named.shape, groceries: z.array(item) })

/**
 * Signs the members up and gives them what they own and share. `now`: Unix ms; everything is dated
 * before it. Throws an Error that names the call that was refused.
 */
export async function fill(ask: Ask, now: number): Promise<void> {
  const [asNora, asAnna, asMei] = [
    await enter(ask, nora),
    await enter(ask, anna),
    await enter(ask, mei),
  ]
  await bringContent(asNora, nora, now)
  await bringContent(asAnna, anna, now - HOUR_MS)
  await befriend(asNora, asAnna)
  await shopAlong(asAnna, nora)
  await asMei.post('/api/users/friend-requests', { email: nora.email }, [409])
  for (const caller of [asNora, asAnna, asMei]) await caller.leave()
}

async function bringContent(caller: DemoCaller, member: Member, now: number): Promise<void> {
  const dishes = await caller.get('/api/recipes', z.array(titled))
  for (const [age, dish] of member.recipes.entries()) {
    if (dishes.some(({ title }) => title === dish.title)) continue
    const made = madeAt(now, age * RECIPES_APART_HOURS)
    await caller.post('/api/recipes', { ...recipeOf(dish), ...made })
  }
  const places = await caller.get('/api/places', z.array(named))
  for (const [age, place] of member.places.entries()) {
    if (places.some(({ name }) => name === place.name)) continue
    await caller.post('/api/places', { ...place, ...madeAt(now, age * PLACES_APART_HOURS) })
  }
  const lists = await caller.get('/api/grocerylists', z.array(named))
  for (const groceries of member.lists) {
    if (lists.some(({ name }) => name === groceries.name)) continue
    const made = madeAt(now, groceries.hoursAgo)
    await caller.post('/api/grocerylists', { ...listOf(groceries), ...made })
  }
}

/** The three clock readings that a device without signal keeps until it can send. */
function madeAt(now: number, hoursAgo: number): { at: number; wall: number; floor: number } {
  const at = now - hoursAgo * HOUR_MS
  return { at, wall: at, floor: at }
}

/** The body of POST /recipes. */
function recipeOf({ ingredients, steps, ...fields }: DemoRecipe): RecipeInput {
  return {
    ...fields,
    ingredientSections: ingredients.map(({ title, rows }) => ({
      title,
      ingredients: rows.map((text) => ({ text })),
    })),
    instructionSections: steps.map(({ title, rows }) => ({
      title,
      instructions: rows.map((instruction) => ({ instruction })),
    })),
  }
}

function listOf({ name, aisles }: Groceries): Record<string, unknown> {
  return {
    name,
    categories: aisles.flatMap(({ category }) => (category === null ? [] : [category])),
    groceries: aisles.flatMap(({ category, open, ticked = [], tickedByFriend = [] }) => [
      ...open.map((text) => ({ text, category })),
      ...tickedByFriend.map((text) => ({ text, category })),
      ...ticked.map((text) => ({ text, category, isChecked: true })),
    ]),
  }
}

async function befriend(asNora: DemoCaller, asAnna: DemoCaller): Promise<void> {
  await asAnna.post('/api/users/friend-requests', { email: nora.email }, [409])
  const requests = await asNora.get('/api/users/me/friend-requests', z.array(request))
  const fromAnna = requests.find(({ requester }) => requester.displayName === anna.displayName)
  if (fromAnna) {
    await asNora.patch(`/api/users/friend-requests/${fromAnna.id}`, { status: 'ACCEPTED' })
  }
  await grant(asNora, anna, NORA_GRANTS)
  await grant(asAnna, nora, ANNA_GRANTS)
}

async function grant(caller: DemoCaller, to: Member, flags: readonly Flag[]): Promise<void> {
  const friends = await caller.get('/api/users/me/friends', z.array(friend))
  const entry = friends.find((one) => one.friend.displayName === to.displayName)
  if (!entry) throw new Error(`${to.displayName} is no friend yet`)
  for (const flag of flags) {
    await caller.patch(`/api/users/friends/${entry.friendship.id}/permissions`, { [flag]: true })
  }
}

/** Ticks what the friend has put into the cart, so that two people are seen on one list. */
async function shopAlong(caller: DemoCaller, owner: Member): Promise<void> {
  const shared = await caller.get('/api/grocerylists/shared', z.array(list))
  for (const { name, aisles } of owner.lists) {
    const found = shared.find((one) => one.name === name)
    const inCart = aisles.flatMap(({ tickedByFriend = [] }: Aisle) => tickedByFriend)
    if (!found || inCart.length === 0) continue
    const groceries = found.groceries.map((one) => ({
      ...one,
      isChecked: one.isChecked || inCart.includes(one.text),
    }))
    await caller.patch(`/api/grocerylists/${found.id}`, { ...found, groceries })
  }
}
