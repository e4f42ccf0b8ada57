/** A timer of the kitchen: it knows when it ends, not how long it has been running (product §2.cooking). */

export type Timer = {
  /** Of the phrase it was started from, so that the same words are the same timer. */
  id: string
  recipeId: string
  recipeTitle: string
  /** From 1. */
  step: number
  /** The first words of what is being timed. */
  name: string
  seconds: number
  /** More than `seconds` where the recipe names a range. */
  longest: number
  /** Unix ms; null while it is paused. */
  endsAt: number | null
  /** What is left while it is paused, in ms. */
  leftMs: number
  /** Unix ms since when it is paused; timers that older code paused have none. */
  pausedAt?: number
  /** Unix ms at which it rang; null before. */
  rungAt: number | null
}

export type TimerPlan = Omit<Timer, 'endsAt' | 'leftMs' | 'pausedAt' | 'rungAt'>
export type TimerState = 'running' | 'paused' | 'over'

/** Timers of yesterday's dinner are forgotten. */
const TIMER_KEPT_MS = 12 * 60 * 60 * 1000

/** A timer that ended while nomnom was closed still rings within this time; later it is only shown. */
const LATE_RING_MS = 60 * 60 * 1000

/** A timer that begins now. */
export function startTimer(plan: TimerPlan, now: number): Timer {
  const ms = plan.seconds * 1000
  return { ...plan, endsAt: now + ms, leftMs: ms, rungAt: null }
}

/** ms until it ends; 0 once it has. */
export function msLeft({ endsAt, leftMs }: Timer, now: number): number {
  return Math.max(0, endsAt === null ? leftMs : endsAt - now)
}

/** How it stands. */
export function stateOf(timer: Timer, now: number): TimerState {
  if (timer.endsAt === null) return 'paused'
  return timer.endsAt > now ? 'running' : 'over'
}

/** Stops the clock, or lets it go on. A timer that is over stays so. */
export function holdOrGo(timer: Timer, now: number): Timer {
  if (timer.endsAt === null) return { ...timer, endsAt: now + timer.leftMs }
  const leftMs = msLeft(timer, now)
  return leftMs === 0 ? timer : { ...timer, endsAt: null, leftMs, pausedAt: now }
}

/** Goes on after the end: to the longer end of the range the first time, then a minute each. */
export function extend(timer: Timer, now: number): Timer {
  const seconds = timer.longest > timer.seconds ? timer.longest : timer.seconds + 60
  const more = (seconds - timer.seconds) * 1000
  return { ...timer, seconds, longest: seconds, endsAt: now + more, leftMs: more, rungAt: null }
}

/** Whether it is still shown; what ended or was paused long ago is not. */
export function isKept({ endsAt, rungAt, pausedAt }: Timer, now: number): boolean {
  return now - (rungAt ?? endsAt ?? pausedAt ?? now) < TIMER_KEPT_MS
}

/** When it is to ring: null when it has, is paused, or ended too long ago. */
export function ringsAt({ endsAt, rungAt }: Timer, now: number): number | null {
  return endsAt === null || rungAt !== null || now - endsAt > LATE_RING_MS ? null : endsAt
}
