import { useState } from 'react'
import { useNow } from '#page/use-now.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ProgressRing } from '#ui/progress.tsx'
import { formatSeconds } from './durations.ts'
import { askToNotify, canAskToNotify, refuseToNotify } from './timer-alarm.ts'
import { extend, holdOrGo, msLeft, stateOf, type Timer } from './timer.ts'
import { changeTimer, endTimer, giveUpTimer } from './timers.data.ts'
import './timer-dock.css'

export type TimerDockProps = {
  timers: readonly Timer[]
  /** Timers of other recipes say which. */
  recipeId: string
}

const SECOND_MS = 1000
const LAST_MINUTE_S = 60

/** The timers, at the foot of the kitchen. */
export function TimerDock({ timers, recipeId }: TimerDockProps) {
  const now = useNow((time) => {
    const running = timers.filter((timer) => stateOf(timer, time) === 'running')
    const waits = running.map((timer) => msLeft(timer, time) % SECOND_MS || SECOND_MS)
    return waits.length > 0 ? Math.min(...waits) : null
  })
  return (
    <section className="timer-dock" aria-label="Timers">
      <p className="sr-only" role="status">
        {timers.map((timer) => sentenceOf(timer, now)).join(' ')}
      </p>
      <ul>
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
  const more = longest > seconds ? longest - seconds : LAST_MINUTE_S
  return (
    <li className={`timer-card timer-card-${state}`}>
      <ProgressRing
        label={what}
        value={left}
        max={seconds}
        size={40}
        tone={state === 'over' ? 'leaf' : 'accent'}
        text=""
      />
      <div>
        <b className="num">{state === 'over' ? 'Time is up' : formatSeconds(left)}</b>
        <span className="meta">{isElsewhere ? `${what}, ${recipeTitle}` : what}</span>
      </div>
      {state === 'over' ? (
        <Button look="secondary" size="small" onClick={() => void changeTimer(id, extend)}>
          +{formatSeconds(more)}
        </Button>
      ) : (
        <IconButton
          icon={state === 'running' ? 'pause' : 'play'}
          label={`${state === 'running' ? 'Pause' : 'Go on'}: ${what}`}
          onClick={() => void changeTimer(id, holdOrGo)}
        />
      )}
      <IconButton
        icon="close"
        label={`End: ${what}`}
        onClick={() => void (state === 'over' ? endTimer(id) : giveUpTimer(timer))}
      />
    </li>
  )
}

/** A phone that is put away cannot be heard: whoever wants is told by a notification. */
function NotifyOffer() {
  const [canAsk, setCanAsk] = useState(canAskToNotify)
  if (!canAsk) return null
  return (
    <div className="timer-offer meta">
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
