/** The recipe that a page shows, whatever it says of itself. */
import type { Spelled } from './align.ts'
import { recipeWithoutHeadings } from './bare-lines.ts'
import { recipeByTurns, recipeInLists } from './by-turns.ts'
import { letters } from './clean.ts'
import { flatRows, nothingFound, type DraftSection, type Found } from './draft.ts'
import { hasAmount, looksLikeStep } from './line-looks.ts'
import { rowOf, type Line } from './lines.ts'
import { recipesInLines, stepsInLines } from './outline.ts'
import type { Outlined } from './outline-run.ts'
import { under } from './several.ts'
import { stepsOfLines } from './steps.ts'
import { titleAboveList } from './title.ts'
import type { Box, Page } from './tree.ts'
import { headingKind, isPartName } from './words.ts'

/** What can be seen of a page; each part is worked out when it is first asked for. */
export type Sight = {
  page: Page
  lines: () => Spelled[]
  title: () => string
  marked: () => Found[]
  kept: () => Found[]
}

const SHOWN = new WeakMap<Sight, Found | null>()

/** The recipe that can be seen on a page, looked for once. */
export function shownOn(sight: Sight): Found | null {
  let found = SHOWN.get(sight)
  if (found === undefined) SHOWN.set(sight, (found = seenOn(sight)))
  return found
}

function seenOn(sight: Sight): Found | null {
  const lines = sight.lines().map(({ line }) => line)
  const outlined = recipesInLines(lines)
  // Pages speak of ingredients before they list them: the list is where the amounts are.
  const worth = (found: Found) =>
    flatRows(found.ingredients).filter(hasAmount).length +
    (flatRows(found.steps).length > 0 ? 3 : 0)
  // The same list may stand once more above the heading of the steps.
  const rank = (each: Outlined) => worth(each.found) + (each.headed === true ? 0.5 : 0)
  const most = outlined.toSorted((a, b) => rank(b) - rank(a))[0]
  const named = ({ start }: { start: number }) => {
    const before = outlined.findLast(({ end }) => end < start)
    return letters(
      titleAboveList(lines, start) || headingIn(lines.slice((before?.end ?? -1) + 1, start)),
    )
  }
  // Of several recipes, each under its own name, the first is that of the page.
  const isOther = (each: Outlined) =>
    most !== undefined &&
    !['', named(each), letters(sight.title())].includes(named(most)) &&
    named(each) !== ''
  const best =
    outlined
      .slice(0, most && outlined.indexOf(most))
      .find(
        (each) => isOther(each) && worth(each.found) > worth(most?.found ?? each.found) * 0.7,
      ) ?? most
  const parts = outlined.map((each) => ({ ...each, name: titleAboveList(lines, each.start) }))
  const outline =
    partsAsOne(parts, sight) ??
    best ??
    recipeByTurns(lines) ??
    recipeWithoutHeadings(lines) ??
    recipeInLists(lines)
  const start = outline?.start ?? 0
  const title = titleAboveList(lines, start) || boldAbove(lines, start)
  const found = outline ? { ...outline.found, title } : null
  const told = flatRows(found?.steps ?? []).length
  if (found && told > 0 && outline?.headed !== false) return found
  // The steps may stand above the ingredients, and something else below them.
  const steps = stepsInLines(lines)?.steps ?? []
  if (found && told > 0 && flatRows(steps).length <= told) return found
  return found || steps.length > 0 ? { ...(found ?? nothingFound()), steps } : null
}

/** So far above its list a page without headings has the name of the dish. */
const FARTHEST_ABOVE = 12

/** The last words in bold above a list that name no part; '' where there are none. */
function boldAbove(lines: readonly Line[], at: number): string {
  const isTitle = ({ rank, text, linked }: Line) =>
    rank === 7 &&
    !linked &&
    text.length <= 60 &&
    /^\p{Lu}.*\p{L}$/u.test(text) &&
    headingKind(text) === null &&
    !hasAmount(text) &&
    !isPartName(text)
  return lines.slice(Math.max(0, at - FARTHEST_ABOVE), at).findLast(isTitle)?.text ?? ''
}

/** The last heading in lines that is none of a part; '' where there is none. */
function headingIn(lines: readonly Line[]): string {
  const isTitle = ({ rank, text, linked }: Line) =>
    rank > 0 && rank < 7 && !linked && headingKind(text) === null && !isPartName(text)
  return lines.findLast(isTitle)?.text ?? ''
}

/** So many entries are work. */
const FEWEST_STEPS = 3

