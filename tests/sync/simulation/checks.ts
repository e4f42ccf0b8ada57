/** What has to be true on each device after each step. */
import type { OutboxRecord } from '#db/calls.ts'
import { FLAGS } from '#shared/grants.ts'
import { sameValue } from '#shared/merge/canonical.ts'
import type { Device } from './device.ts'
import { isMistimed, isShown, keyOf, nameOf, ownOf, stampKey, type Intent } from './intents.ts'
import { REQUESTS_MAX } from './limits.ts'
import { must } from './violation.ts'
import { mayRead } from './witness.ts'
import type { World } from './world.ts'

/** Makes the checks of one world; call the result after each step. */
export function createChecks(world: World): () => void {
  const cursors = new Map<string, { load: number; cursor: number }>()
  const outboxes = new Map<Device, { generation: number; ids: Set<string> }>()
  const seen = new Map<Device, Seen>()
  return () => {
    if (world.witness.broken !== null) throw world.witness.broken
    world.witness.look()
    for (const device of world.devices) {
      if (isAsBefore(device, seen)) continue
      checkOwn(world, device)
      checkOwnRemovals(world, device)
      checkCursors(device, cursors)
      checkOutbox(world, device, outboxes)
      checkHeld(device)
      checkVersions(device)
      checkSignedOut(device)
    }
    must(world.requests < REQUESTS_MAX, 'it ends', () => `${world.requests} requests`)
  }
}

type Seen = { writes: number; signedIn: string | null }

/**
 * Whether nothing was written on the device, and nobody signed in or out, since the last look. Then
 * its promises hold still: what others do only ever allows more.
 */
function isAsBefore(device: Device, seen: Map<Device, Seen>): boolean {
  const { signedIn } = device
  const { writes } = device.disk
  const before = seen.get(device)
  seen.set(device, { writes, signedIn })
  return before?.writes === writes && before.signedIn === signedIn
}

/** What somebody did never gives way to something that they had seen before. */
function checkOwn(world: World, device: Device): void {
  if (device.signedIn !== device.user || device.disk.meta.wiped) return
  const parked = new Set<string | null>()
  for (const { state, mutationId } of device.disk.outbox.values()) {
    if (state === 'parked') parked.add(mutationId)
  }
  for (const own of ownOf(world, device.name).values()) {
    const last = own.findLast(({ isOver, isWeak, call }) => !isOver && !isWeak && !parked.has(call))
    if (last) checkOwnIntent(world, device, { last, later: own.slice(own.indexOf(last)) })
  }
}

type Own = { last: Intent; later: readonly Intent[] }

function checkOwnIntent(world: World, device: Device, { last: intent, later }: Own): void {
  const { record, root, scope, field } = intent
  const isPrivate = scope.startsWith('me:')
  if (isPrivate && world.restores > 0) return
  const row = device.disk.rows.get(isPrivate ? root : record)
  if (!row || !(isPrivate || isShown(device, record))) {
    const why = () => `${device.name} does not show ${nameOf(intent)}`
    return must(isPrivate || mayBeGone(world, device, intent), 'own edits stay', why)
  }
  const cell = row.rec.cells[field]
  if (!cell || hasNothingToGive(world, device, scope)) return
  // A removed item may be back as it was before its removal, and a refused change does not show.
  if (world.restores > 0 && (isRemoved(world, intent) || isParked(device, intent))) return
  // An item that somebody else removed may be back for its new text alone, with the other fields as
  // they were held. If the server has the same value under another name, or the item is a friend's,
  // this device is told nothing of this field.
  const standing = world.judge.ledger.fields.get(keyOf(record, field))?.intent
  const isUnheard = standing !== intent || !scope.endsWith(device.user)
  if (row.base?.del && field !== 'text' && isRemoved(world, intent) && isUnheard) return
  // What a friend writes to an item that was removed before they were let in does nothing.
  if (field !== 'text' && world.judge.ledger.unseen.get(`${scope} ${device.user}`)?.has(record))
    return
  const known = world.stamps.get(stampKey(keyOf(record, field), cell.s))
  // An item that was removed long ago begins anew; only its text, even an older one, comes again.
  const isText = field === 'text' && known !== standing
  if (world.isLongAgo && !isText && isRemoved(world, intent)) return
  const isAnother = known !== undefined && !sameValue(cell.v, intent.value)
  // After a restore with a wrong clock times decide alone; the ledger checks who is told.
  const isWrong = world.isServerClockWrong || (known !== undefined && isMistimed(known))
  const isTimeless = world.restores > 0 && isWrong
  // Two lists of categories become one.
  const isJoined = field === 'categories' && hasAll(cell.v, intent.value)
  // An order that comes once more after a restore counts as unseen, and becomes one with what stands.
  const isAgain = isJoined && world.restores > 0
  const isOlder = isAnother && intent.seen.has(known) && !isTimeless && !isAgain
  const isGuess = known === undefined && world.restores === 0
  // Two who set a right differently turn it off, which the device shows before the server says it.
  const there = row.base?.cells[field]
  const other = there && world.stamps.get(stampKey(keyOf(record, field), there.s))
  const isOff = isRight(field) && cell.v === false && other && !intent.seen.has(other)
  const isOther =
    isGuess && !isOff && !isJoined && !later.some(({ value }) => sameValue(cell.v, value))
  const why = () => `${device.name} shows ${String(cell.v)} again after ${nameOf(intent)}`
  must(!isOlder && !isOther, 'own edits stay', why)
}

function hasAll(names: unknown, some: unknown): boolean {
  return Array.isArray(names) && Array.isArray(some) && some.every((name) => names.includes(name))
}

