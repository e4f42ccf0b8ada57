/** A recipe of ours as Markdown: to be read by people, and to the letter by `recipe-files/markdown.ts`. */
import { RECIPE_FIELDS } from '../fields.ts'
import { ordinaryIn, shownOf } from '../ordinary-fields.ts'
import type { RecipeInput } from '../schemas/recipe.ts'

/** Fields above the text, under the names that they have there; ordinary ones follow under their labels. */
const FRONT_FIELDS = {
  servings: 'numberOfPersons',
  time: 'cookingTime',
  course: 'course',
  difficulty: 'difficulty',
  diet: 'diet',
} as const

/** The field that a line above the text says, or that stands below it under a heading. */
export const FIELD_BY_NAME = new Map<string, string>([
  ...Object.entries(FRONT_FIELDS),
  ...ordinaryIn(RECIPE_FIELDS).map(
    ({ name, label, heading, drawn }) => [drawn === 'text' ? heading : label, name] as const,
  ),
])

/** The recipe as Markdown with its facts as front matter. Pure. */
export function markdownOf(recipe: RecipeInput): string {
  const { facts, texts, links } = shownOf(RECIPE_FIELDS, recipe)
  const front = [
    ...Object.entries(FRONT_FIELDS).map(([label, field]) => ({ label, value: recipe[field] })),
    ...facts,
    ...links,
  ].flatMap(({ label, value }) => (value ? [`${label}: ${JSON.stringify(value)}`] : []))
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
    ...texts.flatMap(({ heading, value }) => [`## ${heading}`, asText(value)]),
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
