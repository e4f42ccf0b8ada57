/**
 * Writes a page of one scope into the mirror: its rows, what a full load did not deliver, its cursor.
 * docs/sync.md steps 14 and 15.
 */
import type { Row } from '#shared/merge/record.ts'
import type { SyncScope } from '#shared/schemas/sync.ts'
import { heldVersion } from './held-version.ts'
import { keepHeld, type Compared } from './reassert.ts'
import { addBases, authorOf, dropBases, replaceBases, type ServerState } from './recompute.ts'
import { DELETED, type Mirror, type Tx } from './store.ts'

/** How many rows one transaction writes: more would delay a tap, fewer would cost too many transactions. */
export const SLICE_ROWS = 400

/** Runs a transaction of the run that asked; rejects once another one took over. */
export type Write = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

type Page = { scope: SyncScope; isFull: boolean; askedFrom: number | undefined }

/** The load that rows belong to, and whether the page is written with its end. */
type Written = { load: number; hasEnded: boolean }

/** Applies a page of one scope; one that came too late changes nothing. */
export async function applyScope(
  write: Write,
  mirror: Mirror,
  { scope, askedFrom }: { scope: SyncScope; askedFrom: number | undefined },
): Promise<void> {
  // From 0 the server tells of all that lives and of little that was removed.
  const isFull = scope.full === true || askedFrom === undefined || askedFrom <= 0
  const page = { scope, isFull, askedFrom }
  let written = await write((tx) => writeSlice(tx, mirror, { page, at: 0 }))
  for (let at = SLICE_ROWS; written && at < scope.rows.length; at += SLICE_ROWS) {
    const { load } = written
    written = await write((tx) => writeSlice(tx, mirror, { page, at, load }))
  }
  if (!written || written.hasEnded) return
  const { load } = written
  await removeUndelivered(write, mirror, { scope: scope.scope, load })
  await write((tx) => endPage(tx, { scope, load }))
}

/** Writes the rows of a page from `at` on; the first ones with its beginning, the last with its end. */
async function writeSlice(
  tx: Tx,
  mirror: Mirror,
  { page, at, load: known }: { page: Page; at: number; load?: number },
): Promise<Written | null> {
  const { scope, rows } = page.scope
  const load = known ?? (await beginLoad(tx, page))
  if (load === null) return null
  await takeOver(tx, mirror, statesOf(rows.slice(at, at + SLICE_ROWS), scope, load))
  const hasEnded = at + SLICE_ROWS >= rows.length && (await isWhole(tx, page.scope))
  if (hasEnded) await endPage(tx, { scope: page.scope, load })
  return { load, hasEnded }
}

function statesOf(rows: readonly Row[], scope: string, load: number): ServerState[] {
  return rows.map(({ ver, ...rec }) => ({ rec, ver, scope, load }))
}

/**
 * Whether no row has to be removed after this page: further pages follow, no load ends with it, or
 * the load began with nothing here.
 */
async function isWhole(tx: Tx, { scope, more }: SyncScope): Promise<boolean> {
  const state = await tx.scope(scope)
  return more === true || !state?.loading || state.bare === true
}

/** The number of the load that rows belong to; null when the page is one that came too late. */
async function beginLoad(tx: Tx, page: Page): Promise<number | null> {
  const { scope } = page.scope
  const state = await tx.scope(scope)
  if (!page.isFull) return state && state.cursor >= (page.askedFrom ?? 0) ? state.load : null
  const meta = await tx.meta()
  const load = meta.loads + 1
  await tx.putMeta({ ...meta, loads: load })
  // The cursor is stored with the end of the page, so that an interrupted first page starts again.
  const saving = state?.saving === true ? { saving: true } : {}
  const verified = state?.verified === undefined ? {} : { verified: state.verified }
  const isBare = (await tx.rowIdsInScope(scope)).length === 0
  await tx.putScope({
    scope,
    cursor: -1,
    load,
    loading: true,
    behind: true,
    ...(isBare ? { bare: true } : {}),
    ...saving,
    ...verified,
  })
  return load
}

async function takeOver(tx: Tx, mirror: Mirror, states: readonly ServerState[]): Promise<void> {
  const meta = await tx.meta()
  const me = authorOf(mirror.userId, meta)
  const scope = states[0]?.scope ?? ''
  const { saving = false, bare = false } = (await tx.scope(scope)) ?? {}
  if (saving) {
    const rows = await tx.rows(states.map(({ rec }) => rec.id))
    const compared = states.flatMap(({ rec, load }, at): Compared[] => {
      const held = rows[at]
      return held && held.load < load ? [{ held, now: rec }] : []
    })
    await keepHeld(tx, mirror, { scope, compared })
  }
  await replaceBases(tx, me, bare && !saving ? await addBases(tx, me, states) : states)
}

/** After a full load: what it did not deliver is not on the server any more. */
async function removeUndelivered(
  write: Write,
  mirror: Mirror,
  { scope, load }: { scope: string; load: number },
): Promise<void> {
  const ids = await write(async (tx) => {
    const state = await tx.scope(scope)
    if (!state?.loading) return []
    const all = await tx.rowIdsInScope(scope)
    return state.saving ? await listsFirst(tx, all) : all
  })
  for (let at = 0; at < ids.length; at += SLICE_ROWS) {
    await write(async (tx) => {
      const rows = await tx.rows(ids.slice(at, at + SLICE_ROWS))
      const stale = rows.filter((row) => row !== undefined && row.ver > 0 && row.load < load)
      const me = authorOf(mirror.userId, await tx.meta())
      if ((await tx.scope(scope))?.saving) {
        const compared = stale.flatMap((held): Compared[] => (held ? [{ held, now: null }] : []))
        await keepHeld(tx, mirror, { scope, compared })
      }
      await dropBases(
        tx,
        me,
        stale.map((row) => row?.id ?? ''),
      )
    })
  }
}

/** Items can be given back only once their list is there. */
async function listsFirst(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const lists = [...(await tx.rowsShown('list')), ...(await tx.rowsShown(DELETED))]
  const isList = new Set(lists.map(({ id }) => id))
  return [...ids.filter((id) => isList.has(id)), ...ids.filter((id) => !isList.has(id))]
}

/** Stores the cursor: everything up to it is in the mirror now. */
async function endPage(tx: Tx, { scope, load }: { scope: SyncScope; load: number }): Promise<void> {
  const state = await tx.scope(scope.scope)
  const cursor = Math.max(state?.cursor ?? -1, scope.version)
  const behind = scope.more === true
  const loading = state?.loading === true && behind
  const saving = state?.saving === true && behind ? { saving: true } : {}
  const verified = state?.verified === undefined ? {} : { verified: state.verified }
  // A load that has not come to its end holds nothing for sure.
  const held = behind && state && !loading ? { held: heldVersion(state) } : {}
  const bare = loading && state?.bare === true ? { bare: true } : {}
  const about = { scope: scope.scope, cursor, load, loading, behind }
  await tx.putScope({ ...about, ...bare, ...held, ...saving, ...verified })
}
