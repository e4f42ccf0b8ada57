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
  return stepsOf(recipe.instructionSections).map(({ title, steps }, at) => (
    // Sections have no id; a list that changed is another list.
    <section key={at}>
      {title && <h3 className="steps-title">{title}</h3>}
      <ol className="steps" start={steps[0]?.number ?? 1}>
        {steps.map((step) => (
          <li key={step.key} data-number={step.number}>
            <p>
              <StepText recipe={recipe} step={step} timers={timers} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  ))
}
