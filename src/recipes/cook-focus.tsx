import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { Page } from '#page/page.tsx'
import { WakeSwitch } from '#page/wake-switch.tsx'
import { readLine, scaleLine } from '#shared/ingredient/ingredient.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useListening } from '#ui/use-listening.ts'
import { AboutAmount } from '#ui/about-amount.tsx'
import { Converted, useConvertedLine } from './conversion.tsx'
import { markStep } from './cooking.data.ts'
import { RecipeIngredients } from './recipe-ingredients.tsx'
import type { CookingProps } from './cooking-props.ts'
import { ingredientsOfStep, inShort } from './step-ingredients.ts'
import { StepText } from './step-text.tsx'
import type { NumberedStep } from './steps.ts'
import './cook-focus.css'

type Props = CookingProps & {
  steps: readonly NumberedStep[]
  /** From 0. */
  at: number
  dock: ReactNode
  /** To another step; null: back to all of them. */
  onGo: (to: number | null) => void
}

const PRESS = 'flex min-h-19 items-center rounded-card touch-manipulation lg:min-h-23'

/** One step, large enough to be read from the stove (product §2.cooking). */
export function CookFocus(props: Props) {
  const { recipe, done, timers, steps, at, dock, onGo } = props
  const step = steps[at]
  const following = steps[at + 1]
  const back = () => onGo(Math.max(0, at - 1))
  const next = () => {
    if (step) void markStep(recipe.id, step.key, true)
    onGo(following ? at + 1 : null)
  }
  useStepKeys({ back, next, leave: () => onGo(null) })
  const swipe = useSwipe({ left: next, right: back })
  if (!step) return null
  return (
    <Page
      bleed
      title={`Cooking: ${recipe.title}`}
      header={<FocusTop {...props} onOverview={() => onGo(null)} />}
    >
      <div className="focus" {...swipe}>
        <ol className="flex gap-1" aria-hidden="true">
          {steps.map(({ key }, index) => (
            <li
              key={key}
              className={`h-1 flex-1 rounded-[4px] ${index === at ? 'is-now bg-accent' : done.has(key) ? 'is-done bg-leaf' : 'bg-text/13'}`}
            />
          ))}
        </ol>
        <p className="sr-only" role="status">
          Step {at + 1} of {steps.length}. <Converted text={step.text} />
        </p>
        <p className="mt-6 mb-2.5 font-serif text-step leading-[1.3] font-normal wrap-anywhere text-muted italic lg:mt-18">
          {step.section && `${step.section} · `}
          Step {at + 1} of {steps.length}
        </p>
        <p
          dir="auto"
          className="focus-step lines max-w-[24em] font-serif text-cook leading-[1.3] font-[430] tracking-[-0.012em] text-pretty wrap-anywhere"
        >
          <StepText isLarge recipe={recipe} step={step} timers={timers} />
        </p>
        <StepIngredients {...props} step={step} />
      </div>
      <div className="focus-foot fixed inset-x-0 bottom-0 z-15 mx-auto grid max-w-[60rem] gap-2.5 bg-[linear-gradient(transparent,var(--color-bg)_24px)] pt-6 pr-[max(var(--gutter),env(safe-area-inset-right))] pb-[max(16px,env(safe-area-inset-bottom))] pl-[max(var(--gutter),env(safe-area-inset-left))] lg:pb-9 forced-colors:bg-[Canvas]">
        {dock}
        <nav
          className="grid grid-cols-[84px_minmax(0,1fr)] gap-2.5 lg:grid-cols-[160px_minmax(0,1fr)]"
          aria-label="Steps"
        >
          <button
            type="button"
            className={`${PRESS} justify-center gap-2.5 border border-border-strong bg-surface text-list font-semibold disabled:cursor-default disabled:border-border disabled:text-muted`}
            disabled={at === 0}
            onClick={back}
          >
            <Icon name="back" className={at === 0 ? 'opacity-40' : ''} />
            <span className="max-lg:sr-only">Back</span>
          </button>
          <button
            type="button"
            className={`${PRESS} justify-between gap-3 bg-accent px-6 text-on-accent hover:bg-accent-hover forced-colors:border`}
            onClick={next}
          >
            <span className="min-w-0">
              <b className="block text-row font-semibold">{following ? 'Next' : 'Done'}</b>
              <span className="block overflow-hidden text-meta text-ellipsis whitespace-nowrap">
                {following ? <Converted text={following.text} /> : 'Back to all steps'}
              </span>
            </span>
            <Icon name={following ? 'next' : 'check'} />
          </button>
        </nav>
      </div>
    </Page>
  )
}

