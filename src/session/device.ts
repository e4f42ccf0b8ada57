/** Whose data lies on this device, without the code that opens databases unless it is needed. */
import { readLeaving, rememberedUsers, rememberUser } from './device-users.ts'
import { currentUser } from './session.ts'

/**
 * Before anything is shown: notes whose data is kept here from now on, or finishes a sign-out that
 * was cut short.
 */
export async function settleDevice(): Promise<void> {
  const user = currentUser()
  if (user !== null) return await rememberUser(user.id)
  if ((await readLeaving()) !== null) await (await deviceData()).finishLeaving()
}

/** The mirrors of everybody but the user of the session are emptied, their unsent changes kept. */
export async function emptyOtherMirrors(): Promise<void> {
  if ((await rememberedUsers()).length > 0) await (await deviceData()).emptyOtherMirrors()
}

/** How many changes wait here for their owners to sign in. */
export async function countWaiting(): Promise<number> {
  if ((await rememberedUsers()).length === 0) return 0
  return await (await deviceData()).countWaiting()
}

function deviceData() {
  return import('./device.data.ts')
}
