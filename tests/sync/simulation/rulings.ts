/** What the ledger lets stand where two had not seen each other and neither simply wins. */
import { sameValue } from '#shared/merge/canonical.ts'
import { keyOf, type Intent } from './intents.ts'
import type { Asking, Standing } from './standing.ts'

/** An intent, what stands there, and when the intent was written. */
export type Deciding = {
  intent: Intent
  current: Standing
  span: { lo: number; hi: number }
  isLate: boolean
}

/**
 * Two who did not see each other's categories both have theirs, those of the later one first. Where
 * times do not tell, the server does; after a restore a list may come once more, or be lost. Where
 * a later call of the same trip hides what the server made of it, all that it may be are kept.
 */
export function join(asking: Asking, { intent, current, span, isLate }: Deciding): void {
  const { ledger } = asking
  const isOpen = isLate || asking.isRestored()
  const isSure = !isOpen && (span.lo > current.hi || span.hi < current.lo)
  const ofBoth = (other: Intent): Intent[] => {
    const joined = (names: unknown[]): Intent => {
      if (sameValue(names, other.value)) return other
      if (sameValue(names, intent.value)) return intent
      const between = [intent, ...(other.between ?? [other])]
      const isAnyOrder = !isSure || other.isAnyOrder === true
      return { ...ruled({ intent, other }, names), between, isAnyOrder }
    }
    const ifLater = joined(namesOf(intent, other))
    const ifEarlier = joined(namesOf(other, intent))
    if (isSure) return [span.hi < current.lo ? ifEarlier : ifLater]
    const likely = span.hi < current.lo ? [ifEarlier, ifLater] : [ifLater, ifEarlier]
    return isOpen ? [...likely, intent, other] : likely
  }
  const { intent: other, perhaps = [] } = current
  const afterOne = (one: Intent) => (intent.seen.has(one) ? [intent] : ofBoth(one))
  const possible = perhaps.length > 0 ? [other, ...perhaps].flatMap(afterOne) : ofBoth(other)
  const standing = possible.find((one) => asking.stands(one))
  const [found = intent, ...rest] = standing ? [standing] : possible
  if (found === other && rest.length === 0) return
  ledger.fields.set(keyOf(intent.record, intent.field), {
    intent: found,
    user: intent.user,
    ...later(span, current),
    perhaps: rest,
  })
}

/** All categories of two lists, those of the first one first. */
function namesOf({ value: first }: Intent, { value: then }: Intent): unknown[] {
  const names = [first, then].flatMap((value): unknown[] => (Array.isArray(value) ? value : []))
  return names.filter((name, at) => names.indexOf(name) === at)
}

export function later(a: { lo: number; hi: number }, b: { lo: number; hi: number }) {
  return { lo: Math.max(a.lo, b.lo), hi: Math.max(a.hi, b.hi) }
}

/** A right that two set differently, neither having seen the other, is off. */
export function off({ intent, other }: { intent: Intent; other: Intent }): Intent {
  return { ...ruled({ intent, other }, false), between: [intent, ...(other.between ?? [other])] }
}

/** The value that a rule sets where two had not seen each other. Whoever sees it has seen both. */
export function ruled(
  { intent, other }: { intent: Intent; other: Intent },
  value: unknown,
): Intent {
  const seen = new Set([intent, other, ...intent.seen, ...other.seen])
  return { ...intent, value, by: 'a rule', writer: 'a rule', shown: other, seen }
}
