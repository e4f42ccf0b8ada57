/** How a step becomes a change on a device, and what its author had before their eyes. */
import { valueOf } from '#shared/merge/record.ts'
import { sameValue } from '#shared/merge/canonical.ts'
import { UnknownRecordError, type Command, type ListChange } from '#db/commands.ts'
import { saveAll } from '#db/save.ts'
import type { MirrorRow } from '#db/store.ts'
import { allowFault, isKilledAfterCommit, type Device, type Tab } from './device.ts'
import {
  intentOf,
  note,
  recordOf,
  shownIntent,
  shownRecords,
  type Intent,
  type NewIntent,
} from './intents.ts'
import type { World } from './world.ts'

export type Doing = { world: World; device: Device; pick: number }

/** Saves changes. True: they are on the disk; what the device refused to save was never done. */
async function act({ device, pick }: Doing, commands: readonly Command[]): Promise<boolean> {
  const tab = awakeTab(device, pick)
  if (!tab || device.signedIn !== device.user) return false
  try {
    return (await saveAll(tab.mirror, commands)).some(({ changed }) => changed)
  } catch (error) {
    if (error instanceof UnknownRecordError) return false
    allowFault(error)
    return isKilledAfterCommit(error)
  }
}

/** Saves changes and notes what they meant. */
export async function actAndNote(
  doing: Doing,
  commands: Command | readonly Command[],
  meant: readonly NewIntent[],
): Promise<boolean> {
  const { world, device } = doing
  // Noted in the order of the commands: a later one of the step may have seen an earlier one.
  const isDone = await act(doing, [commands].flat())
  if (isDone) noteAll(world, device, meant)
  return isDone
}

/** Notes what somebody did on a device. */
export function noteAll(world: World, device: Device, meant: readonly NewIntent[]): Intent[] {
  return meant.map((made) => note(world, { by: device.name, user: device.user, device }, made))
}

/** The intents of writing these fields of a row; fields that do not change have none. */
export function writing(
  { world, device }: Doing,
  row: MirrorRow,
  values: Readonly<Record<string, unknown>>,
): NewIntent[] {
  const isThere = row.shown !== undefined
  const fields = Object.keys(values).filter(
    (field) => !isThere || !sameValue(valueOf(row.rec, field) ?? null, values[field]),
  )
  return fields.map((field) => ({
    kind: 'write',
    ...placeOf(row),
    field,
    value: values[field],
    shown: shownIntent(world, device, { row, field }),
  }))
}

/** Where a row is, in the words of intents. */
export function placeOf(row: MirrorRow) {
  const record = recordOf(row)
  return {
    record,
    root: row.kind === 'friendship' ? row.id : (row.parent ?? row.id),
    scope: row.scope,
  }
}

/** The intents of making a record with these fields. */
export function making(
  place: Pick<Intent, 'record' | 'root' | 'scope'>,
  values: Readonly<Record<string, unknown>>,
): NewIntent[] {
  return Object.entries(values).map(([field, value]) => ({
    kind: 'write',
    ...place,
    field,
    value,
    isFirst: true,
  }))
}

/** Everything that a device shows of some rows, and what it holds beneath. */
export function seenOf({ world, device }: Doing, rows: readonly MirrorRow[]): Intent[] {
  return rows.flatMap((row) =>
    Object.keys(row.rec.cells).flatMap((field) => {
      const bases = row.base ? [row.rec.cells, row.base.cells] : [row.rec.cells]
      return bases.flatMap((cells) => intentOf(world, device, { row, field, cells }) ?? [])
    }),
  )
}

/** What a device shows of a row: where an edit waits, nobody was shown what has come since. */
export function shownOf({ world, device }: Doing, row: MirrorRow): Intent[] {
  const { cells } = row.rec
  return Object.keys(cells).flatMap((field) => intentOf(world, device, { row, field, cells }) ?? [])
}

/** The rows of a list, recipe or place on a device. */
export function rowsUnder({ device }: Doing, root: string): MirrorRow[] {
  return [...device.disk.rows.values()].filter(({ id, parent }) => id === root || parent === root)
}

export function rowOf({ device }: Doing, id: string | undefined): MirrorRow | undefined {
  return id === undefined ? undefined : device.disk.rows.get(id)
}

export function pickOf(doing: Doing, kind: string): MirrorRow | undefined {
  const shown = shownRecords(doing.device, kind)
  return rowOf(doing, shown[doing.pick % Math.max(1, shown.length)])
}

export function changeList(listId: string, change: ListChange): Command {
  return { type: 'change-list', listId, changes: [change] }
}

/** An id that no other step makes. */
export function idFor({ world, device }: Doing): string {
  world.texts += 1
  const number = `${world.texts}`.padStart(8, '0')
  return `${number}-0000-7000-8000-${device.disk.meta.device}0000`
}

/** A tab that is not frozen, as people use no other; undefined: both are. */
export function awakeTab(device: Device, pick: number): Tab | undefined {
  const tabs = [device.tabs[pick % 2], device.tabs[(pick + 1) % 2]]
  return tabs.find((tab) => tab !== undefined && tab.frozen === null)
}
