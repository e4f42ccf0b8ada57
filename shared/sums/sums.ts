/**
 * The same thing from several recipes, or typed twice, as one row with one amount: a view of the items
 * of a list, which changes none of them (decision 0020). Each part stays what it is.
 */
import { fold, wordsOf } from '../categorise/fold.ts'
import { readIngredient, type Ingredient } from '../ingredient/read-ingredient.ts'
import { nameOfLine } from '../ingredient/ingredient.ts'
import { added, amountOf, PIECES, writtenIn, type Quantity } from './quantities.ts'
import { alikeOf } from './alike.ts'
import { isOneWord } from './one-word.ts'

/** An item of a list; from: what it was put on the list for, such as the title of a recipe. */
export type Item = { id: string; text: string; from?: string | null }

/** amount: '' where the text names none. */
type Part<T extends Item> = { item: T; amount: string }

/**
 * name: the thing, as its first item writes it; of several in the plural, where one does: 'onions 3'.
 * amount: what all parts come to, what cannot be added side by side ('2 tins + 400 g').
 */
export type Sum<T extends Item> = {
  name: string
  amount: string
  parts: Part<T>[]
}

type Reading = { name: string; words: string[]; quantity: Quantity | null }

/**
 * Most texts stay as they are when a list changes: so many of them are remembered with what was
 * read.
 */
const READ_ONCE = 5000
const readings = new Map<string, Reading>()

/** The rows that some texts make; the items that have the texts are filled in by their index. */
type Plan = (Omit<Sum<Item>, 'parts'> & { parts: { at: number; amount: string }[] })[]

/** The same groups of the same texts are drawn again and again, whatever is ticked in them. */
const PLANS_KEPT = 200
const plans = new Map<string, Plan>()

/**
 * The items as rows, in the order of their first parts; an item that stands alone is a row of one part.
 * Which items make a row, and its amount, do not depend on their order. Never throws.
 */
export function sumsOf<T extends Item>(items: readonly T[]): Sum<T>[] {
  const texts = items.map(({ text }) => text)
  const key = JSON.stringify(texts)
  const known = plans.get(key)
  const plan = known ?? planOf(texts)
  if (!known && plans.size >= PLANS_KEPT) plans.clear()
  plans.set(key, plan)
  return plan.map((row) => ({
    ...row,
    parts: row.parts.flatMap(({ at, amount }) => {
      const item = items[at]
      return item ? [{ item, amount }] : []
    }),
  }))
}

function planOf(texts: readonly string[]): Plan {
  const read = texts.map((text, at) => ({ at, reading: readItem(text) }))
  const rows: (typeof read)[] = []
  const seen = new Set<number>()
  const { near, isOne } = alikeOf(read.map(({ reading }) => reading.words))
  for (const [at] of read.entries()) {
    if (seen.has(at)) continue
    // A word may be another one's plural and a third one's singular: what hangs together is one row.
    const row = [at]
    seen.add(at)
    for (const member of row) {
      for (const other of near(member)) {
        if (seen.has(other) || !isOne(member, other)) continue
        seen.add(other)
        row.push(other)
      }
    }
    rows.push(row.toSorted((a, b) => a - b).flatMap((index) => read[index] ?? []))
  }
  return rows.map((row) => {
    const quantities = row.flatMap(({ reading }) => reading.quantity ?? [])
    return {
      name: nameOf(row.map(({ reading }) => reading)),
      amount: writtenIn(added(quantities)),
      parts: row.map(({ at, reading }) => ({ at, amount: reading.quantity?.written ?? '' })),
    }
  })
}

/** One onion and two onions are three onions. */
function nameOf(row: readonly Reading[]): string {
  const [first] = row
  const [most] = row
    .filter(({ quantity }) => quantity?.family === PIECES)
    .toSorted((a, b) => (b.quantity?.to ?? 0) - (a.quantity?.to ?? 0))
  const isPlural = most !== undefined && (most.quantity?.to ?? 0) > 1
  const isAnotherForm = most?.words.join(' ') !== first?.words.join(' ')
  return (isPlural && isAnotherForm ? most.name : first?.name) ?? ''
}

/** What a text names, as a key: its words without amount, case and accents. '' where it names nothing. */
export function thingOf(text: string): string {
  return readItem(text).words.join(' ')
}

/** Whether two texts would be one row. */
export function isSameThing(a: string, b: string): boolean {
  return isOneThing(readItem(a), readItem(b))
}

/** What a row of several parts says: 'Milk 2.25 l'. The item's own text where it stands alone. */
export function textOf({ name, amount, parts }: Sum<Item>): string {
  const [only] = parts
  if (parts.length === 1 && only) return only.item.text
  return amount === '' ? name : `${name} ${amount}`
}

function readItem(text: string): Reading {
  const known = readings.get(text)
  if (known) return known
  if (readings.size >= READ_ONCE) readings.clear()
  const reading = readText(text)
  readings.set(text, reading)
  return reading
}

function readText(text: string): Reading {
  const ingredient = readIngredient(text)
  const name = ingredient.amounts.length === 0 ? plainName(ingredient, text) : ingredient.name
  const words = [name, ...ingredient.alternatives].flatMap((part) => [
    ...wordsOf(fold(part)),
    // Flour 405 is not flour 550.
    ...(part.match(/\d+/g) ?? []),
  ])
  return { name, words, quantity: amountOf(text, ingredient.amounts) }
}

/** A line without an amount that can be relied on is its own name: '-2 eggs' are not eggs. */
function plainName({ name }: Ingredient, text: string): string {
  return /\d/.test(name) ? nameOfLine(text) : name
}

function isOneThing(a: Reading | undefined, b: Reading | undefined): boolean {
  if (!a || !b || a.words.length === 0 || a.words.length !== b.words.length) return false
  return a.words.every((word, at) => isOneWord(word, b.words[at] ?? ''))
}
