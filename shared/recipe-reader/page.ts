/**
 * One recipe, or several, from a web page. Every source of the page is asked (data, marked elements,
 * names of elements, and what the page shows), and each part is taken from the best that has it.
 * Knows no site by name, executes nothing, fetches nothing.
 */
import { asOnPage, spelled, type Spelled } from './align.ts'
import { unwrappedLines } from './text-lines.ts'
import { recipeInNames } from './class-names.ts'
import { letters } from './clean.ts'
import { draftOf } from './draft-of.ts'
import {
  flatRows,
  isWhole,
  saysMore,
  type Doubt,
  type DraftSection,
  type Found,
  type RecipeDraft,
} from './draft.ts'
import { recipesInTyped } from './exchange-text.ts'
import { recipesInJsonLd } from './json-ld.ts'
import { hasAmount } from './line-looks.ts'
import { linesOf, MOST_LINES } from './lines.ts'
import { recipesInMarkup } from './markup.ts'
import { recipesInState, stateOfElements } from './program-state.ts'
import { tellLess } from './steps.ts'
import { headed, withoutName } from './page-steps.ts'
import { addressOfPage, pictureOfPage } from './page-address.ts'
import { isTitleless, titleOfPage } from './title.ts'
import { titleOfData } from './title-of-data.ts'
import { tellsStory } from './title-words.ts'
import { withTitlesOfTabs } from './tabs.ts'
import { withoutSignUps } from './sign-ups.ts'
import { pageOf, type Box, type Page, type PageNode } from './tree.ts'
import { withHeadsOfTables } from './tables.ts'
import { asListed, onlyCounted, shownOn, withoutFrame, withUnmarked, type Sight } from './shown.ts'

/** A single step of this many characters is rarely one. */
const LONG_STEP = 400

/**
 * Reads a document. The recipe that the page is about comes first; others that it holds as a whole
 * follow. There is always one draft: where nothing was found its doubts say so. Linear in the page.
 */
export function readPage(document: PageNode, address = ''): RecipeDraft[] {
  const page = pageOf(document)
  if (addressOfPage(page) === '') page.canonical = address
  const sight: Sight = {
    page,
    lines: lazily(() => spelled(unwrappedLines(linesOf(asSeen(page))))),
    title: lazily(() => titleOfPage(page)),
    marked: lazily(() => [
      ...recipesInMarkup(page.elements).map((each) => withoutFrame(each, sight)),
      ...recipesInTyped(page.elements),
    ]),
    kept: lazily(() => recipesInState([...page.state, ...stateOfElements(page.elements)])),
  }
  const data = recipesInJsonLd(page.data)
  const told = data.recipes.filter((each) => saysMore(each) || isNamedLike(each, sight.title))
  const candidates = told.length > 0 ? told : sight.marked()
  const main = mainOf(candidates, sight.title)
  const doubts: Doubt[] = []
  if (data.unreadable > 0 && candidates.length === 0)
    doubts.push({
      field: 'page',
      text: 'The data of this page could not be read; what it shows was.',
    })
  const same = candidates.filter(
    (each) => each !== main && (each.title === '' || isTwin(each, main)),
  )
  const isMarked = told.length === 0
  const read = complete(isMarked ? withUnmarked(main, sight) : main, {
    sight,
    doubts,
    others: same,
  })
  if (sight.lines().length >= MOST_LINES)
    doubts.push({ field: 'page', text: 'This page is very long. Only its beginning was read.' })
  const source = address || addressOfPage(page)
  const first = draftOf(read, doubts, source)
  const others = candidates.filter((each) => each !== main && isWhole(each) && !isTwin(each, main))
  return [first, ...others.map((each) => draftOf(each, [], source))]
}

/** The body of a page, with what heads say of the parts of it that they do not stand above, and no forms for addresses. */
function asSeen(page: Page): Box {
  withHeadsOfTables(page.elements)
  withoutSignUps(page.elements)
  return withTitlesOfTabs(page)
}

function lazily<T>(make: () => T): () => T {
  let known: { value: T } | null = null
  return () => (known ??= { value: make() }).value
}

function isTwin(one: Found, other: Found | null): boolean {
  return other !== null && letters(one.title) === letters(other.title)
}

