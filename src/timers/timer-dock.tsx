import { useRef, useState, type ComponentProps } from 'react'
import { useNow } from '#page/use-now.ts'
import { Button } from '#ui/button.tsx'
import { focusBeside } from '#ui/focus-beside.ts'
import { focusHere } from '#ui/focus-here.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ProgressRing } from '#ui/progress.tsx'
import { formatSeconds } from './durations.ts'
import { askToNotify, canAskToNotify, refuseToNotify } from './timer-alarm.ts'
import { extend, holdOrGo, msLeft, stateOf, type Timer } from './timer.ts'
import { changeTimer, endTimer, giveUpTimer } from './timers.data.ts'
import './timer-dock.css'

type TimerDockProps = {
  /** In the order in which they are shown: on a small screen the last are below the edge. */
  timers: readonly Timer[]
  /** Timers of other recipes say which. */
  recipeId: string
  /** It lies over the foot of the screen; otherwise it stands where it is put. */
  isFloating: boolean
}

const SECOND_MS = 1000
const LAST_MINUTE_S = 60

/** The timers, at the foot of the kitchen. */
export function TimerDock({ timers, recipeId, isFloating }: TimerDockProps) {
  const now = useNow((time) => {
    const running = timers.filter((timer) => stateOf(timer, time) === 'running')
    const waits = running.map((timer) => msLeft(timer, time) % SECOND_MS || SECOND_MS)
    return waits.length > 0 ? Math.min(...waits) : null
  })
  return (
    <section
      className={`timer-dock print:hidden ${isFloating ? 'fixed right-[max(12px,env(safe-area-inset-right))] bottom-[max(12px,env(safe-area-inset-bottom))] left-3 z-15 lg:right-8 lg:bottom-8 lg:left-auto lg:w-88' : 'max-w-[26rem]'}`}
      aria-label="Timers"
    >
      {/* Each by itself: what was said of another timer is not said again. */}
      <div className="sr-only" role="status" aria-atomic="false">
        {timers.map((timer) => (
          <p key={timer.id}>{sentenceOf(timer, now)}</p>
        ))}
      </div>
      {/* Room for the shadows, which a box that scrolls would cut. */}
      <ul
        className={`-m-3 grid gap-2 overflow-y-auto overscroll-contain p-3 ${isFloating ? 'max-h-[40dvh]' : 'max-h-44'}`}
      >
        {timers.map((timer) => (
          <TimerCard
            key={timer.id}
            timer={timer}
            now={now}
            isElsewhere={timer.recipeId !== recipeId}
          />
        ))}
      </ul>
      <NotifyOffer />
    </section>
  )
}

type CardProps = { timer: Timer; now: number; isElsewhere: boolean }

function TimerCard({ timer, now, isElsewhere }: CardProps) {
  const { id, name, step, seconds, longest, recipeTitle } = timer
  const state = stateOf(timer, now)
  const left = Math.ceil(msLeft(timer, now) / SECOND_MS)
  const what = `${name}, step\u00a0${step}`
  const held = useHeldFocus()
  const more = longest > seconds ? longest - seconds : LAST_MINUTE_S
  return (
    <li
      className={`grid min-h-16 grid-cols-[40px_minmax(0,1fr)_auto_auto] items-center gap-x-2 rounded-row border py-1.5 pr-2 pl-3.5 shadow-(--shadow-2) ${state === 'over' ? 'border-leaf bg-leaf-soft' : 'bg-surface'}`}
    >
      <ProgressRing
        label={what}
        value={left}
        max={seconds}
        size={40}
        tone={state === 'over' ? 'leaf' : 'accent'}
        text=""
      />
      <div>
        <b className="num block font-serif text-[1.375rem] leading-[1.2] font-medium">
          {state === 'over' ? 'Time is up' : formatSeconds(left)}
        </b>
        <span className="meta block leading-[1.25] wrap-anywhere">
          {isElsewhere ? `${what}, ${recipeTitle}` : what}
        </span>
      </div>
      {state === 'over' ? (
        <Button
          look="secondary"
          size="small"
          onClick={() => void changeTimer(id, extend)}
          {...held}
        >
          +{formatSeconds(more)}
        </Button>
      ) : (
        <IconButton
          icon={state === 'running' ? 'pause' : 'play'}
          label={`${state === 'running' ? 'Pause' : 'Go on'}: ${what}`}
          onClick={() => void changeTimer(id, holdOrGo)}
          {...held}
        />
      )}
      <IconButton
        icon="close"
        label={`End: ${what}`}
        onClick={() =>
          void (state === 'over' ? endTimer(id) : giveUpTimer(timer)).then(focusBeside())
        }
      />
    </li>
  )
}

/** For the buttons of one place: the focus that goes with one of them is given to the next. */
function useHeldFocus(): Pick<ComponentProps<'button'>, 'ref'> {
  const last = useRef<HTMLElement | null>(null)
  const isHeld = useRef(false)
  return {
    ref: (button) => {
      // The one that goes is still there, and has its focus.
      if (button === null) isHeld.current = document.activeElement === last.current
      else if (isHeld.current) focusHere(button)
      last.current = button
    },
  }
}

/** A phone that is put away is not heard: a notification is offered. */
function NotifyOffer() {
  const [canAsk, setCanAsk] = useState(canAskToNotify)
  if (!canAsk) return null
  return (
    <div className="meta mt-2 grid grid-cols-[minmax(0,1fr)_auto_auto] items-center rounded-row border bg-surface pr-2 pl-3.5 leading-[1.3]">
      <span>Rings while nomnom is open.</span>
      <Button
        look="quiet"
        size="small"
        onClick={() => void askToNotify().then(() => setCanAsk(canAskToNotify()))}
      >
        Notify me too
      </Button>
      <IconButton
        icon="close"
        label="No notifications"
        onClick={() => {
          focusBeside()()
          refuseToNotify()
          setCanAsk(false)
        }}
      />
    </div>
  )
}

/** Read out a minute before the end of a longer timer, and at the end. */
function sentenceOf(timer: Timer, now: number): string {
  const state = stateOf(timer, now)
  if (state === 'over') return `Time is up: ${timer.name}, step ${timer.step}.`
  const isLast = msLeft(timer, now) <= LAST_MINUTE_S * SECOND_MS
  const isLong = timer.seconds >= 2 * LAST_MINUTE_S
  return state === 'running' && isLast && isLong ? `One minute left: ${timer.name}.` : ''
}
