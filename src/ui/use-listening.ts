import { useEffect, useEffectEvent } from 'react'

/** Listens for an event of the window while `isOn`. `hear` sees the latest props and state. */
export function useListening<Type extends keyof WindowEventMap>(
  type: Type,
  hear: (event: WindowEventMap[Type]) => void,
  isOn = true,
): void {
  const hearNow = useEffectEvent(hear)
  useEffect(() => {
    if (!isOn) return
    const listener = (event: WindowEventMap[Type]) => hearNow(event)
    window.addEventListener(type, listener)
    return () => window.removeEventListener(type, listener)
  }, [type, isOn])
}
