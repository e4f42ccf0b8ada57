/** What the sign-in screen knows about this device. */
import { useLoaded } from '#page/use-loaded.ts'
import { countWaiting } from '#session/device.ts'

/** How many changes wait on this device for somebody to sign in; 0 until that is known. */
export function useWaitingChanges(): number {
  return useLoaded(countWaiting) ?? 0
}
