import { useEffect, useEffectEvent } from 'react'

/** Begins something when `isOn` becomes true, and ends it, by what `begin` answered, when that is over. */
export function useWhile(isOn: boolean, begin: () => () => void): void {
  const beginNow = useEffectEvent(begin)
  useEffect(() => (isOn ? beginNow() : undefined), [isOn])
}

/** Runs something when the component is left: what the first render gave, so state is read from refs. */
export function useLeaving(run: () => void): void {
  useWhile(true, () => run)
}
