/** The first load of this device, for the screens that would say something untrue before its end. */
import { useMemo, useState } from 'react'
import { useLive } from './use-live.ts'
import { useLeaving } from '#ui/use-while.ts'
import { readFirstLoad, type FirstLoad } from '#db/read-first-load.ts'
import { useDevice } from './device-state.ts'
import { createPace, type WithLoad } from './load-pace.ts'
import { currentDb } from './mirror.ts'

export { readFirstLoad, type FirstLoad } from '#db/read-first-load.ts'

/** The first load of this device; null once everything is here, undefined while that is read. */
export function useFirstLoad(): FirstLoad | null | undefined {
  const isLoaded = useDevice((device) => device.isLoaded)
  const load = useLive(
    () => (isLoaded === false ? readFirstLoad(currentDb(), navigator.onLine) : undefined),
    isLoaded,
  )
  return isLoaded === true ? null : load
}

/**
 * As useLive, for what a first load changes at each page that it writes: at its own pace until that
 * is over (load-pace.ts), and anew when `key` changes. undefined while the mirror is being read.
 */
export function useLoadedQuery<T extends WithLoad>(
  read: () => Promise<T>,
  key: unknown = null,
): T | undefined {
  const [turn, setTurn] = useState(0)
  const [pace] = useState(() => createPace<T>(() => setTurn((before) => before + 1)))
  useLeaving(pace.stop)
  return useLive(
    () => pace.take(read),
    useMemo(() => ({ turn, key }), [turn, key]),
  )
}
