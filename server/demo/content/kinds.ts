// How the content of the demonstration is written down: shorter than the bodies of the API, into
// which fill.ts turns it.
import type { PlaceInput } from '#shared/schemas/place.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'

/** A part of a recipe; most recipes have one, without a title. */
type Section = { title?: string; rows: readonly string[] }

/** A recipe. */
export type DemoRecipe = Omit<RecipeInput, 'ingredientSections' | 'instructionSections'> & {
  ingredients: readonly Section[]
  steps: readonly Section[]
}

/** Items of one category; null: not sorted yet. */
export type Aisle = {
  category: string | null
  open: readonly string[]
  /** Ticked by the owner of the list. */
  ticked?: readonly string[]
  /** Ticked by the friend who shops along. */
  tickedByFriend?: readonly string[]
}

/** A grocery list, and how many hours ago it was written. */
export type Groceries = { name: string; hoursAgo: number; aisles: readonly Aisle[] }

/** Somebody who uses the demonstration, with everything they own, the newest first. */
export type Member = {
  displayName: string
  email: string
  password: string
  recipes: readonly DemoRecipe[]
  places: readonly PlaceInput[]
  lists: readonly Groceries[]
}
