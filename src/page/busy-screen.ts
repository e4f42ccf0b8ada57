/** Screens that nothing may interrupt: cooking, shopping, entering a code, with unsaved entries. */
import { useSyncExternalStore } from 'react'
import { createListeners } from '#ui/listeners.ts'
import { useWhile } from '#ui/use-while.ts'

let busyScreens = 0
const { subscribe, tell } = createListeners()

/** Tells that this screen must not be interrupted by questions while `isBusy` (product §4.worker.4). */
export function useBusyScreen(isBusy: boolean): void {
  useWhile(isBusy, () => {
    count(1)
    return () => count(-1)
  })
}

/** Whether a question has to wait. */
export function useIsScreenBusy(): boolean {
  return useSyncExternalStore(subscribe, () => busyScreens > 0)
}

function count(step: 1 | -1): void {
  busyScreens += step
  tell()
}
