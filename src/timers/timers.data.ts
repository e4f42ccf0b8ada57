/** The timers of this device. They are kept with the time at which they end, so closing loses none. */
import { liveQuery } from 'dexie'
import { useEffect } from 'react'
import { useLive } from '#exchange/use-live.ts'
import { currentDb } from '#exchange/mirror.ts'
import type { NomnomDb } from '#db/db.ts'
import { notify } from '#ui/notify.ts'
import { allowSound, ring as ringAloud, silence } from './timer-alarm.ts'
import { isKept, ringsAt, startTimer, type Timer, type TimerPlan } from './timer.ts'

const PREFIX = 'timer:'

/** All timers, the one that ends first in front; undefined while they are read. */
export function useTimers(): Timer[] | undefined {
  return useLive(() => readTimers(currentDb()))
}

/** From the time when this is shown, what is on the stove rings on every screen. */
export function useRinging(): void {
  useEffect(watchTimers, [])
}

/** Starts a timer. Called from a press, because only that allows sound. */
export async function beginTimer(plan: TimerPlan): Promise<void> {
  allowSound()
  const db = currentDb()
  await put(db, startTimer(plan, db.clock()))
  watchTimers()
}

/** Changes a timer that is still there. */
export async function changeTimer(
  id: string,
  change: (timer: Timer, now: number) => Timer,
): Promise<void> {
  const db = currentDb()
  await db.dexie.transaction('rw', db.tables.local, async () => {
    const row = await db.tables.local.get(PREFIX + id)
    if (row) await put(db, change(row.value as Timer, db.clock()))
  })
  await quieten()
}

/** Takes a timer away. */
export async function endTimer(id: string): Promise<void> {
  await currentDb().tables.local.delete(PREFIX + id)
  await quieten()
}

/** Takes a timer away that has not rung, with a way back: it goes on as if nothing had happened. */
export async function giveUpTimer(timer: Timer): Promise<void> {
  await endTimer(timer.id)
  const back = async () => {
    await put(currentDb(), timer)
    watchTimers()
  }
  notify.undo(`Ended: ${timer.name}`, () => void back(), 'timer')
}

let watched: NomnomDb | null = null

/** From now on timers ring when they end. A second call does nothing. */
function watchTimers(): void {
  const db = currentDb()
  if (watched === db) return
  watched = db
  let wait: ReturnType<typeof setTimeout> | undefined
  let timers: Timer[] = []
  const look = () => {
    clearTimeout(wait)
    const now = db.clock()
    const times = timers.map((timer) => ({ timer, at: ringsAt(timer, now) }))
    for (const { timer, at } of times) if (at !== null && at <= now) void ring(db, timer)
    const next = times.flatMap(({ at }) => (at !== null && at > now ? [at] : []))
    if (next.length > 0) wait = setTimeout(look, Math.min(...next) - now)
  }
  liveQuery(() => readTimers(db)).subscribe({
    next(found) {
      timers = found
      look()
    },
    // The database was closed, at sign-out: nothing rings any more.
    error: () => clearTimeout(wait),
  })
  // Timeouts stand still while a phone sleeps, so the timers are checked when it wakes.
  document.addEventListener('visibilitychange', look)
}

/** Rings once, even if several windows are open: the first to note it in the database does. */
async function ring(db: NomnomDb, timer: Timer): Promise<void> {
  const isFirst = await db.dexie.transaction('rw', db.tables.local, async () => {
    const row = await db.tables.local.get(PREFIX + timer.id)
    const current = row?.value as Timer | undefined
    if (!current || current.endsAt !== timer.endsAt || current.rungAt !== null) return false
    await put(db, { ...current, rungAt: db.clock() })
    return true
  })
  if (!isFirst) return
  ringAloud(timer)
  // The cooking screen shows its timers itself, so it needs no toast.
  if (/\/prepare\/?$/.test(location.pathname)) return
  const run = () => void endTimer(timer.id)
  notify.call(`Time is up: ${timer.name}`, { label: 'Stop', icon: 'timer', run })
}

/** Stops the sound once no timer that is over is left. */
async function quieten(): Promise<void> {
  const db = currentDb()
  const now = db.clock()
  const timers = await readTimers(db)
  if (timers.some(({ endsAt }) => endsAt !== null && endsAt <= now)) return
  silence()
}

/** All timers of a device, the one that ends first in front. */
export async function readTimers(db: NomnomDb): Promise<Timer[]> {
  const rows = await db.tables.local.where('key').startsWith(PREFIX).toArray()
  const now = db.clock()
  return rows
    .map(({ value }) => value as Timer)
    .filter((timer) => isKept(timer, now))
    .toSorted((a, b) => (a.endsAt ?? Infinity) - (b.endsAt ?? Infinity))
}

async function put(db: NomnomDb, timer: Timer): Promise<void> {
  await db.tables.local.put({ key: PREFIX + timer.id, value: timer })
}
