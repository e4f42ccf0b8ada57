/**
 * What people meant, told apart from what the product made of it: who wrote what where, and which
 * values of others they had before them. The checks judge by this alone. Nothing here knows of
 * versions or of the merge; stamps serve as names of values and are never compared.
 */
import { sameValue } from '#shared/merge/canonical.ts'
import type { MirrorRow } from '#db/store.ts'
import type { Device } from './device.ts'
import type { World } from './world.ts'

/** One thing that somebody meant: a field written, an item removed, something deleted or restored. */
export type Intent = {
  /** Its place in the order in which people did things. */
  at: number
  /** The name of a device, or the session of a plain caller. */
  by: string
  user: string
  /** By whom its author knows their own writes again: the device, until it loses its outbox. */
  writer: string
  kind: 'write' | 'remove' | 'delete' | 'restore' | 'dismiss'
  /** Of a friendship: the record that one of the two has of it. */
  record: string
  /** The list of an item; otherwise the record. */
  root: string
  scope: string
  field: string
  value: unknown
  /** The value that its author saw in the field; null: none. */
  shown: Intent | null
  /**
   * All values that its author had seen, with those that their authors had seen in the same fields.
   */
  seen: ReadonlySet<Intent>
  /** It makes the record. */
  isFirst: boolean
  /** It was found automatically, and gives way to what somebody chose. */
  isWeak: boolean
  /** The call that carries it; null: a plain caller's, or none. */
  call: string | null
  /**
   * Unix ms: when, in true time; when, by the clock of its device; and the latest time of the
   * server that the device had heard.
   */
  made: number
  claimed: number
  floor: number
  /** When the server first carried it out, in true time; null: it has not yet. */
  came: number | null
  /** It has come more than once, because a restored backup lacked it. */
  isRepeated: boolean
  /** How often the clock of its device had been changed by then. */
  jumps: number
  /** It was taken back, replaced by a retry, or given up by its author. */
  isOver: boolean
  /** A right that a device turns off again, because the restored backup has it on. */
  isTakenAgain?: boolean
  /** Of a rule's value: the two that it was decided between. */
  between?: readonly Intent[]
  /** Of categories that two had: nobody can tell whose stand first until they are looked at. */
  isAnyOrder?: boolean
  /** The text that a plain caller sends along, as it was read. */
  sentText?: string
}

export type NewIntent = Pick<Intent, 'kind' | 'record' | 'root' | 'scope'> &
  Partial<Pick<Intent, 'field' | 'value' | 'shown' | 'isFirst' | 'isWeak' | 'sentText'>> & {
    /** What else its author saw. */
    others?: readonly Intent[]
  }

export const keyOf = (record: string, field: string) => `${record}:${field}`

/** Notes what somebody did; on a device, with the call that it went into. */
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
    // A value tells whom its author answered in that field, not what they had read in other fields.
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

/** Whoever removes an item knows what they wrote in it, even where something else shows now. */
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

/** By record and field: what somebody wrote there, oldest first. */
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

/** What stood in a field when the schedule began; everybody has seen it. */
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

/**
 * By which name intents know the record of a row: each of two friends has one of their friendship.
 */
export function recordOf({ kind, id, scope }: Pick<MirrorRow, 'kind' | 'id' | 'scope'>): string {
  return kind === 'friendship' ? `${scope} ${id}` : id
}

/** By which name world.stamps knows a value: the server's stamp, in that field. */
export const stampKey = (key: string, stamp: string) => `${key} ${stamp}`

/** Whose value a device shows in a field of a row; null: it shows none. */
export function shownIntent(world: World, device: Device, of: { row: MirrorRow; field: string }) {
  return intentOf(world, device, { ...of, cells: of.row.rec.cells })
}

type Shown = { row: MirrorRow; field: string; cells: MirrorRow['rec']['cells'] }

/** Whose value a cell holds. The server's is known by its stamp; any other is the device's own. */
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

/** Whoever made the record and left the field empty; null: nobody did. */
function leftEmpty({ intents }: World, key: string): Intent | null {
  const isIt = ({ record, field, value, isFirst }: Intent) =>
    isFirst && value === null && keyOf(record, field) === key
  return intents.find(isIt) ?? null
}

/**
 * The last who wrote this value there, for after a restored backup, when stamps are lost; of those
 * whose call has come, if there are any.
 */
export function intentByValue(world: World, key: string, value: unknown): Intent | null {
  const isIt = (intent: Intent) =>
    intent.kind === 'write' &&
    keyOf(intent.record, intent.field) === key &&
    sameValue(intent.value, value)
  const author =
    world.intents.findLast((intent) => intent.came !== null && isIt(intent)) ??
    world.intents.findLast(isIt)
  return author ?? world.beginnings.get(key) ?? null
}

/** Whether a device shows a record. */
export function isShown(device: Device, id: string): boolean {
  const row = device.disk.rows.get(id)
  if (!row || row.shown === undefined || row.shown === 'deleted') return false
  return row.parent === null || isShown(device, row.parent)
}

/** The text that a device shows in a field; null: it shows no such record, or no text there. */
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
 * Whether the clock that it was written by was wrong and not corrected yet. Its stamp depends then
 * on when it came, and if it comes once more it may get an earlier one.
 */
export function isMistimed({ claimed, floor, came }: Intent): boolean {
  return came !== null && (claimed < floor || claimed > came)
}

/** Says an intent, for messages. */
export function nameOf({ field, value, by, record, at }: Intent): string {
  return `${field} ${JSON.stringify(value)} of ${by} (${at}) in ${record.slice(0, 8)}`
}
