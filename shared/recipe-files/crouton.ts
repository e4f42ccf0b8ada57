/** Crouton: JSON with an amount, a kind of amount and a name for each ingredient. */
import { servingsOf } from '../recipe-reader/amounts.ts'
import { courseOf, dietOf } from '../recipe-reader/kinds.ts'
import { ingredientSections } from '../recipe-reader/rows.ts'
import { stepSections } from '../recipe-reader/step-sections.ts'
import { isThing, textOf, type Thing } from '../recipe-reader/thing.ts'
import { listOf } from './ordered-list.ts'
import {
  asNotes,
  fileRecipe,
  linesIn,
  minutesTogether,
  rawAmount,
  wordsOf,
  type FileRecipe,
} from './file-recipe.ts'

const UNITS: Record<string, string> = {
  GRAMS: 'g',
  KGS: 'kg',
  MILLS: 'ml',
  LITRES: 'l',
  TEASPOON: 'tsp',
  TABLESPOON: 'tbsp',
  FLUID_OUNCE: 'fl oz',
  OUNCE: 'oz',
  POUND: 'lb',
  ITEM: '',
}

export function isCrouton(thing: Thing): boolean {
  const [first] = listOf(thing['steps'])
  return first !== undefined && 'step' in first && Array.isArray(thing['ingredients'])
}

export function recipeOfCrouton(thing: Thing): FileRecipe {
  const tags = wordsOf(thing['tags'])
  return fileRecipe({
    title: textOf(thing['name']),
    ingredients: ingredientSections(
      listOf(thing['ingredients']).map((row) => {
        const quantity = isThing(row['quantity']) ? row['quantity'] : {}
        const kind = textOf(quantity['quantityType'])
        const name = textOf(row['ingredient'])
        if (kind === 'SECTION') return { text: name, heading: true, entry: true }
        const amount = rawAmount(quantity['amount'])
        const unit = amount === '' ? '' : (UNITS[kind] ?? kind.toLowerCase().replaceAll('_', ' '))
        return {
          text: [amount, unit, name].filter((part) => part !== '').join(' '),
          heading: false,
          entry: true,
        }
      }),
    ),
    steps: stepSections(
      listOf(thing['steps']).map((row) => ({
        text: textOf(row['step']),
        heading: row['isSection'] === true,
        entry: true,
      })),
    ),
    servings: servingsOf(thing['serves']),
    minutes: minutesTogether(thing['duration'], thing['cookingDuration']),
    course: courseOf(tags),
    diet: dietOf('', tags),
    source: textOf(thing['webLink']),
    notes: [
      ...linesIn(thing['notes']),
      ...asNotes({
        'Preparation time': minuted(thing['duration']),
        'Cooking time': minuted(thing['cookingDuration']),
        Tags: tags,
        Source: thing['sourceName'],
        Nutrition: linesIn(thing['neutritionalInfo'] ?? thing['nutritionalInfo']).join(', '),
      }),
    ],
  })
}

function minuted(value: unknown): string {
  return typeof value === 'number' && value > 0 ? `${value} min` : ''
}
