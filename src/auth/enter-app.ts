/** Leaving the sign-in screens: a whole page load, so that nothing of before stays in memory. */
import { fetchBackground } from '#exchange/fetch-background.ts'
import { emptyOtherMirrors } from '#session/device.ts'
import { followRecord } from '#session/session.ts'
import { isStorageKept } from '#session/storage.ts'
import { untilLeft } from '#session/until-left.ts'

/** Goes to a path of the app as the user who has just signed in (product §2.login.4). */
export async function enterApp(path: string): Promise<void> {
  await emptyOtherMirrors()
  if (!isStorageKept()) return await stayHere()
  location.assign(path)
  await untilLeft()
}

/** A page load would forget a session that lies in memory alone; the screen leads on by itself. */
async function stayHere(): Promise<void> {
  await followRecord()
  const { startSync } = await fetchBackground()
  startSync()
}
