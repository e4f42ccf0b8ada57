/**
 * Decides what an edit does to a record. The same function runs on the server, which stores the
 * result, and on the device, which shows it before the server has answered. docs/sync.md section 2.
 */
import { fieldOf } from '../fields.ts'
import { CATEGORIES_MAX } from '../limits.ts'
import { sameValue } from './canonical.ts'
import { believedStamp } from './claims.ts'
import { isVisible, type Cell, type Rec } from './record.ts'
import {
  makeStamp,
  maxStamp,
  nextStamp,
  SERVER_DEVICE,
  stampDevice,
  stampMs,
  type Stamp,
} from './stamp.ts'

/**
 * A write of one field. base: the stamp of the value it replaces, as the writer had seen it.
 * at: Unix ms corrected by the last known server offset; wall: the device's own clock; floor: the
 * last server time known when it was written. weak: an automatic write, which yields to any other.
 */
export type Edit = {
  v: unknown
  base: Stamp | null
  at: number
  wall: number
  floor: number
  weak?: boolean | undefined
}

/**
 * Who writes, and when: `now` is the server's time, `sentWall` the device's clock as it sent.
 */
export type Writing = {
  user: string
  device: string
  now: number
  sentWall: number
}

/** A value that was replaced or that lost. `lost` marks the loser of a true conflict. */
export type Superseded = { field: string; cell: Cell; lost: boolean }

type Outcome = { rec: Rec; changed: string[]; superseded: Superseded[] }

/**
 * Applies edits to a record. An edit that had seen the current value, or that comes from the device
 * that wrote it, always applies. Otherwise neither writer had seen the other's value: the later
 * corrected time wins and the loser is reported. A base that the server cannot have given counts as
 * none. Never changes `rec`.
 */
export function applyEdits(rec: Rec, edits: Record<string, Edit>, writing: Writing): Outcome {
  const outcome: Outcome = { rec: { ...rec, cells: { ...rec.cells } }, changed: [], superseded: [] }
  for (const [field, edit] of Object.entries(edits)) applyField(outcome, field, { edit, writing })
  return outcome
}

/** A new record with its first values. */
export function createRecord(
  made: Pick<Rec, 'id' | 'kind' | 'parent'>,
  values: Record<string, unknown>,
  writing: Writing & { at?: EditTime | undefined },
): Rec {
  const ms = correctedTime(writing.at ?? timeOf(writing), writing)
  const stamp = makeStamp(ms, writing.device)
  const cells: Record<string, Cell> = {}
  for (const [field, v] of Object.entries(values)) {
    if (v !== undefined) cells[field] = { v, s: stamp, u: writing.user }
  }
  return { ...made, by: writing.user, createdAt: ms, cells, del: null }
}

/**
 * A record that is there already and that its maker sends once more: nothing changes, except that
 * writes which somebody else gave back after a restore are the maker's again, and with them the record
 * where it stands in that name.
 */
export function applyAgain(rec: Rec, made: Rec): Rec {
  const cells = { ...rec.cells }
  let { by } = rec
  for (const [field, cell] of Object.entries(made.cells)) {
    const current = cells[field]
    if (!current || !isGivenBackOf(cell, current)) continue
    cells[field] = cell
    if (by === current.g) by = made.by
  }
  return { ...rec, by, cells }
}

/**
 * Whether a write is one that somebody else gave back: the server has noted that it was given back, and
 * in no third person's name. A stamp alone proves nothing: callers name the device in it themselves.
 */
function isGivenBackOf(write: Cell, current: Cell): boolean {
  if (current.g === undefined || (current.u !== current.g && current.u !== write.u)) return false
  return write.s === current.s && sameValue(write.v, current.v)
}

/** The three clock readings that an operation carries. */
export type EditTime = Pick<Edit, 'at' | 'wall' | 'floor'>

