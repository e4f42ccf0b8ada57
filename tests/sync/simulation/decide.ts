/** What people decide about what was refused, and about values that lost. */
import type { Command } from '#db/commands.ts'
import { discardParked, retryParked } from '#db/parked.ts'
import type { MirrorRow } from '#db/store.ts'
import { valueOf } from '#shared/merge/record.ts'
import { allowFault, isKilledAfterCommit } from './device.ts'
import {
  actAndNote,
  awakeTab,
  changeList,
  noteAll,
  placeOf,
  rowOf,
  rowsUnder,
  seenOf,
  shownOf,
  writing,
  type Doing,
} from './doing.ts'
import { changing } from './edits-whole.ts'
import { keyOf, shownIntent, isShown, type Intent, type NewIntent } from './intents.ts'

export const DECISIONS = {
  /** What was refused is tried again, or given up. */
  async decide(doing: Doing): Promise<void> {
    const { world, device, pick } = doing
    // In the order in which they were made: after a crash the disk gives them in another one.
    const parked = [...device.disk.outbox.values()]
      .filter(({ state }) => state === 'parked')
      .sort((a, b) => a.seq - b.seq)
    const record = parked[pick % Math.max(1, parked.length)]
    const tab = awakeTab(device, pick)
    if (!record || !tab || device.signedIn !== device.user) return
    const { root } = record
    const ofRoot = parked.filter((other) => other.root === root)
    const intents = ofRoot.flatMap(({ mutationId }) => world.byCall.get(mutationId) ?? [])
    const isRetry = pick % 2 === 0
    // Whoever tries again sees what stands there now.
    const again = isRetry ? renewed(doing, intents) : []
    const before = new Set([...device.disk.outbox.values()].map(({ mutationId }) => mutationId))
    try {
      await (isRetry ? retryParked(tab.mirror, root) : discardParked(tab.mirror, root))
    } catch (error) {
      allowFault(error)
      if (!isKilledAfterCommit(error)) return
    }
    for (const intent of intents) intent.isOver = true
    noteTakenBack(doing, root, before)
    const kinds = new Map(ofRoot.map(({ mutationId, kind }) => [mutationId, kind]))
    const waiting = [...device.disk.outbox.values()].filter(
      (call) => call.root === root && call.state !== 'parked',
    )
    for (const [at, made] of noteAll(world, device, again).entries()) {
      const kind = kinds.get(intents.filter(isLast)[at]?.call ?? '')
      const ofKind = waiting.filter((call) => call.kind === kind)
      const own = ofKind.find(({ mutationId }) => !before.has(mutationId)) ?? ofKind.at(-1)
      relabel(world.byCall, made, own?.mutationId ?? null)
    }
  },
  /** A value that lost is written again, or put away. */
  async resolve(doing: Doing): Promise<void> {
    const { device, pick } = doing
    const notices = [...device.disk.rows.values()]
      .filter(({ kind, shown }) => kind === 'notice' && shown !== undefined)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
    const notice = notices[pick % Math.max(1, notices.length)]
    if (!notice || valueOf(notice.rec, 'field') === 'givenBack') return
    const dismissal: Command = { type: 'dismiss-notice', id: notice.id, at: notice.updated }
    const row = rowOf(doing, String(valueOf(notice.rec, 'recordId')))
    const field = String(valueOf(notice.rec, 'field'))
    const set = { [field]: valueOf(notice.rec, 'value') }
    const isOpen = row !== undefined && (row.kind === 'profile' || isShown(device, row.id))
    if (pick % 2 === 1 || !isOpen) {
      return void (await actAndNote(doing, dismissal, [dismissing(doing, notice)]))
    }
    const meant = [...writing(doing, row, set), dismissing(doing, notice)]
    await actAndNote(doing, [restoring(row, set), dismissal], meant)
  },
}

/** Undoing a refused deletion takes back one that had not left, too. */
function noteTakenBack({ world, device }: Doing, root: string, before: Set<string>): void {
  const gone = new Set(before)
  for (const { mutationId } of device.disk.outbox.values()) gone.delete(mutationId)
  for (const intent of world.intents) {
    const isTaken = intent.kind === 'delete' && intent.root === root && gone.has(intent.call ?? '')
    if (!isTaken || intent.isOver) continue
    intent.isOver = true
    world.takenBack.add(intent)
  }
}

function restoring(row: MirrorRow, set: Readonly<Record<string, unknown>>): Command {
  if (row.kind === 'profile') return { type: 'rename-me', displayName: String(set['displayName']) }
  if (row.kind === 'item') return changeList(row.parent ?? '', { item: row.id, set })
  return changing(row.kind, row.id, set)
}

/** Puts away the value that the notice shows. */
function dismissing({ world, device }: Doing, notice: MirrorRow): NewIntent {
  const { id, scope, rec } = notice
  const about = keyOf(String(valueOf(rec, 'recordId')), String(valueOf(rec, 'field')))
  const key = `${device.user} ${about}`
  const cell = rec.cells['value']
  const shown = cell ? (world.stamps.get(`${key} ${cell.s}`) ?? null) : null
  return { kind: 'dismiss', record: id, root: id, scope, field: key, value: cell?.v, shown }
}

const isLast = (intent: Intent, at: number, all: readonly Intent[]) =>
  intent.kind !== 'write' ||
  all.findLastIndex(
    (other) =>
      other.kind === 'write' &&
      other.call === intent.call &&
      other.record === intent.record &&
      other.field === intent.field,
  ) === at

/** The same intents once more, now over what stands there. */
function renewed(doing: Doing, intents: readonly Intent[]): NewIntent[] {
  const { world, device } = doing
  return intents.filter(isLast).map((intent): NewIntent => {
    const { kind, record, root, scope, field, value, isFirst, isWeak } = intent
    const row = [...device.disk.rows.values()].find(
      (found) => placeOf(found).record === record && found.scope === scope,
    )
    const shown = row && kind === 'write' ? shownIntent(world, device, { row, field }) : null
    // Where the device has no row any more, its author had seen what was there then.
    const before = row ? shownOf(doing, row) : [...intent.seen]
    const others = kind === 'delete' ? seenOf(doing, rowsUnder(doing, root)) : before
    const about = { kind, record, root, scope, field, value, isFirst, isWeak }
    if (kind === 'dismiss') return { ...about, shown: intent.shown }
    return { ...about, shown, others: kind === 'write' ? [] : others }
  })
}

/**
 * Several calls are tried again at once, so each intent is moved to the call that carries it now.
 */
function relabel(byCall: Map<string, Intent[]>, intent: Intent, call: string | null): void {
  if (intent.call === call) return
  const old = byCall.get(intent.call ?? '')
  old?.splice(old.indexOf(intent), 1)
  intent.call = call
  if (call === null) intent.isOver = true
  else byCall.set(call, [...(byCall.get(call) ?? []), intent])
}
