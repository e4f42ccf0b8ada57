/** How much of a recipe somebody chose to cook; small, because the first screens need it. */

/** persons: what the recipe was written for when the factor was chosen. */
export type ChosenServings = { factor: number; persons?: string | undefined }

/** How much of the recipe as it is now is cooked for as many as were chosen, whatever it says since then. */
export function factorOf(chosen: ChosenServings | null, persons: string | undefined): number {
  if (chosen === null) return 1
  const [then, now] = [chosen.persons, persons].map((text) => Number(/\d+/.exec(text ?? '')?.[0]))
  return then && now ? (chosen.factor * then) / now : chosen.factor
}