/** The only list of a page that is counted and tells work, for rows that stand anywhere; empty where there is none. */
export function onlyCounted(sight: Sight): DraftSection[] {
  const lists = new Map<Box, Line[]>()
  for (const { line } of sight.lines()) {
    if (line.tag !== 'li' || line.list?.tag !== 'ol') continue
    const entries = lists.get(line.list)
    if (entries) entries.push(line)
    else lists.set(line.list, [line])
  }
  const told = [...lists.values()].filter(
    (entries) =>
      entries.length >= FEWEST_STEPS &&
      entries.filter(({ text }) => looksLikeStep(text)).length > entries.length * 0.7,
  )
  const [only, another] = told
  return only && !another ? stepsOfLines(only.map(rowOf)) : []
}

/** A recipe that is marked, without what is marked as its steps where the page shows its rows in them. */
export function withoutFrame(found: Found, sight: Sight): Found {
  if (found.ingredients.length > 0 || flatRows(found.steps).length < 3) return found
  const marked = new Set(flatRows(found.steps).map(letters))
  const rows = flatRows(shownOn(sight)?.ingredients ?? [])
  const within = rows.filter((row) => marked.has(letters(row))).length
  return within > 2 && within > rows.length * 0.6 ? { ...found, steps: [] } : found
}

/** A recipe that is marked, with the list that the page shows where that goes on behind the marked one. */
export function withUnmarked(main: Found | null, sight: Sight): Found | null {
  const marked = flatRows(main?.ingredients ?? [])
  const shown = main && marked.length > 1 ? (shownOn(sight)?.ingredients ?? []) : []
  const rows = flatRows(shown)
  const known = new Set(marked)
  const more = rows.filter((row) => !known.has(row))
  const isSame = more.length === rows.length - marked.length && more.length < marked.length * 2
  const work = main?.steps ?? []
  const told = letters(flatRows(work).join(' '))
  const titles = new Set(work.map(({ title }) => letters(title)))
  const isRow = (row: string) => {
    const plain = letters(row)
    const name = plain.replace(/^\d+/, '')
    const isTold = told.includes(name.length > 15 ? name : plain)
    return name !== '' && !isTold && !titles.has(name)
  }
  const measured = more.filter(hasAmount).length
  const areRows = isSame && measured > 0 && measured > more.length * 0.6 && more.every(isRow)
  // '75 g of butter, melted' is one row, should the data say all of them in one line.
  const areJoined =
    rows.length < marked.length &&
    more.every((row) => row.includes(',')) &&
    letters(rows.join(' ')) === letters(marked.join(' '))
  return main && (areRows || areJoined) ? { ...main, ingredients: shown } : main
}

/**
 * Names alone, each once, as the page lists them with their amounts, some of them in two parts; null where it
 * does not.
 */
export function asListed(given: readonly DraftSection[], sight: Sight): DraftSection[] | null {
  const names = flatRows(given)
  if (names.length < 3 || names.slice(0, 4).some(hasAmount)) return null
  const wanted = names.map(letters)
  const isRow = ({ line, letters: all }: Spelled) =>
    line.text.length < 80 && wanted.some((name) => all.endsWith(name)) && hasAmount(line.text)
  if (sight.lines().filter(isRow).length <= names.length) return null
  const shown = shownOn(sight)?.ingredients ?? []
  const rows = flatRows(shown)
  const listed = rows.map(letters)
  const areSame =
    rows.length > names.length &&
    rows.length < names.length * 2 &&
    rows.filter(hasAmount).length > rows.length * 0.5 &&
    listed.every((row, at) =>
      wanted.some((name) => (hasAmount(rows[at] ?? '') ? row.includes(name) : row === name)),
    ) &&
    wanted.every((name) => listed.some((row) => row.includes(name)))
  return areSame ? shown : null
}

/** 'Pastry' and 'Filling', each with its own list and steps: parts of the recipe that the page is called after. */
function partsAsOne(
  parts: readonly (Outlined & { name: string })[],
  sight: Sight,
): Outlined | null {
  const [first] = parts
  const areParts =
    parts.length > 1 &&
    parts.some(({ name }) => isPartName(name)) &&
    parts.every(({ name, found }) => name !== '' && found.steps.length > 0) &&
    parts.every(({ name }) => letters(name) !== letters(sight.title()))
  if (!first || !areParts) return null
  const all = (kind: 'ingredients' | 'steps') =>
    parts.flatMap(({ name, found }) => under(name, found[kind]))
  return {
    ...first,
    found: { ...first.found, ingredients: all('ingredients'), steps: all('steps') },
  }
}
