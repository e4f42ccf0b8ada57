/** Lost values that are being put away: nobody else knows of it before it cannot be undone any more. */
import { useSyncExternalStore } from 'react'
import { createListeners } from '#ui/listeners.ts'

const { subscribe, tell } = createListeners()
let hidden: ReadonlySet<string> = new Set()

/** Their ids. */
export function useHiddenNotices(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => hidden)
}

/** Hides one, or shows it again. */
export function hideNotice(id: string, isHidden: boolean): void {
  hidden = new Set([...hidden].filter((other) => other !== id).concat(isHidden ? id : []))
  tell()
}
