/** The first load of this device, for the screens that would say something untrue before its end. */
import { useLiveQuery } from 'dexie-react-hooks'
import { readFirstLoad, type FirstLoad } from '#db/read-first-load.ts'
import { useDevice } from './device-state.ts'
import { currentDb } from './mirror.ts'

export { readFirstLoad, type FirstLoad } from '#db/read-first-load.ts'

/** The first load of this device; null once everything is here, undefined while that is read. */
export function useFirstLoad(): FirstLoad | null | undefined {
  const isLoaded = useDevice((device) => device.isLoaded)
  const load = useLiveQuery(
    () => (isLoaded === false ? readFirstLoad(currentDb(), navigator.onLine) : undefined),
    [isLoaded],
  )
  return isLoaded === true ? null : load
}
