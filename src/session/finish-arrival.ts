/** Takes over the session that a link from a mail carries in its fragment, or leaves it. */
import { renewSession } from '#db/renewing.ts'
import { sessionStore } from '#db/session-store.ts'
import { emptyOtherMirrors } from './device.ts'
import { authClient, followRecord, settleArrival } from './session.ts'
import { revokeSession } from './sign-out.ts'
import { TEXT } from '#shared/errors.ts'

/** Ends with the session stored and the fragment gone, or with the reason why not. */
export async function finishArrival(): Promise<void> {
  const before = await sessionStore.readRecord()
  const reason = await signInFromFragment()
  if (reason === null) {
    const after = await sessionStore.readRecord()
    // The session from before is still open at the provider, and nobody holds its tokens any more.
    if (before !== null && after !== null && before.accessToken !== after.accessToken) {
      await revokeSession(before.accessToken)
    }
    await emptyOtherMirrors()
  }
  await followRecord()
  settleArrival(reason === null ? null : { kind: 'refused', code: 'link_failed', reason })
}

/**
 * A link of whoever is signed in, such as one that confirms a new address: their session goes on, which
 * may have its second step, and that of the link ends. Where theirs is over, the link's is taken over.
 */
export async function keepSession(accessToken: string): Promise<void> {
  const before = await sessionStore.readSession()
  // What the link has changed of the account comes with the renewal.
  const outcome = await renewSession(before?.accessToken ?? null)
  if (outcome.kind === 'refused' || outcome.kind === 'absent') return finishArrival()
  history.replaceState(history.state, '', location.pathname + location.search)
  await revokeSession(accessToken)
  await followRecord()
  settleArrival()
}

/** Stays with who is signed in: the session of the link ends, and the page loads without it. */
export async function declineArrival(accessToken: string): Promise<void> {
  await revokeSession(accessToken)
  location.replace('/')
}

async function signInFromFragment(): Promise<string | null> {
  try {
    const auth = await authClient()
    const { error } = await auth.initialize()
    return error?.message ?? null
  } catch (error) {
    return error instanceof Error ? error.message : TEXT.anErrorOccurred
  }
}
