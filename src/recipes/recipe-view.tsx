import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { COURSE_LABEL, DIET_LABEL, DIFFICULTY_LABEL } from '#shared/recipe-words.ts'
import { Page } from '#page/page.tsx'
import { Plate } from '#ui/art/plate.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { clothOf } from '#ui/hash.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { later } from '#ui/later.tsx'
import type { AddToListProps } from './add-to-list-dialog.tsx'
import { useServings } from './cooking.data.ts'
import { RecipeMissing } from './recipe-missing.tsx'
import type { RefusedBoxProps, RefusedProps } from './recipe-refused.tsx'
import type { RecipeActionsProps } from './recipe-actions.tsx'
import type { RecipeIngredientsProps } from './recipe-ingredients.tsx'
import type { RecipeStepsProps } from './recipe-steps.tsx'
import { useRecipe, useRefused, type RecipeView as Recipe } from './recipes.data.ts'
import './recipes.css'

const AddToListDialog = later<AddToListProps>(() =>
  import('./parts.ts').then((m) => m.AddToListDialog),
)

const RecipeIngredients = later<RecipeIngredientsProps>(
  () => import('./parts.ts').then((m) => m.RecipeIngredients),
  {
    now: true,
    required: true,
  },
)
const RecipeSteps = later<RecipeStepsProps>(() => import('./parts.ts').then((m) => m.RecipeSteps), {
  now: true,
  required: true,
})
const RecipeActions = later<RecipeActionsProps>(
  () => import('./parts.ts').then((m) => m.RecipeActions),
  {
    now: true,
  },
)
const RecipeRefused = later<RefusedProps>(() => import('./parts.ts').then((m) => m.RecipeRefused), {
  now: true,
  required: true,
})
const RefusedBox = later<RefusedBoxProps>(() => import('./parts.ts').then((m) => m.RefusedBox), {
  now: true,
})

/** /recipes/{recipeId}/view. */
export function RecipeView() {
  const { recipeId = '' } = useParams()
  const recipe = useRecipe(recipeId)
  const refused = useRefused(recipeId)
  const factor = useServings(recipeId)
  if (recipe === undefined || refused === undefined || factor === undefined)
    return <Page title="Recipe">{null}</Page>
  if (recipe) return <RecipeDetails recipe={recipe} factor={factor} refusal={refused?.message} />
  return refused ? <RecipeRefused id={recipeId} refused={refused} /> : <RecipeMissing />
}

type DetailsProps = { recipe: Recipe; factor: number; refusal: string | undefined }

function RecipeDetails({ recipe, factor, refusal }: DetailsProps) {
  return (
    <Page bleed title={recipe.title}>
      <RecipeHead recipe={recipe} factor={factor} />
      <Facts recipe={recipe} factor={factor} />
      <div className="wrap page recipe-body">
        {refusal !== undefined && (
          <RefusedBox id={recipe.id} message={refusal} canEdit={recipe.canEdit} />
        )}
        <section className="recipe-ingredients" aria-labelledby="ingredients">
          <h2 id="ingredients">Ingredients</h2>
          <RecipeIngredients recipe={recipe} factor={factor} />
        </section>
        <div>
          <section className="recipe-instructions" aria-labelledby="instructions">
            <h2 id="instructions">Instructions</h2>
            <RecipeSteps recipe={recipe} />
          </section>
          <Remarks recipe={recipe} />
        </div>
      </div>
    </Page>
  )
}

function RecipeHead({ recipe, factor }: { recipe: Recipe; factor: number }) {
  const { id, title, description, course, isOwner, authorName } = recipe
  const [isAdding, setAdding] = useState(false)
  return (
    <div className={`recipe-head cloth ${clothOf(id)}`}>
      <div className="wrap">
        <BackLink to="/recipes">Recipes</BackLink>
        <Plate id={id} title={title} course={course} />
        <h1 tabIndex={-1}>{title}</h1>
        {description && <p className="recipe-description">{description}</p>}
        {!isOwner && (
          <p className="recipe-author">
            <Avatar name={authorName} size="sm" decorative />
            {authorName}
          </p>
        )}
        <div className="recipe-actions">
          <div className="recipe-main-actions">
            <ButtonLink to={`/recipes/${id}/prepare`} icon="pot">
              Cooking Mode
            </ButtonLink>
            <Button look="secondary" icon="basket" onClick={() => setAdding(true)}>
              Add to Groceries
            </Button>
          </div>
          <div className="recipe-owner-actions">
            <RecipeActions recipe={recipe} factor={factor} edged />
          </div>
        </div>
      </div>
      <AddToListDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        recipe={recipe}
        factor={factor}
      />
    </div>
  )
}

/** What its writer adds, and where it was found. */
function Remarks({ recipe: { notes, sourceUrl } }: { recipe: Recipe }) {
  if (!notes && !sourceUrl) return null
  return (
    <section className="mt-9 max-w-[64ch] wrap-anywhere" aria-label="Remarks">
      {notes && (
        <>
          <h2>Notes</h2>
          <p className="mt-3 whitespace-pre-line">{notes}</p>
        </>
      )}
      {sourceUrl && (
        <p className="mt-6">
          <a className="recipe-source text-link" href={sourceUrl} target="_blank" rel="noreferrer">
            Source
          </a>
        </p>
      )}
    </section>
  )
}

function Facts({ recipe, factor }: { recipe: Recipe; factor: number }) {
  const { diet, difficulty, course, cookingTime, numberOfPersons } = recipe
  return (
    <div className="recipe-facts">
      <dl className="wrap">
        <Fact icon={DIET_ICON[diet]} label="Diet" value={DIET_LABEL[diet]} />
        <Fact icon="flame" label="Difficulty" value={DIFFICULTY_LABEL[difficulty]} />
        <Fact icon="pot" label="Course" value={COURSE_LABEL[course]} />
        {cookingTime && <Fact icon="clock" label="Time" value={cookingTime} />}
        {numberOfPersons && <Fact icon="users" label="Persons" value={numberOfPersons} />}
      </dl>
      <div className="recipe-owner-actions">
        <RecipeActions recipe={recipe} factor={factor} />
      </div>
    </div>
  )
}

const DIET_ICON: Record<Recipe['diet'], IconName> = {
  VEGAN: 'leaf',
  VEGETARIAN: 'sprout',
  MEAT: 'meat',
}

function Fact({ icon, label, value }: { icon: IconName; label: string; value: string }) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={16} />
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
