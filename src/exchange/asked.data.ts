/** What is not here may have been made elsewhere since this device last heard from the server. */
import { useState } from 'react'
import { useTimer } from '#ui/use-timer.ts'
import { useWhile } from '#ui/use-while.ts'
import { useDevice } from './device-state.ts'
import { fetchBackground } from './fetch-background.ts'

/** A server that takes longer leaves the screen with what the device knows. */
const PATIENCE_MS = 3000
/** What an answer has brought is read by the screen a moment after the answer is known. */
const READ_MS = 300

/** Asks the server once; true as long as its answer may still bring what is not here. */
export function useIsAsking(): boolean {
  const [since] = useState(Date.now)
  const [isOver, setOver] = useState(false)
  useWhile(true, () => {
    // Safe: what fails here is tried again by the sync itself, which begins once the page is idle.
    ask().catch(() => undefined)
  })
  const wait = useDevice(({ state }) => {
    const { attempts, needsSignIn, workOffline, lastPull } = state
    if (!navigator.onLine || attempts > 0 || needsSignIn || workOffline) return 0
    return lastPull < since ? PATIENCE_MS : READ_MS
  })
  useTimer(wait ?? PATIENCE_MS, () => setOver(true))
  return wait !== 0 && !isOver
}

async function ask(): Promise<void> {
  const { requestSync, startSync } = await fetchBackground()
  startSync()
  await requestSync()
}
