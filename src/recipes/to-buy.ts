/** What of recipes has to be bought: each ingredient, and why it may stay off (product §2.recipe-view.9). */
import { scaledText } from '#shared/ingredient/ingredient.ts'
import { isSameThing, thingOf } from '#shared/sums/sums.ts'

export type Scaled = {
  recipe: {
    id: string
    title: string
    ingredientSections: readonly { ingredients: readonly { text: string }[] }[]
  }
  factor: number
}

/** from: the title of its recipe. key: tells it from the same ingredient in another place. */
export type Wanted = { key: string; recipeId: string; from: string; text: string }

/** listed: it is needed on that list already. home: it was left off each of the last times. */
export type Mark = 'listed' | 'home' | null

/** How often in a row a thing was left off, by `thingOf`. */
export type LeftOff = Record<string, number>

/** So often in a row somebody leaves off what they have at home. */
const HOME_AFTER = 2
/** Spices and oils are a few dozen. */
const MOST_LEFT = 300

/** All ingredients of these recipes, scaled. */
export function ingredientsOf(recipes: readonly Scaled[]): Wanted[] {
  return recipes.flatMap(({ recipe: { id, title, ingredientSections }, factor }) =>
    ingredientSections
      .flatMap(({ ingredients }) => ingredients)
      .map(({ text }, at) => {
        const key = `${id}:${at}`
        return { key, recipeId: id, from: title, text: scaledText(text, factor) }
      }),
  )
}

/** Why each of these may stay off a list on which `needed` stands; null: it has to be bought. */
export function marksOf(
  wanted: readonly Wanted[],
  { needed, leftOff }: { needed: readonly string[]; leftOff: LeftOff },
): Mark[] {
  return wanted.map(({ text }) => {
    if (needed.some((listed) => isSameThing(listed, text))) return 'listed'
    return (leftOff[thingOf(text)] ?? 0) >= HOME_AFTER ? 'home' : null
  })
}

/** What is learnt of a choice. That something stayed off because it is on the list says nothing. */
export function learnt(
  before: LeftOff,
  choices: readonly { text: string; mark: Mark; isWanted: boolean }[],
): LeftOff {
  const next = new Map(Object.entries(before))
  for (const { text, mark, isWanted } of choices) {
    const thing = thingOf(text)
    if (thing === '' || (mark === 'listed' && !isWanted)) continue
    const times = isWanted ? 0 : (next.get(thing) ?? 0) + 1
    // What was said last stands last.
    next.delete(thing)
    if (times > 0) next.set(thing, times)
  }
  return Object.fromEntries([...next].slice(-MOST_LEFT))
}
