/** What is there, and what was removed or deleted, as far as its author had seen it. */
import { isMistimed, keyOf, nameOf, type Intent } from './intents.ts'
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
export function remove(asking: Asking, removal: Intent): void {
  const { ledger } = asking
  const { record, seen } = removal
  if (!ledger.things.has(record)) return
  for (const [friend, items] of ledger.unseen) {
    if (items.has(record))
      ledger.unseen.set(friend, new Set([...items].filter((id) => id !== record)))
  }
  ledger.removed.set(record, new Set([...(ledger.removed.get(record) ?? []), ...seen]))
  const fields = ['text', 'isChecked'].map((field) => ledger.fields.get(keyOf(record, field)))
  if (fields.some((one) => one && isRenamed(asking, one, seen))) asking.unsure.add(record)
  if (fields.some((one) => one && isTakenForNow(asking, one, removal))) asking.forNow.add(record)
  const [text, tick] = fields.map((one) => one?.intent)
  // It comes once more, with what brings it back: while an untick of somebody else keeps it, that does
  // nothing, so it goes once somebody ticks it. Nor does it where a wrong clock makes it the earlier.
  const isKept = tick?.value === false && tick.by !== 'nobody' && !seen.has(tick)
  const isOpen = isKept ? text?.call === removal.call : isMistimed(removal)
  const isOwn = text?.writer === removal.writer && removal.isRepeated
  if (isOwn && isOpen && asking.isForgetful()) asking.unsure.add(record)
}

/**
 * A removal that comes once more, because the server has forgotten it, takes away what its device has
 * brought back since, until that comes once more, too.
 */
function isTakenForNow(
  asking: Asking,
  { intent }: Standing,
  { came, writer, seen }: Intent,
): boolean {
  if (came === null || intent.writer !== writer || seen.has(intent)) return false
  return asking.isForgetful() && asking.isComing(intent)
}

/** Notes what was removed before somebody was let in to the lists of whoever granted it. */
export function letIn({ ledger, friendOf }: Asking, { record, user }: Intent): void {
  const friend = friendOf(record)
  if (friend === undefined) return
  const scope = `lists:${user}`
  const gone = [...ledger.removed.keys()].filter((id) => ledger.things.get(id)?.scope === scope)
  ledger.unseen.set(`${scope} ${friend}`, new Set(gone))
}

/** Whether an item was removed before somebody was let in who has no part in it. */
export function isUnseen(asking: Asking, { record, scope, user }: Intent): boolean {
  const { ledger } = asking
  if (!ledger.unseen.get(`${scope} ${user}`)?.has(record)) return false
  const fields = ['text', 'isChecked', 'category', 'pos'].map((field) =>
    ledger.fields.get(keyOf(record, field)),
  )
  return !fields.some((one) => one?.user === user) && !asking.isMaker(record, user)
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
  // Sent again, what a wrong clock wrote gets another name.
  if (asking.isRestored() && isMistimed(intent)) return true
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
