/** Reading again after commits, in whatever tab or worker they were made, and what they changed. */
import { Dexie, mergeRanges, RangeSet, type ObservabilitySet } from 'dexie'
import type { NomnomDb } from '#db/db.ts'
import type { MirrorRow } from '#db/store.ts'

/** The ids of records that commits have changed; 'all': nobody can say. */
export type Changed = ReadonlySet<string> | 'all'

/** read: reads anew what has changed; it is never called again before it has ended. */
type Watching = {
  db: NomnomDb
  read(changed: Changed, hasLeft: () => boolean): Promise<void>
  /** Hears why nothing could be read. */
  onError?(error: unknown): void
}

/**
 * Reads now, 'all', and after each commit, together with those that came while it read.
 * readAgain: reads 'all' once more. stop: ends it.
 */
export function watchMirror({ db, read, onError }: Watching): {
  readAgain: () => void
  stop: () => void
} {
  let changed: Changed = 'all'
  let isDue = false
  let isReading = false
  let isLeft = false

  const readDue = async () => {
    isReading = true
    while (isDue) {
      const now = changed
      changed = new Set()
      isDue = false
      await read(now, () => isLeft)
    }
    isReading = false
  }
  const note = (what: Changed) => {
    changed = what === 'all' || changed === 'all' ? 'all' : new Set([...changed, ...what])
    isDue = true
    if (!isReading) readDue().catch(fail)
  }
  // Where the browser has closed the database, the next commit finds it open again.
  const fail = (error: unknown) => {
    isReading = false
    changed = 'all'
    onError?.(error)
  }
  const onMutation = (parts: ObservabilitySet) => {
    note('all' in parts ? 'all' : idsIn(parts[`idb://${db.dexie.name}/records/`]))
  }
  Dexie.on('storagemutated', onMutation)
  note('all')
  const stop = () => {
    isLeft = true
    isDue = false
    Dexie.on.storagemutated.unsubscribe(onMutation)
  }
  return { readAgain: () => note('all'), stop }
}

/**
 * Reads rows that were changed into what is held by id: what `valueOf` makes of them, nothing of others.
 * Says whether that is another one now; null: that takes all of it, because names and rights stand on
 * everything, and what has left without a trace may have been of them.
 */
export async function patch<T>(
  db: NomnomDb,
  changed: ReadonlySet<string>,
  [held, valueOf]: [Map<string, T>, (row: MirrorRow) => T | undefined],
): Promise<boolean | null> {
  const ids = [...changed]
  const rows = await db.tables.records.bulkGet(ids)
  let isOther = false
  for (const [at, id] of ids.entries()) {
    const row = rows[at]
    if (row ? row.kind === 'friendship' || id === db.userId : !held.has(id)) return null
    const value = row && valueOf(row)
    if (value) held.set(id, value)
    else if (!held.delete(id)) continue
    isOther = true
  }
  return isOther
}

function idsIn(records: ObservabilitySet[string] | undefined): Changed {
  // From another tab or the worker it comes as plain data.
  const ranges = new RangeSet()
  if (records) mergeRanges(ranges, records)
  const ids = new Set<string>()
  for (const { from, to } of ranges) {
    if (from !== to) return 'all'
    ids.add(String(from))
  }
  return ids
}
