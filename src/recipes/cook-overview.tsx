import { later } from '#ui/later.tsx'
import { useState, type ReactNode } from 'react'
import { Page } from '#page/page.tsx'
import { WakeSwitch } from '#page/wake-switch.tsx'
import { AppLink } from '#ui/app-link.tsx'
import { ICON_BUTTON } from '#ui/button-look.ts'
import { Button } from '#ui/button.tsx'
import { SHEET } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { forgetDoneSteps, markStep } from './cooking.data.ts'
import { IngredientsInBrief } from './ingredients-in-brief.tsx'
import { RecipeIngredients } from './recipe-ingredients.tsx'
import type { CookingProps } from './cooking-props.ts'
import type { RecipeView } from './recipes.data.ts'
import { StepText } from './step-text.tsx'
import { stepsOf, type NumberedStep } from './steps.ts'
import type { Timer } from '#timers/timer.ts'

type Props = CookingProps & { dock: ReactNode; onFocus: () => void }

const SyncStatus = later<object>(() => import('#exchange/panels.ts').then((m) => m.SyncStatus))

/** All steps with their checks, and the ingredients. */
export function CookOverview({ recipe, done, factor, timers, dock, onFocus }: Props) {
  const sections = stepsOf(recipe.instructionSections)
  const steps = sections.flatMap((section) => section.steps)
  const count = steps.filter(({ key }) => done.has(key)).length
  const next = steps.find(({ key }) => !done.has(key))
  return (
    <Page
      bleed
      title={`Cooking: ${recipe.title}`}
      header={<CookTop recipe={recipe} progress={`${count} of ${steps.length} done`} />}
    >
      <div className="wrap cook">
        <div className="mb-1 lg:w-88 print:hidden">
          <Segmented
            label="Show"
            labelHidden
            segments={WAYS}
            value="overview"
            onChange={(way) => way === 'focus' && onFocus()}
          />
        </div>
        <CookIngredients recipe={recipe} factor={factor} />
        <section className="cook-steps min-w-0" aria-label="Instructions">
          {sections.map(({ title, steps: own }, at) => (
            // Sections have no ids, so their place is the key.
            <section key={at}>
              {title && (
                <h2
                  dir="auto"
                  className={`mb-2.5 text-h3 font-[450] text-muted italic ${at === 0 ? 'mt-1' : 'mt-4.5'}`}
                >
                  {title}
                </h2>
              )}
              <ol className="grid gap-2">
                {own.map((step) => (
                  <CookStep
                    key={step.key}
                    recipe={recipe}
                    step={step}
                    timers={timers}
                    look={done.has(step.key) ? 'is-done' : step === next ? 'is-next' : ''}
                  />
                ))}
              </ol>
            </section>
          ))}
          {count > 0 && (
            <Button
              look="quiet"
              size="small"
              className="mt-4"
              onClick={() => void forgetDoneSteps(recipe.id)}
            >
              Start over
            </Button>
          )}
        </section>
      </div>
      {dock}
    </Page>
  )
}

const WAYS = [
  { value: 'overview', label: 'Overview' },
  { value: 'focus', label: 'Focus' },
] as const

function CookTop({ recipe, progress }: { recipe: RecipeView; progress: string }) {
  return (
    <header className="mode-bar cook-top sticky top-0 z-10 border-b bg-bg pt-[env(safe-area-inset-top)]">
      <AppLink
        to={`/recipes/${recipe.id}/view`}
        className={ICON_BUTTON}
        aria-label="Back to recipe"
      >
        <Icon name="back" />
      </AppLink>
      <div className="cook-title min-w-0 text-center">
        <h1 tabIndex={-1} dir="auto" className="font-serif leading-[1.25]">
          {recipe.title}
        </h1>
        <span className="meta num block leading-[1.2]">{progress}</span>
      </div>
      <span className="mode-bar-end">
        <SyncStatus />
        <WakeSwitch />
      </span>
    </header>
  )
}

type StepProps = {
  recipe: RecipeView
  step: NumberedStep
  timers: readonly Timer[]
  look: 'is-done' | 'is-next' | ''
}

/** The box covers the card, so all of it is the target; the timers lie above it. */
function CookStep({ recipe, step, timers, look }: StepProps) {
  return (
    <li
      className={`cook-step ${SHEET} ${look === 'is-next' ? 'border-transparent bg-accent-soft' : 'bg-surface'} relative grid min-h-15 grid-cols-[28px_minmax(0,1fr)] items-start gap-3.5 p-4 text-step leading-[1.7] lg:gap-4.5 lg:px-5.5 lg:py-4.5 lg:text-row ${look}`}
    >
      <Checkbox
        plain
        shape="square"
        // Not of the words beside it, among which the buttons of the timers say what they do.
        aria-label={step.text}
        checked={look === 'is-done'}
        onChange={(event) => void markStep(recipe.id, step.key, event.target.checked)}
      />
      <span dir="auto" className="lines text-pretty wrap-anywhere">
        <StepText recipe={recipe} step={step} timers={timers} />
      </span>
    </li>
  )
}

/** On a narrow screen they are running text until one wants a list, so that the first step is in sight. */
function CookIngredients({ recipe, factor }: { recipe: RecipeView; factor: number }) {
  const [isOpen, setOpen] = useState(false)
  // Of many the last are folded away, so it says how many there are.
  const count = recipe.ingredientSections.flatMap(({ ingredients }) => ingredients).length
  return (
    <aside
      className={`cook-ingredients ${SHEET} bg-surface px-4 pt-1.5 lg:sticky lg:top-21 lg:max-h-[calc(100dvh-104px)] lg:overflow-auto lg:p-6 lg:[grid-area:1/2/3] ${isOpen ? 'pb-4' : 'is-folded pb-1.5'}`}
    >
      <h2 className="text-[1.375rem] lg:text-h2">
        <button
          type="button"
          className="flex min-h-12 w-full items-center justify-between lg:hidden"
          aria-expanded={isOpen}
          aria-controls="cook-ingredients"
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            Ingredients <span className="meta num">{count}</span>
          </span>
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
        <span className="cook-ingredients-title hidden lg:inline">Ingredients</span>
      </h2>
      {!isOpen && (
        <div className="cook-brief lg:hidden">
          <IngredientsInBrief sections={recipe.ingredientSections} factor={factor} />
        </div>
      )}
      <div id="cook-ingredients" className={isOpen ? undefined : 'max-lg:hidden'}>
        <RecipeIngredients recipe={recipe} factor={factor} />
      </div>
    </aside>
  )
}
