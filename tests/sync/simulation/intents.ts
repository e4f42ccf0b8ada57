/**
 * What people meant, told apart from what the product made of it: who wrote which text where, and
 * what they had before their eyes. The checks judge by this alone; nothing here knows of stamps,
 * versions or the merge.
 */
import { isVisible } from '#shared/merge/record.ts'
import type { Device } from './device.ts'
import type { World } from './world.ts'

export type Intent = {
  /** Device name, or the session of a plain caller. */
  by: string
  user: string
  kind: 'text' | 'remove' | 'tick' | 'untick' | 'revive' | 'delete'
  record: string
  /** The list of an item; otherwise the record. */
  root: string
  field: string
  value: string
  /** What was shown there before; null: nothing. */
  saw: string | null
  /** Every text that its author had seen there, or that those authors had seen. */
  before: ReadonlySet<string>
  /** Of a removal: whether the item was ticked on that screen. */
  sawTicked?: boolean
  /** Of a deletion: every text under it that was shown. */
  known?: ReadonlySet<string>
  at: number
}

export type NewIntent = Pick<Intent, 'kind' | 'record' | 'root'> &
  Partial<Pick<Intent, 'field' | 'value' | 'saw' | 'sawTicked' | 'known'>>

/** Notes what somebody did. */
export function note(world: World, who: { by: string; user: string }, made: NewIntent): Intent {
  const { field = 'text', value = '', saw = null } = made
  const before = saw === null ? new Set<string>() : new Set([saw, ...seenBefore(world, made, saw)])
  const at = world.intents.length
  const intent: Intent = { ...who, ...made, field, value, saw, before, at }
  world.intents.push(intent)
  if (intent.kind === 'text') {
    const own = world.latest.get(who.by) ?? new Map<string, Intent>()
    world.latest.set(who.by, own.set(`${intent.record}:${field}`, intent))
  }
  return intent
}

function seenBefore(world: World, { record, field = 'text' }: NewIntent, value: string) {
  const author = world.intents.find(
    (intent) => intent.record === record && intent.field === field && intent.value === value,
  )
  return author?.before ?? new Set<string>()
}

/** What a device shows in a field; null where it shows no such record. */
export function shownIn(device: Device, record: string, field: string): string | null {
  const row = device.disk.rows.get(record)
  if (!row || !isVisible(row.rec)) return null
  if (row.parent !== null) {
    const list = device.disk.rows.get(row.parent)
    if (!list || !isVisible(list.rec)) return null
  }
  const value = row.rec.cells[field]?.v
  return typeof value === 'string' ? value : null
}

/** The records of a kind that a device shows, in a fixed order. */
export function shownRecords(device: Device, kind: 'list' | 'item' | 'recipe' | 'place'): string[] {
  const found: string[] = []
  for (const row of device.disk.rows.values()) {
    if (row.kind === kind && shownIn(device, row.id, nameField(kind)) !== null) found.push(row.id)
  }
  return found.sort()
}

/** The field that holds the text by which people know a record. */
export function nameField(kind: string): string {
  return kind === 'item' ? 'text' : kind === 'recipe' ? 'title' : 'name'
}
