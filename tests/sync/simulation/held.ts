/** What devices had from the server when a backup was restored has to be there again in the end. */
import type { MirrorRow } from '#db/store.ts'
import { FLAGS } from '#shared/grants.ts'
import { sameValue } from '#shared/merge/canonical.ts'
import type { Device } from './device.ts'
import { intentOf, isShown, keyOf, nameOf, recordOf, type Intent } from './intents.ts'
import { must } from './violation.ts'
import type { World } from './world.ts'

/** A value that a device held; generation: of its mirror then. */
export type Held = { device: Device; generation: number; intent: Intent }

/** Notes what a device has of its user's own. Called before the ledger goes back to the backup. */
export function noteHeld(world: World, device: Device): void {
  const { generation } = device.disk.meta
  for (const row of device.disk.rows.values()) {
    const stored = row.base === undefined ? row.rec : row.base
    if (row.ver === 0 || !stored) continue
    if (row.kind === 'friendship') noteTakenAway(world, device, row)
    if (!isShown(device, row.id)) continue
    if (row.scope.startsWith('me:') || !row.scope.endsWith(device.user)) continue
    for (const [field, { s }] of Object.entries(stored.cells)) {
      const key = keyOf(recordOf(row), field)
      const known = world.stamps.has(`${key} ${s}`)
      const intent = known ? intentOf(world, device, { row, field, cells: stored.cells }) : null
      if (intent) world.held.push({ device, generation, intent })
    }
  }
}

/** Notes the rights that the device knows to be turned off. */
function noteTakenAway(world: World, device: Device, row: MirrorRow): void {
  const { generation } = device.disk.meta
  for (const field of FLAGS) {
    const cell = (row.base ?? row.rec).cells[field]
    const intent = cell && world.stamps.get(`${keyOf(recordOf(row), field)} ${cell.s}`)
    if (cell?.v === false && intent) world.held.push({ device, generation, intent })
  }
}

/**
 * Each held value stands again, or one written over it, unless it was removed or its mirror
 * emptied.
 */
export function checkGivenBack(world: World): void {
  const { ledger } = world.judge
  if (world.isLongAgo) return
  const removed = new Set<string>()
  for (const { kind, record, root } of world.intents) {
    if (kind === 'remove') removed.add(record)
    if (kind === 'delete') removed.add(root)
  }
  for (const { device, generation, intent } of world.held) {
    const { record, root, field } = intent
    if (device.disk.meta.generation !== generation) continue
    if (removed.has(record) || removed.has(root)) continue
    const final = ledger.fields.get(keyOf(record, field))?.intent
    if (intent.scope.startsWith('me:')) {
      const isOpen = final?.value === true && !world.intents.some((one) => regrants(one, intent))
      must(!isOpen, 'taken away stays so', () => `${nameOf(intent)} is granted again`)
      continue
    }
    const why = () => `${nameOf(intent)}, which ${device.name} had, was not given back`
    must(final !== undefined && ledger.things.has(record), 'given back', why)
    // Of one value that was written twice nobody can tell which one stands.
    const isOther = final !== undefined && !sameValue(final.value, intent.value)
    const isBack = isOther && intent.seen.has(final)
    must(!isBack, 'given back', () => `${why()}: there is ${final ? nameOf(final) : ''}`)
  }
}

/**
 * Whether an intent grants a right although its author had seen it turned off: by `off`, or by an
 * intent that `off` had not seen. A backup that lacks both may show the right as on from the
 * beginning.
 */
function regrants({ record, field, value, seen }: Intent, off: Intent): boolean {
  const key = keyOf(off.record, off.field)
  if (value !== true || keyOf(record, field) !== key) return false
  // Of two that a rule decided between, whoever has seen the one that turned it off may turn it on.
  const offs = (off.between ?? [off]).filter((one) => one.value === false)
  if (offs.length > 0 && offs.every((one) => seen.has(one))) return true
  return [...seen].some((one) => {
    if (one === off) return true
    return keyOf(one.record, one.field) === key && one.value === false && !off.seen.has(one)
  })
}
