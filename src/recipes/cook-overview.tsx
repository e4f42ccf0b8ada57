import { later } from '#ui/later.tsx'
import { useId, useState, type ReactNode } from 'react'
import { Page } from '#page/page.tsx'
import { WakeSwitch } from '#page/wake-switch.tsx'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { forgetDoneSteps, markStep } from './cooking.data.ts'
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
        <div className="cook-ways">
          <Segmented
            label="Show"
            labelHidden
            segments={WAYS}
            value="overview"
            onChange={(way) => way === 'focus' && onFocus()}
          />
        </div>
        <CookIngredients recipe={recipe} factor={factor} isStarting={count === 0} />
        <section className="cook-steps" aria-label="Instructions">
          {sections.map(({ title, steps: own }, at) => (
            // Sections have no id; a list that changed is another list.
            <section key={at}>
              {title && <h2 className="steps-title">{title}</h2>}
              <ol>
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
            <Button look="quiet" size="small" onClick={() => void forgetDoneSteps(recipe.id)}>
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
    <header className="mode-bar cook-top">
      <AppLink
        to={`/recipes/${recipe.id}/view`}
        className="icon-button"
        aria-label="Back to recipe"
      >
        <Icon name="back" />
      </AppLink>
      <div className="cook-title">
        <h1>{recipe.title}</h1>
        <span className="meta num">{progress}</span>
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
  const id = useId()
  return (
    <li className={`card cook-step ${look}`}>
      <Checkbox
        plain
        shape="square"
        aria-labelledby={id}
        checked={look === 'is-done'}
        onChange={(event) => void markStep(recipe.id, step.key, event.target.checked)}
      />
      <span id={id}>
        <StepText recipe={recipe} step={step} timers={timers} />
      </span>
    </li>
  )
}

type IngredientsProps = { recipe: RecipeView; factor: number; isStarting: boolean }

/** On a narrow screen they can be folded away; they are open when one starts. */
function CookIngredients({ recipe, factor, isStarting }: IngredientsProps) {
  const [isOpen, setOpen] = useState(isStarting)
  return (
    <aside className={`card cook-ingredients ${isOpen ? '' : 'is-folded'}`}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="cook-ingredients"
          onClick={() => setOpen(!isOpen)}
        >
          Ingredients
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
        <span className="cook-ingredients-title">Ingredients</span>
      </h2>
      <div id="cook-ingredients">
        <RecipeIngredients recipe={recipe} factor={factor} />
      </div>
    </aside>
  )
}
