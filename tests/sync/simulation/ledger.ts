/**
 * What has to stand on the server, worked out from what people meant: whoever had seen a value
 * replaces it; of two who had not seen each other the later one stands, as far as their clocks
 * tell, and the other one is told. docs/sync.md section 2, in words of its own.
 */
import { sameValue } from '#shared/merge/canonical.ts'
import { keyOf, nameOf, type Intent } from './intents.ts'
import { join, later, off, ruled, type Deciding } from './rulings.ts'
import { dismiss } from './notices.ts'
import { erase, isReborn, isRetimed, isThere, isUnseen, letIn, remove } from './removals.ts'
import type { Asking, Ledger, Standing } from './standing.ts'
import { must } from './violation.ts'

/** Fields whose losses nobody is told of. */
const QUIET = new Set(['isChecked', 'pos', 'category', 'categories'])
const FLAGS = new Set([
  'canViewRecipes',
  'canEditRecipes',
  'canManageGroceryLists',
  'canViewPlaces',
])

/** Whether a person wrote it: neither the beginning nor a rule. */
function isSomebodys({ by }: Intent): boolean {
  return by !== 'nobody' && by !== 'a rule'
}

/** Enters what one call, or one request of a plain caller, meant. */
export function arrive(asking: Asking, intents: readonly Intent[]): void {
  const { ledger } = asking
  const known = new Set(intents.filter(({ record }) => ledger.things.has(record)))
  // Noted before the call is entered: what it makes itself was not there for its author.
  asking.there = new Set(records(intents).filter((record) => isThere(ledger, record)))
  asking.unseen = new Set(records(intents.filter((intent) => isUnseen(asking, intent))))
  const shut = intents.filter((one) => FLAGS.has(one.field) && !isOpen(ledger, one))
  const last = new Map(intents.map((intent) => [`${intent.kind} ${fieldOf(intent)}`, intent]))
  for (const intent of intents) {
    const { kind, record, field } = intent
    if (kind === 'write') {
      if (field === 'text') asking.forNow.delete(record)
      // The same call edits the field again, so only the later value is sent.
      if (last.get(`write ${fieldOf(intent)}`) !== intent) {
        asking.maybe.add(`${intent.user} ${fieldOf(intent)}`)
        const standing = ledger.fields.get(fieldOf(intent))
        if (standing && sameValue(standing.intent.value, intent.value))
          asking.alike.add(fieldOf(intent))
        // Where a removal lies between the two, the first one is sent as well, and may have beaten it.
        const isRemoved = intents
          .slice(intents.indexOf(intent))
          .some((later) => later.kind === 'remove' && later.record === record)
        if (standing && isRemoved) asking.maybe.add(`${standing.user} ${fieldOf(intent)}`)
        if (!intent.isFirst) continue
      }
      if (!intent.isFirst || !known.has(intent)) write(asking, intent)
      else nameAgain(asking, intent)
    } else if (kind === 'remove') {
      remove(asking, intent)
    } else if (kind === 'delete') {
      erase(ledger, intent)
    } else if (kind === 'restore') {
      ledger.deleted.delete(record)
    } else {
      dismiss(ledger, intent)
    }
  }
  followGrants(asking, intents)
  for (const intent of shut) if (isOpen(ledger, intent)) letIn(asking, intent)
}

/** Whether the friend of this friendship record may see the lists of whoever grants. */
function isOpen(ledger: Ledger, { record }: Intent): boolean {
  return ledger.fields.get(keyOf(record, 'canManageGroceryLists'))?.intent.value === true
}

const records = (intents: readonly Intent[]) => intents.map(({ record }) => record)

const fieldOf = ({ record, field }: Intent) => keyOf(record, field)

