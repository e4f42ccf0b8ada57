import { Icon, type IconName } from '#ui/icon.tsx'
import { findDurations, type Duration } from '#timers/durations.ts'
import { Converted } from './conversion.tsx'
import type { RecipeView } from './recipes.data.ts'
import type { NumberedStep } from './steps.ts'
import { holdOrGo, ringsAt, type Timer, type TimerPlan, type TimerState } from '#timers/timer.ts'
import { beginTimer, changeTimer, endTimer } from '#timers/timers.data.ts'
import { nameOf } from './timer-name.ts'

type Props = {
  recipe: RecipeView
  step: NumberedStep
  timers: readonly Timer[]
  /** One step fills the screen. */
  isLarge?: boolean
}

/** The words of a step; each time in them is a button that starts a timer. */
export function StepText({ recipe, step, timers, isLarge = false }: Props) {
  const { text } = step
  const durations = findDurations(text)
  return (
    <>
      {durations.map((duration, at) => {
        const plan = planOf(recipe, step, duration)
        return (
          <span key={duration.start}>
            <Converted text={text.slice(endWithMark(text, durations[at - 1]), duration.start)} />
            <span className="whitespace-nowrap large-text:whitespace-normal">
              <TimerChip
                isLarge={isLarge}
                plan={plan}
                timer={timers.find(({ id }) => id === plan.id)}
                words={text.slice(duration.start, duration.end)}
              />
              {text.slice(duration.end, endWithMark(text, duration))}
            </span>
          </span>
        )
      })}
      <Converted text={text.slice(endWithMark(text, durations.at(-1)))} />
    </>
  )
}

/** Where a time ends with the comma or full stop behind it, which never begins a line. */
function endWithMark(text: string, duration: Duration | undefined): number {
  if (!duration) return 0
  return duration.end + (/^[.,;:!?)]*/.exec(text.slice(duration.end))?.[0].length ?? 0)
}

type ChipProps = {
  plan: TimerPlan
  timer: Timer | undefined
  words: string
  isLarge: boolean
}

const LOOKS: Record<TimerState | 'idle', { icon: IconName; does: string; look: string }> = {
  idle: {
    icon: 'timer',
    does: 'Start a timer',
    look: 'border-transparent bg-accent-soft text-accent-text [.is-next_&]:bg-surface',
  },
  running: {
    icon: 'pause',
    does: 'Pause the timer',
    look: 'border-transparent bg-accent text-on-accent',
  },
  paused: { icon: 'play', does: 'Go on with the timer', look: 'border-accent text-accent-text' },
  over: {
    icon: 'check',
    does: 'Time is up. End the timer',
    look: 'border-transparent bg-leaf text-on-accent',
  },
}

/** A time in the words of a step, wherever it is read. 28 px to the eye, 44 to the finger. */
function TimerChip({ plan, timer, words, isLarge }: ChipProps) {
  const state = timer ? lastKnown(timer) : 'idle'
  const { icon, does, look } = LOOKS[state]
  const press = () => {
    if (!timer) void beginTimer(plan)
    // The phone may have slept since it was drawn.
    else if (lastKnown(timer) === 'over') void endTimer(timer.id)
    else void changeTimer(timer.id, holdOrGo)
  }
  return (
    <button
      type="button"
      className={`timer-chip relative z-1 mx-px inline-flex touch-manipulation items-baseline rounded-full border font-ui font-semibold tracking-[0] whitespace-nowrap after:absolute after:-inset-x-1 after:-inset-y-2 forced-colors:border-[ButtonText] large-text:min-w-0 large-text:wrap-anywhere large-text:whitespace-normal ${isLarge ? 'gap-2 py-0.5 pr-4 pl-3.25 text-[0.72em] leading-[1.6]' : 'gap-1.5 py-px pr-3 pl-2.25 text-[1em] leading-[1.5]'} ${look}`}
      aria-label={`${does}: ${words}`}
      onClick={press}
    >
      <Icon name={icon} size={20} className="size-[1.1em] self-center" />
      {words}
    </button>
  )
}

/**
 * The state without the seconds, which the dock shows: it changes only by a press or when it rings.
 * What ended too long ago to ring is over, too.
 */
function lastKnown(timer: Timer): TimerState {
  if (timer.endsAt === null) return 'paused'
  return ringsAt(timer, Date.now()) === null ? 'over' : 'running'
}

function planOf(recipe: RecipeView, step: NumberedStep, duration: Duration): TimerPlan {
  return {
    id: `${recipe.id}|${step.key}|${duration.start}`,
    recipeId: recipe.id,
    recipeTitle: recipe.title,
    step: step.number,
    name: nameOf(step.text, duration),
    seconds: duration.seconds,
    longest: duration.longest,
  }
}
