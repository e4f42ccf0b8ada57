import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useBusyScreen } from '#app/busy-screen.ts'
import { Page } from '#app/page.tsx'
import { SyncChip } from '#app/sync-chip-later.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { forgetDoneSteps, markStep, useDoneSteps, useServings } from './cooking.data.ts'
import { IngredientList } from './ingredient-list.tsx'
import { RecipeMissing } from './recipe-exceptions.ts'
import { useRecipe, type RecipeView } from './recipes.data.ts'
import { ServingsStepper } from './servings-stepper.tsx'
import { stepsOf, type Step } from './steps.ts'
import './recipes.css'

/** /recipes/{recipeId}/prepare: the steps to tick off, and the ingredients. */
export function RecipeCook() {
  const { recipeId = '' } = useParams()
  const recipe = useRecipe(recipeId)
  const done = useDoneSteps(recipeId)
  const factor = useServings(recipeId)
  useBusyScreen(true)
  if (recipe === undefined || done === undefined || factor === undefined)
    return <Page title="Cooking">{null}</Page>
  if (recipe === null) return <RecipeMissing />
  return <Cooking recipe={recipe} done={done} factor={factor} />
}

type CookingProps = { recipe: RecipeView; done: ReadonlySet<string>; factor: number }

function Cooking({ recipe, done, factor }: CookingProps) {
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
        <CookIngredients recipe={recipe} factor={factor} isStarting={count === 0} />
        <section className="cook-steps" aria-label="Instructions">
          {sections.map(({ title, steps: own }, at) => (
            // Sections have no id; a list that changed is another list.
            // oxlint-disable-next-line react/no-array-index-key
            <section key={at}>
              {title && <h2 className="steps-title">{title}</h2>}
              <ol>
                {own.map((step) => (
                  <CookStep
                    key={step.key}
                    recipeId={recipe.id}
                    step={step}
                    isDone={done.has(step.key)}
                    isNext={step === next}
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
    </Page>
  )
}

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
      <SyncChip />
    </header>
  )
}

type StepProps = { recipeId: string; step: Step; isDone: boolean; isNext: boolean }

function CookStep({ recipeId, step, isDone, isNext }: StepProps) {
  const look = isDone ? 'is-done' : isNext ? 'is-next' : ''
  return (
    <li>
      <label className={`card cook-step ${look}`}>
        <Checkbox
          plain
          shape="square"
          checked={isDone}
          onChange={(event) => void markStep(recipeId, step.key, event.target.checked)}
        />
        <span>{step.text}</span>
      </label>
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
        <ServingsStepper recipe={recipe} factor={factor} />
        <IngredientList sections={recipe.ingredientSections} factor={factor} />
      </div>
    </aside>
  )
}
