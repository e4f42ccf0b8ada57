/** What is there, and what was removed or deleted, as far as its author had seen it. */
import { keyOf, nameOf, type Intent } from './intents.ts'
import type { Asking, Ledger, Standing } from './standing.ts'
import { must } from './violation.ts'

/** Whether people see a record: written independently of the product's own rule. */
export function isThere(ledger: Ledger, record: string): boolean {
  const thing = ledger.things.get(record)
  if (!thing || ledger.deleted.has(thing.root)) return false
  const known = ledger.removed.get(record)
  if (!known) return true
  const text = ledger.fields.get(keyOf(record, 'text'))?.intent
  const tick = ledger.fields.get(keyOf(record, 'isChecked'))?.intent
  const isNewText = text !== undefined && !known.has(text)
  return isNewText || (tick?.value === false && tick.by !== 'nobody' && !knowsTick(known, tick))
}

/** Whoever knows a text that made an item anew knows what came with it. */
function knowsTick(known: ReadonlySet<Intent>, tick: Intent): boolean {
  const { by, shown } = tick
  return known.has(tick) || (by === 'a rule' && shown !== null && known.has(shown))
}

/** Takes over that somebody removed an item. */
export function remove(asking: Asking, { record, seen }: Intent): void {
  const { ledger } = asking
  if (!ledger.things.has(record)) return
  ledger.removed.set(record, new Set([...(ledger.removed.get(record) ?? []), ...seen]))
  const fields = ['text', 'isChecked'].map((field) => ledger.fields.get(keyOf(record, field)))
  if (fields.some((one) => one && isRenamed(asking, one, seen))) asking.unsure.add(record)
}

/**
 * After a restored backup what its remover names may be lost, and so counts as not seen: another value
 * that was written over what stands, or the old name of what was given back by a wrong clock.
 */
function isRenamed(
  asking: Asking,
  { intent, isGivenBack }: Standing,
  seen: Intent['seen'],
): boolean {
  if (isGivenBack) return asking.isTimeless()
  const key = keyOf(intent.record, intent.field)
  return (
    asking.isRestored() &&
    [...seen].some((one) => keyOf(one.record, one.field) === key && one.seen.has(intent))
  )
}

/** A list, recipe or place goes only when its author has seen what others wrote in it. */
export function erase(ledger: Ledger, intent: Intent): void {
  const { root, user } = intent
  if (ledger.deleted.has(root)) return
  for (const { intent: other, user: author } of ledger.fields.values()) {
    if (other.root !== root || !isThere(ledger, other.record) || author === user) continue
    if (other.by === 'nobody' || !isContent(other)) continue
    const isKnown = intent.seen.has(other)
    must(isKnown, 'unseen changes survive', () => `${nameOf(other)} was deleted unseen`)
  }
  ledger.deleted.set(root, intent)
}

/** What keeps a list from being deleted: words, and that something is still needed. */
function isContent({ field, value }: Intent): boolean {
  if (field === 'isChecked') return value === false
  return field !== 'pos' && field !== 'category' && field !== 'categories'
}
