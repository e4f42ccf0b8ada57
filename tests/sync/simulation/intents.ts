/**
 * What people meant, told apart from what the product made of it: who wrote what where, and what of
 * others they had before their eyes. The checks judge by this alone; nothing here knows of versions
 * or of the merge. Stamps are names of values, and are never compared.
 */
import { sameValue } from '#shared/merge/canonical.ts'
import type { MirrorRow } from '#db/store.ts'
import type { Device } from './device.ts'
import type { World } from './world.ts'

/** One thing that somebody meant: a field written, an item removed, something deleted or restored. */
export type Intent = {
  /** The order in which they were made. */
  at: number
  /** Device name, or the session of a plain caller. */
  by: string
  user: string
  /** Whose writes its author counts as their own: the device, as long as it has its outbox. */
  writer: string
  kind: 'write' | 'remove' | 'delete' | 'restore' | 'dismiss'
  /** For a friendship the record of one of the two. */
  record: string
  /** The list of an item; otherwise the record. */
  root: string
  scope: string
  field: string
  value: unknown
  /** What its author had before their eyes there; null: nothing. */
  shown: Intent | null
  /** All that its author had seen, or that those authors had seen in the same field. */
  seen: ReadonlySet<Intent>
  /** Makes the record. */
  isFirst: boolean
  /** Found automatically: it yields to what somebody chose. */
  isWeak: boolean
  /** The call that it went into; null: that of a plain caller, or none. */
  call: string | null
  /** When, in true time; what its device believed; what it had heard last. Unix ms. */
  made: number
  claimed: number
  floor: number
  /** When the server carried it out for the first time, in true time; null: not yet. */
  came: number | null
  /** It has come more than once: a restored backup lacked it. */
  isRepeated: boolean
  /** How often the clock of the device had been changed by then. */
  jumps: number
  /** Taken back, replaced by a retry, or given up by its author. */
  isOver: boolean
  /** A right that a device takes away again, because the backup does not know that it was. */
  isTakenAgain?: boolean
  /** Of what a rule decided: whose two values it decided between. */
  between?: readonly Intent[]
  /** The text that a plain caller sends with it, as it was read. */
  sentText?: string
}

export type NewIntent = Pick<Intent, 'kind' | 'record' | 'root' | 'scope'> &
  Partial<Pick<Intent, 'field' | 'value' | 'shown' | 'isFirst' | 'isWeak' | 'sentText'>> & {
    /** What else its author had before their eyes. */
    others?: readonly Intent[]
  }

export const keyOf = (record: string, field: string) => `${record}:${field}`

/** Notes what somebody did; of a device, with the call that it went into. */
export function note(
  world: World,
  who: { by: string; user: string; device?: Device },
  { others = [], ...made }: NewIntent,
): Intent {
  const { by, user, device } = who
  const { field = '', shown = null } = made
  const key = keyOf(made.record, field)
  const { clock, device: name } = device?.disk.meta ?? {}
  const writer = name === undefined ? `${by} ${world.intents.length}` : `${by} ${name}`
  const own = ownOf(world, by).get(key) ?? []
  const seen = new Set<Intent>()
  const removed = made.kind === 'remove' ? writtenBy(world, { by, writer }, made.record) : []
  const before = [shown, ...others, ...removed, device ? own.at(-1) : undefined]
  for (const intent of before) {
    if (!intent) continue
    seen.add(intent)
    // Who reads a tick knows whom its author answered, and not what that author had read beside it.
    for (const earlier of intent.seen) if (isOfOne(earlier, intent)) seen.add(earlier)
  }
  const intent: Intent = {
    field,
    value: null,
    isFirst: false,
    isWeak: false,
    ...made,
    by,
    user,
    writer,
    shown,
    seen,
    at: world.intents.length,
    call: device ? callOf(device, made.root) : null,
    made: world.now,
    claimed: device && clock ? world.now + device.skewMs + clock.offset : world.now,
    floor: clock?.heard ?? world.now,
    came: null,
    isRepeated: false,
    jumps: device?.jumps ?? 0,
    isOver: false,
  }
  world.intents.push(intent)
  if (intent.kind === 'write') ownOf(world, by).set(key, [...own, intent])
  if (intent.call !== null) {
    world.byCall.set(intent.call, [...(world.byCall.get(intent.call) ?? []), intent])
  }
  return intent
}

const isOfOne = (a: Intent, b: Intent) => a.record === b.record && a.field === b.field

/** Whoever removes an item knows what they wrote in it, also where something else shows now. */
function writtenBy(
  world: World,
  { by, writer }: Pick<Intent, 'by' | 'writer'>,
  record: string,
): (Intent | undefined)[] {
  const own = ownOf(world, by)
  return ['text', 'isChecked'].map((field) =>
    own.get(keyOf(record, field))?.findLast((intent) => intent.writer === writer),
  )
}