/**
 * Marks a record as deleted. `seen` holds the stamps of the fields that the deleter says to have
 * seen; what the deleting device wrote itself counts as seen. What is gone already stays as it is: it
 * went when it was first deleted.
 */
export function applyDelete(
  rec: Rec,
  seen: Record<string, Stamp>,
  writing: Writing & { at?: EditTime | undefined },
): Rec {
  if (!isVisible(rec)) return rec
  const known: Record<string, Stamp> = { ...rec.del?.seen }
  for (const [field, stamp] of Object.entries(seen)) {
    const believed = believedStamp(rec, field, stamp)
    if (believed !== null) known[field] = maxStamp(known[field], believed)
  }
  for (const [field, cell] of Object.entries(rec.cells)) {
    if (isOwnWrite(cell, writing)) known[field] = maxStamp(known[field], cell.s)
  }
  const ms = correctedTime(writing.at ?? timeOf(writing), writing)
  const after = rec.del ? nextStamp(maxStamp(rec.del.s, rec.del.back), writing.device) : ''
  const stamp = maxStamp(makeStamp(ms, writing.device), after)
  return {
    ...rec,
    del: {
      s: stamp,
      u: writing.user,
      seen: known,
      ...(rec.del?.back ? { back: rec.del.back } : {}),
    },
  }
}

/** Brings a deleted record back; a record that is not deleted stays as it is. */
export function applyRestore(rec: Rec, writing: Writing): Rec {
  if (!rec.del) return rec
  const back = maxStamp(
    makeStamp(writing.now, writing.device),
    nextStamp(rec.del.s, writing.device),
  )
  return { ...rec, del: { ...rec.del, back } }
}

/**
 * When an edit was made, in server time. A device whose clock was changed can misjudge that by at
 * most the time since it last heard from the server: outside [floor, now] the time that passed on
 * the device's own clock since the edit decides.
 */
function correctedTime(edit: EditTime, writing: Writing): number {
  const floor = Math.min(edit.floor, writing.now)
  if (edit.at >= floor && edit.at <= writing.now) return Math.floor(edit.at)
  const aged = writing.now - Math.max(0, writing.sentWall - edit.wall)
  return Math.floor(Math.min(Math.max(aged, floor), writing.now))
}

function applyField(
  outcome: Outcome,
  field: string,
  { edit: asked, writing }: { edit: Edit; writing: Writing },
): void {
  const current = outcome.rec.cells[field]
  const edit = { ...asked, base: believedStamp(outcome.rec, field, asked.base) }
  const isSeen = current === undefined || edit.base === current.s
  const sequential = isSeen || isOwnWrite(current, writing)
  if (edit.weak && !isSeen && !isAfterOwn(current, edit, writing)) return
  const isAgain = !isSeen && isRepeat(current, edit, writing)
  if (isAgain && !isAfterOwnRemoval(outcome.rec, writing)) {
    // Written again by its author, it is not given back by somebody else any more.
    write(outcome, field, { v: current.v, s: current.s, u: writing.user })
    return
  }
  const stamp = stampFor(edit, writing, sequential ? current?.s : undefined)
  const differs = current !== undefined && !sameValue(current.v, edit.v)
  const conflict = !sequential && differs
  const ending = fieldOf(outcome.rec.kind, field)?.conflict
  if (conflict && ending === 'off') {
    // What is off stays whose it is: whoever asks for it anew has not seen that yet.
    if (current.v === false) return
    const s = maxStamp(stamp, nextStamp(current.s, writing.device))
    write(outcome, field, { v: false, s, u: writing.user })
    return
  }
  const next: Cell = { v: edit.v, s: stamp, u: writing.user }
  const wins = current === undefined || stamp > current.s
  if (conflict && ending === 'joined') return writeJoined(outcome, field, { current, next })
  const lost = conflict && ending !== 'quiet'
  if (!wins) {
    if (lost) outcome.superseded.push({ field, cell: next, lost })
    return
  }
  if (differs) outcome.superseded.push({ field, cell: current, lost })
  write(outcome, field, next)
}

