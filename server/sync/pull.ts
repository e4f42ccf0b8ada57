// What a device does not have yet, from one snapshot of the database: rows in the order of versions,
// pages closed where a version ends, because a cursor inside a version would skip its rest. Rows come as
// the text as which they leave, and whoever asks for many waits for a turn: one person's full load
// must not hold up the others. docs/sync.md section 4.
import type { Kysely } from 'kysely'
import { SYNC_PAGE_MAX_BYTES, SYNC_PAGE_START_BYTES } from '#shared/limits.ts'
import { isVisible, lastStamp, type Row } from '#shared/merge/record.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import { type SyncResponse, type SyncScope } from '#shared/schemas/sync.ts'
import { parseScope } from '#shared/scopes.ts'
import type { Database } from '../db/database.ts'
import type { Friendship } from '../db/friendships.ts'
import { fingerprintOf, recordsOfScopes, rowsBehind, type RowRun } from '../db/records.ts'
import { Shares } from '../db/shares.ts'
import { readSight } from '../db/sight.ts'
import { lifeToken } from './lives.ts'

/** cursors: what the device holds of each scope. verify: scopes whose hash it wants. */
type PullRequest = {
  userId: string
  cursors: Readonly<Record<string, number>>
  pageBytes?: number | undefined
  verify?: readonly string[] | undefined
}

/** A page of a scope. rows: the JSON text of `Row`s, each piece of one or more with commas between. */
type PulledScope = Omit<SyncScope, 'rows'> & { rows: string[] }

/** What is new, of all scopes. */
export type PulledPage = Pick<SyncResponse, 'epoch' | 'life' | 'gone'> & { scopes: PulledScope[] }

/** Hears of the user's friendships in the snapshot, before any row is read. */
type OnSight = (friendships: readonly Friendship[]) => void

/** How many rows are read first: nearly every trip ends within these. */
const FIRST_CHUNK = 64
const CHUNK = 256
/** How many long pages a server process reads at once; a person has one at a time. */
const LONG_AT_ONCE = 3
/** Longest wait for one's turn; a device waits 15 s for its answer. */
const LONG_WAIT_MS = 8_000
/** No id comes behind it: with a version, the position behind all its rows. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const longPages = new Shares({ total: LONG_AT_ONCE, perPerson: 1, waitMs: LONG_WAIT_MS })

/** Thrown by the first attempt: there is more to read than nearly everybody has. */
class LongPageError extends Error {}

/**
 * Reads the next page for a device. A long one has to wait for its turn. Throws DatabaseBusy when the
 * turn does not come.
 */
export async function pull(
  db: Kysely<Database>,
  request: PullRequest,
  onSight: OnSight = () => {},
): Promise<PulledPage> {
  try {
    return await pullOnce(db, { ...request, isLong: false, onSight })
  } catch (error) {
    if (!(error instanceof LongPageError)) throw error
  }
  // The connection is free again; the page begins anew when it is its turn.
  const giveBack = await longPages.take(request.userId)
  try {
    return await pullOnce(db, { ...request, isLong: true, onSight })
  } finally {
    giveBack()
  }
}

/** isLong: it is the turn of this page, however long it is. */
type Attempt = PullRequest & { isLong: boolean; onSight: OnSight }

function pullOnce(db: Kysely<Database>, attempt: Attempt): Promise<PulledPage> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => pullFrom(trx, attempt))
}

async function pullFrom(db: Kysely<Database>, request: Attempt): Promise<PulledPage> {
  const { friendships, versions, write, history } = await readSight(db, request.userId)
  request.onSight(friendships)
  const life = lifeToken(history, write)
  const budget = { bytes: pageBytes(request) }
  const scopes: PulledScope[] = []
  for (const [scope, ver] of versions) {
    const page = await pullScope(db, request, { scope, ver, budget })
    if (page) scopes.push(page)
  }
  const gone = Object.keys(request.cursors).filter((scope) => !versions.has(scope))
  const told = life === undefined ? {} : { life }
  return { epoch: history.epoch, scopes, gone, ...told }
}

type Wanted = { scope: string; ver: number; budget: { bytes: number } }

async function pullScope(
  db: Kysely<Database>,
  request: Attempt,
  { scope, ver, budget }: Wanted,
): Promise<PulledScope | undefined> {
  const asked = Object.hasOwn(request.cursors, scope) ? request.cursors[scope] : undefined
  // A cursor ahead of the scope comes from another life of the database; a negative one says that
  // the device has rows of it, but cannot tell how many.
  const cursor = asked === undefined || asked > ver || asked < 0 ? undefined : asked
  const isVerified = request.verify?.includes(scope) === true
  if (cursor === ver && !isVerified) return undefined
  if (isVerified && !request.isLong) throw new LongPageError()
  const full = cursor === undefined ? { full: true } : {}
  const from = cursor ?? 0
  if (from < ver && budget.bytes <= 0)
    return { scope, version: from, rows: [], more: true, ...full }

  const isOwner = parseScope(scope)?.owner === request.userId
  const view: View = { isOwner, isFull: from === 0, isLong: request.isLong }
  const { rows, version } = await readPage(db, { scope, from, ver, budget }, view)
  const isDone = version >= ver
  const more = isDone ? {} : { more: true }
  const hash = isVerified && isDone ? { hash: await fingerprintOf(db, scope) } : {}
  return { scope, version, rows, ...full, ...more, ...hash }
}

