/**
 * What has to stand on the server, worked out from what people meant alone: whoever had seen a value
 * replaces it; of two who had not seen each other the later one stands, as far as their clocks let
 * anybody tell, and the other one is told. docs/sync.md section 2, in words of its own.
 */
import { sameValue } from '#shared/merge/canonical.ts'
import { isMistimed, keyOf, nameOf, type Intent } from './intents.ts'
import { dismiss } from './notices.ts'
import { erase, isThere, isUnseen, letIn, remove } from './removals.ts'
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

/** Whether somebody meant it: not what stood there first, or what followed from a rule. */
function isSomebodys({ by }: Intent): boolean {
  return by !== 'nobody' && by !== 'a rule'
}

/** Takes over what one call, or one plain caller, meant. */
export function arrive(asking: Asking, intents: readonly Intent[]): void {
  const { ledger } = asking
  const known = new Set(intents.filter(({ record }) => ledger.things.has(record)))
  // What a call has made of it itself does not say that its author had seen it.
  asking.there = new Set(records(intents).filter((record) => isThere(ledger, record)))
  asking.unseen = new Set(records(intents.filter((intent) => isUnseen(asking, intent))))
  const shut = intents.filter((one) => FLAGS.has(one.field) && !isOpen(ledger, one))
  const last = new Map(intents.map((intent) => [`${intent.kind} ${fieldOf(intent)}`, intent]))
  for (const intent of intents) {
    const { kind, record } = intent
    if (kind === 'write') {
      // A second edit of the field in the same call has taken its place.
      if (last.get(`write ${fieldOf(intent)}`) !== intent) {
        asking.maybe.add(`${intent.user} ${fieldOf(intent)}`)
        const standing = ledger.fields.get(fieldOf(intent))?.intent
        if (standing && sameValue(standing.value, intent.value)) asking.alike.add(fieldOf(intent))
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
  for (const { kind, record, field } of intents) {
    if (kind === 'write' && field === 'text') asking.forNow.delete(record)
  }
  followGrants(asking, intents)
  for (const intent of shut) if (isOpen(ledger, intent)) letIn(asking, intent)
}

/** Whether a friend may see the lists of whoever writes a right. */
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
  // Of what was removed long ago only a new text makes an item again.
  if (field !== 'text' && (asking.isEmptied(record) || isGuess(asking, intent))) return
  if (field === 'text' && isReborn(asking, intent)) asking.reborn.add(record)
  // What was removed long ago is forgotten, and cannot lose to anything any more.
  const current = asking.isEmptied(record) ? undefined : ledger.fields.get(key)
  const span = asking.spanOf(intent)
  if (!current) {
    ledger.fields.set(key, { intent, user, ...span })
    return
  }
  const { intent: other } = current
  // What it replaced was lost with the backup, so the clocks decide, and they are wrong.
  const isItsPlace = intent.shown === other || replacedBy(intent) === other
  const isRenamed = isRetimed(asking, other) && !asking.stands(intent)
  const isLate = isRenamed || (asking.isTimeless() && (current.isGivenBack === true || !isItsPlace))
  // While the clock is wrong, which of two times it was taken away somebody had seen is not known.
  const isOff = FLAGS.has(field) && span.lo === -Infinity && !asking.stands(intent)
  // It comes once more, and whoever stands there has seen it.
  if (other === intent) return nameAgain(asking, intent)
  if (other.seen.has(intent) && isRetimed(asking, intent) && asking.stands(intent)) {
    for (const name of [user, current.user]) asking.maybe.add(`${name} ${key}`)
    ledger.fields.set(key, { intent, user, ...span })
    return
  }
  if (other.seen.has(intent)) {
    // What was forgotten comes again: for a moment, until its author's next one does, too.
    const isNext = asking.isForgetful() && other.writer === intent.writer && asking.isComing(other)
    // With both of them its author has written again, and whoever removed it had not seen that.
    if (isNext && field === 'text') asking.unsure.add(record)
    if (isNext && asking.stands(intent)) ledger.fields.set(key, { ...current, intent })
    // A right is off once two have set it differently, and nobody can tell that this one comes again.
    const isTwos = other.writer !== intent.writer && !sameValue(other.value, intent.value)
    if (FLAGS.has(field) && isTwos) {
      ledger.fields.set(key, { ...current, intent: ruled({ intent, other }, false) })
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
  } else {
    decide(asking, { intent, current, span, isLate })
  }
}

/** Sent again after a restore, what a wrong clock wrote gets another time than it had. */
function isRetimed(asking: Asking, intent: Intent): boolean {
  return asking.isRestored() && (isMistimed(intent) || (asking.isTimeless() && intent.isRepeated))
}

/** Somebody may have given it back in another name before its author sends it again. */
export function nameAgain({ ledger, isTimeless }: Asking, intent: Intent): void {
  const key = fieldOf(intent)
  const current = ledger.fields.get(key)
  if (current?.intent !== intent || isTimeless()) return
  ledger.fields.set(key, { ...current, user: intent.user })
}

/** Of a friend's item nobody knows any more whether whoever writes it again has ever read it. */
function isReborn(asking: Asking, intent: Intent): boolean {
  const { record, scope, user } = intent
  if (asking.there.has(record) && !asking.unsure.has(record)) return false
  if (asking.isEmptied(record) || asking.unseen.has(record)) return true
  return asking.isForgetful() && !scope.endsWith(user)
}

/**
 * Of a friend's removed item only the id is known to whoever has not read it as it is, or names what
 * nobody remembers that it was.
 */
function isGuess(asking: Asking, intent: Intent): boolean {
  const { ledger } = asking
  const { call, user, scope, record, sentText } = intent
  if (scope.endsWith(user) || isThere(ledger, record)) return false
  if (call !== null) {
    return (asking.unseen.has(record) || asking.isForgetful()) && !asking.stands(intent)
  }
  const text = ledger.fields.get(keyOf(record, 'text'))?.intent
  return text !== undefined && text.value !== sentText
}

/**
 * Given back in another name, a value is not known to its author any more, except to the device that
 * wrote it: the clocks decide.
 */
function isDoubtful(asking: Asking, intent: Intent, { intent: other, user }: Standing): boolean {
  const isAnothers = other.user !== user && other.writer !== intent.writer
  return asking.isDoubtful(intent) || (isAnothers && isSomebodys(other))
}

/** Whoever has seen only one of two that are equal may have gone over it, or not. */
function isTied(asking: Asking, intent: Intent, { tied }: Standing): boolean {
  return tied !== undefined && !intent.seen.has(tied) && !asking.stands(intent)
}

/** What stood there before the call: of several edits in it the last one is sent. */
function replacedBy({ call, shown }: Intent): Intent | null {
  if (call === null || shown?.call !== call) return shown
  return replacedBy(shown)
}

function hasSeen(asking: Asking, intent: Intent, other: Intent): boolean {
  if (other.by === 'nobody' || intent.seen.has(other)) return true
  // It went with another right that the same device has taken away before.
  const cause = other.by === 'a rule' && other.shown?.field !== intent.field ? other.shown : null
  if (cause?.writer === intent.writer && asking.stands(intent)) return true
  if (other.isTakenAgain === true) return isGrantedAgain(asking, intent)
  const unseen = other.between?.filter((one) => !intent.seen.has(one))
  if (!unseen) return false
  // Whoever has seen both of two that a rule decided between was shown what it decided; whoever has
  // only seen the one who took the right away may grant it again, or it stays off.
  return (
    unseen.length === 0 || (unseen.every(({ value }) => value === true) && asking.stands(intent))
  )
}

/** Whoever has seen that a right was taken away may grant it again, or it stays off. */
function isGrantedAgain(asking: Asking, intent: Intent): boolean {
  const isOff = ({ field, value }: Intent) => field === intent.field && value === false
  return [...intent.seen].some(isOff) && asking.stands(intent)
}

/** What was found gives way to everything that it was not found for. */
function yields(asking: Asking, intent: Intent, other: Intent): boolean {
  // The clock of the device may have been set back between two writes of its own.
  const isOwn = other.writer === intent.writer && other.at < intent.at
  if (isOwn || other.by === 'a rule') return !asking.stands(intent)
  return intent.shown !== other && other.by !== 'nobody'
}

type Deciding = {
  intent: Intent
  current: Standing
  span: { lo: number; hi: number }
  isLate: boolean
}

/** Neither had seen the other. */
function decide(asking: Asking, { intent, current, span, isLate }: Deciding): void {
  const { ledger } = asking
  const { field, value, user } = intent
  const { intent: other } = current
  const key = fieldOf(intent)
  const differs = !sameValue(value, other.value)
  if (FLAGS.has(field) && differs && !(isLate && asking.stands(intent))) {
    const off = { ...ruled({ intent, other }, false), between: [intent, other] }
    ledger.fields.set(key, { intent: off, user, ...later(span, current) })
    return
  }
  const order = span.lo > current.hi ? 'wins' : span.hi < current.lo ? 'loses' : 'open'
  const isOthers = asking.stands(other, current.name)
  const isClear = !asking.isAgain(intent) && (asking.stands(intent) || isOthers)
  // Where neither stands any more, a later edit of the same author has taken the place of this one;
  // where both do, because they say the same, the one that was written over the other.
  const isAnew = !differs && intent.seen.has(other)
  const wins = order === 'wins' || (order === 'open' && (!isOthers || isAnew))
  const isPlain = !asking.alike.has(key) && !(isLate && wins)
  const isSure = isPlain && !isDoubtful(asking, intent, current) && current.isMisnamed !== true
  const isKnown = (order !== 'open' || isClear) && isSure
  // Over what its own device has filled in, it counts as written after that.
  const hi = other.by === 'a rule' ? Math.max(span.hi, current.hi) : span.hi
  if (wins) ledger.fields.set(key, { intent, user, lo: Math.max(span.lo, current.lo), hi })
  const standing = ledger.fields.get(key)
  if (FLAGS.has(field) && !differs && order === 'open' && standing) {
    ledger.fields.set(key, { ...standing, tied: wins ? other : intent })
  }
  if (!differs && order === 'open') {
    // A later call of the same trip may have written over whichever of the two stood.
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

function later(a: { lo: number; hi: number }, b: { lo: number; hi: number }) {
  return { lo: Math.max(a.lo, b.lo), hi: Math.max(a.hi, b.hi) }
}

/** What a rule decides when two have not seen each other: whoever looks later has seen both. */
function ruled({ intent, other }: { intent: Intent; other: Intent }, value: unknown): Intent {
  const seen = new Set([intent, other, ...intent.seen, ...other.seen])
  return { ...intent, value, by: 'a rule', writer: 'a rule', shown: other, seen }
}

/** Editing recipes implies seeing them; whoever may not see them does not edit them. */
function followGrants({ ledger }: Asking, intents: readonly Intent[]): void {
  for (const { record } of intents.filter(({ field }) => FLAGS.has(field))) {
    const view = ledger.fields.get(keyOf(record, 'canViewRecipes'))
    const edit = ledger.fields.get(keyOf(record, 'canEditRecipes'))
    if (!view || !edit || edit.intent.value !== true || view.intent.value === true) continue
    const asked = (field: string) => intents.some((intent) => intent.field === field)
    const isImplied = asked('canEditRecipes') && !asked('canViewRecipes')
    const [set, field] = isImplied ? [view, 'canViewRecipes'] : [edit, 'canEditRecipes']
    const intent = ruled({ intent: set.intent, other: (isImplied ? edit : view).intent }, isImplied)
    ledger.fields.set(keyOf(record, field), { ...set, intent })
  }
}
