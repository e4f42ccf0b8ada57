/** A recipe of ours as schema.org's JSON-LD, which most other apps and search engines read. */
import { minutesOf } from '../recipe-reader/times.ts'
import type { Thing } from '../recipe-reader/thing.ts'
import { COURSE_LABEL } from '../recipe-words.ts'
import type { RecipeInput } from '../schemas/recipe.ts'

/** The recipe as we keep it stands beside what schema.org has words for, so that nothing is lost. */
export const OWN_PROPERTY = 'nomnom:recipe'

const DIETS = {
  VEGAN: 'https://schema.org/VeganDiet',
  VEGETARIAN: 'https://schema.org/VegetarianDiet',
  MEAT: undefined,
}

/** The recipe as a thing of schema.org. Pure. */
export function schemaOf(recipe: RecipeInput): Thing {
  const minutes = minutesOf(recipe.cookingTime)
  const thing: Thing = {
    '@context': ['https://schema.org', { nomnom: 'urn:nomnom:' }],
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    recipeYield: recipe.numberOfPersons,
    totalTime: minutes === null ? undefined : asDuration(minutes),
    recipeCategory: COURSE_LABEL[recipe.course],
    suitableForDiet: DIETS[recipe.diet],
    isBasedOn: recipe.sourceUrl,
    recipeIngredient: recipe.ingredientSections.flatMap(({ ingredients }) =>
      ingredients.map(({ text }) => text),
    ),
    recipeInstructions: instructionsOf(recipe),
    comment: recipe.notes ? { '@type': 'Comment', text: recipe.notes } : undefined,
    [OWN_PROPERTY]: recipe,
  }
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => said(value)))
}

function said(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function instructionsOf({ instructionSections }: RecipeInput): Thing[] {
  return instructionSections.flatMap(({ title, instructions }): Thing[] => {
    const steps = instructions.map(({ instruction }) => ({
      '@type': 'HowToStep',
      text: instruction,
    }))
    return title ? [{ '@type': 'HowToSection', name: title, itemListElement: steps }] : steps
  })
}

function asDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}
