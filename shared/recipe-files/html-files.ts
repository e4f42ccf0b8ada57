/** Recipe Keeper and Copy Me That: one page in an archive that holds all recipes. */
import { servingsOf } from '../recipe-reader/amounts.ts'
import { clean } from '../recipe-reader/clean.ts'
import { courseOf, dietOf } from '../recipe-reader/kinds.ts'
import { linesOf } from '../recipe-reader/lines.ts'
import { ingredientSections } from '../recipe-reader/rows.ts'
import { stepSections } from '../recipe-reader/step-sections.ts'
import type { RowLine } from '../recipe-reader/row-pairs.ts'
import {
  attribute,
  elementsIn,
  pageOf,
  textOf,
  type Box,
  type PageNode,
} from '../recipe-reader/tree.ts'
import { asNotes, fileRecipe, linesIn, minutesTogether, type FileRecipe } from './file-recipe.ts'

/** The recipes of a page of all recipes, cut but not read yet; empty for a page that is none. */
export function recipesInFilePage(document: PageNode): (() => FileRecipe)[] {
  const all = elementsIn(pageOf(document).body)
  const keeper = all.filter((box) => box.names.includes('recipe-details'))
  if (keeper.length > 0) return keeper.map((box) => () => ofRecipeKeeper(box))
  const copied = all.filter(
    (box) =>
      box.names.includes('recipe') &&
      elementsIn(box).some(({ names }) => names.includes('recipeIngredient')),
  )
  return copied.map((box) => () => ofCopyMeThat(box))
}

function ofRecipeKeeper(root: Box): FileRecipe {
  const all = elementsIn(root)
  const of = (name: string) => all.filter((box) => attribute(box, 'itemprop') === name)
  const values = (name: string) => [...new Set(of(name).map(valueOf))].filter((each) => each !== '')
  const value = (name: string) => values(name)[0] ?? ''
  const rows = (name: string): RowLine[] =>
    of(name).flatMap((box) =>
      linesOf(box, true).map(({ text, rank }) => ({ text, heading: rank > 0, entry: true })),
    )
  const categories = [...values('recipeCourse'), ...values('recipeCategory')].join(', ')
  const [source] = of('recipeSource')
  const link = all.find(
    (box) => box.tag === 'a' && source !== undefined && elementsIn(box).includes(source),
  )
  const address = link ? attribute(link, 'href') : ''
  return fileRecipe({
    title: value('name'),
    ingredients: ingredientSections(rows('recipeIngredients')),
    steps: stepSections(rows('recipeDirections')),
    servings: servingsOf(value('recipeYield')),
    minutes: minutesTogether(value('prepTime'), value('cookTime')),
    course: courseOf(categories),
    diet: dietOf('', categories),
    source: address || (/^https?:/.test(value('recipeSource')) ? value('recipeSource') : ''),
    notes: [
      ...rows('recipeNotes').map(({ text }) => text),
      ...asNotes({
        'Preparation time': timeOf(value('prepTime')),
        'Cooking time': timeOf(value('cookTime')),
        Source: /^https?:/.test(value('recipeSource')) ? '' : value('recipeSource'),
        Course: values('recipeCourse'),
        Categories: values('recipeCategory'),
        Collections: values('recipeCollection'),
        Rating: value('recipeRating'),
        Favourite: /true/i.test(value('recipeIsFavourite')),
        Nutrition: nutrition(all),
      }),
    ],
  })
}

function timeOf(iso: string): string {
  const minutes = minutesTogether(iso)
  return minutes === null ? '' : `${minutes} min`
}

function nutrition(all: readonly Box[]): string {
  return all
    .flatMap((box) => {
      const [, what] = /^recipeNut(.+)$/.exec(attribute(box, 'itemprop')) ?? []
      const value = valueOf(box)
      return what === undefined || value === '' || value === '0'
        ? []
        : [`${what.replace(/([a-z])([A-Z])/g, '$1 $2')} ${value}`]
    })
    .join(', ')
}

function valueOf(box: Box): string {
  return clean(attribute(box, 'content') || textOf(box))
}

function ofCopyMeThat(root: Box): FileRecipe {
  const all = elementsIn(root)
  const named = (name: string) => all.filter((box) => box.names.includes(name))
  const value = (name: string) => clean(named(name).map(textOf)[0] ?? '')
  const rows = (name: string): RowLine[] =>
    all
      .filter(({ names }) => names.includes(name) || names.includes(`${name}_subheader`))
      .map((box) => ({
        text: clean(textOf(box)),
        heading: !box.names.includes(name),
        entry: true,
      }))
  const [link] = named('original_link')
  const categories = named('recipeCategory').map((box) => clean(textOf(box)))
  return fileRecipe({
    title: value('name'),
    description: value('description'),
    ingredients: ingredientSections(rows('recipeIngredient')),
    steps: stepSections(rows('instruction')),
    servings: servingsOf(value('recipeYield')),
    minutes: minutesTogether(value('prepTime'), value('cookTime')),
    course: courseOf(categories.join(', ')),
    diet: dietOf('', categories.join(', ')),
    source: link ? attribute(link, 'href') : '',
    notes: [
      ...named('recipeNote').flatMap((box) => linesIn(textOf(box))),
      ...asNotes({
        'Preparation time': value('prepTime'),
        'Cooking time': value('cookTime'),
        Categories: categories,
        Rating: value('rating'),
        'Made it': named('made_this').length > 0,
      }),
    ],
  })
}