function FocusTop({ recipe, factor, onOverview }: CookingProps & { onOverview: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <header className="mode-bar cook-top sticky top-0 z-10 border-b bg-bg pt-[env(safe-area-inset-top)]">
      <IconButton icon="back" label="All steps" onClick={onOverview} />
      <div className="cook-title min-w-0 text-center">
        <h1 tabIndex={-1} dir="auto" className="font-serif leading-[1.25]">
          {recipe.title}
        </h1>
      </div>
      <span className="mode-bar-end">
        <WakeSwitch />
        <IconButton icon="list" label="All ingredients" onClick={() => setOpen(true)} />
      </span>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="Ingredients">
        <RecipeIngredients recipe={recipe} factor={factor} />
      </Sheet>
    </header>
  )
}

function StepIngredients({ recipe, factor, step }: CookingProps & { step: NumberedStep }) {
  const linesOf = (sections: typeof recipe.ingredientSections) =>
    sections.flatMap(({ ingredients }) => ingredients.map(({ text }) => text))
  const own = recipe.ingredientSections.filter(
    ({ title }) => title !== undefined && title === step.section,
  )
  const all = linesOf(recipe.ingredientSections)
  const needed = ingredientsOfStep(step.text, all, new Set(linesOf(own)))
  if (needed.length === 0) return null
  return (
    <section className="focus-needs" aria-labelledby="focus-needs">
      <h2 className="meta mb-2 font-ui font-normal tracking-[0]" id="focus-needs">
        For this step
      </h2>
      <ul className="flex flex-wrap gap-2">
        {needed.map((text) => (
          <NeededLine key={text} text={text} factor={factor} />
        ))}
      </ul>
    </section>
  )
}

function NeededLine({ text, factor }: { text: string; factor: number }) {
  const converted = useConvertedLine(text, factor)
  const { before, amount, after } = converted ?? scaleLine(text, factor) ?? readLine(text)
  return (
    <li
      dir="auto"
      className="flex min-h-11 items-center gap-2 rounded-control border bg-surface px-3.5 py-1.5 wrap-anywhere"
    >
      {amount !== '' && (
        <b className="num font-semibold text-accent-text">
          {converted ? <AboutAmount amount={amount} /> : amount}
        </b>
      )}
      {inShort(`${before}${after}`)}
    </li>
  )
}

type Keys = { back: () => void; next: () => void; leave: () => void }

/** Arrow keys, and the page keys that foot pedals send. */
function useStepKeys({ back, next, leave }: Keys) {
  useListening('keydown', (event) => {
    const { target, key } = event
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (!(target instanceof Element) || target.closest('dialog, input, textarea, select')) return
    // On a button the space bar presses it.
    if (key === ' ' && target.closest('button, a')) return
    const run = {
      ArrowRight: next,
      PageDown: next,
      ' ': next,
      ArrowLeft: back,
      PageUp: back,
      Escape: leave,
    }[key]
    if (!run) return
    event.preventDefault()
    run()
  })
}

/** How far the finger must move to count as a swipe. */
const SWIPE_PX = 56

function useSwipe({ left, right }: { left: () => void; right: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType === 'touch' ? { x, y } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (start.current === null) return
      const [wide, high] = [clientX - start.current.x, clientY - start.current.y]
      start.current = null
      if (Math.abs(wide) < SWIPE_PX || Math.abs(wide) < 2 * Math.abs(high)) return
      if (wide < 0) left()
      else right()
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
