/** The end of an invitation that waits in this browser (#session/invitation.ts). */
import { INVITATION_KEY } from '#session/invitation.ts'

const listeners = new Set<() => void>()

/** Forgets it: it was taken, refused or given up. */
export function forgetInvitation(): void {
  try {
    localStorage.removeItem(INVITATION_KEY)
  } catch {
    // Storage is switched off: there is none.
  }
  for (const listener of listeners) listener()
}

/** Calls back when it is forgotten here; answers what stops that. */
export function onInvitation(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
