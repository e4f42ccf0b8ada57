/** Paprika: an archive of packed JSON, one recipe each, with all rows of a part in one text. */
import { courseOf, dietOf } from '../recipe-reader/kinds.ts'
import { servingsOf } from '../recipe-reader/amounts.ts'
import { ingredientsOf } from '../recipe-reader/schema-ingredients.ts'
import { stepsOf } from '../recipe-reader/schema-steps.ts'
import { textOf, type Thing } from '../recipe-reader/thing.ts'
import {
  asNotes,
  difficultyOf,
  fileRecipe,
  linesIn,
  minutesTogether,
  rawText,
  wordsOf,
  type FileRecipe,
} from './file-recipe.ts'

export function isPaprika(thing: Thing): boolean {
  return typeof thing['directions'] === 'string' && typeof thing['ingredients'] === 'string'
}

export function recipeOfPaprika(thing: Thing): FileRecipe {
  const notes: string[] = []
  const steps = stepsOf(rawText(thing, 'directions'), notes)
  const categories = wordsOf(thing['categories'])
  const source = textOf(thing['source_url'])
  const difficulty = textOf(thing['difficulty'])
  return fileRecipe({
    title: textOf(thing['name']),
    description: textOf(thing['description']),
    ingredients: ingredientsOf(rawText(thing, 'ingredients')),
    steps,
    servings: servingsOf(thing['servings']),
    minutes:
      minutesTogether(thing['total_time']) ??
      minutesTogether(thing['prep_time'], thing['cook_time']),
    difficulty: difficultyOf(difficulty),
    course: courseOf(categories),
    diet: dietOf('', categories),
    source,
    picture: textOf(thing['image_url']),
    notes: [
      ...linesIn(thing['notes']),
      ...notes,
      ...asNotes({
        'Preparation time': thing['prep_time'],
        'Cooking time': thing['cook_time'],
        Difficulty: difficultyOf(difficulty) === null ? difficulty : '',
        Categories: categories,
        Rating: thing['rating'],
        Source: thing['source'],
        Favourite: thing['on_favorites'] === 1 || thing['on_favorites'] === true,
        Nutrition: linesIn(thing['nutritional_info']).join(', '),
      }),
    ],
  })
}
