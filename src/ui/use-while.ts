import { useEffect, useEffectEvent } from 'react'

/**
 * Begins something when `isOn` becomes true, and ends it, by what `begin` answered, when that is over.
 * When `key` changes meanwhile it ends and begins anew.
 */
export function useWhile(isOn: boolean, begin: () => (() => void) | void, key?: unknown): void {
  const beginNow = useEffectEvent(begin)
  // `begin` is a new function at each render; `key` says when it begins something else.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => (isOn ? beginNow() : undefined), [isOn, key])
}

/** Runs something when the component is left: what the first render gave, so state is read from refs. */
export function useLeaving(run: () => void): void {
  useWhile(true, () => run)
}
