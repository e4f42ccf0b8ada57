/** What devices and plain callers may bring back after a backup was restored, as the ledger sees it. */
import { sameValue } from '#shared/merge/canonical.ts'
import type { SyncCall } from '#shared/schemas/sync.ts'
import { beginningOf, intentByValue, isMistimed, keyOf, stampKey, type Intent } from './intents.ts'
import { nameAgain } from './ledger.ts'
import { isThere } from './removals.ts'
import type { Asking, Standing } from './standing.ts'
import type { World } from './world.ts'

/**
 * A version that a database which was put back has never handed out counts as not seen: what the
 * caller sends then, all of it, counts as written now.
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

/** Given back while the clock is wrong, a value has another name, which nobody has seen. */
function renamed({ intent, user, lo, hi }: Standing): Standing {
  return { intent, user, lo, hi, isGivenBack: true }
}

/**
 * After a restored backup devices give back what they hold. It never takes back what whoever wrote
 * last had seen, never opens a grave, and is nobody's loss.
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
      // What somebody removed is kept as they left it, under the stamp that they knew.
      const isNamed = named && sameValue(named.value ?? null, cell.v ?? null)
      const intent =
        (isNamed ? named : undefined) ??
        intentByValue(world, key, cell.v) ??
        beginningOf(world, { record, root, scope }, { field, value: cell.v })
      if (isGone && !asking.stands(intent)) continue
      const current = ledger.fields.get(key)
      // Where a clock was wrong, too, what was written since may have got an earlier time.
      const isWrong = (asking.isTimeless() || isMistimed(intent)) && asking.stands(intent)
      const isOwners = scope.endsWith(intent.user)
      const user = isOwners ? intent.user : giver
      if (current?.intent === intent) {
        if (asking.isTimeless()) ledger.fields.set(key, renamed(current))
        // Its author gives it back, too, and so in no other name.
        if (giver === intent.user) nameAgain(asking, intent)
        // Under the later time that it had before, and so in the name of whoever gives it back.
        else if (isMistimed(intent) && !asking.stands(intent, current.name)) {
          ledger.fields.set(key, { ...current, user })
          asking.alike.add(key)
        }
        continue
      }
      if (current?.intent.seen.has(intent) && !isWrong) continue
      // Written since the restore, and surely later: that stands, whoever gives back what.
      if (current && asking.isSince(current.intent) && asking.spanOf(intent).hi < current.lo) {
        continue
      }
      const isLater = !current || intent.seen.has(current.intent) || current.intent.by === 'nobody'
      // Under the name that it had: nothing has gone over it.
      const isUntouched = current?.name !== undefined && asking.stands(current.intent, current.name)
      if (!isLater && isUntouched) continue
      // The next call of the same trip may have written over it already, and has beaten it then.
      if (!isLater && !asking.stands(intent) && !asking.isUnder(intent)) {
        asking.alike.add(key)
        continue
      }
      const name = asking.isTimeless() ? {} : { name: cell.s }
      const isMisnamed = named !== undefined && named !== intent
      const standing = { intent, user, lo: -Infinity, hi: world.now, isGivenBack: true, isMisnamed }
      ledger.fields.set(key, { ...standing, ...name })
    }
  }
}
