/** Who is signed in on a device. */
import { restoreViews, wipeMirror } from '#db/wipe.ts'
import { allowFault, isKilledAfterCommit, thaw, type Device } from './device.ts'
import { FRIEND, OWNER, type World } from './world.ts'

type Doing = { world: World; device: Device; pick: number }

/** Somebody else signs in on the device, or its user signs out; what was not sent waits. */
export async function changeUser(
  { world, device, pick }: Doing,
  action: 'swap' | 'signOut',
): Promise<void> {
  thaw(device)
  const [tab] = device.tabs
  if (!tab) return
  const isOwn = device.signedIn === device.user
  if (action === 'swap') {
    device.signedIn = isOwn ? (device.user === OWNER ? FRIEND : OWNER) : device.user
    return
  }
  if (!isOwn) {
    await signIn(device)
    return
  }
  const unsent = pick % 4 === 0 ? 'discard' : 'keep'
  const waiting = [...device.disk.outbox.values()]
    .filter(({ state }) => state !== 'acked')
    .flatMap(({ mutationId }) => world.byCall.get(mutationId) ?? [])
  try {
    await wipeMirror(tab.mirror, unsent)
  } catch (error) {
    allowFault(error)
    if (!isKilledAfterCommit(error)) return
  }
  device.signedIn = null
  if (unsent === 'keep') return
  for (const intent of waiting) intent.isOver = true
  // What was typed into a form is given up with the changes.
  device.form = null
}

/** The user whose device it is signs in again. */
export async function signIn(device: Device): Promise<void> {
  device.signedIn = device.user
  const [tab] = device.tabs
  if (!tab) return
  await restoreViews(tab.mirror).catch(allowFault)
}
