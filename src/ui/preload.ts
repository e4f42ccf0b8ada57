import { createContext, useContext } from 'react'

/**
 * Fetches the code of the screen at a path before it is asked for. The app shell provides the real
 * one; without it links simply do not preload (product §2.shell).
 */
export const PreloadContext = createContext<(path: string) => void>(() => {})

/** The handlers that a link spreads on itself so that a pointer, a finger or the focus preloads it. */
export function usePreload(path: string) {
  const preload = useContext(PreloadContext)
  const start = () => preload(path)
  return { onPointerEnter: start, onTouchStart: start, onFocus: start }
}
