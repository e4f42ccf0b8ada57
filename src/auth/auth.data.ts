/** What the sign-in screen knows about this device. */
import { useLoaded } from '#page/use-loaded.ts'
import { countWaiting } from '#session/device.ts'
import { rememberedUsers } from '#session/device-users.ts'

/** How many changes wait on this device for somebody to sign in; 0 until that is known. */
export function useWaitingChanges(): number {
  return useLoaded(countWaiting) ?? 0
}

/**
 * Whether somebody's data is still here although nobody is signed in: the server has ended their session,
 * or they kept it when they left. False until that is known.
 */
export function useEndedSession(): boolean {
  return useLoaded(async () => (await rememberedUsers()).length > 0) ?? false
}
