/** What becomes of an invitation that waits in this browser (#session/invitation.ts). */
import { keep, readKept } from '#page/kept.ts'
import { INVITATION_KEY, waitingInvitation } from '#session/invitation.ts'
import { createListeners } from '#ui/listeners.ts'

/** Behind what is kept of one that shall not stand in the way. */
const ASIDE = ' aside'

const { subscribe, tell } = createListeners()

/** Calls back when something becomes of it here; answers what stops that. */
export const onInvitation = subscribe

/** Forgets the one of a secret: it was taken, refused or given up. One that was opened since stays. */
export function forgetInvitation(secret: string): void {
  if (waitingInvitation() === secret) keep(INVITATION_KEY, null)
  tell()
}

/** Puts it aside, where it stays until it is looked at again, or takes it up. */
export function putAside(isAside: boolean): void {
  const kept = readKept(INVITATION_KEY)?.replace(ASIDE, '') ?? ''
  keep(INVITATION_KEY, kept + (isAside ? ASIDE : ''))
  tell()
}

/** Whether the one that waits was put aside. */
export function isPutAside(): boolean {
  return readKept(INVITATION_KEY)?.endsWith(ASIDE) === true
}
