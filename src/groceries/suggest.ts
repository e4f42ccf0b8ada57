/** What the line 'Add an item' offers: what is on the list already, and what was bought before. */
import { correctionKey } from '#shared/categorise/normalise.ts'
import { nameOfLine, readLine } from '#shared/ingredient/ingredient.ts'
import { isSameThing } from '#shared/sums/sums.ts'
import { isOther } from './grouping.ts'

/**
 * Something that was on a list before, or could be: then it was there 0 times. key: see itemKey; text:
 * its name, without an amount; last: Unix ms; lists: where it was.
 */
export type PastItem = {
  key: string
  text: string
  category: string | null
  times: number
  last: number
  lists: readonly string[]
}

/** After this long a purchase counts half as much. */
const HALF_LIFE_MS = 30 * 24 * 60 * 60 * 1000

type ListedItem = { id: string; text: string; isChecked: boolean }

export type Suggestion =
  /** It stands on the list: go there. */
  | { kind: 'listed'; itemId: string; text: string }
  /** It is in the cart: it is needed again. */
  | { kind: 'put-back'; itemId: string; text: string }
  | { kind: 'add'; text: string; category: string | null }

/** How many are offered: more would cover the list. */
const MOST = 4

/** The words that tell items apart: without amount, case, accents and a plural s. */
export function itemKey(text: string): string {
  return nameOfLine(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(\p{L}{3})s\b/gu, '$1')
    .trim()
}

/** The item that what was typed would be in one row with, ticked or not. */
export function findListed<T extends ListedItem>(
  items: readonly T[],
  typed: string,
): T | undefined {
  const same = items.filter((item) => isSameThing(item.text, typed))
  return same.find((item) => !item.isChecked) ?? same[0]
}

/**
 * The item on the list that already says what was typed: without an amount, the words add nothing
 * to it.
 */
export function findCovering<T extends ListedItem>(
  items: readonly T[],
  typed: string,
): T | undefined {
  if (readLine(typed).amount !== '') return undefined
  const listed = findListed(items, typed)
  return listed?.isChecked === false ? listed : undefined
}

/** Says that a row or an item is on the list already. */
export function saysListed(text: string): string {
  return `“${text}” is already on the list`
}

/**
 * At most four: first what the list has, then what was bought often and lately and with what is on
 * the list; nothing typed: the most recent. now: Unix ms.
 */
export function suggest(
  typed: string,
  {
    past,
    items,
    now = 0,
  }: { past: readonly PastItem[]; items: readonly ListedItem[]; now?: number },
): Suggestion[] {
  const key = itemKey(typed)
  // Of several that one counts which comes last: the first that is still needed, as in findListed.
  const ordered = items.toReversed().toSorted((a, b) => Number(b.isChecked) - Number(a.isChecked))
  const onList = new Map(ordered.map((item) => [itemKey(item.text), item]))
  const { amount } = readLine(typed)
  const found: Suggestion[] = []
  const listed = typed.trim() === '' ? undefined : findListed(items, typed)
  if (listed) found.push(fromList(listed))
  const score = scoreOf(past, { keys: new Set(onList.keys()), now })
  for (const item of ranked(past, { key: typed.trim() === '' ? null : key, score })) {
    if (found.length >= MOST) break
    const same = onList.get(item.key) ?? findListed(items, item.text)
    // Nothing typed, nothing of the list; else it is said first and once, so that nobody adds it twice.
    if (same) {
      const isSaid = found.some((one) => 'itemId' in one && isSameThing(one.text, same.text))
      if (key !== '' && !isSaid) found.unshift(fromList(same))
      continue
    }
    const text = amount === '' ? item.text : `${amount} ${item.text}`
    if (text.toLowerCase() === typed.trim().toLowerCase()) continue
    found.push({ kind: 'add', text, category: isOther(item.category) ? null : item.category })
  }
  return found
}

/**
 * One entry for each thing, by its name as it was written last, with the category that it had last.
 * How much of it was wanted then, for a recipe say, is not what is wanted now. Where an amount says more
 * than how much, as in '2 tins tomatoes', its category is not that of the name.
 */
export function collectPast(
  items: readonly { text: string; category: string | null; at: number; list?: string }[],
): PastItem[] {
  const past = new Map<string, PastItem>()
  for (const { text, category: had, at, list } of items) {
    const key = itemKey(text)
    if (key === '') continue
    const name = nameOfLine(text)
    const isOfName = name === text || correctionKey(text) === correctionKey(name)
    const category = isOfName ? had : null
    const known = past.get(key)
    const times = (known?.times ?? 0) + 1
    const lists = [...new Set([...(known?.lists ?? []), ...(list === undefined ? [] : [list])])]
    if (known && known.last >= at)
      past.set(key, { ...known, category: known.category ?? category, times, lists })
    else {
      const latest = { category: category ?? known?.category ?? null, last: at }
      past.set(key, { key, text: name, times, lists, ...latest })
    }
  }
  return [...past.values()]
}

function fromList(item: ListedItem): Suggestion {
  const kind = item.isChecked ? 'put-back' : 'listed'
  return { kind, itemId: item.id, text: item.text }
}

/** What was on lists, and behind it what else could be, the likeliest first. */
export function withOffers(past: readonly PastItem[], offers: readonly string[]): PastItem[] {
  const known = new Set(past.map(({ key }) => key))
  const more = offers.flatMap((text, at): PastItem[] => {
    const key = itemKey(text)
    if (key === '' || known.has(key)) return []
    known.add(key)
    return [{ key, text, category: null, times: 0, last: -at, lists: [] }]
  })
  return [...past, ...more]
}

/** What was bought more than once, the most frequent first: for a new list. */
export function regularsOf(past: readonly PastItem[], most: number): PastItem[] {
  return past
    .filter(({ times }) => times > 1)
    .toSorted((a, b) => b.times - a.times || b.last - a.last)
    .slice(0, most)
}

type Score = (item: PastItem) => number

/** How likely something is wanted: how often and how lately it was, and how often with what is on the list. */
function scoreOf(
  past: readonly PastItem[],
  { keys, now }: { keys: ReadonlySet<string>; now: number },
): Score {
  const near = new Map<string, number>()
  for (const { key, lists } of past) {
    if (!keys.has(key)) continue
    for (const list of lists) near.set(list, (near.get(list) ?? 0) + 1)
  }
  return ({ times, last, lists }) => {
    if (times === 0) return 0
    const together = lists.reduce((sum, list) => sum + (near.get(list) ?? 0), 0)
    const lately = 0.5 ** (Math.max(0, now - last) / HALF_LIFE_MS)
    return times * (0.5 + lately) + together / Math.max(1, keys.size)
  }
}

/** The items that fit what was typed, best first; null: those that were there, the most recent first. */
function ranked(
  past: readonly PastItem[],
  { key, score }: { key: string | null; score: Score },
): PastItem[] {
  if (key === null) {
    return past.filter(({ times }) => times > 0).toSorted((a, b) => b.last - a.last)
  }
  if (key === '') return []
  const fit = (item: PastItem) =>
    item.key.startsWith(key) ? 2 : item.key.includes(` ${key}`) ? 1 : 0
  return past
    .filter((item) => fit(item) > 0)
    .toSorted(
      (a, b) =>
        Number(b.times > 0) - Number(a.times > 0) ||
        fit(b) - fit(a) ||
        score(b) - score(a) ||
        b.last - a.last,
    )
}
