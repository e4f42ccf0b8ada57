/** What is there, and what was removed or deleted by people who had seen what. */
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

/**
 * Whether whoever removed an item knew its tick. They know one that was filled in beside a text if
 * they know the text.
 */
function knowsTick(known: ReadonlySet<Intent>, tick: Intent): boolean {
  const { by, shown } = tick
  return known.has(tick) || (by === 'a rule' && shown !== null && known.has(shown))
}

/** Enters that somebody removed an item. */
export function remove(asking: Asking, removal: Intent): void {
  const { ledger } = asking
  const { record, seen } = removal
  if (!ledger.things.has(record)) return
  // What was removed already, and is removed once more, nobody has had back meanwhile.
  if (asking.there.has(record) || asking.unsure.has(record)) {
    for (const [friend, items] of ledger.unseen)
      ledger.unseen.set(friend, new Set([...items].filter((id) => id !== record)))
  }
  ledger.removed.set(record, new Set([...(ledger.removed.get(record) ?? []), ...seen]))
  const fields = ['text', 'isChecked'].map((field) => ledger.fields.get(keyOf(record, field)))
  if (fields.some((one) => one && isRenamed(asking, one, seen))) asking.unsure.add(record)
  if (fields.some((one) => one && isTakenForNow(asking, one, removal))) asking.forNow.add(record)
  const [text, tick] = fields.map((one) => one?.intent)
  // A repeated removal by whoever wrote the text. An untick of somebody else may keep the item for
  // now, until it is ticked; a wrong clock may make the removal the earlier of the two. Either way
  // nobody knows whether the item is there.
  const isKept = tick?.value === false && tick.by !== 'nobody' && !seen.has(tick)
  const isOpen = isKept ? text?.call === removal.call : isMistimed(removal)
  const isOwn = text?.writer === removal.writer && removal.isRepeated
  if (isOwn && isOpen && asking.isRestored()) asking.unsure.add(record)
}

/**
 * Whether a removal that comes again, because the server had forgotten it, takes an item away only
 * until what its own device wrote later comes again, too.
 */
function isTakenForNow(
  asking: Asking,
  { intent }: Standing,
  { came, writer, seen }: Intent,
): boolean {
  if (came === null || intent.writer !== writer || seen.has(intent)) return false
  return asking.isRestored() && asking.isComing(intent)
}

/** Notes which items of somebody had been removed before they let this friend in to their lists. */
export function letIn({ ledger, friendOf }: Asking, { record, user }: Intent): void {
  const friend = friendOf(record)
  if (friend === undefined) return
  const scope = `lists:${user}`
  const gone = [...ledger.removed.keys()].filter((id) => ledger.things.get(id)?.scope === scope)
  ledger.unseen.set(`${scope} ${friend}`, new Set(gone))
}

/**
 * Whether an item was removed before its author was let in, who neither made it nor wrote in it.
 */
export function isUnseen(asking: Asking, { record, scope, user }: Intent): boolean {
  const { ledger } = asking
  if (!ledger.unseen.get(`${scope} ${user}`)?.has(record)) return false
  const fields = ['text', 'isChecked', 'category', 'pos'].map((field) =>
    ledger.fields.get(keyOf(record, field)),
  )
  return !fields.some((one) => one?.user === user) && !asking.isMaker(record, user)
}

/**
 * Whether a text makes an item anew that nobody remembers its author to have read, or to have written since: its
 * clock was changed, and it may have come before.
 */
export function isReborn(asking: Asking, intent: Intent): boolean {
  const { record, scope, user } = intent
  if (asking.there.has(record) && !asking.unsure.has(record)) return false
  if (asking.isEmptied(record) || asking.unseen.has(record)) return true
  return asking.isForgetful() && !scope.endsWith(user)
}

/**
 * Whether a restored backup has lost the names by which a remover knew what stands, so that it
 * counts as not seen: they had seen something written over it, or a wrong clock gave it back, or its
 * author sends it once more.
 */
function isRenamed(
  asking: Asking,
  { intent, givenBackAs }: Standing,
  seen: Intent['seen'],
): boolean {
  if (isRetimed(asking, intent)) return true
  // Its author sends it once more after what they had written before it, and so under a later name.
  const { shown, writer } = intent
  const isBehind = shown?.writer === writer && asking.isComing(shown)
  if (givenBackAs !== undefined) return asking.isTimeless() || (isBehind && asking.isComing(intent))
  const key = keyOf(intent.record, intent.field)
  return (
    asking.isRestored() &&
    [...seen].some((one) => keyOf(one.record, one.field) === key && one.seen.has(intent))
  )
}

/** Whether a write that comes again after a restore may get another time: a clock was wrong. */
export function isRetimed(asking: Asking, intent: Intent): boolean {
  return asking.isRestored() && (isMistimed(intent) || (asking.isTimeless() && intent.isRepeated))
}

/** A list, recipe or place is deleted only by somebody who had seen what others wrote in it. */
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

/** What may not be deleted unseen: words, and that something is still needed. */
function isContent({ field, value }: Intent): boolean {
  if (field === 'isChecked') return value === false
  return field !== 'pos' && field !== 'category' && field !== 'categories'
}
