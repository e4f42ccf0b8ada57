/**
 * A recipe of ours as Cooklang. It has ingredients within steps alone: those of a section stand in
 * one paragraph before its steps. The recipe as we keep it follows as a comment, which counts when
 * it is read back as long as nobody changed the rest.
 */
import { RECIPE_FIELDS } from '../fields.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { shownOf } from '../ordinary-fields.ts'
import type { RecipeInput } from '../schemas/recipe.ts'

/** Where the comment with the recipe begins; it ends with the next `-]`. */
export const OWN_COMMENT = '[- nomnom '

/** The recipe as Cooklang. Pure. */
export function cooklangOf(recipe: RecipeInput): string {
  const { facts: others, texts, links } = shownOf(RECIPE_FIELDS, recipe)
  const front: Record<string, string | undefined> = {
    title: recipe.title,
    description: oneLine(recipe.description),
    servings: recipe.numberOfPersons,
    time: recipe.cookingTime,
    course: recipe.course.toLowerCase().replace('_', ' '),
    difficulty: recipe.difficulty.toLowerCase(),
    diet: recipe.diet === 'MEAT' ? '' : recipe.diet.toLowerCase(),
    ...Object.fromEntries([...others, ...links].map(({ label, value }) => [label, value])),
  }
  const facts = Object.entries(front).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value)}`] : [],
  )
  const ingredients = recipe.ingredientSections.flatMap(({ title, ingredients: rows }) => [
    ...(title ? [`== ${title} ==`] : []),
    `${rows.map(({ text }) => marked(text)).join(', ')}.`,
  ])
  const steps = recipe.instructionSections.flatMap(({ title, instructions }) => [
    ...(title ? [`== ${title} ==`] : []),
    ...instructions.map(({ instruction }) => escaped(oneLine(instruction))),
  ])
  const remarks = texts
    .flatMap(({ value }) => value.split('\n'))
    .filter((line) => line.trim() !== '')
  return [
    `---\n${facts.join('\n')}\n---`,
    ...ingredients,
    ...steps,
    ...(remarks.length > 0 ? [remarks.map((line) => `> ${line}`).join('\n')] : []),
    // A comment may not hold its own end.
    `${OWN_COMMENT}${JSON.stringify(recipe).replaceAll('-]', String.raw`\u002d]`)} -]`,
  ]
    .join('\n\n')
    .concat('\n')
}

function oneLine(text = ''): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

/** An ingredient with its marks: '200 g flour, sifted' is '@flour{200%g}(sifted)'. */
function marked(text: string): string {
  const { amounts, name, preparation } = readIngredient(text)
  const [first] = amounts
  const amount = /^[\d\s.,/–½⅓⅔¼¾⅛-]*\d[\d\s.,/–-]*|^[½⅓⅔¼¾⅛]/u.exec(text)?.[0].trim() ?? ''
  const unit = first?.written ?? ''
  const whole = [[amount, unit, name].filter(Boolean).join(' '), preparation ?? '']
  // An ingredient that the marks cannot say stays as it is written.
  if (amount === '' || amounts.length !== 1 || whole.filter(Boolean).join(', ') !== text)
    return `@${word(text)}{}`
  const done = preparation ? `(${preparation.replace(/[()]/g, '')})` : ''
  return `@${word(name)}{${amount}${unit === '' ? '' : `%${unit}`}}${done}`
}

function word(text: string): string {
  return oneLine(text).replace(/[@#~{}]/g, '')
}

function escaped(text: string): string {
  return text.replace(/[@#~{}]/g, (sign) => `\\${sign}`).replace(/^(?=[=>])/, '\\')
}