function write(asking: Asking, intent: Intent): void {
  const { ledger } = asking
  const { record, root, scope, field, user } = intent
  const key = fieldOf(intent)
  if (!ledger.things.has(record)) {
    if (!intent.isFirst) return
    const kind = record === root ? (scope.split(':')[0]?.slice(0, -1) ?? '') : 'item'
    ledger.things.set(record, { kind, root, scope })
  }
  const isDead = ledger.deleted.has(root)
  must(!isDead, 'deleted is deleted', () => `${nameOf(intent)} went into what was deleted`)
  // An item that was removed long ago, or only guessed at, comes back by a new text alone.
  if (field !== 'text' && (asking.isEmptied(record) || isGuess(asking, intent))) {
    // What a friend writes to an item that was removed before they were let in does nothing, ever.
    if (asking.unseen.has(record)) intent.isOver = true
    return
  }
  if (field === 'text' && isReborn(asking, intent)) asking.reborn.add(record)
  // The server has forgotten the content of an emptied record, so nothing there can win or lose.
  const current = asking.isEmptied(record) ? undefined : ledger.fields.get(key)
  const span = asking.spanOf(intent)
  if (!current) {
    ledger.fields.set(key, { intent, user, ...span })
    return
  }
  const { intent: other } = current
  // If it was not written over what stands, times decide, and while a clock is wrong either way.
  const isItsPlace = intent.shown === other || replacedBy(intent) === other
  const isRenamed = isRetimed(asking, other) && !asking.stands(intent)
  const isLate =
    isRenamed || (asking.isTimeless() && (current.givenBackAs !== undefined || !isItsPlace))
  // While the server's clock is wrong, nobody knows which turning off its author had seen.
  const isOff = FLAGS.has(field) && span.lo === -Infinity && !asking.stands(intent)
  if (current.perhaps?.length) return join(asking, { intent, current, span, isLate })
  // The same write comes once more: it stands itself, or something whose author had seen it.
  if (other === intent) return nameAgain(asking, intent)
  const isMaybeLater = isRetimed(asking, intent)
  if (other.seen.has(intent) && isMaybeLater && asking.stands(intent)) {
    for (const name of [user, current.user]) asking.maybe.add(`${name} ${key}`)
    ledger.fields.set(key, { intent, user, ...span })
    return
  }
  if (other.seen.has(intent)) {
    // Both were forgotten: the earlier write stands until its author's later one comes again, too.
    const isNext = asking.isRestored() && other.writer === intent.writer && asking.isComing(other)
    // A text or untick may then bring back an item that somebody removes who has not seen it again.
    const isNeed = field === 'text' || (field === 'isChecked' && other.value === false)
    if (isNext && isNeed) asking.unsure.add(record)
    if (isNext && asking.stands(intent)) ledger.fields.set(key, { ...current, intent })
    // Two who set a right differently turn it off, the categories of two become one list, and nobody
    // can tell that this is a repeated one.
    const isTwos = other.writer !== intent.writer && !sameValue(other.value, intent.value)
    if (FLAGS.has(field) && isTwos)
      ledger.fields.set(key, { ...current, intent: off({ intent, other }) })
    if (field === 'categories' && isTwos && asking.isRestored()) {
      join(asking, { intent, current, span, isLate })
    }
    return
  }
  if (intent.isWeak) {
    if (yields(asking, intent, other) || (isLate && !asking.stands(intent))) return
    ledger.fields.set(key, { intent, user, lo: current.lo, hi: current.hi })
  } else if (
    hasSeen(asking, intent, other) &&
    !isTied(asking, intent, current) &&
    !isDoubtful(asking, intent, current) &&
    !isLate &&
    !isOff
  ) {
    const [lo, hi] = [Math.max(span.lo, current.lo), Math.max(span.hi, current.hi)]
    ledger.fields.set(key, { intent, user, lo, hi })
    // A device that was emptied has nothing of an item that was removed, so what stood there counts
    // as not seen, though its user had.
    const isEmptied = intent.shown === null && !asking.there.has(record)
    if (isEmptied) asking.maybe.add(`${current.user} ${key}`)
  } else {
    decide(asking, { intent, current, span, isLate })
  }
}

/** Its author sends what stands: it is in the author's name again, whoever has given it back. */
export function nameAgain({ ledger, isTimeless }: Asking, intent: Intent): void {
  const key = fieldOf(intent)
  const current = ledger.fields.get(key)
  if (current?.intent !== intent || isTimeless()) return
  ledger.fields.set(key, { ...current, user: intent.user })
}

/**
 * Whether an edit comes from somebody who knows of a friend's removed item no more than its id, as
 * far as anybody remembers, or who (a plain caller) sends another text than it had.
 */
function isGuess(asking: Asking, intent: Intent): boolean {
  const { ledger } = asking
  const { call, user, scope, record, sentText } = intent
  if (scope.endsWith(user) || isThere(ledger, record)) return false
  if (call !== null) {
    // That it has the value that stands does not make it known.
    if (asking.unseen.has(record) && !asking.isForgetful()) return true
    return (asking.unseen.has(record) || asking.isForgetful()) && !asking.stands(intent)
  }
  const text = ledger.fields.get(keyOf(record, 'text'))?.intent
  return text !== undefined && text.value !== sentText
}

/**
 * Whether nobody can tell if the author had seen what stands: its version is lost with a backup, or
 * it was given back in another's name, by which only the device that wrote it knows it.
 */
function isDoubtful(asking: Asking, intent: Intent, { intent: other, user }: Standing): boolean {
  const isAnothers = other.user !== user && other.writer !== intent.writer
  return asking.isDoubtful(intent) || (isAnothers && isSomebodys(other))
}

/** Whether the author had seen one of two equal values, and perhaps not the one that stands. */
function isTied(asking: Asking, intent: Intent, { tied }: Standing): boolean {
  return tied !== undefined && !intent.seen.has(tied) && !asking.stands(intent)
}

/** What stood there before the call: of its edits of one field only the last is sent. */
function replacedBy({ call, shown }: Intent): Intent | null {
  if (call === null || shown?.call !== call) return shown
  return replacedBy(shown)
}

