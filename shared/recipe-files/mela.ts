/** Mela: JSON with all rows of a part in one text, in which `#` begins a section. */
import { courseOf, dietOf } from '../recipe-reader/kinds.ts'
import { servingsOf } from '../recipe-reader/amounts.ts'
import { ingredientsOf } from '../recipe-reader/schema-ingredients.ts'
import { stepsOf } from '../recipe-reader/schema-steps.ts'
import { textOf, type Thing } from '../recipe-reader/thing.ts'
import {
  asNotes,
  fileRecipe,
  linesIn,
  minutesTogether,
  rawText,
  wordsOf,
  type FileRecipe,
} from './file-recipe.ts'

export function isMela(thing: Thing): boolean {
  return (
    typeof thing['instructions'] === 'string' &&
    typeof thing['ingredients'] === 'string' &&
    'title' in thing
  )
}

export function recipeOfMela(thing: Thing): FileRecipe {
  const notes: string[] = []
  const categories = wordsOf(thing['categories'])
  return fileRecipe({
    title: textOf(thing['title']),
    description: textOf(thing['text']),
    ingredients: ingredientsOf(withLabels(rawText(thing, 'ingredients'))),
    steps: stepsOf(withLabels(rawText(thing, 'instructions')), notes),
    servings: servingsOf(thing['yield']),
    minutes:
      minutesTogether(thing['totalTime']) ?? minutesTogether(thing['prepTime'], thing['cookTime']),
    course: courseOf(categories),
    diet: dietOf('', categories),
    source: textOf(thing['link']),
    notes: [
      ...linesIn(thing['notes']),
      ...notes,
      ...asNotes({
        'Preparation time': thing['prepTime'],
        'Cooking time': thing['cookTime'],
        Categories: categories,
        Nutrition: linesIn(thing['nutrition']).join(', '),
        Favourite: thing['favorite'],
        'Want to cook': thing['wantToCook'],
      }),
    ],
  })
}

function withLabels(text: string): string {
  return text.replace(/^#+\s*(.+?)\s*:?$/gm, '$1:')
}
