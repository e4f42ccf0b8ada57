/** Tandoor: an archive of archives, in each a recipe whose steps hold their ingredients. */
import { courseOf, dietOf } from '../recipe-reader/kinds.ts'
import type { DraftSection } from '../recipe-reader/draft.ts'
import { isThing, textOf, type Thing } from '../recipe-reader/thing.ts'
import { listOf } from './ordered-list.ts'
import { asNotes, fileRecipe, linesIn, rawText, wordsOf, type FileRecipe } from './file-recipe.ts'

export function isTandoor(thing: Thing): boolean {
  return Array.isArray(thing['steps']) && ('working_time' in thing || 'waiting_time' in thing)
}

export function recipeOfTandoor(thing: Thing): FileRecipe {
  const ingredients: DraftSection[] = []
  const steps: DraftSection[] = []
  const times: string[] = []
  for (const step of listOf(thing['steps'])) {
    const title = textOf(step['name'])
    const minutes = Number(step['time'])
    if (minutes > 0) times.push(`${title || `Step ${steps.length + 1}`}: ${minutes} min`)
    addIngredients(ingredients, title, listOf(step['ingredients']))
    const rows = linesIn(rawText(step, 'instruction'))
    const last = steps.at(-1)
    if (rows.length === 0) continue
    if (title === '' && last) last.rows.push(...rows)
    else steps.push({ title, rows })
  }
  const keywords = wordsOf(thing['keywords'])
  const working = Number(thing['working_time']) || 0
  const waiting = Number(thing['waiting_time']) || 0
  const servings = textOf(thing['servings'])
  return fileRecipe({
    title: textOf(thing['name']),
    description: textOf(thing['description']),
    ingredients,
    steps,
    servings: [servings === '0' ? '' : servings, textOf(thing['servings_text'])].join(' ').trim(),
    minutes: working + waiting || null,
    course: courseOf(keywords),
    diet: dietOf('', keywords),
    source: textOf(thing['source_url']),
    notes: asNotes({
      'Working time': working > 0 ? `${working} min` : '',
      'Waiting time': waiting > 0 ? `${waiting} min` : '',
      Times: times,
      Keywords: keywords,
      Nutrition: isThing(thing['nutrition']) ? asNotes(thing['nutrition']).join(', ') : '',
      Properties: listOf(thing['properties']).map(propertyOf),
      Rating: thing['rating'],
    }),
  })
}

function addIngredients(sections: DraftSection[], title: string, rows: readonly Thing[]): void {
  let section: DraftSection | undefined = title === '' ? sections.at(-1) : undefined
  for (const row of rows) {
    if (row['is_header'] === true) {
      section = { title: textOf(row['note']), rows: [] }
      sections.push(section)
      continue
    }
    if (!section) {
      section = { title, rows: [] }
      sections.push(section)
    }
    section.rows.push(ingredientOf(row))
  }
}

function ingredientOf(row: Thing): string {
  const amount =
    row['no_amount'] === true || Number(row['amount']) === 0 ? '' : decimal(row['amount'])
  const unit = amount === '' ? '' : textOf(row['unit'])
  const note = textOf(row['note'])
  const food = textOf(row['food'])
  const plain = [amount, unit, food].filter((part) => part !== '').join(' ')
  return plain === '' ? note : note === '' ? plain : `${plain} (${note})`
}

/** '250 kcal Calories' of an amount and what it is an amount of. */
function propertyOf(thing: Thing): string {
  const type = isThing(thing['property_type']) ? thing['property_type'] : {}
  return [decimal(thing['property_amount']), textOf(type['unit']), textOf(type['name'])]
    .filter((part) => part !== '')
    .join(' ')
}

/** '200.0000000000' is 200. */
function decimal(value: unknown): string {
  const number = Number(value)
  return Number.isFinite(number) ? String(Math.round(number * 1000) / 1000) : textOf(value)
}