/**
 * isFull: the load begins at nothing, so what is dead need not be sent, but for the latest removal in
 * each list: the list was changed then.
 */
type View = { isOwner: boolean; isFull: boolean; isLong: boolean }

/** A row that was removed, and its last change as far as the device is told of it. */
type Removal = { run: RowRun; row: Row; stamp: Stamp }

async function readPage(
  db: Kysely<Database>,
  page: { scope: string; from: number; ver: number; budget: { bytes: number } },
  view: View,
): Promise<{ rows: string[]; version: number }> {
  const { scope, budget } = page
  const dead = new Map<string, boolean>()
  const rows: string[] = []
  const removals = new Map<string, Removal>()
  const upTo = (version: number) => {
    const latest = Array.from(removals.values(), ({ run, row }) => deadText(run, row, view) ?? [])
    return { rows: [...rows, ...latest.flat()], version }
  }
  let last = { ver: page.from, id: LAST_ID }
  for (let limit = FIRST_CHUNK; ; limit = CHUNK) {
    const chunk = await rowsBehind(db, { scope, ...last }, limit)
    if (view.isFull || !view.isOwner) await findDeadLists(db, { scope, runs: chunk }, dead)
    for (const run of chunk) {
      if (run.ver !== last.ver && budget.bytes <= 0) return upTo(last.ver)
      last = { ver: run.ver, id: run.id }
      const isListDead = dead.get(run.parent ?? '')
      const isInDeadList = run.kind === 'item' && isListDead === true
      const row = isInDeadList ? undefined : removedRow(run)
      const isDead = isInDeadList || row !== undefined
      if (isDead && view.isFull && (run.kind === 'item' || !view.isOwner)) {
        if (row && isListDead === false) noteRemoval(removals, { run, row }, view)
        continue
      }
      const sent = isDead ? deadText(run, row, view) : run.text
      if (sent === undefined) continue
      rows.push(sent)
      budget.bytes -= sent.length
    }
    const read = chunk.reduce((sum, { count }) => sum + count, 0)
    if (read < limit) return upTo(page.ver)
    if (!view.isLong) throw new LongPageError()
  }
}

/** The row, where it was deleted and nothing has brought it back. */
function removedRow(run: RowRun): Row | undefined {
  if (!run.isDeleted) return undefined
  const row = JSON.parse(run.text) as Row
  return isVisible(row) ? undefined : row
}

/**
 * What is dead as a device gets it; undefined when it has no use for it. Of what is deleted only its
 * owner gets the content, from whatever cursor: others may have been let in since (docs/sync.md step
 * 10). row: undefined where the list is deleted.
 */
function deadText(run: RowRun, row: Row | undefined, { isOwner }: View): string | undefined {
  if (isOwner) return run.text
  // Whoever has the list buries it with its items; restoring it sends them all again.
  if (!row?.del) return undefined
  return JSON.stringify({ ...row, cells: {}, del: { ...row.del, seen: {} } })
}

/** Keeps the latest removal in each list. A friend sees nothing of it but the removal itself. */
function noteRemoval(
  removals: Map<string, Removal>,
  removed: Pick<Removal, 'run' | 'row'>,
  { isOwner }: View,
): void {
  const { parent, del } = removed.row
  if (parent === null || !del) return
  const stamp = isOwner ? lastStamp(removed.row) : del.s
  if (stamp > (removals.get(parent)?.stamp ?? '')) removals.set(parent, { ...removed, stamp })
}

/** Notes which lists of the items are deleted. */
async function findDeadLists(
  db: Kysely<Database>,
  { scope, runs }: { scope: string; runs: readonly RowRun[] },
  dead: Map<string, boolean>,
): Promise<void> {
  const parents = runs.flatMap(({ parent }) => parent ?? [])
  const unknown = [...new Set(parents)].filter((id) => !dead.has(id))
  if (unknown.length === 0) return
  for (const list of await recordsOfScopes(db, [scope], unknown)) {
    dead.set(list.id, !isVisible(list))
  }
}

function pageBytes({ pageBytes: asked }: PullRequest): number {
  return Math.min(Math.max(asked ?? SYNC_PAGE_START_BYTES, 1), SYNC_PAGE_MAX_BYTES)
}
