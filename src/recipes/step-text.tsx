import { Icon, type IconName } from '#ui/icon.tsx'
import { findDurations, type Duration } from '#timers/durations.ts'
import { Converted } from './conversion.tsx'
import type { RecipeView } from './recipes.data.ts'
import type { NumberedStep } from './steps.ts'
import { holdOrGo, type Timer, type TimerPlan, type TimerState } from '#timers/timer.ts'
import { beginTimer, changeTimer, endTimer } from '#timers/timers.data.ts'
import { nameOf } from './timer-name.ts'
import './timer-chip.css'

type Props = { recipe: RecipeView; step: NumberedStep; timers: readonly Timer[] }

/** The words of a step; each time in them is a button that starts a timer. */
export function StepText({ recipe, step, timers }: Props) {
  const { text } = step
  const durations = findDurations(text)
  return (
    <>
      {durations.map((duration, at) => {
        const plan = planOf(recipe, step, duration)
        return (
          <span key={duration.start}>
            <Converted text={text.slice(endWithMark(text, durations[at - 1]), duration.start)} />
            <span className="timer-and-mark">
              <TimerChip
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

type ChipProps = { plan: TimerPlan; timer: Timer | undefined; words: string }

const LOOKS: Record<TimerState | 'idle', { icon: IconName; does: string }> = {
  idle: { icon: 'timer', does: 'Start a timer' },
  running: { icon: 'pause', does: 'Pause the timer' },
  paused: { icon: 'play', does: 'Go on with the timer' },
  over: { icon: 'check', does: 'Time is up. End the timer' },
}

function TimerChip({ plan, timer, words }: ChipProps) {
  const state = timer ? lastKnown(timer) : 'idle'
  const { icon, does } = LOOKS[state]
  const press = () => {
    if (!timer) void beginTimer(plan)
    else if (state === 'over') void endTimer(timer.id)
    else void changeTimer(timer.id, holdOrGo)
  }
  return (
    <button
      type="button"
      className={`timer-chip timer-${state}`}
      aria-label={`${does}: ${words}`}
      onClick={press}
    >
      <Icon name={icon} size={20} />
      {words}
    </button>
  )
}

/** The state without the seconds, which the dock shows: it changes only by a press or when it rings. */
function lastKnown({ endsAt, rungAt }: Timer): TimerState {
  if (rungAt !== null) return 'over'
  return endsAt === null ? 'paused' : 'running'
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
