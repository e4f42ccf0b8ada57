/** A recipe of ours as Markdown: to be read by people, and to the letter by `recipe-files/markdown.ts`. */
import type { RecipeInput } from '../schemas/recipe.ts'

/** The fields above the text, under the names that they have there. */
export const FRONT_FIELDS = {
  servings: 'numberOfPersons',
  time: 'cookingTime',
  course: 'course',
  difficulty: 'difficulty',
  diet: 'diet',
  source: 'sourceUrl',
} as const

/** The recipe as Markdown with its facts as front matter. Pure. */
export function markdownOf(recipe: RecipeInput): string {
  const front = Object.entries(FRONT_FIELDS).flatMap(([name, field]) => {
    const value = recipe[field]
    return value ? [`${name}: ${JSON.stringify(value)}`] : []
  })
  const ingredients = recipe.ingredientSections.map(({ title, ingredients: rows }) => ({
    title,
    rows: rows.map(({ text }) => asRow('- ', text)),
  }))
  const steps = recipe.instructionSections.map(({ title, instructions }) => ({
    title,
    rows: instructions.map(({ instruction }, at) => asRow(`${at + 1}. `, instruction)),
  }))
  return [
    `---\n${front.join('\n')}\n---`,
    `# ${recipe.title}`,
    ...(recipe.description ? [asText(recipe.description)] : []),
    '## Ingredients',
    ...ingredients.flatMap(asSection),
    '## Instructions',
    ...steps.flatMap(asSection),
    ...(recipe.notes ? ['## Notes', asText(recipe.notes)] : []),
  ]
    .join('\n\n')
    .concat('\n')
}

/** Each section has its heading, also one without a title, unless it is the first. */
function asSection({ title, rows }: { title: string | undefined; rows: string[] }, at: number) {
  const heading = title ? [`### ${title}`] : at > 0 ? ['###'] : []
  return [...heading, rows.join('\n')]
}

/** Lines within a row are indented, so that the row goes on. */
function asRow(mark: string, text: string): string {
  return mark + text.replace(/\n/g, '\n   ')
}

/** Text in which no line is taken for a heading. */
function asText(text: string): string {
  return text.replace(/^(\\*#)/gm, '\\$1')
}
