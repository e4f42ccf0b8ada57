/** Recipes that a page marks in its elements: microdata, RDFa and microformats, read by the same rules. */
import { isSetting, servingsOf } from './amounts.ts'
import { isOnlyTimes, minutesOf } from './times.ts'
import { clean } from './clean.ts'
import { DIALECTS, type Dialect } from './dialects.ts'
import { nothingFound, type DraftSection, type Found } from './draft.ts'
import { courseOf, dietOf } from './kinds.ts'
import { stepThings } from './markup-steps.ts'
import { once } from './around-rows.ts'
import { ingredientSections } from './rows.ts'
import { stepSections } from './step-sections.ts'
import type { RowLine } from './row-pairs.ts'
import { stepsOf } from './schema-steps.ts'
import { stepsOfText } from './steps.ts'
import { attribute, BLOCKS, textOf, type Box } from './tree.ts'
import { headingKind, inlineKind } from './words.ts'
import {
  countedOn,
  entriesOf,
  ingredientLines,
  isToldYield,
  partLines,
  valueOf,
  withoutTagged,
} from './markup-rows.ts'

const INGREDIENTS = ['recipeingredient', 'ingredients', 'ingredient']
const STEPS = ['recipeinstructions', 'instructions', 'instruction', 'recipeinstruction']
const WANTED = new Set([
  ...INGREDIENTS,
  ...STEPS,
  ...'name headline description recipeyield yield totaltime preptime cooktime image photo recipecategory suitablefordiet keywords'.split(
    ' ',
  ),
])

/** What else a recipe is said to have; the names in it are of others. */
const OF_OTHERS = new Set(
  'author creator publisher brand video review reviews comment aggregaterating nutrition'.split(
    ' ',
  ),
)

/** All recipes that a page marks in its elements, microdata first. */
export function recipesInMarkup(elements: readonly Box[]): Found[] {
  return DIALECTS.flatMap((dialect) => {
    const marked = elements.filter(dialect.isRecipe).slice(0, 200)
    const roots = marked.length > 0 ? marked : rootless(elements, dialect)
    const found = roots.map((root) => recipeIn(root, dialect))
    return found.filter((each) => each.ingredients.length > 0 || each.steps.length > 0)
  })
}

/** The page itself, where it marks ingredients and forgets to say of what. */
function rootless(elements: readonly Box[], dialect: Dialect): Box[] {
  const isMarked = elements.some((box) =>
    dialect
      .properties(box)
      .some((name) => name === 'recipeingredient' || name === 'recipeinstructions'),
  )
  return isMarked ? elements.slice(0, 1) : []
}

/** What a box is like by its name: 'li.item'; '' where it has none. */
const likeness = ({ tag, names }: Box) => (names.length === 0 ? '' : [tag, ...names].join('.'))

/**
 * What all marked ingredients are like, where there are several: a page may mark those of the first list
 * alone. '' where they differ.
 */
function likenessOf(boxes: readonly Box[]): string {
  const [first = '', ...others] = new Set(boxes.map(likeness))
  return boxes.length > 1 && others.length === 0 ? first : ''
}

function recipeIn(root: Box, dialect: Dialect): Found {
  const marked = propertiesIn(root, dialect, '')
  const like = likenessOf(
    marked.filter(({ name }) => INGREDIENTS.includes(name)).map(({ box }) => box),
  )
  const found = foundOf(like === '' ? marked : propertiesIn(root, dialect, like), dialect)
  return { ...found, title: found.title || headingIn(root, dialect) }
}

/** A recipe of this size tells no story around it, which would have headings of its own. */
const LARGEST_CARD = 6000

/**
 * The first heading in what is marked as a recipe; '' where it names one of its parts, as others do that
 * look the same, or a page is marked.
 */
function headingIn(root: Box, dialect: Dialect): string {
  if (root.tag === 'body' || root.size > LARGEST_CARD) return ''
  const headings: Box[] = []
  const visit = (box: Box): void => {
    if (box.tag === '' || (box !== root && dialect.isThing(box))) return
    if (/^h[1-4]$/.test(box.tag) && box.size > 2) headings.push(box)
    else for (const child of box.children) visit(child)
  }
  visit(root)
  const [first, ...others] = headings
  const isName = (box: Box) => box.size <= 100 && headingKind(clean(textOf(box))) === null
  if (!first || !isName(first) || others.some((box) => box.tag === first.tag && isName(box)))
    return ''
  return clean(textOf(first))
}

/**
 * How many ingredients a box holds: what holds the whole recipe is no part of it. Each box is counted
 * once.
 */
function ingredientsIn(dialect: Dialect): (box: Box) => number {
  const known = new Map<Box, number>()
  const isOne = (box: Box) => dialect.properties(box).some((name) => INGREDIENTS.includes(name))
  const count = (box: Box): number => {
    const counted = known.get(box)
    if (counted !== undefined) return counted
    const sum = box.children.reduce((all, child) => all + count(child) + (isOne(child) ? 1 : 0), 0)
    known.set(box, sum)
    return sum
  }
  return count
}

