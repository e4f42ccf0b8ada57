import { InOwnUnits } from './conversion.tsx'
import type { RecipeView } from './recipes.data.ts'
import { StepText } from './step-text.tsx'
import { stepsOf } from './steps.ts'
import { useTimers } from '#timers/timers.data.ts'

export type RecipeStepsProps = { recipe: RecipeView }

/**
 * The instructions of a recipe as numbered lists, counted through all sections as Focus and the
 * timers count them; a time in them starts a timer here, too (product §2.recipe-view.4).
 */
export function RecipeSteps({ recipe }: RecipeStepsProps) {
  const timers = useTimers() ?? []
  const sections = stepsOf(recipe.instructionSections).map(({ title, steps }, at) => (
    // Sections have no ids, so their place is the key.
    <section key={at}>
      {title && (
        <h3 dir="auto" className="mt-6.5 mb-3.5 text-h3 font-[450] text-muted italic">
          {title}
        </h3>
      )}
      <ol
        className={`steps grid gap-5.5 ${at === 0 && !title ? 'mt-4.5' : ''}`}
        start={steps[0]?.number ?? 1}
      >
        {steps.map((step) => (
          <li
            key={step.key}
            data-number={step.number}
            className="grid max-w-[64ch] grid-cols-[2.25rem_minmax(0,1fr)] items-baseline before:font-serif before:text-h2 before:leading-none before:font-[450] before:text-accent-text before:lining-nums before:content-[attr(data-number)]"
          >
            <p dir="auto" className="lines text-step leading-[1.7] text-pretty wrap-anywhere">
              <StepText recipe={recipe} step={step} timers={timers} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  ))
  return <InOwnUnits>{sections}</InOwnUnits>
}
