/** What devices and plain callers may bring back after a backup was restored, as the ledger sees it. */
import { sameValue } from '#shared/merge/canonical.ts'
import type { SyncCall } from '#shared/schemas/sync.ts'
import { beginningOf, intentByValue, isMistimed, keyOf, stampKey, type Intent } from './intents.ts'
import { nameAgain } from './ledger.ts'
import { isThere } from './removals.ts'
import type { Asking, Standing } from './standing.ts'
import type { World } from './world.ts'

/**
 * A plain caller names a version that the restored database has never handed out: it counts as not
 * seen, and all that the caller sends counts as written now.
 */
export function writeAnew(world: World, asking: Asking, read: ReadonlyMap<string, Intent>): void {
  const { ledger } = asking
  for (const [key, intent] of read) {
    const current = ledger.fields.get(key)
    if (current && (current.intent === intent || asking.stands(current.intent))) continue
    const others = current ? [...current.intent.seen, current.intent] : []
    const again = { ...intent, by: 'a rule', seen: new Set([...intent.seen, intent, ...others]) }
    if (!asking.stands(again)) continue
    const { record, root, scope } = intent
    if (!ledger.things.has(record)) ledger.things.set(record, { kind: 'item', root, scope })
    ledger.fields.set(key, { intent: again, user: intent.user, lo: world.now, hi: world.now })
  }
}

/** Times ahead of a wrong clock keep their order if they are this far apart, */
const APART_MS = 32_000
/** or, within one millisecond, if they are among the first so many of it. */
const COUNTERS = 8

/** A value that is given back while the clock is wrong gets another name, which nobody has seen. */
function renamed({ intent, user, lo, hi }: Standing, givenBackAs: string): Standing {
  return { intent, user, lo, hi, givenBackAs }
}

/**
 * Which of two stamps ahead of a wrong clock is the later one: 1 the first, -1 the second, 0 if the
 * server may give them one time.
 */
function orderAhead(one: string, other: string): -1 | 0 | 1 {
  const digits = (from: number, to: number) =>
    [one, other].map((stamp) => Number.parseInt(stamp.slice(from, to), 16))
  const [ms = 0, otherMs = 0] = digits(0, 12)
  if (ms !== otherMs) return Math.abs(ms - otherMs) < APART_MS ? 0 : ms > otherMs ? 1 : -1
  const [counter = 0, otherCounter = 0] = digits(12, 16)
  if (counter === otherCounter || Math.min(counter, otherCounter) >= COUNTERS - 1) return 0
  return counter > otherCounter ? 1 : -1
}

/**
 * Enters the values that a device gives back after a restore. Such a value never replaces one whose
 * author had seen it, never brings back what was deleted or removed, and is nobody's loss.
 */
export function giveBack(
  world: World,
  asking: Asking,
  { call, giver }: { call: SyncCall; giver: string },
): void {
  const { ledger } = asking
  const [, entity = '', root = ''] = call.path.toLowerCase().split('/')
  type Cells = Record<string, { v: unknown; s: string }>
  const body = call.body as { owner: string; records: { id: string; cells: Cells }[] }
  if (ledger.deleted.has(root)) return
  const kind = entity === 'grocerylists' ? 'list' : entity.slice(0, -1)
  const scope = `${kind}s:${body.owner}`
  for (const { id, cells } of body.records) {
    const record = id.toLowerCase()
    const isKnown = ledger.things.has(record)
    const isGone = isKnown && !isThere(ledger, record)
    if (isGone && !asking.unsure.has(record)) continue
    if (!isKnown) ledger.things.set(record, { kind: record === root ? kind : 'item', root, scope })
    for (const [field, cell] of Object.entries(cells)) {
      const key = keyOf(record, field)
      const named = world.stamps.get(stampKey(key, cell.s))
      // The stamp tells whose value it is only where both agree: a removed item keeps the value
      // that stood there under the stamp that its remover knew.
      const isNamed = named && sameValue(named.value ?? null, cell.v ?? null)
      const intent =
        (isNamed ? named : undefined) ??
        intentByValue(world, key, cell.v) ??
        beginningOf(world, { record, root, scope }, { field, value: cell.v })
      if (isGone && !asking.stands(intent)) continue
      const current = ledger.fields.get(key)
      // Two orders of categories had become one, and only one of them came once more.
      const isOfBoth = current && intent.between?.includes(current.intent)
      // Or an order had become one with a later one, whose names it had, and so got that one's time.
      const isLaterNow = Number.parseInt(cell.s.slice(0, 12), 16) > asking.spanOf(intent).hi
      if (field === 'categories' && (isOfBoth || isLaterNow) && asking.stands(intent)) {
        ledger.fields.set(key, { intent, user: giver, lo: -Infinity, hi: world.now })
        continue
      }
      // Of times ahead of a wrong clock that lie close together either may stand (docs/sync.md, step 22).
      const before = asking.isTimeless() ? current?.givenBackAs : undefined
      const order = before === undefined ? undefined : orderAhead(cell.s, before)
      // With a wrong clock what was written since may have got an earlier time.
      const isUnordered = (asking.isTimeless() || isMistimed(intent)) && order !== -1
      const isWrong = isUnordered && asking.stands(intent)
      const isOwners = scope.endsWith(intent.user)
      const user = isOwners ? intent.user : giver
      if (current?.intent === intent) {
        if (asking.isTimeless()) ledger.fields.set(key, renamed(current, cell.s))
        // It is the author who gives it back, and so in the author's name.
        if (giver === intent.user) nameAgain(asking, intent)
        // It has the (later) time of before again, and with it that stamp, in the name of whoever gives it back.
        else if (isMistimed(intent) && !asking.stands(intent, current.name)) {
          ledger.fields.set(key, { ...current, user, name: cell.s })
          asking.alike.add(key)
        }
        continue
      }
      if (current?.intent.seen.has(intent) && !isWrong) continue
      // Written since the restore and surely later: that stays, whatever is given back.
      if (current && asking.isSince(current.intent) && asking.spanOf(intent).hi < current.lo) {
        continue
      }
      const isLater = !current || intent.seen.has(current.intent) || current.intent.by === 'nobody'
      // What stands still has its name, so nothing has replaced it.
      const isUntouched = current?.name !== undefined && asking.stands(current.intent, current.name)
      if (!isLater && isUntouched) continue
      const isTied = order === 0 && current && asking.stands(current.intent)
      const isBehind = isTied && !asking.stands(intent)
      // It has won if it stands, or if a later call of the same trip was written over it already.
      if (isBehind || (!isLater && !asking.stands(intent) && !asking.isUnder(intent))) {
        asking.alike.add(key)
        continue
      }
      const name = asking.isTimeless() ? {} : { name: cell.s }
      const isMisnamed = named !== undefined && named !== intent
      const given = { givenBackAs: cell.s, isMisnamed }
      const standing = { intent, user, lo: -Infinity, hi: world.now, ...given }
      ledger.fields.set(key, { ...standing, ...name })
    }
  }
}
