/** What the sign-in screen knows about this device. */
import { useLoaded } from '#page/use-loaded.ts'
import { countWaiting, isMirrorLeft } from '#session/device.ts'

/** How many changes wait on this device for somebody to sign in; 0 until that is known. */
export function useWaitingChanges(): number {
  return useLoaded(countWaiting) ?? 0
}

/**
 * Whether somebody's data is still here although nobody is signed in, because their session has ended and
 * not because they left. False until that is known.
 */
export function useEndedSession(): boolean {
  return useLoaded(isMirrorLeft) ?? false
}
