/**
 * Recipes that only the names of their elements give away: `class="tasty-recipes-ingredients"`,
 * `class="IngredientList_row__x1"`. The words count, not whose they are.
 */
import { once, withOddLines, withoutAbove } from './around-rows.ts'
import { letters } from './clean.ts'
import { flatRows, nothingFound, type DraftSection, type Found } from './draft.ts'
import { hasAmount, isAmountAlone, looksLikeStep } from './line-looks.ts'
import { linesOf, type Line } from './lines.ts'
import { toRows, type Kind } from './named-rows.ts'
import { isNoise } from './noise.ts'
import { withPartsAsRows } from './named-parts.ts'
import { withoutOddSteps } from './odd-steps.ts'
import { isQuotation } from './outline-detour.ts'
import { ingredientSections } from './rows.ts'
import { stepsOfLines } from './steps.ts'
import { textOf, wordsOfName, type Box } from './tree.ts'

const INGREDIENT =
  /^(?:ingredient|ingredients|ingredienti|ingrediente|ingredientes|ingredienten|ingrediënten|ingrédients|zutat|zutaten|zutatenliste|ingrediens|ingredienser|skladniki|składniki|ainekset|ainesosat|ingred|ingre|ingrs?)$/
const STEP =
  /^(?:instruction|instructions|direction|directions|method|methods|preparation|preparacion|preparazione|preparo|zubereitung|zubereitungsschritte|elaboracion|procedimento|procedure|bereiding|bereidingswijze|etapes|etape|steps|step|pasos|passos|passaggi|passi|stappen|schritte|kroki|steg|trin|fremgangsmade|fremgangsmate|tillagning|przygotowanie|arbeitsschritte|howto)$/
/** Words that make something else of such a name. */
const OTHER =
  /^(?:time|times|nav|button|btn|link|links|jump|overview|print|tab|tabs|toggle|nutrition|related|equipment|note|notes|tip|tips|image|img|photo|video|icon|count|adjust|scale|unit|servings|rating|shop|search|filter|tag|tags|category|payment|checkout|register|upload|caption|wizard|shipping|delivery|contact|widget|menu|ad|ads)$/

/**
 * The parts of a recipe that elements are named after; null where none are. Lists of all kinds are
 * named after steps: what is an ingredient, here or by a better source (`known`), is none.
 */
export function recipeInNames(
  elements: readonly Box[],
  known: readonly DraftSection[] = [],
): Found | null {
  const places = placesNamed(elements)
  const rows = withPartsAsRows(
    withOddLines(withoutAbove(linesIn(places.ingredients, 'ingredients'))),
  )
  const ingredients = ingredientSections(toRows(rows, 'ingredients'))
  // A number alone counts steps as well.
  const listed = new Set(
    flatRows([...known, ...ingredients])
      .map(letters)
      .filter((row) => /\p{L}/u.test(row)),
  )
  const steps = stepsOfLines(
    toRows(
      withoutOddSteps(linesIn(places.steps, 'steps'), rows).filter(
        (line, _, [first]) =>
          (/[.!]$/.test(line.text) || !listed.has(letters(line.text))) &&
          (!line.tip || first?.tip) &&
          !(first && isQuotation(line, first)),
      ),
      'steps',
    ),
  )
  // 'Ann Smith', '3 May': what the makers of the page call so is no work.
  const areWork =
    ingredients.length > 0 || flatRows(steps).some((row) => /[.!]$/.test(row) || looksLikeStep(row))
  if (!areWork) return null
  return {
    ...nothingFound(),
    title: titleNamed(elements),
    ingredients: once(ingredients),
    steps: once(steps),
  }
}

/**
 * Where the parts of a recipe are by their names: of a page with several the first list that is no stub,
 * and the steps between it and the next.
 */
function placesNamed(elements: readonly Box[]): Record<Kind, Box[]> {
  const lists = regionsNamed(elements, 'ingredients').filter((boxes) => !leadsElsewhere(boxes))
  const works = regionsNamed(elements, 'steps')
  const most = Math.max(0, ...lists.map(sizeOf))
  const list = lists.find((region) => sizeOf(region) > most * 0.6) ?? []
  if (lists.length < 2 || works.length < 2)
    return { ingredients: densest(lists), steps: densest(works) }
  const order = new Map(elements.map((box, at) => [box, at]))
  const placeOf = ([first]: readonly Box[]) => (first && order.get(first)) ?? 0
  const next = Math.min(...lists.map(placeOf).filter((place) => place > placeOf(list)))
  // 'Scroll down for the steps.' in a box above is no work.
  const own = works.filter(
    (work) =>
      placeOf(work) > placeOf(list) &&
      placeOf(work) < next &&
      work.flatMap((box) => linesOf(box)).length > 1,
  )
  const isAlone = own.length === 0 || works.every((work) => placeOf(work) < next)
  return isAlone
    ? { ingredients: densest(lists), steps: densest(works) }
    : { ingredients: list, steps: densest(own) }
}

/** Whether elements hold nothing but links without amounts: to all recipes with an ingredient. */
function leadsElsewhere(boxes: readonly Box[]): boolean {
  const lines = boxes.flatMap((box) => linesOf(box))
  return lines.length > 3 && lines.every(({ linked, text }) => linked === true && !hasAmount(text))
}

/** The outermost elements that are named so, by the parts of the page that they stand in. */
function regionsNamed(elements: readonly Box[], kind: Kind): Box[][] {
  const named = elements.filter((box) => isNamed(box, kind))
  const inside = new Set(named)
  const outermost = named.filter(
    (box) => !hasAncestor(box, inside) && !isAround(box, kind) && !isBeside(box) && !isWord(box),
  )
  return regionsOf(kind === 'ingredients' ? [...new Set(outermost.map(withAmount))] : outermost)
}

