/** What is not here may have been made elsewhere before this page was opened. */
import { useState } from 'react'
import { useTimer } from '#ui/use-timer.ts'
import { useWhile } from '#ui/use-while.ts'
import { currentDevice, useDevice } from './device-state.ts'
import { fetchBackground } from './fetch-background.ts'

/** A server that takes longer leaves the screen with what the device knows. */
const PATIENCE_MS = 3000
/** What an answer has brought is read by the screen a moment after the answer is known. */
const READ_MS = 300

/**
 * Asks the server, if it has not been heard since the page was opened; true as long as its answer may
 * still bring what is not here.
 */
export function useIsAsking(): boolean {
  const [isOver, setOver] = useState(() => isHeard(currentDevice()?.state.lastPull))
  // Safe: what fails here is tried again by the sync itself, which begins once the page is idle.
  useWhile(!isOver, () => void ask().catch(() => undefined))
  const wait = useDevice(({ state }) => {
    const { needsSignIn, workOffline, lastPull } = state
    if (!navigator.onLine || needsSignIn || workOffline) return 0
    return isHeard(lastPull) ? READ_MS : PATIENCE_MS
  })
  useTimer(wait ?? PATIENCE_MS, () => setOver(true))
  return wait !== 0 && !isOver
}

/** Whether the server has been heard since the page was opened. */
export function useIsHeard(): boolean {
  return useDevice(({ state }) => isHeard(state.lastPull)) ?? true
}

/** Since then all that changes comes by itself. */
function isHeard(lastPull = 0): boolean {
  return lastPull >= performance.timeOrigin
}

async function ask(): Promise<void> {
  const { requestSync, startSync } = await fetchBackground()
  startSync()
  // Tries that failed are of another page, perhaps of another network.
  await requestSync({ force: true })
}
