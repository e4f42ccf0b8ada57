/** Values of this user that lost a conflict, and what can be done about them. docs/sync.md section 2. */
import { useLiveQuery } from 'dexie-react-hooks'
import { readNotices, type Notice } from '#db/read-notices.ts'
import { restoreNotice } from '#db/restore-notice.ts'
import { currentDb } from './mirror.ts'
import { saveHere } from './save.ts'

export { fieldOf } from '#shared/fields.ts'
export type { Notice }

/** The lost values that were not put away, newest first; undefined while they are read. */
export function useNotices(): Notice[] | undefined {
  return useLiveQuery(() => readNotices(currentDb()), [])
}

/** Puts a lost value back in place of the one that was kept. */
export async function restoreLost(id: string): Promise<void> {
  await restoreNotice(currentDb(), id)
}

/** The kept value is fine. */
export async function dismissLost(id: string): Promise<void> {
  await saveHere({ type: 'dismiss-notice', id })
}
