import { useLocation } from '#page/router.tsx'
import { AppLink } from '#ui/app-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRinging } from './timers.data.ts'
import { useNextTimer, type NextTimer } from './next-timer.data.ts'

/** There the dock shows all timers. */
const KITCHEN = /\/prepare\/?$/

const WORDS: Record<NextTimer['state'], (left: string) => string> = {
  running: (left) => `${left} left`,
  paused: (left) => `paused at ${left}`,
  over: () => 'time is up',
}

const LOOKS: Record<NextTimer['state'], string> = {
  running: 'bg-accent-soft text-accent-text',
  paused: 'bg-chip text-muted',
  over: 'bg-leaf text-on-accent',
}

/**
 * What is on the stove, in the bar of every other screen, and the way back there. It takes no room
 * of the page, so nothing moves when a timer comes or goes (product §2.cooking.8).
 */
export function TimerLink() {
  const { pathname } = useLocation()
  useRinging()
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
      // 32 px to the eye, 44 to the finger.
      className={`num relative mx-1 inline-flex min-h-8 items-center gap-1.25 rounded-full px-2.5 text-second font-semibold whitespace-nowrap after:absolute after:-inset-1.5 print:hidden forced-colors:border ${LOOKS[state]}`}
      aria-label={`Timer${more}: ${what}, ${WORDS[state](left)}`}
    >
      <Icon
        name={state === 'paused' ? 'pause' : 'timer'}
        size={18}
        className="max-[22rem]:hidden"
      />
      {left}
      {others > 0 && <span className="text-meta opacity-85 large-text:hidden">+{others}</span>}
    </AppLink>
  )
}

/** What is left of the timer that ends first, where it is of this recipe. */
export function CookTimer({ recipeId }: { recipeId: string }) {
  const timer = useNextTimer()
  if (timer?.path !== `/recipes/${recipeId}/prepare`) return null
  return <>· {WORDS[timer.state](timer.left)}</>
}
