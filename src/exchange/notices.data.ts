/** Values of this user that lost a conflict, and what can be done about them. docs/sync.md section 2. */
import { useLive } from './use-live.ts'
import { readNotices, type Notice } from '#db/read-notices.ts'
import { restoreNotice } from '#db/restore-notice.ts'
import { notify } from '#ui/notify.ts'
import { hideNotice, noticeKey, useHiddenNotices } from './hidden-notices.ts'
import { currentDb } from './mirror.ts'
import { thingOf } from './notice-words.ts'
import { saveHere } from './save.ts'

export { fieldOf } from '#shared/fields.ts'
export type { Notice }

/** The lost values that were not put away, newest first; undefined while they are read. */
export function useNotices(): Notice[] | undefined {
  const away = useHiddenNotices()
  const notices = useLive(() => readNotices(currentDb()))
  return notices?.filter(({ id, at }) => !away.has(noticeKey(id, at)))
}

/** Puts a lost value back in place of the one that was kept. */
export async function restoreLost(id: string): Promise<void> {
  await restoreNotice(currentDb(), id)
}

/** The kept value is fine; a toast says what of, and brings the lost one back. */
export function dismissLost(notice: Notice): void {
  const { id, at } = notice
  const key = noticeKey(id, at)
  let isUndone = false
  hideNotice(key, true)
  notify.offer(`Dismissed: ${thingOf(notice)}`, {
    label: 'Undo',
    icon: 'undo',
    run: () => {
      isUndone = true
      hideNotice(key, false)
    },
    onGone: () => isUndone || void putAway(id, at),
  })
}

/** It stays hidden, so that it does not come back until the screen has read that it is gone. */
async function putAway(id: string, at: number): Promise<void> {
  try {
    await saveHere({ type: 'dismiss-notice', id, at })
  } catch {
    // Safe: full disks are told, and where its user has left or it is gone nothing is to be put away.
    hideNotice(noticeKey(id, at), false)
  }
}