/** 'Method: bake' */
function isWord(box: Box): boolean {
  return box.size < 30 && /^\s*\p{L}+:\s*[^.!?:]+$/u.test(textOf(box))
}

/** Whether an element stands in an aside of the page. */
function isBeside(box: Box): boolean {
  for (let each = box.parent; each; each = each.parent) if (each.tag === 'aside') return true
  return false
}

/** The lines of elements, and of what they stand in where that holds little else. */
function linesIn(rows: readonly Box[], kind: Kind): Line[] {
  const frame = frameOf(rows)
  const isFrame = frame !== null && !isAround(frame, kind) && !isAside(frame)
  return (isFrame ? [frame] : rows).flatMap((box) => linesOf(box))
}

const AMOUNT =
  /^(?:amount|amounts|quantity|qty|unit|units|measure|menge|cantidad|quantité|aantal|mängd|mængde)$/

const isAmount = ({ names }: Box) =>
  names.some((name) => wordsOfName(name).some((word) => AMOUNT.test(word)))

/**
 * The row in which the name of an ingredient stands beside elements that are named after its amount, or the
 * amount beside a name that is named after nothing.
 */
function withAmount(box: Box): Box {
  let row: Box | null = box
  const isAlone = (each: Box) =>
    each.size < 30 &&
    isAmountAlone(
      linesOf(each)
        .map(({ text }) => text)
        .join(' '),
    )
  for (let up = 0; isAmount(box) && row && up < 3 && isAlone(row); up += 1) row = row.parent
  if (row && row !== box && row.size < 200) return row
  const beside = box.parent?.children.filter((each) => each !== box && each.tag !== '') ?? []
  return box.parent && beside.length > 0 && beside.length < 4 && beside.every(isAmount)
    ? box.parent
    : box
}

/** What holds rows and little else: the headings of their sections stand in it, between the rows. */
function frameOf(rows: readonly Box[]): Box | null {
  const [first] = rows
  if (!first || rows.length < 2) return null
  const all = new Set(rows)
  const held = (box: Box): number =>
    all.has(box) ? 1 : box.children.reduce((sum, child) => sum + held(child), 0)
  const size = rows.reduce((sum, box) => sum + box.size, 0)
  let frame = first.parent
  while (frame && held(frame) < rows.length) frame = frame.parent
  return frame && (frame.size <= size * 1.4 || isListOf(frame, rows)) ? frame : null
}

/** Whether a list has rows in most of its entries: the others have no amount that could be named. */
function isListOf(frame: Box, rows: readonly Box[]): boolean {
  const entries = new Set(frame.children.filter(({ tag }) => tag === 'li'))
  const isEntry = (box: Box) => entries.has(box) || (box.parent !== null && entries.has(box.parent))
  return entries.size >= rows.length && rows.length > entries.size * 0.6 && rows.every(isEntry)
}

function isNamed(box: Box, kind: Kind): boolean {
  if (box.names.length === 0 || box.size === 0 || box.tag === 'body' || box.tag === 'html')
    return false
  return box.names.some((name) => saysInName(wordsOfName(name), kind)) && !isAside(box)
}

/** Whether the words of a name say a part of a recipe, and nothing that makes something else of it. */
export function saysInName(words: readonly string[], kind: Kind): boolean {
  const wanted = kind === 'ingredients' ? INGREDIENT : STEP
  const other = kind === 'ingredients' ? STEP : INGREDIENT
  return (
    words.some((word) => wanted.test(word)) &&
    !words.some((word) => OTHER.test(word) || other.test(word))
  )
}

/** Within navigation, comments and other recipes nothing is meant. */
function isAside(box: Box): boolean {
  for (let each: Box | null = box; each; each = each.parent) if (isNoise(each)) return true
  return false
}

function hasAncestor(box: Box, boxes: ReadonlySet<Box>): boolean {
  for (let each = box.parent; each; each = each.parent) if (boxes.has(each)) return true
  return false
}

/** An element that holds the other part of the recipe, too, is a frame around both. */
function isAround(box: Box, kind: Kind): boolean {
  const other: Kind = kind === 'ingredients' ? 'steps' : 'ingredients'
  const visit = (each: Box): boolean =>
    each.tag !== '' && (isNamed(each, other) || each.children.some(visit))
  return box.children.some(visit)
}

/** Elements all over a page by where they stand together: in one parent's parent. */
function regionsOf(boxes: Box[]): Box[][] {
  const regions = new Map<Box, Box[]>()
  for (const box of boxes) {
    let region = box
    for (let up = 0; up < 4 && region.parent && (up === 0 || region.parent.tag !== 'body'); up += 1)
      region = region.parent
    regions.set(region, [...(regions.get(region) ?? []), box])
  }
  return [...regions.values()]
}

const sizeOf = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + box.size, 0)

/** The part of the page with most text in it. */
function densest(regions: readonly Box[][]): Box[] {
  return regions.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? []
}

const TITLE = /^(?:title|name|headline)$/

/** The title of a card: `class="tasty-recipes-title"`. */
function titleNamed(elements: readonly Box[]): string {
  const named = elements.find(
    (box) =>
      box.size > 2 &&
      box.size < 150 &&
      /^(?:h[1-6]|div|span|p)$/.test(box.tag) &&
      box.names.some((name) => {
        const words = wordsOfName(name)
        return (
          words.length > 1 &&
          words.length < 5 &&
          /^recipes?$|^create$|^card$/.test(words.at(-2) ?? '') &&
          TITLE.test(words.at(-1) ?? '')
        )
      }) &&
      !isAside(box),
  )
  return named
    ? linesOf(named, true)
        .map((line) => line.text)
        .join(' ')
    : ''
}
