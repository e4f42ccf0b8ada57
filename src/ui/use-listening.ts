import { useEffectEvent, useLayoutEffect } from 'react'

/** Listens for an event of the window while `isOn`. `hear` sees the latest props and state. */
export function useListening<Type extends keyof WindowEventMap>(
  type: Type,
  hear: (event: WindowEventMap[Type]) => void,
  isOn = true,
): void {
  const hearNow = useEffectEvent(hear)
  // Before it is painted: whoever sees what hears a key may press it.
  useLayoutEffect(() => {
    if (!isOn) return
    const listener = (event: WindowEventMap[Type]) => hearNow(event)
    window.addEventListener(type, listener)
    return () => window.removeEventListener(type, listener)
  }, [type, isOn])
}