const isRight = (field: string) => FLAGS.some((flag) => flag === field)

/** What somebody removed does not show again, unless it was brought back or changed unseen. */
function checkOwnRemovals(world: World, device: Device): void {
  if (device.signedIn !== device.user || world.restores > 0) return
  for (const intent of world.intents) {
    const { kind, by, record, root, isOver, seen } = intent
    if (by !== device.name || isOver || (kind !== 'remove' && kind !== 'delete')) continue
    if (!isShown(device, record) || isParked(device, intent)) continue
    const isBack = world.intents.some((other) =>
      kind === 'delete'
        ? other.kind === 'restore' && other.root === root
        : other.record === record && other.kind === 'write' && !seen.has(other),
    )
    must(isBack, 'removed is removed', () => `${device.name} shows ${record} again`)
  }
}

/** A mirror that was emptied stays empty until its user is back. */
function checkSignedOut(device: Device): void {
  if (device.signedIn !== null) return
  const isEmpty = [...device.disk.rows.values()].every(({ ver }) => ver === 0)
  must(isEmpty, 'signed out is empty', () => `${device.name} was filled again`)
}

/**
 * What a backup lacks comes back from mirrors alone. One that was emptied, or that had to load anew
 * because it was shut out, has nothing to give back.
 */
function hasNothingToGive(world: World, device: Device, scope: string): boolean {
  const [kind = '', owner = ''] = scope.split(':')
  const wasShutOut = world.witness.missed.has(`${owner} ${device.user} ${kind}`)
  return world.restores > 0 && (device.disk.meta.generation > 0 || wasShutOut)
}

/**
 * Whether an own change may not show, because it was removed, refused or is not shared any more.
 */
function mayBeGone(world: World, device: Device, intent: Intent): boolean {
  const { root } = intent
  // A device that was emptied or shut out has none of it until the scope is loaded again.
  const isHeld = device.disk.rows.has(root) && isLoaded(device, root)
  return isRemoved(world, intent) || !isHeld || isParked(device, { root }) || world.restores > 0
}

function isRemoved(world: World, { record, root }: Intent): boolean {
  return world.intents.some(
    (other) =>
      (other.kind === 'remove' && other.record === record) ||
      (other.kind === 'delete' && other.root === root),
  )
}

function isLoaded(device: Device, root: string): boolean {
  const row = device.disk.rows.get(root)
  const state = row && device.disk.scopes.get(row.scope)
  return state !== undefined && !state.loading
}

function isParked(device: Device, { root }: { root: string }): boolean {
  return [...device.disk.outbox.values()].some(
    (record) => record.root === root && record.state === 'parked',
  )
}

function checkCursors(
  device: Device,
  cursors: Map<string, { load: number; cursor: number }>,
): void {
  for (const { scope, load, cursor } of device.disk.scopes.values()) {
    const key = `${device.name} ${scope}`
    // After a restored backup every scope is loaded from its beginning.
    if (cursor < 0) continue
    const before = cursors.get(key)
    const isBack = before !== undefined && before.load === load && cursor < before.cursor
    must(!isBack, 'cursors', () => `the cursor of ${key} went back`)
    cursors.set(key, { load, cursor })
  }
}

/** A call leaves the outbox only once the server has carried it out or its author takes it back. */
function checkOutbox(
  world: World,
  device: Device,
  outboxes: Map<Device, { generation: number; ids: Set<string> }>,
): void {
  const { generation } = device.disk.meta
  const records = [...device.disk.outbox.values()]
  const ids = new Set(records.map(({ mutationId }) => mutationId))
  const before = outboxes.get(device)
  if (before && before.generation === generation) {
    for (const id of before.ids) {
      const isTakenBack = [...world.takenBack].some(({ call }) => call === id)
      const isSettled = ids.has(id) || world.witness.executed.has(id) || isTakenBack
      must(isSettled, 'outbox', () => `${id} left ${device.name}, and nobody has it`)
    }
  }
  const kept = records.filter((record) => record.state !== 'parked' && isOfAuthor(record))
  outboxes.set(device, { generation, ids: new Set(kept.map(({ mutationId }) => mutationId)) })
}

/**
 * Whether a refused call stays for its author: no invite, nor what gives back only others' values.
 */
function isOfAuthor(record: OutboxRecord): boolean {
  if (record.kind === 'friend.invite') return false
  if (record.kind !== 'held.reassert') return true
  const cells = record.body.records.flatMap((held) => Object.values(held.cells))
  return cells.some(({ u }) => u === record.userId)
}

/** A device has rows of the server only while it holds their scope. */
function checkHeld(device: Device): void {
  for (const row of device.disk.rows.values()) {
    if (row.ver === 0) continue
    const isOwn = row.scope.endsWith(device.user)
    const isHeld = isOwn || device.disk.scopes.has(row.scope)
    must(isHeld, 'gone is gone', () => `${device.name} has ${row.id} of ${row.scope}`)
  }
}

/** All calls that can still change are of one version: that of the newest code that has written. */
function checkVersions({ name, disk }: Device): void {
  for (const { state, v, kind } of disk.outbox.values()) {
    const isOf = v === disk.meta.schema || state === 'sent' || state === 'acked'
    must(isOf, 'one version', () => `${kind} of ${name} is of version ${v}`)
  }
}

/** After the last sync nobody has what they may not read. */
export function checkRights(world: World, device: Device): void {
  for (const row of device.disk.rows.values()) {
    if (row.ver === 0) continue
    const isAllowed = mayRead(world.server.memory, device.user, row.scope)
    must(isAllowed, 'gone is gone', () => `${device.name} still has ${row.id} of ${row.scope}`)
  }
}
