/** What of recipes has to be bought: each ingredient, and why it may stay off (product §2.recipe-view.9). */
import { scaledText } from '#shared/ingredient/ingredient.ts'
import { ITEM_TEXT_MAX } from '#shared/limits.ts'
import { isSameThing, sumsOf, thingOf, type Item } from '#shared/sums/sums.ts'

type Scaled = {
  recipe: {
    id: string
    title: string
    ingredientSections: readonly { ingredients: readonly { text: string }[] }[]
  }
  factor: number
}

/** from: the title of its recipe. key: tells it from the same ingredient in another place. */
export type Wanted = { key: string; recipeId: string; from: string; text: string }

/**
 * home: it was left off each of the last times. listed: the list needs it already, and that is enough.
 * adds: the list needs it, too, and both amounts become one sum. has: how much the list needs; '' where
 * it does not say.
 */
export type Mark = { why: 'home' } | { why: 'listed' | 'adds'; has: string } | null

/** What a list still needs, and whether it adds up. */
export type Needed = { items: readonly Item[]; isSummed: boolean }

/** How often in a row a thing was left off, by `thingOf`. */
export type LeftOff = Record<string, number>

/** So often in a row somebody leaves off what they have at home. */
const HOME_AFTER = 2
/** Spices and oils are a few dozen. */
const MOST_LEFT = 300

/** All ingredients of these recipes, scaled; one that is then too long for an item loses its last words. */
export function ingredientsOf(recipes: readonly Scaled[]): Wanted[] {
  return recipes.flatMap(({ recipe: { id, title, ingredientSections }, factor }) =>
    ingredientSections
      .flatMap(({ ingredients }) => ingredients)
      .map(({ text }, at) => {
        const key = `${id}:${at}`
        const scaled = scaledText(text, factor)
        const fits = scaled.length <= ITEM_TEXT_MAX
        const short = `${scaled.slice(0, ITEM_TEXT_MAX - 1)}…`
        return { key, recipeId: id, from: title, text: fits ? scaled : short }
      }),
  )
}

/** What a list and a kitchen say of each of these; null: nothing, it has to be bought. */
export function marksOf(
  wanted: readonly Wanted[],
  { needed, leftOff }: { needed: Needed; leftOff: LeftOff },
): Mark[] {
  return wanted.map((one) => {
    const same = needed.items.filter(({ text }) => isSameThing(text, one.text))
    if (same.length > 0 && !canBeAdded(one, same, needed.isSummed)) {
      return { why: 'listed', has: amountIn(same) }
    }
    if ((leftOff[thingOf(one.text)] ?? 0) >= HOME_AFTER) return { why: 'home' }
    return same.length > 0 ? { why: 'adds', has: amountIn(same) } : null
  })
}

/** Whether an ingredient with this mark goes on the list unless somebody says otherwise. */
export function isTaken(mark: Mark): boolean {
  return mark === null || mark.why === 'adds'
}

/**
 * Both sides say how much, and nobody has added it yet for the same recipe: a second tap buys nothing
 * twice (decision 0046).
 */
function canBeAdded({ text, from }: Wanted, same: readonly Item[], isSummed: boolean): boolean {
  if (!isSummed || same.some((item) => item.from === from)) return false
  return sumsOf([...same, { id: '', text }]).every(({ parts }) =>
    parts.every(({ amount }) => amount !== ''),
  )
}

function amountIn(items: readonly Item[]): string {
  const amounts = sumsOf(items).map(({ amount }) => amount)
  return amounts.filter((amount) => amount !== '').join(' + ')
}

/** What is learnt of a choice. That something stayed off that is on the list says nothing. */
export function learnt(
  before: LeftOff,
  choices: readonly { text: string; mark: Mark; isWanted: boolean }[],
): LeftOff {
  // Of what several recipes ask for, each time counts once.
  const said = new Map<string, boolean>()
  for (const { text, mark, isWanted } of choices) {
    const thing = thingOf(text)
    const isListed = mark !== null && mark.why !== 'home'
    if (thing === '' || (isListed && !isWanted)) continue
    said.set(thing, isWanted || said.get(thing) === true)
  }
  const next = new Map(Object.entries(before))
  for (const [thing, isWanted] of said) {
    const times = isWanted ? 0 : (next.get(thing) ?? 0) + 1
    // What was said last stands last.
    next.delete(thing)
    if (times > 0) next.set(thing, times)
  }
  return Object.fromEntries([...next].slice(-MOST_LEFT))
}