/** like: what else counts as an ingredient. In the order of the page. */
function propertiesIn(root: Box, dialect: Dialect, like: string) {
  const order: { name: string; box: Box }[] = []
  const isStep = (name: string) => STEPS.includes(name)
  const countIn = ingredientsIn(dialect)
  const visit = (box: Box): void => {
    if (box.tag === '') return
    const said = box === root ? [] : dialect.properties(box)
    const isAlike = said.length === 0 && like !== '' && likeness(box) === like
    const isNoStep = said.some(isStep) && countIn(box) > 1
    const names = isAlike
      ? INGREDIENTS.slice(0, 1)
      : [...new Set(said.filter((name) => WANTED.has(name) && !(isNoStep && isStep(name))))]
    for (const name of names) order.push({ name, box })
    const isPart = names.some((name) => INGREDIENTS.includes(name) || STEPS.includes(name))
    const isOther =
      isPart ||
      dialect.isThing(box) ||
      dialect.isRecipe(box) ||
      said.some((name) => OF_OTHERS.has(name))
    if (box !== root && isOther) return
    for (const child of box.children) visit(child)
  }
  visit(root)
  return order
}

function foundOf(order: readonly { name: string; box: Box }[], dialect: Dialect): Found {
  const first = (...names: string[]) =>
    names.flatMap((name) => order.filter((each) => each.name === name))[0]?.box
  const text = (...names: string[]) => valueOf(first(...names))
  const minutes = (name: string) => minutesOf(text(name))
  const parts = [minutes('preptime'), minutes('cooktime')].filter((part) => part !== null)
  const image = first('image', 'photo')
  const work = countedOn(order.filter(({ name }) => STEPS.includes(name)).map(({ box }) => box))
  const notes: string[] = []
  const things = stepThings(work, dialect)
  const name = first('name', 'headline')
  return {
    ...nothingFound(),
    notes,
    title: name && attribute(name, 'content') === '' ? clean(spaced(name)) : valueOf(name),
    description: text('description'),
    ingredients: once(
      ingredientSections(
        ingredientLines(
          withoutTagged(
            entriesOf(order.filter(({ name }) => INGREDIENTS.includes(name)).map(({ box }) => box)),
          ),
          dialect,
        ),
      ),
      4,
    ),
    steps: things ? stepsOf(things, notes) : listedSteps(partLines(work, dialect)),
    servings: servingsOf(text('recipeyield', 'yield')),
    minutes:
      minutes('totaltime') ??
      (parts.length > 0 ? parts.reduce((sum, part) => sum + part, 0) : null),
    diet: dietOf(text('suitablefordiet'), text('keywords')),
    course: courseOf(text('recipecategory')),
    picture: image
      ? attribute(image, 'src') || attribute(image, 'content') || attribute(image, 'href')
      : '',
  }
}

/** The text of a box, with a space where a block or a line in it ends. */
function spaced({ tag, text, children }: Box): string {
  const inner = text + children.map(spaced).join('')
  return BLOCKS.has(tag) || tag === 'br' ? ` ${inner} ` : inner
}

/** Steps in lines; titles within what is marked as steps are listed with them, as they stand there. */
function listedSteps(lines: readonly RowLine[]): DraftSection[] {
  const saidAs = (title: string) =>
    lines.find(({ text }) => text.startsWith(title) && text.length <= title.length + 2)?.text
  const isEntry = ({ title, entry }: DraftSection) => entry === undefined && title !== ''
  return once(stepsIn(lines)).map((each) =>
    isEntry(each) ? { ...each, entry: saidAs(each.title) ?? each.title } : each,
  )
}

/** 'Serve it warm. Yield: 6 servings.' */
const YIELD_BEHIND = /(?<=[.!?])\sYield: (?:about )?\d[^.]{2,30}\.?$/

function stepsIn(lines: readonly RowLine[]) {
  const only = lines.length === 1 ? lines[0] : undefined
  if (only) return stepsOfText(only.text)
  // 'Yield: 18 pieces'; a note that is marked as part of the work is told with it.
  const isFact = (text: string) => (isSetting(text) && !isToldYield(text)) || isOnlyTimes(text)
  const isBeside = (text: string) =>
    inlineKind(text) === 'stop' || (text.length < 40 && isFact(text))
  const counts = lines.filter(({ text }) => /^\d{1,2}$/.test(text))
  // The number of the only step.
  const told = lines
    .filter((line) => counts.length > 1 || line !== counts[0])
    .filter(({ text, tag }) => tag === 'li' || !isBeside(text))
    .map((line) => ({ ...line, text: line.text.replace(YIELD_BEHIND, '') }))
  return stepSections(told).filter(({ title }) => {
    const kind = headingKind(title)
    return kind !== 'notes' && kind !== 'stop'
  })
}
