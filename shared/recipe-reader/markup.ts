/** Recipes that a page marks in its elements: microdata, RDFa and microformats, read by the same rules. */
import { isSetting, minutesOf, servingsOf } from './amounts.ts'
import { clean } from './clean.ts'
import { DIALECTS, type Dialect } from './dialects.ts'
import { nothingFound, type Found } from './draft.ts'
import { linesOf, rowOf, type Line } from './lines.ts'
import { courseOf, dietOf } from './kinds.ts'
import { isLabel, startsWithAmount } from './line-looks.ts'
import { apartFrom } from './schema-ingredients.ts'
import { ingredientSections, once, stepSections } from './rows.ts'
import type { RowLine } from './row-pairs.ts'
import { stepsOfText } from './steps.ts'
import { HEADING_NAME } from './odd-entries.ts'
import { attribute, textOf, wordsOfName, type Box } from './tree.ts'
import { isAboutPage } from './endings.ts'
import { headingKind, inlineKind, isHeadingAlone } from './words.ts'

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
  return { ...found, title: found.title || headingIn(root) }
}

/** A recipe of this size tells no story around it, which would have headings of its own. */
const LARGEST_CARD = 6000

/** The first heading in what is marked as a recipe; '' where it names one of its parts, or a page is marked. */
function headingIn(root: Box): string {
  const visit = (box: Box): Box | null => {
    if (/^h[1-4]$/.test(box.tag) && box.size > 2) return box
    for (const child of box.children) {
      const found = child.tag === '' ? null : visit(child)
      if (found) return found
    }
    return null
  }
  const heading = root.tag !== 'body' && root.size <= LARGEST_CARD ? visit(root) : null
  const text = heading && heading.size <= 100 ? clean(textOf(heading)) : ''
  return headingKind(text) === null ? text : ''
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
  // 'Tip' below the steps, directly above a text that is marked as one, too.
  let isNote = false
  const isStep = (name: string) => STEPS.includes(name)
  const countIn = ingredientsIn(dialect)
  const visit = (box: Box): void => {
    if (box.tag === '') return
    const wasNote = isNote
    if (/^h[1-6]$/.test(box.tag))
      isNote = headingKind(textOf(box)) === 'notes' && order.some(({ name }) => isStep(name))
    else if (box.children.some(({ tag, text }) => tag === '' && text.trim() !== '')) isNote = false
    const said = box === root ? [] : dialect.properties(box)
    const isAlike = said.length === 0 && like !== '' && likeness(box) === like
    const isNoStep = wasNote || (said.some(isStep) && countIn(box) > 1)
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
  const told = partLines(
    order.filter(({ name }) => STEPS.includes(name)).map(({ box }) => box),
    dialect,
  )
  return {
    ...nothingFound(),
    title: text('name', 'headline'),
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
    notes: told.length > 1 ? told.filter(isNoteAmid).map((line) => line.text) : [],
    steps: once(stepsIn(told)),
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

/** The entries of a list in which only names are marked, here and there, behind their amounts: '2 <b>eggs</b>'. */
function entriesOf(boxes: readonly Box[]): readonly Box[] {
  const entries = boxes.flatMap(({ parent }) => (parent?.tag === 'li' ? [parent] : []))
  const isNamed = (box: Box, at: number) =>
    !startsWithAmount(textOf(box).trim()) && startsWithAmount(textOf(entries[at] ?? box).trim())
  if (boxes.length === 0 || entries.length < boxes.length || !boxes.every(isNamed)) return boxes
  const lists = new Set(entries.map(({ parent }) => parent))
  return [...lists].flatMap((list) => list?.children.filter(({ tag }) => tag === 'li') ?? [])
}

/** Without 'Ingredients: Almond, Rice', by which the site finds its recipes, and without all rows in one. */
function withoutTagged(boxes: readonly Box[]): Box[] {
  const texts = boxes.map(valueOf)
  const longest = texts.reduce((long, text) => (text.length > long.length ? text : long), '')
  const within = [...new Set(texts)].filter((text) => text !== longest && longest.includes(text))
  const isAll = within.length > 2 && within.join('').length > longest.length * 0.8
  const rows = boxes.filter(
    (box, at) =>
      !isHeadingAlone(textOf(box).split(':')[0] ?? '') && !(isAll && texts[at] === longest),
  )
  return rows.length > 2 ? rows : [...boxes]
}

/** What a property says: in an attribute where it has one for that, else as text. */
function valueOf(box: Box | undefined): string {
  if (!box) return ''
  const said = ['content', 'datetime', 'value']
    .map((name) => attribute(box, name))
    .find((value) => value !== '')
  const title =
    box.tag === 'abbr' || box.names.includes('value-title') ? attribute(box, 'title') : ''
  return clean(said ?? (title || textOf(box)))
}

function ingredientLines(boxes: Box[], dialect: Dialect): RowLine[] {
  const lines = partLines(boxes, dialect)
  const [only] = lines
  const parts = lines.length === 1 && only ? apartFrom(only.text) : []
  const counted = parts.filter(({ text }) => startsWithAmount(text)).length
  // '4 bananas, peeled, 2 cm pieces' is one.
  const areMost = parts.length > 3 && counted >= parts.length * 0.75
  return areMost || (parts.length > 2 && counted === parts.length) ? parts : lines
}

/** The lines of the boxes of a property; a single one may hold them all. */
function partLines(boxes: Box[], dialect: Dialect): RowLine[] {
  const counted = underCountedTitles(boxes)
  if (counted.length > 0) return counted
  const titles = new Set(boxes.filter(isNamedTitle))
  const areTitled = titles.size > 0 && titles.size < boxes.length * 0.4
  return boxes.flatMap((box): RowLine[] => {
    if (areTitled && titles.has(box)) return [{ text: clean(textOf(box)), heading: true }]
    const content = attribute(box, 'content')
    if (content !== '' && box.size === 0) return [{ text: clean(content), heading: false }]
    const inner = innerText(box, dialect)
    const lines = spokenLines(inner ?? box)
    // One of several is one row, however it is laid out.
    const isRow =
      boxes.length > 1 &&
      (box.tag === 'li' ||
        box.tag === 'tr' ||
        box.tag === 'span' ||
        lines.every((line) => line.list === null && line.rank === 0))
    if (isRow && lines.length > 1 && boxes.length > 2)
      return [{ text: lines.map((line) => line.text).join(' '), heading: false }]
    const isOne = boxes.length > 1 && lines.length === 1
    return lines.map((line) => {
      // 'Method', which somebody marked as the first step.
      const isHead = isOne && line.rank > 0 && isHeadingAlone(line.text)
      return {
        ...rowOf(line),
        heading: isHead || (isOne ? isLabel(line.text) : line.rank > 0),
        entry: isOne && !isHead,
      }
    })
  })
}

/** '3 Cook the rice' in a line above the text of each of several steps: titles. Empty where one has none. */
function underCountedTitles(boxes: readonly Box[]): RowLine[] {
  if (boxes.length < 3 || boxes.some(({ size }) => size === 0)) return []
  const lines: RowLine[] = []
  let last = 0
  for (const box of boxes) {
    const [first, ...others] = spokenLines(box)
    const [, number = '', title = ''] =
      /^(\d{1,2})[.):]?\s(\p{Lu}.{1,70}[^.!?:])$/u.exec(first?.text ?? '') ?? []
    // They may all stand there once more.
    const isNext = Number(number) === last + 1 || (last > 1 && number === '1')
    if (!isNext || others.length === 0) return []
    last = Number(number)
    const text = others.map((line) => line.text).join(' ')
    lines.push({ text: title, heading: true }, { text, heading: false })
  }
  return lines
}

/** Whether a box, or what all of its words stand in, is named a heading: `class="ingHeading"`. */
function isNamedTitle(box: Box): boolean {
  const said = box.names.some((name) => {
    const words = wordsOfName(name)
    // The name of an ingredient is its title in some.
    return HEADING_NAME.test(words.at(-1) ?? '') && !words.includes('ingredient')
  })
  if (said) return box.size < 60 && !/\d/.test(textOf(box))
  const inner = box.children.filter(({ size }) => size > 0)
  const [only] = inner
  return inner.length === 1 && only !== undefined && only.tag !== '' && isNamedTitle(only)
}

/**
 * The lines of a box without captions and what is sold in it, and without what the page says of itself
 * below them; all of them where nothing else is there.
 */
function spokenLines(box: Box): Line[] {
  const lines = linesOf(box)
  const isAbout = (line: Line, at: number) => at > 0 && isAboutPage(line, lines[at - 1])
  const listed = lines.findLastIndex(({ tag }) => tag === 'li')
  const isBehindList = listed > 0 && lines.some((line, at) => at > listed && isAbout(line, at))
  const last = isBehindList ? listed : lines.findLastIndex((line, at) => !isAbout(line, at))
  return lines.length > 0 ? lines.slice(0, last + 1) : linesOf(box, true)
}

/** Within a step that is a thing of its own, its text. */
function innerText(box: Box, dialect: Dialect): Box | null {
  if (!dialect.isThing(box)) return null
  const texts: Box[] = []
  const visit = (each: Box): void => {
    if (each.tag === '') return
    if (dialect.properties(each).includes('text')) texts.push(each)
    else for (const child of each.children) visit(child)
  }
  visit(box)
  return texts.length === 1 ? (texts[0] ?? null) : null
}

/** 'Serve it warm. Yield: 6 servings.' */
const YIELD_BEHIND = /(?<=[.!?])\sYield: (?:about )?\d[^.]{2,30}\.?$/

/** 'Note: it freezes well.' */
function isNoteAmid({ text, tag }: RowLine): boolean {
  return tag !== 'li' && inlineKind(text) === 'notes'
}

function stepsIn(lines: readonly RowLine[]) {
  const only = lines.length === 1 ? lines[0] : undefined
  if (only) return stepsOfText(only.text)
  // 'Yield: 18 pieces'
  const told = lines
    .filter(
      ({ text, tag }) =>
        tag === 'li' || (inlineKind(text) === null && !(text.length < 40 && isSetting(text))),
    )
    .map((line) => ({ ...line, text: line.text.replace(YIELD_BEHIND, '') }))
  return stepSections(told).filter(({ title }) => {
    const kind = headingKind(title)
    return kind !== 'notes' && kind !== 'stop'
  })
}
