import { useState } from 'react'
import { Redirect, useParams } from 'wouter'
import { RECIPE_FIELDS } from '#shared/fields.ts'
import { shownOf } from '#shared/ordinary-fields.ts'
import { COURSE_LABEL, DIET_LABEL, DIFFICULTY_LABEL } from '#shared/recipe-words.ts'
import { Page } from '#page/page.tsx'
import { useLocation } from '#page/router.tsx'
import type { RemarksProps } from '#page/remarks.tsx'
import { Plate } from '#ui/art/plate.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DIET_ICON } from '#ui/diet-badge.tsx'
import { clothOf } from '#ui/hash.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { later } from '#ui/later.tsx'
import type { AddToListProps } from './add-to-list-dialog.tsx'
import { useServings } from './cooking.data.ts'
import { factorOf } from './chosen-servings.ts'
import { RecipeMissing } from './recipe-missing.tsx'
import type { RefusedBoxProps, RefusedProps } from './recipe-refused.tsx'
import type { Asked, RecipeActionsProps, RecipeDialogsProps } from './recipe-actions.tsx'
import type { RecipeIngredientsProps } from './recipe-ingredients.tsx'
import type { RecipeStepsProps } from './recipe-steps.tsx'
import { useRefused } from './recipe-refused.data.ts'
import { useRecipe, type RecipeView } from './recipes.data.ts'
import './recipe-facts.css'

const AddToListDialog = later<AddToListProps>(() =>
  import('./parts.ts').then((m) => m.AddToListDialog),
)

const RecipeIngredients = later<RecipeIngredientsProps>(
  () => import('./parts.ts').then((m) => m.RecipeIngredients),
  {
    drawn: true,
    required: true,
  },
)
const RecipeSteps = later<RecipeStepsProps>(() => import('./parts.ts').then((m) => m.RecipeSteps), {
  drawn: true,
  required: true,
})
const Remarks = later<RemarksProps>(() => import('./parts.ts').then((m) => m.Remarks), {
  drawn: true,
})
const RecipeActions = later<RecipeActionsProps>(
  () => import('./parts.ts').then((m) => m.RecipeActions),
  {
    drawn: true,
  },
)
const RecipeDialogs = later<RecipeDialogsProps>(
  () => import('./parts.ts').then((m) => m.RecipeDialogs),
  { drawn: true },
)
const RecipeRefused = later<RefusedProps>(() => import('./parts.ts').then((m) => m.RecipeRefused), {
  drawn: true,
  required: true,
})
const RefusedBox = later<RefusedBoxProps>(() => import('./parts.ts').then((m) => m.RefusedBox), {
  drawn: true,
})

/** /recipes/{recipeId}/view. */
export function RecipeScreen() {
  const { recipeId = '' } = useParams()
  const recipe = useRecipe(recipeId)
  const refused = useRefused(recipeId)
  const chosen = useServings(recipeId)
  const { state: wanted } = useLocation()
  if (recipe === undefined || refused === undefined || chosen === undefined)
    return <Page title="Recipe">{null}</Page>
  // The cooking of it was opened, and it was not here.
  if (recipe && typeof wanted === 'string') return <Redirect to={wanted} replace />
  if (recipe) {
    const factor = factorOf(chosen, recipe.numberOfPersons)
    return <ShownRecipe recipe={recipe} factor={factor} refusal={refused?.message} />
  }
  return refused ? <RecipeRefused id={recipeId} refused={refused} /> : <RecipeMissing />
}

type ShownProps = { recipe: RecipeView; factor: number; refusal: string | undefined }

function ShownRecipe({ recipe, factor, refusal }: ShownProps) {
  const { texts, links } = shownOf(RECIPE_FIELDS, recipe)
  const [asked, setAsked] = useState<Asked>()
  return (
    <Page bleed title={recipe.title}>
      <RecipeHead recipe={recipe} factor={factor} onAsk={setAsked} />
      <Facts recipe={recipe} onAsk={setAsked} />
      <div className="wrap page recipe-body pb-35 lg:grid lg:grid-cols-[21rem_minmax(0,1fr)] lg:items-start lg:gap-x-18 lg:gap-y-9 lg:pt-9">
        {refusal !== undefined && (
          <RefusedBox id={recipe.id} message={refusal} canEdit={recipe.canEdit} />
        )}
        <section
          className="recipe-ingredients mb-9 lg:sticky lg:top-[calc(var(--header)+32px)] lg:rounded-card lg:border lg:bg-surface lg:px-6.5 lg:pt-6.5 lg:pb-5.5"
          aria-labelledby="ingredients"
        >
          <h2 id="ingredients">Ingredients</h2>
          <RecipeIngredients recipe={recipe} factor={factor} />
        </section>
        <div>
          <section aria-labelledby="instructions">
            <h2 id="instructions" className="mt-2 lg:mt-6.5">
              Instructions
            </h2>
            <RecipeSteps recipe={recipe} />
          </section>
          <Remarks texts={texts} links={links} />
        </div>
      </div>
      <RecipeDialogs
        recipe={recipe}
        factor={factor}
        asked={asked}
        onClose={() => setAsked(undefined)}
      />
    </Page>
  )
}

/** On a narrow screen they float over the page, so they have a shadow. */
const MAIN_ACTION =
  'min-w-0 flex-auto leading-[1.2] whitespace-normal! max-lg:gap-1.5 max-lg:px-2 max-lg:text-second max-lg:shadow-(--shadow-2)'

/** In letters: a longer title would push what one came for below the edge of the screen. */
const LONG_TITLE = 40
const LARGE = 'max-w-[15ch] text-recipe sm:max-w-[min(15ch,54%)] lg:max-w-[min(15ch,56%)]'
const SMALLER = 'text-h1 sm:max-w-[54%]'