function isNamedLike(found: Found, title: () => string): boolean {
  const [name, wanted] = [letters(found.title), letters(title())]
  return name !== '' && wanted !== '' && (wanted.includes(name) || name.includes(wanted))
}

/** Whether one title has all words of another that say something. */
function sharesWords(one: string, other: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const known = new Set(wordsOf(other))
  const words = wordsOf(one)
  return words.length > 1 && words.every((word) => known.has(word))
}

/** The recipe that the page is about: complete, and called what the page is called. */
function mainOf(all: readonly Found[], title: () => string): Found | null {
  if (all.length < 2) return all[0] ?? null
  let best: Found | null = null
  let most = -1
  for (const each of all) {
    const isNamed = isNamedLike(each, title) || sharesWords(each.title, title())
    const rows = flatRows(each.ingredients)
    const score =
      (rows.length > 1 ? 4 : 0) +
      // A sketch of the same dish says none.
      (rows.filter(hasAmount).length > rows.length / 2 ? 2 : 0) +
      (flatRows(each.steps).length > 0 ? 2 : 0) +
      (isNamed ? 3 : 0) +
      (isNamed && letters(each.title) === letters(title()) ? 1 : 0)
    if (score > most) [best, most] = [each, score]
  }
  return best
}

/** `others` are what else the same source says of the same recipe. */
type Others = { sight: Sight; doubts: Doubt[]; others: readonly Found[] }

/** What the best source leaves open is taken from the others, in the order of how much they can be trusted. */
function complete(main: Found | null, { sight, doubts, others }: Others): Found {
  const lacksIngredients = flatRows(main?.ingredients ?? []).length < 2
  const told = flatRows(main?.steps ?? [])
  const lacksSteps = told.length === 0 || (main !== null && tellLess(main))
  const lacks = lacksIngredients || lacksSteps
  const marked = lacks ? mainOf(sight.marked(), () => main?.title ?? sight.title()) : null
  const shown = lacks ? shownOn(sight) : null
  const isWhole = flatRows(shown?.steps ?? []).length > 0
  const known = main && !lacksIngredients ? main : isWhole ? shown : null
  const named = lacks ? recipeInNames(sight.page.elements, known?.ingredients) : null
  const twins = lacks ? others : []
  const kept = lacks ? keptBy(sight, main) : null
  // Of elements with such names those that hold steps alone may be any.
  const isListed =
    named !== null && (named.ingredients.length > 0 || !isWhole) && !isStub(named, shown)
  const seen = isListed ? [named, shown] : [shown, named]
  const read = kept && !isShown(kept, sight) ? [kept, ...seen] : [...seen, kept]
  const rest = [...twins, marked, ...read].filter((each) => each !== null && each !== main)
  const ingredients = lacksIngredients
    ? bestIngredients([main, ...rest])
    : (asListed(main?.ingredients ?? [], sight) ??
      asOnPage(main?.ingredients ?? [], sight.lines(), main?.title ?? ''))
  const steps = lacksSteps
    ? (countedBeside(main, shown, sight) ?? bestSteps([...rest, main]))
    : headed(main?.steps ?? [], sight)
  if (main && lacksSteps && steps.length > 0 && steps !== main.steps)
    doubts.push({
      field: 'steps',
      text: 'The data of this page has no steps; these are the ones it shows.',
    })
  if (main && lacksIngredients && ingredients.length > 0 && flatRows(main.steps).length > 0)
    doubts.push({
      field: 'ingredients',
      text: 'The data of this page has no list of ingredients; this is the one it shows.',
    })
  const before = new Set(flatRows(main?.ingredients ?? []))
  if (!lacksIngredients && flatRows(ingredients).some((row) => !before.has(row)))
    doubts.push({
      field: 'ingredients',
      text: 'The data of this page has no amounts; these are the ones it shows.',
    })
  const rows = flatRows(steps)
  if (rows.length === 1 && (rows[0] ?? '').length > LONG_STEP)
    doubts.push({ field: 'steps', text: 'All steps are one text. It may be several.' })
  const base = main ?? marked ?? kept ?? named ?? shown
  const all = [main, ...rest].filter((each) => each !== null)
  const title =
    main?.title ||
    marked?.title ||
    keptTitle(kept, sight) ||
    cardTitle(named, sight) ||
    (isTitleless(sight.page, sight.lines()) && shown?.title) ||
    titleBelowHeadline(shown, sight) ||
    sight.title()
  const name = titleOfData(title, sight.page, sight.title)
  return {
    title: name,
    description:
      base?.description ||
      (sight.page.meta.get('og:description') ?? sight.page.meta.get('description') ?? ''),
    notes: base?.notes ?? [],
    ingredients,
    steps: withoutName(steps, name),
    servings: all.find((each) => each.servings !== '')?.servings ?? '',
    minutes: all.find((each) => each.minutes !== null)?.minutes ?? null,
    diet: base?.diet ?? null,
    course: base?.course ?? null,
    picture: base?.picture || pictureOfPage(sight.page),
  }
}

