import { useEffect } from 'react'
import { noteKnownDevice } from '#session/known-device.ts'
import { useTimer } from '#ui/use-timer.ts'
import { Results } from '../profile/results.tsx'
import { hasPlan } from '../recipes/has-unfinished-import.data.ts'
import './after-start.css'

/** The first screen and what it needs come first. */
const LATER_MS = 3000

/**
 * What is done once the first screen stands: the outcome of earlier calls is told, an import that
 * was cut short goes on, and it is noted that somebody was signed in on this device.
 */
export function AfterStart() {
  useEffect(noteKnownDevice, [])
  useTimer(LATER_MS, () => void takeUpImport())
  return <Results />
}

async function takeUpImport(): Promise<void> {
  if (!(await hasPlan())) return
  const { takeUpKeeping } = await import('../recipes/import/door.ts')
  await takeUpKeeping()
}
