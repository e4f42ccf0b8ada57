import { useState } from 'react'
import { useTimer } from './use-timer.ts'

/** How long an element that leaves stays drawn, in ms; `--out` in theme.css plus a frame. */
const LEAVING_MS = 180

/** True while `open`, and until what was open has left the screen. */
export function usePresence(open: boolean): boolean {
  const [lingers, setLingers] = useState(open)
  if (open && !lingers) setLingers(true)
  useTimer(open ? null : LEAVING_MS, () => setLingers(false))
  return open || lingers
}