/** Steps in the only counted list of a page whose rows are known, where nothing else of it leads to them. */
function countedBeside(main: Found | null, shown: Found | null, sight: Sight) {
  const told = flatRows(main?.ingredients ?? []).length > 1 ? onlyCounted(sight) : []
  const [first = ''] = flatRows(told)
  return first === '' || flatRows(shown?.steps ?? []).includes(first) ? null : told
}

/** Whether the page shows more of both parts than elements with such names hold. */
function isStub(named: Found, shown: Found | null): boolean {
  if (!shown) return false
  const measured = ({ ingredients }: Found) => flatRows(ingredients).filter(hasAmount).length
  const [steps, work] = [flatRows(named.steps), flatRows(shown.steps)]
  if (work.length > 0 && measured(shown) > 2 && measured(named) * 2 < measured(shown)) return true
  if (work.length > 0 && isFirstPart(named, shown)) return true
  // A single remark that is none of the steps.
  return steps.length === 1 && work.length > 1 && !work.includes(steps[0] ?? '')
}

/** Whether the page shows all rows of elements with such names, and below them a part that has no such name. */
function isFirstPart(named: Found, shown: Found): boolean {
  const [rows, all] = [flatRows(named.ingredients), flatRows(shown.ingredients)]
  const more = all.slice(rows.length)
  const isAbove = rows.length > 2 && rows.every((row, at) => row === all[at])
  const isTitled = shown.ingredients.some(
    ({ title, rows: part }) => title !== '' && part[0] === more[0],
  )
  return (
    isAbove && isTitled && more.length > 0 && more.filter(hasAmount).length >= more.length * 0.6
  )
}

/** The recipe that the programs of the page have: the one that it is called after, or the only one. */
function keptBy(sight: Sight, main: Found | null): Found | null {
  const all = sight.kept()
  const name = () => main?.title || sight.title()
  const best = mainOf(all, name)
  return best && (all.length === 1 || isNamedLike(best, name)) ? best : null
}

/** Whether the page shows what its programs have: then it says better how its rows are written. */
function isShown(kept: Found, sight: Sight): boolean {
  const steps = new Set(flatRows(kept.steps).map(letters))
  return sight.lines().filter((line) => steps.has(line.letters)).length > steps.size / 2
}

function keptTitle(kept: Found | null, sight: Sight): string {
  if (kept === null || !(isNamedLike(kept, sight.title) || !isShown(kept, sight))) return ''
  return letters(kept.title) === letters(sight.title()) ? sight.title() : kept.title
}

/** A card says the name of the dish, where the page tells a story around it. */
function cardTitle(named: Found | null, sight: Sight): string {
  return named !== null && letters(sight.title()).includes(letters(named.title)) ? named.title : ''
}

/** The heading directly above the only list of a page whose own title is the headline of a story. */
function titleBelowHeadline(shown: Found | null, sight: Sight): string {
  if (shown?.ingredients.length !== 1 || !tellsStory(sight.title(), shown.title)) return ''
  const isHeading = ({ line }: Spelled) =>
    line.rank > 0 && line.rank < 7 && line.text === shown.title
  return sight.lines().some(isHeading) ? shown.title : ''
}

function bestIngredients(all: readonly (Found | null)[]): DraftSection[] {
  return (
    all.find((each) => flatRows(each?.ingredients ?? []).length > 1)?.ingredients ??
    all.find((each) => flatRows(each?.ingredients ?? []).length === 1)?.ingredients ??
    []
  )
}

function bestSteps(all: readonly (Found | null)[]): DraftSection[] {
  return all.find((each) => flatRows(each?.steps ?? []).length > 0)?.steps ?? []
}
