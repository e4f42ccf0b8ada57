import { useCallback, useState } from 'react'
import { FIRST_RECIPES } from './recipes.data.ts'

/** How far ahead of the end of what is drawn more is drawn. */
const AHEAD = '1200px'

/**
 * How many of `total` cards are drawn: some at first, more whenever their end, which carries `end`,
 * comes near. Thousands of drawn plates would hold up every tap.
 */
export function useWindow(total: number) {
  const [shown, setShown] = useState(FIRST_RECIPES)
  const isCut = shown < total
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isCut) return
      const observer = new IntersectionObserver(
        ([entry]) => entry?.isIntersecting && setShown(shown + FIRST_RECIPES),
        { rootMargin: AHEAD },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    // Watched anew after each step: the end may still be near, and then nothing would cross again.
    [isCut, shown],
  )
  return { shown, end }
}
