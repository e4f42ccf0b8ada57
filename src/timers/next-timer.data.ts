/** The timer that screens outside of the kitchen show: one glance, and the way back to the stove. */
import { useLive } from '#exchange/use-live.ts'
import { currentDb } from '#exchange/mirror.ts'
import { useNow } from '#page/use-now.ts'
import { readRecipe } from '#db/read-records.ts'
import { formatSeconds } from './durations.ts'
import { msLeft, stateOf, type Timer, type TimerState } from './timer.ts'
import { readTimers } from './timers.data.ts'

export type NextTimer = {
  state: TimerState
  /** What is left, as a clock shows it. */
  left: string
  what: string
  /** How many there are besides. */
  others: number
  /** Where it is cooked. */
  path: string
}

const SECOND_MS = 1000

/** The timer that ends first, of the recipes that are still there; null when there is none. */
export function useNextTimer(): NextTimer | null {
  const timers = useLive(readCooking) ?? []
  const [timer, ...others] = timers
  const now = useNow((time) =>
    timer && stateOf(timer, time) === 'running'
      ? msLeft(timer, time) % SECOND_MS || SECOND_MS
      : null,
  )
  if (!timer) return null
  const { name, step, recipeTitle, recipeId } = timer
  return {
    state: stateOf(timer, now),
    left: formatSeconds(Math.ceil(msLeft(timer, now) / SECOND_MS)),
    what: `${name}, step ${step}, ${recipeTitle}`,
    others: others.length,
    path: `/recipes/${recipeId}/prepare`,
  }
}

async function readCooking(): Promise<Timer[]> {
  const db = currentDb()
  const timers = await readTimers(db)
  const recipes = await Promise.all(timers.map(({ recipeId }) => readRecipe(db, recipeId)))
  return timers.filter((_, at) => recipes[at] !== null)
}
