/** What the ways of cooking are given to show. */
import type { Timer } from '#timers/timer.ts'
import type { RecipeView } from './recipes.data.ts'

export type KitchenProps = { recipe: RecipeView }

/** What both ways of cooking show. */
export type CookingProps = KitchenProps & {
  /** The keys of the steps that are done. */
  done: ReadonlySet<string>
  factor: number
  timers: readonly Timer[]
}
