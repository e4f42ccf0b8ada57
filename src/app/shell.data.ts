/** What the frame round every screen shows. */
import { useLive } from '#exchange/use-live.ts'
import { readRequests } from '#db/read-people.ts'
import { currentDb } from '#exchange/mirror.ts'

/** How many friend requests wait for an answer (product §2.shell.3). */
export function useRequestCount(): number {
  return useLive(async () => (await readRequests(currentDb())).length) ?? 0
}
