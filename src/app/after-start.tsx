import { useEffect } from 'react'
import { noteKnownDevice } from '#session/known-device.ts'
import { useTimer } from '#ui/use-timer.ts'
import { Results } from '../profile/results.tsx'
import { hasPlan } from '../recipes/has-unfinished-import.data.ts'
import './after-start.css'

/** The first screen and what it needs come first. */
const LATER_MS = 3000

/**
 * What is looked after once the first screen stands: earlier calls, an import that was cut short, and
 * that somebody is signed in here.
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
