import type { RecipeInput } from '#shared/schemas/recipe.ts'

export type SharedRecipe = Pick<
  RecipeInput,
  | 'title'
  | 'description'
  | 'cookingTime'
  | 'numberOfPersons'
  | 'ingredientSections'
  | 'instructionSections'
>

/** A recipe as a message to somebody: title, facts, ingredients, numbered steps. */
export function textOfRecipe(recipe: SharedRecipe): string {
  const { title, description, cookingTime, numberOfPersons } = recipe
  const facts = [numberOfPersons && withWord(numberOfPersons), cookingTime].filter(Boolean)
  const ingredients = recipe.ingredientSections.map((section) =>
    part(
      section.title,
      section.ingredients.map(({ text }) => `- ${text}`),
    ),
  )
  const steps = recipe.instructionSections.map((section) =>
    part(
      section.title,
      section.instructions.map(({ instruction }, at) => `${at + 1}. ${instruction}`),
    ),
  )
  const head = [title, description, facts.join(' · ')].filter(Boolean).join('\n')
  return [head, 'Ingredients', ...ingredients, 'Instructions', ...steps].join('\n\n')
}

function part(title: string | undefined, lines: readonly string[]): string {
  return [...(title ? [`${title}:`] : []), ...lines].join('\n')
}

/** "4" alone would mean nothing in a message. */
function withWord(persons: string): string {
  if (!/^[\d\s–-]+$/.test(persons)) return persons
  return persons.trim() === '1' ? 'For 1 person' : `For ${persons.trim()} persons`
}
