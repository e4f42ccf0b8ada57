/** Keeping the screen on while one cooks or shops (product §2.shopping, §2.cooking). */
import { useState } from 'react'
import { useWhile } from '#ui/use-while.ts'
import { keep, readKept } from './kept.ts'

const CHOICE_KEY = 'nomnom-screen-on'

type WakeLock = {
  /** Whether this browser can keep the screen on at all. */
  isPossible: boolean
  /** What the user wants; on until they say otherwise. */
  isWanted: boolean
  /** Whether the screen stays on now. A device that saves power may refuse. */
  isOn: boolean
  /** Whether the device has refused, mostly to save power. */
  isRefused: boolean
  toggle: () => void
}

type LockState = 'free' | 'held' | 'refused'

/** Keeps the screen on while this is shown, and again after the page was hidden for a while. */
export function useWakeLock(): WakeLock {
  const isPossible = 'wakeLock' in navigator
  const [isWanted, setWanted] = useState(() => readKept(CHOICE_KEY) !== 'off')
  const [state, setState] = useState<LockState>('free')
  useWhile(isPossible && isWanted, () => holdScreen(setState))
  const toggle = () => {
    keep(CHOICE_KEY, isWanted ? 'off' : 'on')
    setWanted(!isWanted)
  }
  const isOn = isWanted && state === 'held'
  return { isPossible, isWanted, isOn, isRefused: isWanted && state === 'refused', toggle }
}

/** Starts keeping the screen on; returns a function that stops it. */
function holdScreen(tell: (state: LockState) => void): () => void {
  let held: WakeLockSentinel | null = null
  let isAsking = false
  let isLeft = false
  const ask = async () => {
    if (isAsking || isLeft || held?.released === false || document.hidden) return
    isAsking = true
    try {
      const lock = await navigator.wakeLock.request('screen')
      held = lock
      if (isLeft) return void lock.release()
      lock.addEventListener('release', () => !isLeft && tell('free'))
      tell('held')
    } catch {
      // Refused, mostly to save power. The next touch asks again.
      tell('refused')
    } finally {
      isAsking = false
    }
  }
  const listen = () => void ask()
  document.addEventListener('visibilitychange', listen)
  document.addEventListener('pointerup', listen)
  void ask()
  return () => {
    isLeft = true
    document.removeEventListener('visibilitychange', listen)
    document.removeEventListener('pointerup', listen)
    void held?.release()
  }
}
