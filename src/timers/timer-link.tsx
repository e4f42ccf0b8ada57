import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { AppLink } from '#ui/app-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { watchTimers } from './timers.data.ts'
import { useNextTimer, type NextTimer } from './next-timer.data.ts'
import './timer-link.css'

/** There the dock shows all timers. */
const KITCHEN = /\/prepare\/?$/

const WORDS: Record<NextTimer['state'], (left: string) => string> = {
  running: (left) => `${left} left`,
  paused: (left) => `paused at ${left}`,
  over: () => 'time is up',
}

/**
 * What is on the stove, in the bar of every other screen, and the way back there. It takes no room
 * of the page, so nothing moves when a timer comes or goes (product §2.cooking.8).
 */
export function TimerLink() {
  const { pathname } = useLocation()
  // What was put on the stove rings on every screen.
  useEffect(() => watchTimers(), [])
  return KITCHEN.test(pathname) ? null : <NextTimerLink />
}

function NextTimerLink() {
  const timer = useNextTimer()
  if (timer === null) return null
  const { state, left, what, others, path } = timer
  const more = others > 0 ? ` and ${others} more` : ''
  return (
    <AppLink
      to={path}
      className={`timer-link timer-link-${state}`}
      aria-label={`Timer${more}: ${what}, ${WORDS[state](left)}`}
    >
      <Icon name={state === 'paused' ? 'pause' : 'timer'} size={18} />
      {left}
      {others > 0 && <span className="timer-link-more">+{others}</span>}
    </AppLink>
  )
}

/** What is left of the timer that ends first, where it is of this recipe. */
export function CookTimer({ recipeId }: { recipeId: string }) {
  const timer = useNextTimer()
  if (timer?.path !== `/recipes/${recipeId}/prepare`) return null
  return <>· {WORDS[timer.state](timer.left)}</>
}
