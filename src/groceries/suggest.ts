/** What the line 'Add an item' offers: what is on the list already, and what was bought before. */
import { nameOfLine, readLine } from '#shared/ingredient/ingredient.ts'
import { isOther } from './grouping.ts'

/** Something that was on a list before. key: see itemKey; last: Unix ms. */
export type PastItem = {
  key: string
  text: string
  category: string | null
  times: number
  last: number
}

type ListedItem = { id: string; text: string; isChecked: boolean }

export type Suggestion =
  /** It stands on the list: go there. */
  | { kind: 'listed'; itemId: string; text: string }
  /** It is in the cart: it is needed again. */
  | { kind: 'put-back'; itemId: string; text: string }
  | { kind: 'add'; text: string; category: string | null }

/** More would cover the list. */
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

/** What was typed is already there: the item, ticked or not. */
export function findListed<T extends ListedItem>(
  items: readonly T[],
  typed: string,
): T | undefined {
  const key = itemKey(typed)
  if (key === '') return undefined
  const same = items.filter((item) => itemKey(item.text) === key)
  return same.find((item) => !item.isChecked) ?? same[0]
}

/** The category that somebody gave these words before; null where they gave none. */
export function pastCategory(past: readonly PastItem[], text: string): string | null {
  const key = itemKey(text)
  const category = past.find((item) => item.key === key)?.category ?? null
  return isOther(category) ? null : category
}

/** At most four: first what the list has, then the most bought; nothing typed: the most recent. */
export function suggest(
  typed: string,
  { past, items }: { past: readonly PastItem[]; items: readonly ListedItem[] },
): Suggestion[] {
  const key = itemKey(typed)
  const onList = new Map(items.map((item) => [itemKey(item.text), item]))
  const { amount } = readLine(typed)
  const found: Suggestion[] = []
  const listed = typed.trim() === '' ? undefined : findListed(items, typed)
  if (listed) found.push(fromList(listed))
  for (const item of ranked(past, typed.trim() === '' ? null : key)) {
    if (found.length >= MOST) break
    const same = onList.get(item.key)
    if (same && same.id === listed?.id) continue
    // What one would only be told is there already is no help; what is in the cart can come back.
    if (same) {
      if (same.isChecked && key !== '') found.push(fromList(same))
      continue
    }
    const text = amount === '' ? item.text : `${amount} ${nameOfLine(item.text)}`
    if (text.toLowerCase() === typed.trim().toLowerCase()) continue
    found.push({ kind: 'add', text, category: isOther(item.category) ? null : item.category })
  }
  return found
}

/** One entry for each thing, as it was written last, with the category that it had last. */
export function collectPast(
  items: readonly { text: string; category: string | null; at: number }[],
): PastItem[] {
  const past = new Map<string, PastItem>()
  for (const { text, category, at } of items) {
    const key = itemKey(text)
    if (key === '') continue
    const known = past.get(key)
    const times = (known?.times ?? 0) + 1
    if (known && known.last >= at)
      past.set(key, { ...known, category: known.category ?? category, times })
    else
      past.set(key, { key, text, category: category ?? known?.category ?? null, times, last: at })
  }
  return [...past.values()]
}

function fromList(item: ListedItem): Suggestion {
  const kind = item.isChecked ? 'put-back' : 'listed'
  return { kind, itemId: item.id, text: item.text }
}

/** The items that fit what was typed, best first; null: all of them, the most recent first. */
function ranked(past: readonly PastItem[], key: string | null): PastItem[] {
  if (key === null) return past.toSorted((a, b) => b.last - a.last)
  if (key === '') return []
  const fit = (item: PastItem) =>
    item.key.startsWith(key) ? 2 : item.key.includes(` ${key}`) ? 1 : 0
  return past
    .filter((item) => fit(item) > 0)
    .toSorted((a, b) => fit(b) - fit(a) || b.times - a.times || b.last - a.last)
}
