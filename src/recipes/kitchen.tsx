import { useSearchParams } from 'wouter'
import { Page } from '#page/page.tsx'
import { InOwnUnits } from './conversion.tsx'
import { useDoneSteps, useServings } from './cooking.data.ts'
import { factorOf } from './chosen-servings.ts'
import { CookFocus } from './cook-focus.tsx'
import { CookOverview } from './cook-overview.tsx'
import type { CookingProps, KitchenProps } from './cooking-props.ts'
import { stepsOf } from './steps.ts'
import { TimerDock } from '#timers/timer-dock.tsx'
import { useRinging, useTimers } from '#timers/timers.data.ts'
import './cooking.css'

/** The search parameter that holds the step of Focus; without it all steps are shown. */
const STEP = 'step'

/** The steps to tick off, one by one or all at once, with the timers (product §2.cooking). */
export function Kitchen({ recipe }: KitchenProps) {
  const done = useDoneSteps(recipe.id)
  const chosen = useServings(recipe.id)
  const timers = useTimers()
  useRinging()
  if (!done || chosen === undefined || !timers) return <Page title="Cooking">{null}</Page>
  return (
    <InOwnUnits>
      <Cooking
        recipe={recipe}
        done={done}
        factor={factorOf(chosen, recipe.numberOfPersons)}
        timers={timers}
      />
    </InOwnUnits>
  )
}

function Cooking(props: CookingProps) {
  const { recipe, done, timers } = props
  const [search, setSearch] = useSearchParams()
  const steps = stepsOf(recipe.instructionSections).flatMap((section) => section.steps)
  const wanted = Number(search.get(STEP))
  const at = Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, steps.length) - 1 : null
  const next = steps.findIndex(({ key }) => !done.has(key))
  const go = (to: number | null) =>
    setSearch(to === null ? {} : { [STEP]: String(to + 1) }, {
      replace: at !== null && to !== null,
    })
  const dock = timers.length > 0 && (
    <TimerDock timers={timers} recipeId={recipe.id} isFloating={at === null} />
  )
  if (at === null) {
    return <CookOverview {...props} dock={dock} onFocus={() => go(Math.max(0, next))} />
  }
  return <CookFocus {...props} steps={steps} at={at} dock={dock} onGo={go} />
}
