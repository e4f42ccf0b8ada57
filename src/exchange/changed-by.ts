/** Which records a commit has changed, in whatever tab or worker it was made: Dexie tells all of them. */
import { mergeRanges, RangeSet, type ObservabilitySet } from 'dexie'

/** The ids of records; 'all': nobody can say. */
export type Changed = ReadonlySet<string> | 'all'

/** What a commit has changed, nothing where it says how far the load is; null: neither. */
export function changedBy(parts: ObservabilitySet, database: string): Changed | null {
  if ('all' in parts) return 'all'
  const of = (table: string) => parts[`idb://${database}/${table}/`]
  const records = of('records')
  if (!records) return of('meta') || of('scopes') ? new Set() : null
  // From another tab or the worker it comes as plain data.
  const ranges = new RangeSet()
  mergeRanges(ranges, records)
  const ids = new Set<string>()
  for (const { from, to } of ranges) {
    if (from !== to) return 'all'
    ids.add(String(from))
  }
  return ids
}

/** What two commits have changed. */
export function together(one: Changed, other: Changed): Changed {
  return one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other])
}
