/**
 * What a device keeps, and the one way to change it: short transactions over a few tables. The
 * mirror, the outbox and the sync engine are written against this interface; browsers implement it
 * with Dexie, simulations in memory. docs/sync.md section 1.
 */
import type { ServerClock } from '#shared/clock.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Kind, Rec } from '#shared/merge/record.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import type { NewOutboxRecord, OutboxRecord, Schema } from './calls.ts'

/**
 * One record in the mirror. `rec` is the view: the last server state with every waiting operation
 * applied. `base` is that server state and is there only while operations wait (null: the server
 * does not have it yet); without it `rec` is the server state. The other members are indexes that
 * can be computed again from `rec`.
 */
export type MirrorRow = {
  id: string
  kind: Kind
  parent: string | null
  scope: string
  /** Version of the scope at which the server state last changed; 0 before the server has it. */
  ver: number
  rec: Rec
  base?: Rec | null
  /** With base: of each field that a waiting edit covers, what that edit had seen. */
  seen?: Record<string, Stamp | null>
  /** The load of the scope that delivered it last: see ScopeState. */
  load: number
  /** Where it shows: under its parent, or among its kind; DELETED; absent for an empty grave. */
  shown?: string
  /** Unix ms of the latest write; for a list also of its items'. */
  updated: number
  /** Of a list: grows with each write of it or of its items, so that what was counted can be told from it. */
  touched?: number
}

/** Among these are the lists, recipes and places that are deleted and whose content is still here. */
export const DELETED = 'deleted'

/**
 * cursor: the version up to which the device holds the scope. load: the number of the last full
 * load; rows with a smaller one were not delivered by it. loading: it has not reached its end.
 * behind: the server has further pages. A row up to the cursor that was written again since stands on
 * one of them, so only `heldVersion` (src/db/held-version.ts) says what the device has seen.
 */
export type ScopeState = {
  scope: string
  cursor: number
  load: number
  loading: boolean
  behind: boolean
  /** While behind: the cursor when no page was missing last; absent where that means nothing now. */
  held?: number
  /** While loading: nothing of it was here when the load began, so nothing has to leave at its end. */
  bare?: boolean
  /** A backup was restored: what the device holds beyond the server is kept while it loads. */
  saving?: boolean
  /** When (Unix ms, device clock) it was last compared with the server's. */
  verified?: number
}

/**
 * attempts in a row without an answer, and the Unix ms (device clock) from and until which none is made.
 * bytes: the size of batch that is tried next.
 */
export type Backoff = { attempts: number; from?: number; until: number; bytes?: number }

/** Bytes of calls that a run has brought up, of those that were to go. */
export type Upload = { sent: number; of: number }

/** What a device remembers beside its records; one per user. */
export type Meta = {
  /** Names this device in stamps: 8 hex digits that live and die with the outbox. */
  device: string
  /** Grows with every wipe; an answer that was asked for before a wipe is not applied after it. */
  generation: number
  /** Version of the payloads; older code must not write into a newer mirror. */
  schema: number
  clock: ServerClock
  /** Identity of the server's history; it changes when a backup was restored. */
  epoch: string | null
  /** What the server said of its life last; it alone can read it. */
  life?: string
  /** Unix ms (device clock) of the last pull that reached the end. */
  lastPull: number
  backoff: Backoff
  /** Why nothing is sent: the session was refused. */
  paused: 'sign-in' | null
  workOffline: boolean
  /** The run of the engine that is under way, and how far it is; another one may take over. */
  drain?: { run: string; step: number; place?: 'page' | 'worker'; upload?: Upload } | null
  /** How many full loads of a scope have begun: each has a number of its own. */
  loads: number
  /** The mirror was wiped while changes waited; their views are made again at the next sign-in. */
  wiped: boolean
}

/** What became of a call about people: kept until the user has seen it. */
export type CallResult = {
  mutationId: string
  kind: OutboxRecord['kind']
  status: number
  code: ErrorCode | null
  /** Whom or what it was about, in words. */
  label: string
  /** The id of that; older results lack it. */
  about?: string
  at: number
  seen: 0 | 1
}

/** The tables inside one transaction. Only promises of these methods may be awaited in it. */
export type Tx = {
  meta(): Promise<Meta>
  putMeta(meta: Meta): Promise<void>
  /** One entry per id, in their order; undefined where the mirror has none. */
  rows(ids: readonly string[]): Promise<(MirrorRow | undefined)[]>
  rowIdsInScope(scope: string): Promise<string[]>
  /** In the order of their ids. */
  rowsInScope(scope: string): Promise<MirrorRow[]>
  /** The visible rows of a kind, or of a list's items. */
  rowsShown(shown: string): Promise<MirrorRow[]>
  /** The latest `updated` of the rows under a parent, 0 without any. */
  latestUnder(parent: string): Promise<number>
  putRows(rows: readonly MirrorRow[]): Promise<void>
  /** Writes those whose ids are new; resolves to the ids of the others. No id comes twice. */
  addRows(rows: readonly MirrorRow[]): Promise<string[]>
  deleteRows(ids: readonly string[]): Promise<void>
  /** In the order of seq, parked ones included. */
  outbox(): Promise<OutboxRecord[]>
  outboxOfRoot(root: string): Promise<OutboxRecord[]>
  /** The last one of a root that is not parked. */
  newestOfRoot(root: string): Promise<OutboxRecord | undefined>
  outboxRoots(): Promise<string[]>
  /** Whether any call is queued or sent. */
  hasWaiting(): Promise<boolean>
  addOutbox(record: NewOutboxRecord): Promise<void>
  putOutbox(records: readonly OutboxRecord[]): Promise<void>
  deleteOutbox(seqs: readonly number[]): Promise<void>
  scope(scope: string): Promise<ScopeState | undefined>
  scopes(): Promise<ScopeState[]>
  putScope(state: ScopeState): Promise<void>
  deleteScope(scope: string): Promise<void>
  putResult(result: CallResult): Promise<void>
  /** Forgets what was typed under a key. */
  deleteDraft(key: string): Promise<void>
  /** Empties rows, scopes, results and what is kept for this device; `typed`: also the drafts. */
  clearMirror(also: { typed: boolean }): Promise<void>
}

/**
 * Transactions are atomic and isolated; `write` takes over what older code has left, and rejects
 * with NewerSchemaError once newer code has upgraded the mirror.
 */
export type Store = {
  read<T>(work: (tx: Tx) => Promise<T>, ahead?: Ahead): Promise<T>
  write<T>(work: (tx: Tx) => Promise<T>, known?: Known): Promise<T>
}

/**
 * What is known of a transaction before it begins. ahead: what it will ask for, so that all of it is
 * read in one go: rows, a root's newest call, all scopes, all calls. canComeAgain: the server has what it writes, and would
 * say it again, so nobody waits until a power cut could not take it back; without it, written means
 * written.
 */
type Known = { ahead?: Ahead; canComeAgain?: boolean }

export type Ahead = {
  ids?: readonly string[]
  root?: string | undefined
  scopes?: boolean
  calls?: boolean
}

/**
 * A user's mirror with what its rules need from outside. schema: what this code writes; random: in
 * [0, 1); clock: Unix ms.
 */
export type Mirror = {
  userId: string
  store: Store
  schema: Schema
  clock: () => number
  random: () => number
}

/** This tab or worker is older than the mirror: it has to be loaded anew before it may write. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError'
  constructor() {
    super('A new version of Nom Nom is in use on this device. Please refresh to continue.')
  }
}