type HeadProps = { recipe: RecipeView; factor: number; onAsk: RecipeActionsProps['onAsk'] }

function RecipeHead({ recipe, factor, onAsk }: HeadProps) {
  const { id, title, description, course, diet, isOwner, authorName } = recipe
  const [isAdding, setAdding] = useState(false)
  return (
    <div
      className={`recipe-head overflow-hidden bg-(--cloth) pt-6.5 pb-7 lg:pt-8.5 lg:pb-11 ${clothOf(id)}`}
    >
      <div className="wrap relative">
        <BackLink to="/recipes" className="relative z-1">
          Recipes
        </BackLink>
        <Plate
          id={id}
          title={title}
          course={course}
          diet={diet}
          className="absolute -top-19 -right-23 w-64 sm:-top-14 sm:-right-8 sm:w-92 lg:-top-15 lg:right-12 lg:w-[min(470px,42%)]"
        />
        <h1
          tabIndex={-1}
          dir="auto"
          className={`relative mt-33 leading-[1.03] font-[470] sm:mt-18 lg:mt-6.5 ${title.length > LONG_TITLE ? SMALLER : LARGE}`}
        >
          {title}
        </h1>
        {description && (
          <p
            dir="auto"
            className="recipe-description lines relative mt-2.5 max-w-[44ch] text-step text-pretty wrap-anywhere sm:max-w-[54%] lg:mt-4 lg:max-w-[min(38ch,54%)] lg:text-row"
          >
            {description}
          </p>
        )}
        {!isOwner && (
          <p className="relative mt-3.5 flex items-center gap-2 text-second wrap-anywhere">
            <Avatar name={authorName} size="sm" decorative />
            {authorName}
          </p>
        )}
        <div className="recipe-actions lg:relative lg:mt-6.5 lg:flex lg:items-center lg:gap-2.5">
          <div className="recipe-main-actions fixed inset-x-0 bottom-0 z-15 flex gap-2 bg-[linear-gradient(transparent,var(--color-bg)_28%)] pt-3 pr-[max(16px,env(safe-area-inset-right))] pb-[max(16px,env(safe-area-inset-bottom))] pl-[max(16px,env(safe-area-inset-left))] sm:px-8 lg:static lg:bg-none lg:p-0 forced-colors:bg-[Canvas] large-text:flex-col">
            <ButtonLink to={`/recipes/${id}/prepare`} icon="pot" className={MAIN_ACTION}>
              Cooking Mode
            </ButtonLink>
            <Button
              look="secondary"
              icon="basket"
              className={MAIN_ACTION}
              onClick={() => setAdding(true)}
            >
              Add to Groceries
            </Button>
          </div>
          <div className="flex min-h-11 gap-2.5 max-lg:hidden">
            <RecipeActions recipe={recipe} edged onAsk={onAsk} />
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

const FACTS_PER_LINE = 3
/** In letters, of what a person wrote. */
const LONG = 24

function Facts({ recipe, onAsk }: Pick<RecipeActionsProps, 'recipe' | 'onAsk'>) {
  const facts = factsOf(recipe).filter(({ value }) => value)
  // A second line of facts that is not full leaves its last place to the buttons.
  const isLastPlaceFree =
    facts.length % FACTS_PER_LINE !== 0 && !facts.some(({ value }) => isLong(value))
  return (
    <div className="recipe-facts border-b">
      <div className="wrap grid grid-cols-[repeat(3,auto)] py-1 max-[22rem]:grid-cols-[1fr_1fr] lg:block">
        <dl className="contents lg:flex lg:gap-11">
          {facts.map(({ icon, label, value }) => (
            <Fact key={label} icon={icon} label={label} value={value} />
          ))}
        </dl>
        <div
          className={`-ml-2.5 flex min-h-11 min-w-33 self-center lg:hidden print:hidden ${isLastPlaceFree ? '' : 'col-span-full'}`}
        >
          <RecipeActions recipe={recipe} onAsk={onAsk} />
        </div>
      </div>
    </div>
  )
}

/** What would leave the facts beside it a few letters a line: on a phone it has a line of its own. */
function isLong(value = ''): boolean {
  return value.length > LONG
}

type FactProps = { icon: IconName; label: string; value: string | undefined }

/** In a line under the head; one without a value is not shown. */
function factsOf(recipe: RecipeView): FactProps[] {
  const { diet, difficulty, course, cookingTime, numberOfPersons } = recipe
  return [
    { icon: DIET_ICON[diet], label: 'Diet', value: DIET_LABEL[diet] },
    { icon: 'flame', label: 'Difficulty', value: DIFFICULTY_LABEL[difficulty] },
    { icon: 'pot', label: 'Course', value: COURSE_LABEL[course] },
    { icon: 'clock', label: 'Time', value: cookingTime },
    { icon: 'users', label: 'Persons', value: numberOfPersons },
    ...shownOf(RECIPE_FIELDS, recipe).facts.map(({ drawn, heading: label, words: value }) => {
      return { icon: drawn === 'day' ? 'calendar' : 'tag', label, value } as const
    }),
  ]
}

function Fact({ icon, label, value }: FactProps) {
  return (
    <div
      className={`${isLong(value) ? 'is-long' : 'flex-none'} min-w-0 pt-3.5 pr-3 pb-3 lg:px-0 lg:py-4.5`}
    >
      <dt className="flex items-center gap-1.25 text-meta text-muted">
        <Icon name={icon} size={16} />
        {label}
      </dt>
      <dd className="mt-px font-semibold wrap-anywhere">{value}</dd>
    </div>
  )
}
