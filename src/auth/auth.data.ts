/** What the sign-in screen knows about this device. */
import { useEffect, useState } from 'react'
import { countWaiting } from '#session/device.ts'

/** How many changes wait on this device for somebody to sign in; 0 until that is known. */
export function useWaitingChanges(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    void countWaiting().then(setCount)
  }, [])
  return count
}
