/** Lost values that are being put away: nobody else knows of it before it cannot be undone any more. */
import { useSyncExternalStore } from 'react'
import { createListeners } from '#ui/listeners.ts'

const { subscribe, tell } = createListeners()
let hidden: ReadonlySet<string> = new Set()

/** What names each as it is now: what is lost after that is told again. */
export function noticeKey(id: string, at: number): string {
  return `${id} ${at}`
}

/** Their keys. */
export function useHiddenNotices(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => hidden)
}

/** Hides one, or shows it again. */
export function hideNotice(key: string, isHidden: boolean): void {
  hidden = new Set([...hidden].filter((other) => other !== key).concat(isHidden ? key : []))
  tell()
}
