/** Mealie: JSON near to schema.org, with titles of sections on the first row below them. */
import { servingsOf } from '../recipe-reader/amounts.ts'
import { courseOf, dietOf } from '../recipe-reader/kinds.ts'
import { ingredientSections } from '../recipe-reader/rows.ts'
import { stepSections } from '../recipe-reader/step-sections.ts'
import type { RowLine } from '../recipe-reader/row-pairs.ts'
import { isThing, textOf, type Thing } from '../recipe-reader/thing.ts'
import {
  asNotes,
  fileRecipe,
  linesIn,
  minutesTogether,
  rawAmount,
  rawText,
  wordsOf,
  type FileRecipe,
} from './file-recipe.ts'

export function isMealie(thing: Thing): boolean {
  return 'slug' in thing && ('recipeIngredient' in thing || 'recipe_ingredient' in thing)
}

export function recipeOfMealie(given: Thing): FileRecipe {
  const get = (name: string) => given[name] ?? given[snake(name)]
  const categories = wordsOf(get('recipeCategory'))
  const tags = wordsOf(get('tags'))
  // '12' and 'cookies' in newer files, '12 cookies' in older ones.
  const made = servingsOf(
    [rawAmount(get('recipeYieldQuantity')), textOf(get('recipeYield'))].join(' '),
  )
  const extras = get('extras')
  return fileRecipe({
    title: textOf(get('name')),
    description: textOf(get('description')),
    ingredients: ingredientSections(rowsOf(get('recipeIngredient'), ingredientOf)),
    steps: stepSections(
      rowsOf(get('recipeInstructions'), (row) => {
        const summary = textOf(row['summary'])
        return [summary, textOf(row['text'])].filter((part) => part !== '').join(': ')
      }),
    ),
    servings: servingsOf(get('recipeServings')) || made,
    minutes:
      minutesTogether(get('totalTime')) ?? minutesTogether(get('prepTime'), get('performTime')),
    course: courseOf(categories),
    diet: dietOf('', `${categories}, ${tags}`),
    source: textOf(given['orgURL'] ?? given['org_url'] ?? given['orgUrl']),
    notes: [
      ...things(get('notes')).map((note) =>
        [textOf(note['title']), ...linesIn(note['text'])].filter((part) => part !== '').join(': '),
      ),
      ...things(get('comments')).flatMap((comment) => linesIn(comment['text'])),
      ...asNotes({
        'Preparation time': get('prepTime'),
        'Cooking time': get('performTime') ?? get('cookTime'),
        Categories: categories,
        Tags: tags,
        Tools: get('tools'),
        Rating: get('rating'),
        Makes: servingsOf(get('recipeServings')) === '' ? '' : made,
        ...(isThing(extras) && extras),
        Nutrition: nutrition(get('nutrition')),
      }),
    ],
  })
}

/** Where Mealie counted nothing it says 1: '1 salt', '1 3 eggs'. */
const OWN_AMOUNT = /^(?:\p{L}{1,6}\.?\s)?[\d½⅓¼¾⅔]/u

function ingredientOf(row: Thing): string {
  const said = textOf(row['display']) || textOf(row['originalText'] ?? row['original_text'])
  const [quantity, unit, food] = [
    rawAmount(row['quantity']),
    textOf(row['unit']),
    textOf(row['food']),
  ]
  const note = textOf(row['note'])
  const isBare = unit === '' && food === ''
  const isUncounted =
    quantity === '' || (quantity === '1' && (said === '' || OWN_AMOUNT.test(note)))
  if (isBare && isUncounted && note !== '') return note
  if (said !== '') return said
  const words = [quantity, unit, food].filter((part) => part !== '').join(' ')
  return words + (note === '' ? '' : food === '' ? ` ${note}` : `, ${note}`)
}

function rowsOf(value: unknown, text: (row: Thing) => string): RowLine[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((row): RowLine[] => {
    if (!isThing(row)) return [{ text: textOf(row), heading: false, entry: true }]
    const title = rawText(row, 'title').trim()
    const line = { text: text(row), heading: false, entry: true }
    return title === '' ? [line] : [{ text: title, heading: true, entry: true }, line]
  })
}

function nutrition(value: unknown): string {
  if (!isThing(value)) return ''
  return asNotes(value).join(', ')
}

function things(value: unknown): Thing[] {
  return Array.isArray(value) ? value.filter(isThing) : []
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