/**
 * Two lists of names become one. Where the other one adds to what is written, it is stamped as nobody's
 * own: whatever its author wrote next had not seen the other's names either.
 */
function writeJoined(
  outcome: Outcome,
  field: string,
  { current, next }: { current: Cell; next: Cell },
): void {
  const [winner, loser] = next.s > current.s ? [next, current] : [current, next]
  const v = joinNames(winner.v, loser.v)
  if (sameValue(v, current.v)) return
  outcome.superseded.push({ field, cell: current, lost: false })
  const isWhole = sameValue(v, next.v)
  const ownStamp = maxStamp(next.s, nextStamp(current.s, stampDevice(next.s)))
  const s = isWhole ? ownStamp : nextStamp(winner.s, SERVER_DEVICE)
  write(outcome, field, { v, s, u: next.u })
}

/**
 * The names of a list, and behind them those that only another one has, as many as there may be. One in
 * another case is no other name: nobody may give a list both.
 */
function joinNames(first: unknown, then: unknown): unknown {
  if (!Array.isArray(first) || !Array.isArray(then)) return first
  const names = new Map<string, unknown>()
  for (const name of then) names.set(caseless(name), name)
  for (const name of first) names.delete(caseless(name))
  return [...first, ...names.values()].slice(0, Math.max(CATEGORIES_MAX, first.length))
}

function caseless(name: unknown): string {
  return String(name).toLowerCase()
}

function write(outcome: Outcome, field: string, cell: Cell): void {
  outcome.rec.cells[field] = cell
  outcome.changed.push(field)
}

function stampFor(edit: Edit, writing: Writing, current: Stamp | undefined): Stamp {
  const afterBase = edit.base === null ? '' : nextStamp(edit.base, writing.device)
  if (edit.weak) return nextStamp(current ?? makeStamp(0, writing.device), writing.device)
  // Two steps behind the base: an automatic write over the same value takes one, and has to lose.
  const after = afterBase === '' ? '' : nextStamp(afterBase, writing.device)
  const made = maxStamp(makeStamp(correctedTime(edit, writing), writing.device), after)
  return current === undefined ? made : maxStamp(made, nextStamp(current, writing.device))
}

/**
 * Whether the stored value is this very edit, repeated: it came before and got the stamp that it would
 * get now. The server may have forgotten it with a backup. Applied once more it would bring back what
 * was removed since.
 */
function isRepeat(current: Cell, edit: Edit, writing: Writing): boolean {
  if (!isOwnWrite(current, writing) || !sameValue(current.v, edit.v)) return false
  // While the clock of the server is behind a base, all edits over that one would get the same stamp.
  const isByTime = stampMs(current.s) === correctedTime(edit, writing)
  return isByTime && stampFor(edit, writing, undefined) === current.s
}

/** Whether an edit undoes the removal of its own device, and so is another one than what stands. */
function isAfterOwnRemoval(rec: Rec, writing: Writing): boolean {
  if (isVisible(rec)) return false
  // Only a backup forgets a call, and then what came after it, too.
  const { del } = rec
  return del?.u === writing.user && stampDevice(del.s) === writing.device
}

/** Whether a device wrote a value itself, also where another one gave that back in its own name. */
function isOwnWrite({ u, s, g }: Cell, { user, device }: Writing): boolean {
  return (u === user || u === g) && stampDevice(s) === device
}

/**
 * Whether the writing device wrote the current value itself, and before this edit. It may not have
 * heard the stamp of its own last write yet, so its edit cannot name it, but the newer choice counts.
 */
function isAfterOwn(current: Cell, edit: Edit, writing: Writing): boolean {
  return isOwnWrite(current, writing) && correctedTime(edit, writing) >= stampMs(current.s)
}

function timeOf(writing: Writing): EditTime {
  return { at: writing.now, wall: writing.sentWall, floor: writing.now }
}
