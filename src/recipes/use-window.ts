import { useCallback, useState } from 'react'
import { FIRST_RECIPES } from './recipes.data.ts'

/** More than any first screen shows; drawing as many as are read would take longer than reading them. */
const DRAWN_FIRST = 18
/** How close the end of the drawn cards may come to the screen before more are drawn. */
const AHEAD = '1200px'

/**
 * How many of `total` cards are drawn: few at first, more whenever their end, which carries `end`,
 * comes near. Thousands of drawn plates would hold up every tap. least: so many are drawn at once.
 */
export function useWindow(total: number, least = 0) {
  const [shown, setShown] = useState(Math.max(DRAWN_FIRST, least))
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
    // Observed anew after each step: if the end is still near, no new crossing would be reported.
    [isCut, shown],
  )
  return { shown, end }
}
