/**
 * The cards of all records of a kind, in memory and never the truth: read once, then patched from the
 * commits that changed them, in whatever tab or worker those were made. What this page was not told is
 * read again as a whole. Full records are read by the screen that shows one.
 */
import { Dexie, mergeRanges, RangeSet, type ObservabilitySet } from 'dexie'
import type { NomnomDb } from '#db/db.ts'
import { readFirstLoad, type FirstLoad } from '#db/read-first-load.ts'
import { readPeople, rowsShown, type People } from '#db/read-people.ts'
import type { MirrorRow } from '#db/store.ts'
import { restAfter } from './load-pace.ts'

/** updatedAt: Unix ms; newest first is the order. */
type Card = { id: string; updatedAt: number }

/** load: the first load of this device, until it is over. */
export type Cards<C> = { cards: readonly C[]; load: FirstLoad | null }

export type CardKind<C extends Card> = {
  kind: MirrorRow['kind']
  cardOf(row: MirrorRow, people: People): C
  /** So many fill the first screens of any device; the others are read when `whenIdle` resolves. */
  first: number
  whenIdle(): Promise<void>
  isOnline(): boolean
}

/** What a commit has changed; 'all': nobody can say. */
type Changed = Set<string> | 'all'

/**
 * Tells of the cards, newest first, now and after each commit that changed any of them. Returns what
 * ends that.
 */
export function watchCards<C extends Card>(
  db: NomnomDb,
  of: CardKind<C>,
  next: (cards: Cards<C>) => void,
): () => void {
  const cards = new Map<string, C>()
  let people: People | undefined
  let load: FirstLoad | null = null
  let changed: Changed = 'all'
  let isDue = false
  let isIdle = false
  let isReading = false
  let hasLeft = false

  const readAll = async () => {
    const limit = isIdle && load === null ? undefined : of.first
    const [rows, everybody] = await Promise.all([rowsShown(db, of.kind, limit), readPeople(db)])
    people = everybody
    cards.clear()
    for (const row of rows) cards.set(row.id, of.cardOf(row, everybody))
    if (rows.length === limit && !isIdle) {
      void of.whenIdle().then(() => {
        isIdle = true
        note('all')
      })
    }
    return true
  }

  /** Whether any card is another one now; null: that takes all of them. */
  const patch = async (ids: readonly string[]): Promise<boolean | null> => {
    const rows = await db.tables.records.bulkGet([...ids])
    let isOther = false
    for (const [at, id] of ids.entries()) {
      const row = rows[at]
      if (!people || !isKnown(row, cards.has(id), db.userId)) return null
      if (row?.shown === of.kind) cards.set(id, of.cardOf(row, people))
      else if (!cards.delete(id)) continue
      isOther = true
    }
    return isOther
  }

  const read = async () => {
    isReading = true
    while (isDue) {
      const now = changed
      changed = new Set()
      isDue = false
      const before = load
      const begunAt = performance.now()
      const [after, isOther] = await Promise.all([
        readFirstLoad(db, of.isOnline()),
        now === 'all' ? readAll() : patch([...now]),
      ])
      load = after
      // Once everything has come, what a load has brought since the first cards is read too.
      if (isOther === null || (before !== null && load === null)) await readAll()
      if (hasLeft) return
      if (isOther !== false || !isSame(load, before)) next({ cards: newestFirst(cards), load })
      if (load) await new Promise((resolve) => setTimeout(resolve, restAfter(begunAt)))
    }
    isReading = false
  }

  const note = (what: Changed) => {
    changed = what === 'all' || changed === 'all' ? 'all' : new Set([...changed, ...what])
    isDue = true
    if (!isReading) read().catch(fail)
  }
  // Where the browser has closed the database, the next commit finds it open again.
  const fail = () => {
    isReading = false
    changed = 'all'
  }
  const onMutation = (parts: ObservabilitySet) => {
    const what = changedBy(parts, db.dexie.name)
    if (what) note(what)
  }
  Dexie.on('storagemutated', onMutation)
  note('all')
  return () => {
    hasLeft = true
    Dexie.on.storagemutated.unsubscribe(onMutation)
  }
}

/** Names and rights stand on every card; what has left without a trace may have been of them. */
function isKnown(row: MirrorRow | undefined, isCard: boolean, me: string): boolean {
  if (row === undefined) return isCard
  return row.kind !== 'friendship' && row.id !== me
}

function newestFirst<C extends Card>(cards: Map<string, C>): C[] {
  return [...cards.values()].sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1))
}

function isSame(one: FirstLoad | null, other: FirstLoad | null): boolean {
  return one?.isComing === other?.isComing && one?.entries === other?.entries
}

/** The records that a commit has changed, none where it says how far the load is; null: neither. */
function changedBy(parts: ObservabilitySet, database: string): Changed | null {
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