function hasSeen(asking: Asking, intent: Intent, other: Intent): boolean {
  if (other.by === 'nobody' || intent.seen.has(other)) return true
  // A rule set this right because of another one, which the same device had set before.
  const cause = other.by === 'a rule' && other.shown?.field !== intent.field ? other.shown : null
  if (cause?.writer === intent.writer && asking.stands(intent)) return true
  if (other.isTakenAgain === true) return isGrantedAgain(asking, intent)
  // Two may have turned it off, and a restore leaves open which of the two one has seen.
  const isOpen = asking.isRestored() && other.value === false && FLAGS.has(other.field)
  if (isOpen && isGrantedAgain(asking, intent)) return true
  const unseen = other.between?.filter((one) => !intent.seen.has(one))
  if (!unseen) return false
  // Whoever has seen both values that a rule decided between was shown the outcome. Whoever has
  // seen only the one that turned the right off may turn it on, or it stays off: either may be.
  return (
    unseen.length === 0 || (unseen.every(({ value }) => value === true) && asking.stands(intent))
  )
}

/** Whoever has seen a right turned off may turn it on, or it stays off: either may be. */
function isGrantedAgain(asking: Asking, intent: Intent): boolean {
  const isOff = ({ field, value }: Intent) => field === intent.field && value === false
  return [...intent.seen].some(isOff) && asking.stands(intent)
}

/** Whether a value that was found automatically gives way: to any but the one it was found for. */
function yields(asking: Asking, intent: Intent, other: Intent): boolean {
  // A clock may have been set back between two writes of one device: either may stand.
  const isOwn = other.writer === intent.writer && other.at < intent.at
  if (isOwn || other.by === 'a rule') return !asking.stands(intent)
  return intent.shown !== other && other.by !== 'nobody'
}

/** Decides between two whose authors had not seen each other: by their times, where those tell. */
function decide(asking: Asking, { intent, current, span, isLate }: Deciding): void {
  const { ledger } = asking
  const { field, value, user } = intent
  const { intent: other } = current
  const key = fieldOf(intent)
  const differs = !sameValue(value, other.value)
  if (field === 'categories' && differs) return join(asking, { intent, current, span, isLate })
  if (FLAGS.has(field) && differs && !(isLate && asking.stands(intent))) {
    ledger.fields.set(key, { intent: off({ intent, other }), user, ...later(span, current) })
    return
  }
  const order = span.lo > current.hi ? 'wins' : span.hi < current.lo ? 'loses' : 'open'
  const isOthers = asking.stands(other, current.name)
  const isClear = !asking.isAgain(intent) && (asking.stands(intent) || isOthers)
  // Where times do not tell, the server does. If neither stands, a later edit of this author has
  // replaced this one; if both do, being equal, the one written over the other has won.
  const isAnew = !differs && intent.seen.has(other) && !isLate
  const wins = order === 'wins' || (order === 'open' && (!isOthers || isAnew))
  const isPlain = !asking.alike.has(key) && !(isLate && wins)
  const isSure = isPlain && !isDoubtful(asking, intent, current) && current.isMisnamed !== true
  const isKnown = (order !== 'open' || isClear) && isSure
  // A write over a rule's value counts as no earlier than that.
  const hi = other.by === 'a rule' ? Math.max(span.hi, current.hi) : span.hi
  if (wins) ledger.fields.set(key, { intent, user, lo: Math.max(span.lo, current.lo), hi })
  const standing = ledger.fields.get(key)
  if (FLAGS.has(field) && !differs && order === 'open' && standing) {
    ledger.fields.set(key, { ...standing, tied: wins ? other : intent })
  }
  if (!differs && order === 'open') {
    // Which of the two stands is open, and a later call of the same trip may have replaced it.
    for (const name of [user, current.user]) asking.maybe.add(`${name} ${key}`)
  }
  if (!differs || QUIET.has(field)) return
  const loser = wins ? current : { intent, user }
  if (isKnown) {
    ledger.told.set(`${loser.user} ${key}`, loser.intent)
    asking.news.add(`${loser.user} ${key}`)
  } else {
    for (const name of [user, current.user]) asking.maybe.add(`${name} ${key}`)
  }
}

/** Whoever may edit recipes may see them; whoever may not see them may not edit them. */
function followGrants({ ledger }: Asking, intents: readonly Intent[]): void {
  for (const { record } of intents.filter(({ field }) => FLAGS.has(field))) {
    const view = ledger.fields.get(keyOf(record, 'canViewRecipes'))
    const edit = ledger.fields.get(keyOf(record, 'canEditRecipes'))
    if (!view || !edit || edit.intent.value !== true || view.intent.value === true) continue
    const intent = ruled({ intent: edit.intent, other: view.intent }, false)
    ledger.fields.set(keyOf(record, 'canEditRecipes'), { ...edit, intent })
  }
}
