import { useEffect, useEffectEvent } from 'react'

/** Hears an event anywhere on the page, in the state of the latest drawing, while `isOn`. */
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
