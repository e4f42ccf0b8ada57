import { NOT_POSSIBLE } from '#ui/button-look.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { setServings } from './cooking.data.ts'
import type { RecipeView } from './recipes.data.ts'
import { servingsInWords, stepServings } from './servings.ts'

type ServingsProps = { recipe: RecipeView; factor: number }

/** Fewer or more people; kept on this device for the meal that is being cooked. */
export function ServingsStepper({ recipe, factor }: ServingsProps) {
  const { id, numberOfPersons } = recipe
  const fewer = stepServings(numberOfPersons, { factor, by: -1 })
  const more = stepServings(numberOfPersons, { factor, by: 1 })
  const set = (to: number | null) =>
    to !== null && void setServings(id, { factor: to, persons: numberOfPersons })
  return (
    <div
      className="servings mt-3 inline-flex min-w-[190px] items-center rounded-full border border-border-strong bg-surface text-second font-semibold"
      role="group"
      aria-label="Servings"
    >
      <IconButton
        icon="minus"
        label="Less"
        className={NOT_POSSIBLE}
        aria-disabled={fewer === null}
        onClick={() => set(fewer)}
      />
      <output className="num flex-1 text-center" aria-live="polite">
        {servingsInWords(numberOfPersons, factor)}
      </output>
      <IconButton
        icon="plus"
        label="More"
        className={NOT_POSSIBLE}
        aria-disabled={more === null}
        onClick={() => set(more)}
      />
    </div>
  )
}
