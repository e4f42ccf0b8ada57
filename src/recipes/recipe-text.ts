import { RECIPE_FIELDS } from '#shared/fields.ts'
import { scaledText } from '#shared/ingredient/ingredient.ts'
import { shownOf } from '#shared/ordinary-fields.ts'
import { isHeadcount } from '#shared/headcount.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import { servingsInWords } from './servings.ts'
import { stepsOf } from './steps.ts'

export type SharedRecipe = Partial<RecipeInput> &
  Pick<RecipeInput, 'title' | 'ingredientSections' | 'instructionSections'>

/**
 * A recipe as a message to somebody: title, facts, ingredients, steps numbered through all
 * sections, texts and links; all for as many people as the author wrote, times a factor.
 */
export function textOfRecipe(recipe: SharedRecipe, factor: number): string {
  const { title, description, cookingTime, numberOfPersons } = recipe
  const shown = shownOf(RECIPE_FIELDS, recipe)
  const others = shown.facts.map(({ heading, words }) => `${heading}: ${words}`)
  const facts = [personsOf(numberOfPersons, factor), cookingTime, ...others].filter(Boolean)
  const ingredients = recipe.ingredientSections.map((section) =>
    part(
      section.title,
      section.ingredients.map(({ text }) => `- ${scaledText(text, factor)}`),
    ),
  )
  const steps = stepsOf(recipe.instructionSections).map((section) =>
    part(
      section.title,
      section.steps.map(({ number, text }) => `${number}. ${text}`),
    ),
  )
  const head = [title, description, facts.join(' · ')].filter(Boolean).join('\n')
  const remarks = [
    ...shown.texts.flatMap(({ heading, words }) => [heading, words]),
    ...shown.links.map(({ value }) => value),
  ]
  return [head, 'Ingredients', ...ingredients, 'Instructions', ...steps, ...remarks].join('\n\n')
}

function part(title: string | undefined, lines: readonly string[]): string {
  return [...(title ? [`${title}:`] : []), ...lines].join('\n')
}

/** "4" alone would mean nothing in a message. */
function personsOf(persons: string | undefined, factor: number): string | undefined {
  if (persons && isHeadcount(persons)) return `For ${servingsInWords(persons, factor)}`
  return factor === 1 ? persons : servingsInWords(persons, factor)
}
