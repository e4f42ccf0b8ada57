/** Whose data lies on this device, without the code that opens databases unless it is needed. */
import { reportError } from '#page/report-error.ts'
import { readLeaving, rememberedUsers, rememberUser } from './device-users.ts'
import { currentUser } from './session.ts'

/**
 * Before anything is shown: notes whose data is kept here from now on, or finishes a sign-out that
 * was cut short. Resolves to whether somebody is signed in of whom nothing is here yet. users: those that
 * are remembered.
 */
export async function settleDevice(users: readonly string[]): Promise<boolean> {
  const user = currentUser()
  if (user !== null) return await rememberUser(user.id, users)
  if ((await readLeaving()) !== null) await finishSignOut()
  return false
}

/** Finishes a sign-out that has begun. What cannot be done now, without its code for example, the next page does. */
export async function finishSignOut(): Promise<void> {
  try {
    await (await deviceData()).finishLeaving()
  } catch (error) {
    reportError('error', error)
  }
}

/** See `emptyOtherMirrors` of device.data.ts. */
export async function emptyOtherMirrors(): Promise<void> {
  if ((await rememberedUsers()).length > 0) await (await deviceData()).emptyOtherMirrors()
}

/** How many changes wait here for their owners to sign in. */
export async function countWaiting(): Promise<number> {
  if ((await rememberedUsers()).length === 0) return 0
  return await (await deviceData()).countWaiting()
}

/** See `isMirrorLeft` of device.data.ts. */
export async function isMirrorLeft(): Promise<boolean> {
  if ((await rememberedUsers()).length === 0) return false
  return await (await deviceData()).isMirrorLeft()
}

function deviceData() {
  return import('./device.data.ts')
}