/** By field, what somebody wrote there, oldest first. */
export function ownOf(world: World, by: string): Map<string, Intent[]> {
  const own = world.own.get(by) ?? new Map<string, Intent[]>()
  if (!world.own.has(by)) world.own.set(by, own)
  return own
}

/** The call that a change of a root has just gone into; null where none waits. */
function callOf({ disk }: Device, root: string): string | null {
  let newest: { seq: number; mutationId: string } | null = null
  for (const record of disk.outbox.values()) {
    if (record.root !== root || record.state === 'parked') continue
    if (record.seq > (newest?.seq ?? 0)) newest = record
  }
  return newest?.mutationId ?? null
}

/** What stands in a field before anybody has done anything; everybody has seen it. */
export function beginningOf(
  world: World,
  { record, root, scope }: Pick<Intent, 'record' | 'root' | 'scope'>,
  { field, value }: { field: string; value: unknown },
): Intent {
  return {
    at: -1,
    by: 'nobody',
    user: scope.split(':')[1] ?? '',
    writer: 'nobody',
    kind: 'write',
    record,
    root,
    scope,
    field,
    value,
    shown: null,
    seen: new Set(),
    isFirst: true,
    isWeak: false,
    call: null,
    made: world.now,
    claimed: world.now,
    floor: world.now,
    came: null,
    isRepeated: false,
    jumps: 0,
    isOver: false,
  }
}

/** The record of a row: a friendship has one for each of the two. */
export function recordOf({ kind, id, scope }: Pick<MirrorRow, 'kind' | 'id' | 'scope'>): string {
  return kind === 'friendship' ? `${scope} ${id}` : id
}

/** The name of a value, as far as the server has given it one. */
export const stampKey = (key: string, stamp: string) => `${key} ${stamp}`

/** Whose value a device shows in a field of a row; null: it shows none. */
export function shownIntent(world: World, device: Device, of: { row: MirrorRow; field: string }) {
  return intentOf(world, device, { ...of, cells: of.row.rec.cells })
}

type Shown = { row: MirrorRow; field: string; cells: MirrorRow['rec']['cells'] }

/** Whose value a cell holds: the server's by its name, another is the device's own. */
export function intentOf(
  world: World,
  device: Device,
  { row, field, cells }: Shown,
): Intent | null {
  const cell = cells[field]
  const key = keyOf(recordOf(row), field)
  if (!cell) return leftEmpty(world, key)
  const known = world.stamps.get(stampKey(key, cell.s))
  if (known) return known
  const own = ownOf(world, device.name).get(key) ?? []
  return (
    own.findLast((intent) => !intent.isOver && sameValue(intent.value, cell.v)) ??
    intentByValue(world, key, cell.v)
  )
}

/** Whoever made a record without a value in a field has left it as it shows. */
function leftEmpty({ intents }: World, key: string): Intent | null {
  const isIt = ({ record, field, value, isFirst }: Intent) =>
    isFirst && value === null && keyOf(record, field) === key
  return intents.find(isIt) ?? null
}

/** The latest who wrote a value there; a restored backup takes the names of values away. */
export function intentByValue(world: World, key: string, value: unknown): Intent | null {
  const author = world.intents.findLast(
    (intent) =>
      intent.kind === 'write' &&
      keyOf(intent.record, intent.field) === key &&
      sameValue(intent.value, value),
  )
  return author ?? world.beginnings.get(key) ?? null
}

/** Whether a device shows a record. */
export function isShown(device: Device, id: string): boolean {
  const row = device.disk.rows.get(id)
  if (!row || row.shown === undefined || row.shown === 'deleted') return false
  return row.parent === null || isShown(device, row.parent)
}

/** What a device shows in a field; null where it shows no such record, or no text there. */
export function shownIn(device: Device, record: string, field: string): string | null {
  if (!isShown(device, record)) return null
  const value = device.disk.rows.get(record)?.rec.cells[field]?.v
  return typeof value === 'string' ? value : null
}

/** The records of a kind that a device shows, in a fixed order. */
export function shownRecords(device: Device, kind: string): string[] {
  const found: string[] = []
  for (const row of device.disk.rows.values()) {
    if (row.kind === kind && isShown(device, row.id)) found.push(row.id)
  }
  return found.sort()
}

/** The field that holds the text by which people know a record. */
export function nameField(kind: string): string {
  return kind === 'item' ? 'text' : kind === 'recipe' ? 'title' : 'name'
}

/**
 * Written by a clock that was wrong and not corrected yet: the time that it got depends on when it
 * came, and what comes once more may get an earlier one.
 */
export function isMistimed({ claimed, floor, came }: Intent): boolean {
  return came !== null && (claimed < floor || claimed > came)
}

/** An intent in words. */
export function nameOf({ field, value, by, record, at }: Intent): string {
  return `${field} ${JSON.stringify(value)} of ${by} (${at}) in ${record.slice(0, 8)}`
}
