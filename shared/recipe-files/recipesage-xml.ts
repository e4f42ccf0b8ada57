/** RecipeSage's XML: one element a field, with all rows of a part in one text. */
import { servingsOf } from '../recipe-reader/amounts.ts'
import { clean } from '../recipe-reader/clean.ts'
import { courseOf, dietOf } from '../recipe-reader/kinds.ts'
import { ingredientsOf } from '../recipe-reader/schema-ingredients.ts'
import { stepsOf } from '../recipe-reader/schema-steps.ts'
import { asNotes, fileRecipe, linesIn, minutesTogether, type FileRecipe } from './file-recipe.ts'

export function isRecipeSageXml(text: string): boolean {
  return /^\s*(?:<\?xml[^>]*\?>\s*)?<recipes\b/.test(text)
}

/** The recipes as texts, cut but not read yet. */
export function recipesInXml(text: string): string[] {
  return [...text.matchAll(/<recipe>([\s\S]*?)<\/recipe>/g)].map(([, inner = '']) => inner)
}

export function recipeOfXml(xml: string): FileRecipe {
  const all = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inner = '']) =>
      plain(inner),
    )
  const get = (name: string) => all(name)[0] ?? ''
  const notes: string[] = []
  const labels = all('label').join(', ') || all('labels').join(', ')
  const steps = stepsOf(withLabels(get('instructions')), notes)
  return fileRecipe({
    title: clean(get('title')),
    description: clean(get('description')),
    ingredients: ingredientsOf(withLabels(get('ingredients'))),
    steps,
    servings: servingsOf(get('yield')),
    minutes: minutesTogether(get('totalTime')) ?? minutesTogether(get('activeTime')),
    course: courseOf(labels),
    diet: dietOf('', labels),
    source: get('url'),
    picture: get('image'),
    notes: [
      ...linesIn(get('notes')),
      ...notes,
      ...asNotes({
        'Active time': get('activeTime'),
        Source: get('source'),
        Labels: labels,
        Rating: get('rating'),
      }),
    ],
  })
}

/** `[Sauce]` is the title of a section. */
function withLabels(text: string): string {
  return text.replace(/^\s*\[(.+)\]\s*$/gm, '$1:')
}

function plain(inner: string): string {
  const data = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/.exec(inner)?.[1]
  if (data !== undefined) return data.trim()
  return inner
    .replace(
      /&(lt|gt|quot|apos);/g,
      (_, name) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[String(name)] ?? '',
    )
    .replaceAll('&amp;', '&')
    .trim()
}
