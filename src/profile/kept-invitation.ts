/** What becomes of an invitation that waits in this browser (#session/invitation.ts). */
import { INVITATION_KEY } from '#session/invitation.ts'

/** Behind what is kept of one that shall not stand in the way. */
const ASIDE = ' aside'

const listeners = new Set<() => void>()

/** Forgets it: it was taken, refused or given up. */
export function forgetInvitation(): void {
  keep(() => null)
}

/** Puts it aside, where it stays until it is looked at again, or takes it up. */
export function putAside(isAside: boolean): void {
  keep((kept) => kept.replace(ASIDE, '') + (isAside ? ASIDE : ''))
}

/** Whether the one that waits was put aside. */
export function isPutAside(): boolean {
  try {
    return localStorage.getItem(INVITATION_KEY)?.endsWith(ASIDE) === true
  } catch {
    // Storage is switched off: there is none.
    return false
  }
}

/** Calls back when something becomes of it here; answers what stops that. */
export function onInvitation(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keep(change: (kept: string) => string | null): void {
  try {
    const next = change(localStorage.getItem(INVITATION_KEY) ?? '')
    if (next === null) localStorage.removeItem(INVITATION_KEY)
    else localStorage.setItem(INVITATION_KEY, next)
  } catch {
    // Storage is switched off: there is none.
  }
  for (const listener of listeners) listener()
}
