import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { ScaledRecipe } from './scaled.data.ts'
import { useRecipes } from './recipes.data.ts'
import { ServingsStepper } from './servings-stepper.tsx'
import type { Mark, Wanted } from './to-buy.ts'

/** An ingredient, whether it goes on the list, and what list and kitchen say of it. */
export type IngredientCheck = Wanted & { mark: Mark; isWanted: boolean }

type Props = {
  recipes: readonly ScaledRecipe[]
  choices: readonly IngredientCheck[]
  /** Takes the ingredients with these keys along, or leaves them off. */
  onChange: (keys: readonly string[], isWanted: boolean) => void
}

/** What of the recipes goes on the list; several recipes stand under their names. */
export function IngredientChecks({ recipes, choices, onChange }: Props) {
  const count = choices.filter(({ isWanted }) => isWanted).length
  const isAll = count === choices.length
  return (
    <fieldset className="relative border-t pt-2.5">
      <legend className="float-left min-h-11 w-full pr-[4em] text-second leading-[44px] font-semibold">
        {count} of {countIngredients(choices.length)}
      </legend>
      <Button
        look="quiet"
        size="small"
        className="absolute top-2.5 -right-2"
        onClick={() =>
          onChange(
            choices.map(({ key }) => key),
            !isAll,
          )
        }
      >
        {isAll ? 'None' : 'All'}
      </Button>
      {recipes.map(({ recipe, factor }, at) => (
        <div key={recipe.id}>
          {recipes.length > 1 && (
            <>
              <h3
                className="clear-both pt-2.5 text-list"
                ref={at === recipes.length - 1 ? intoView : undefined}
              >
                {recipe.title}
              </h3>
              <ServingsStepper recipe={recipe} factor={factor} />
            </>
          )}
          <ul className="clear-both">
            {choices
              .filter(({ recipeId }) => recipeId === recipe.id)
              .map(({ key, text, mark, isWanted }) => (
                <li key={key} className="leading-[1.35] wrap-anywhere">
                  <Checkbox
                    label={text}
                    shape="square"
                    checked={isWanted}
                    aria-describedby={mark ? `why-${key}` : undefined}
                    onChange={() => onChange([key], !isWanted)}
                  />
                  {mark && (
                    <span className="meta -mt-1.5 mb-2 ml-10 block leading-[1.5]" id={`why-${key}`}>
                      {wordsOf(mark)}
                    </span>
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </fieldset>
  )
}

/** Whoever adds a recipe sees where it begins, and for how many it is. */
function intoView(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'start' })
}

/** What list and kitchen say of an ingredient, in words. */
function wordsOf(mark: NonNullable<Mark>): string {
  if (mark.why === 'home') return 'At home'
  if (mark.why === 'adds') return `On the list: ${mark.has} - adds up`
  return mark.has === '' ? 'Already on the list' : `Already on the list: ${mark.has}`
}

/** One more recipe of the week. */
export function MoreRecipes(props: { taken: readonly string[]; onAdd: (id: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <RecipeChoice {...props} />
  return (
    <Button look="quiet" size="small" icon="plus" onClick={() => setOpen(true)}>
      Another recipe
    </Button>
  )
}

function RecipeChoice({ taken, onAdd }: Parameters<typeof MoreRecipes>[0]) {
  const recipes = useRecipes()?.cards.filter(({ id }) => !taken.includes(id)) ?? []
  const byTitle = recipes.toSorted((a, b) => a.title.localeCompare(b.title))
  return (
    <Field label="Another recipe">
      <Select value="" onChange={(event) => onAdd(event.target.value)}>
        <option value="" disabled>
          Choose one...
        </option>
        {byTitle.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** "1 ingredient", "9 ingredients". */
export function countIngredients(count: number): string {
  return count === 1 ? '1 ingredient' : `${count} ingredients`
}
