/**
 * The cards of all records of a kind, in memory and never the truth: read once, then patched from the
 * commits that changed them, in whatever tab or worker those were made. What this page was not told is
 * read again as a whole. Full records are read by the screen that shows one.
 */
import type { NomnomDb } from '#db/db.ts'
import { readFirstLoad, type FirstLoad } from '#db/read-first-load.ts'
import { readPeople, rowsShown, type People } from '#db/read-people.ts'
import type { MirrorRow } from '#db/store.ts'
import { restAfter } from './load-pace.ts'
import { patch, watchMirror } from './watch-mirror.ts'

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

/** onError: hears why nothing could be read. */
type Told<C> = { next(cards: Cards<C>): void; onError?(error: unknown): void }

/**
 * Tells of the cards, newest first, now and after each commit that changed any of them. Returns what
 * ends that.
 */
export function watchCards<C extends Card>(
  db: NomnomDb,
  of: CardKind<C>,
  { next, onError }: Told<C>,
): () => void {
  const cards = new Map<string, C>()
  let people: People | undefined
  let load: FirstLoad | null = null
  let isIdle = false

  const readAll = async () => {
    const limit = isIdle && load === null ? undefined : of.first
    const [rows, everybody] = await Promise.all([rowsShown(db, of.kind, limit), readPeople(db)])
    people = everybody
    cards.clear()
    for (const row of rows) cards.set(row.id, of.cardOf(row, everybody))
    if (rows.length === limit && !isIdle) {
      void of.whenIdle().then(() => {
        isIdle = true
        readAgain()
      })
    }
    return true
  }

  const card = (row: MirrorRow) =>
    row.shown === of.kind && people ? of.cardOf(row, people) : undefined

  const { readAgain, stop } = watchMirror({
    db,
    ...(onError && { onError }),
    async read(changed, hasLeft) {
      const before = load
      const begunAt = performance.now()
      const [after, isOther] = await Promise.all([
        readFirstLoad(db, of.isOnline()),
        changed === 'all' ? readAll() : patch(db, changed, [cards, card]),
      ])
      load = after
      // Once everything has come, what a load has brought since the first cards is read too.
      if (isOther === null || (before !== null && load === null)) await readAll()
      if (hasLeft()) return
      if (isOther !== false || !isSame(load, before)) next({ cards: newestFirst(cards), load })
      if (load) await new Promise((resolve) => setTimeout(resolve, restAfter(begunAt)))
    },
  })
  return stop
}

function newestFirst<C extends Card>(cards: Map<string, C>): C[] {
  return [...cards.values()].sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1))
}

function isSame(one: FirstLoad | null, other: FirstLoad | null): boolean {
  return one?.isComing === other?.isComing && one?.entries === other?.entries
}
