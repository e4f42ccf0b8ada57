/** Values of this user that lost a conflict, and what can be done about them. docs/sync.md section 2. */
import { useLiveQuery } from 'dexie-react-hooks'
import { readNotices, type Notice } from '#db/read-notices.ts'
import { restoreNotice } from '#db/restore-notice.ts'
import { notify } from '#ui/notify.ts'
import { hideNotice, useHiddenNotices } from './hidden-notices.ts'
import { currentDb } from './mirror.ts'
import { saveHere } from './save.ts'

export { fieldOf } from '#shared/fields.ts'
export type { Notice }

/** The lost values that were not put away, newest first; undefined while they are read. */
export function useNotices(): Notice[] | undefined {
  const away = useHiddenNotices()
  const notices = useLiveQuery(() => readNotices(currentDb()), [])
  return notices?.filter(({ id }) => !away.has(id))
}

/** Puts a lost value back in place of the one that was kept. */
export async function restoreLost(id: string): Promise<void> {
  await restoreNotice(currentDb(), id)
}

/** The kept value is fine; a toast brings the lost one back. */
export function dismissLost(id: string): void {
  let isUndone = false
  hideNotice(id, true)
  notify.offer('Dismissed', {
    label: 'Undo',
    icon: 'undo',
    run: () => {
      isUndone = true
      hideNotice(id, false)
    },
    // What is lost after that is told again.
    onGone: () =>
      isUndone ||
      void saveHere({ type: 'dismiss-notice', id }).finally(() => hideNotice(id, false)),
  })
}
