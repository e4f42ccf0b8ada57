/** Takes over the session that a link from a mail carries in its fragment. */
import { emptyOtherMirrors } from './device.ts'
import { authClient, followRecord, settleArrival } from './session.ts'
import { TEXT } from '#shared/errors.ts'

/** Ends with the session stored and the fragment gone, or with the reason why not. */
export async function finishArrival(): Promise<void> {
  const reason = await signInFromFragment()
  if (reason === null) await emptyOtherMirrors()
  await followRecord()
  settleArrival(reason === null ? null : { kind: 'refused', code: 'link_failed', reason })
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
