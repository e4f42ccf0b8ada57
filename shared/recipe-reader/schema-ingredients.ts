/** Ingredients as schema.org allows them, and as pages give them all the same. */
import { betweenCommas, clean, isWhollyBold, markedLines } from './clean.ts'
import type { DraftSection } from './draft.ts'
import {
  allLooks,
  countedValues,
  DEEPEST,
  isThing,
  MOST_ROWS,
  property,
  textOf,
  unwrapped,
  type Looks,
  type Thing,
} from './thing.ts'
import { looksLikeIngredient, startsWithAmount } from './line-looks.ts'
import { ingredientSections } from './rows.ts'
import type { RowLine } from './row-pairs.ts'

/** Ingredients from a list of strings or things, or one string that holds them all. */
export function ingredientsOf(value: unknown, looks = allLooks()): DraftSection[] {
  const lines: RowLine[] = []
  addIngredients(value, { lines, looks }, 0)
  const only = lines.length === 1 ? lines[0] : undefined
  return ingredientSections(
    only
      ? apartFrom(only.text)
      : withoutCounts(
          lines.flatMap(({ text, heading }) =>
            rowsIn(text).map((row) => ({ text: row, heading, entry: true })),
          ),
        ),
  )
}

const COUNT = /^(\d{1,2})[.)]\s+(?=\S)/

/** '1. 200 g flour', '2. 3 eggs': rows without numbers that only count them. */
function withoutCounts(rows: RowLine[]): RowLine[] {
  const areCounted = rows.every(({ text }, at) => Number(COUNT.exec(text)?.[1]) === at + 1)
  if (rows.length < 3 || !areCounted) return rows
  return rows.map((row) => ({ ...row, text: row.text.replace(COUNT, '') }))
}

/** An entry, or several that somebody put into one, each with its amount in a line of its own. */
function rowsIn(text: string): string[] {
  const whole = [clean(text)]
  if (!/<br|<\/p>|\n/i.test(text)) return whole
  const rows = markedLines(text).map((line) => line.text)
  return rows.length > 1 && rows.every(startsWithAmount) ? rows : whole
}

type Into = { lines: RowLine[]; looks: Looks }

function addIngredients(value: unknown, into: Into, depth: number): void {
  const { lines, looks } = into
  looks.left -= 1
  if (depth > DEEPEST || lines.length > MOST_ROWS || looks.left < 0) return
  const plain = unwrapped(value)
  if (plain !== value) return addIngredients(plain, into, depth + 1)
  if (typeof value === 'string') lines.push({ text: value, heading: isWhollyBold(value) })
  else if (Array.isArray(value)) for (const each of value) addIngredients(each, into, depth + 1)
  else if (isThing(value)) {
    const counted = countedValues(value)
    if (counted) return addIngredients(counted, into, depth + 1)
    const named = listsByName(value)
    if (named) {
      for (const [name, list] of named) {
        lines.push({ text: name, heading: true })
        addIngredients(list, into, depth + 1)
      }
      return
    }
    const list =
      property(value, 'itemListElement') ??
      property(value, 'recipeIngredient') ??
      property(value, 'item')
    const name = textOf(
      property(value, 'name') ?? property(value, 'ingredient') ?? property(value, 'food'),
    )
    if (list !== undefined) {
      if (name !== '') lines.push({ text: `${name}:`, heading: true })
      addIngredients(list, into, depth + 1)
    } else {
      const what = name || textOf(value)
      // A name may say the amount itself.
      const amount = amountOf(value).filter((part) => part !== '' && !what.startsWith(part))
      lines.push({
        text: [...amount, what].filter((part) => part !== '').join(' '),
        heading: false,
      })
    }
  }
}

/** Sections written as a thing: their titles as its keys, and lists below them; null for anything else. */
function listsByName(thing: Thing): [string, unknown[]][] | null {
  const lists = Object.entries(thing).flatMap(([name, list]): [string, unknown[]][] =>
    Array.isArray(list) && !name.startsWith('@') ? [[name, list]] : [],
  )
  const isOne = (name: string) =>
    !/^(?:item|itemListElement|recipeIngredient|ingredients?)$/i.test(name)
  return lists.length > 0 &&
    lists.length === Object.keys(thing).length &&
    lists.every(([name, list]) => isOne(name) && list.every((each) => typeof each === 'string'))
    ? lists
    : null
}

function amountOf(thing: Thing): string[] {
  const quantity = ['amount', 'quantity', 'value', 'requiredQuantity']
    .map((name) => property(thing, name))
    .find((each) => each !== undefined)
  const inner = isThing(quantity)
    ? [textOf(property(quantity, 'value')), unitOf(quantity)]
    : [textOf(quantity)]
  return [...inner, unitOf(thing)]
}

function unitOf(thing: Thing): string {
  return textOf(property(thing, 'unitText') ?? property(thing, 'unit'))
}

/** One string of all ingredients: its lines, or else what commas part where amounts follow them. */
export function apartFrom(text: string): RowLine[] {
  const lines = markedLines(text)
  if (lines.length > 1)
    return lines.map((line) => ({ text: line.text, heading: line.strong, entry: true }))
  const whole = lines[0]?.text ?? ''
  for (const parted of [whole.split(/\s?[;|•▢]\s?/), betweenCommas(whole)]) {
    const pieces = parted.filter((piece) => piece !== '')
    const some = pieces.filter(looksLikeIngredient).length
    // 'leeks, butter, stock, salt': a few words each, and no amount anywhere.
    const isList = pieces.length >= 4 && pieces.length < 100
    const areNames = isList && some === 0 && pieces.every(isName)
    if (areNames || (pieces.length >= 3 && some >= pieces.length * 0.6))
      return pieces.map((piece) => ({ text: piece, heading: false }))
  }
  return [{ text: whole, heading: false }]
}

function isName(text: string): boolean {
  return text.length <= 40 && text.split(' ').length <= 4 && !/[.!?:]/.test(text)
}
