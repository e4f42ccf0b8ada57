/** When lists were last changed: they count as updated with their items. docs/sync.md step 3. */
import { updatedMs } from '#shared/merge/record.ts'
import type { MirrorRow, Tx } from './store.ts'

/** Rows by id, as they were and as they are from now on; null: not at all. */
export type Changed = {
  ids: readonly string[]
  rows: readonly (MirrorRow | undefined)[]
  next: readonly (MirrorRow | null)[]
}

/**
 * For each list, the latest date among what changed in it, and whether no date became an earlier
 * one.
 */
type Dates = Map<string, { latest: number; isGrown: boolean }>

/** The dates of the lists of what changed. */
export function datesOf({ rows, next }: Changed): Dates {
  const dates: Dates = new Map()
  for (const [at, row] of next.entries()) {
    const old = rows[at]
    const { kind, id, parent } = row ?? old ?? {}
    const list = kind === 'list' ? id : kind === 'item' ? parent : undefined
    if (!list) continue
    // Items of a new list may have come before it: it has to ask them for their dates.
    const before = old ? updatedMs(old.rec) : kind === 'list' ? Infinity : 0
    const { latest = 0, isGrown = true } = dates.get(list) ?? {}
    const now = row?.updated ?? 0
    dates.set(list, { latest: Math.max(latest, now), isGrown: isGrown && now >= before })
  }
  return dates
}

/**
 * The lists that changed, or whose date did: a list counts as updated when one of its items was
 * (product §2, groceries). Where a date became an earlier one, all items of the list are looked at.
 */
export async function datedLists(tx: Tx, { next }: Changed, dates: Dates): Promise<MirrorRow[]> {
  const lists = next.filter((row) => row?.kind === 'list')
  const changed = new Map(lists.map((row) => [row?.id, row]))
  const stored = await tx.rows([...dates.keys()])
  const dated: MirrorRow[] = []
  for (const [at, [id, { latest, isGrown }]] of [...dates].entries()) {
    const before = stored[at]
    const row = changed.get(id) ?? before
    if (!row) continue
    const updated =
      isGrown && before
        ? Math.max(before.updated, latest)
        : Math.max(updatedMs(row.rec), await tx.latestUnder(id))
    dated.push({ ...row, updated, touched: (before?.touched ?? 0) + 1 })
  }
  return dated
}
