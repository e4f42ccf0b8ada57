import { useMemo, useRef, useState, type ReactNode } from 'react'
import { useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Page } from '#page/page.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { later } from '#ui/later.tsx'
import { draftOf } from './recipe-draft.ts'
import type { RecipeFormProps } from './recipe-form.tsx'
import { RecipeMissing } from './recipe-missing.tsx'
import { useRefused, type Refused } from './recipe-refused.data.ts'
import { createRecipe, updateRecipe, useRecipe, type RecipeView } from './recipes.data.ts'

/** Fetched separately; the heading of the screen shows meanwhile. */
const RecipeForm = later<RecipeFormProps>(() => import('./forms.ts').then((m) => m.RecipeForm), {
  drawn: true,
  required: true,
})

/** /recipes/{recipeId}/edit: for the owner, and for friends who were granted it (product §6.recipe.2). */
export function RecipeEdit() {
  const { recipeId = '' } = useParams()
  const recipe = useRecipe(recipeId)
  const refused = useRefused(recipeId)
  // Once open, the form stays with what was typed, also when the recipe is taken away meanwhile.
  const [opened, setOpened] = useState<RecipeView>()
  if (recipe?.canEdit && recipe !== opened) setOpened(recipe)

  if (recipe === undefined || refused === undefined) return <Page title="Edit Recipe">{null}</Page>
  if (opened) {
    const isGone = !recipe?.canEdit
    return <RecipeEditor recipe={opened} refused={refused} isGone={isGone} />
  }
  if (refused) return <RefusedEditor id={recipeId} refused={refused} />
  return <RecipeMissing readable={recipe} />
}

/** The right was given back since. */
const MAY_AGAIN = 'You could not change this recipe when this was sent. Now you can: save it again.'

type EditorProps = { recipe: RecipeView; refused: Refused | null; isGone: boolean }

function RecipeEditor({ recipe, refused, isGone }: EditorProps) {
  const saved = useRef(recipe.id)
  // What was refused lies in the form again, where nothing else was typed.
  const source = useMemo(
    () => ({ values: draftOf({ ...recipe, ...refused?.fields }), seen: recipe.stamps }),
    [recipe, refused],
  )
  const isForbidden = refused?.parked.some(({ error }) => error?.code === 'forbidden')
  return (
    <EditPage back={isGone ? '/recipes' : `/recipes/${recipe.id}/view`}>
      {isGone && <GoneNote />}
      <RecipeForm
        draftKey={`recipe:${recipe.id}`}
        source={source}
        message={isGone || !isForbidden ? refused?.message : MAY_AGAIN}
        submitText={isGone ? 'Save as my own' : 'Update Recipe'}
        onSave={async (fields, { set, taken, ends: { draft } }) => {
          const { answeredBy, shownOf } = await import('./forms.ts')
          const again = refused && shownOf(refused, taken.values)
          const ends = { draft, refused: answeredBy([taken.values, draftOf(fields)], refused) }
          if (isGone) saved.current = await createRecipe(fields, ends)
          else await updateRecipe(recipe.id, { ...again, ...set }, { seen: taken.seen, ends })
        }}
        onSaved={() => navigate(`/recipes/${saved.current}/view`, { replace: true })}
      />
    </EditPage>
  )
}

/** The form for a recipe that the server refused or that is gone: saving it makes a new recipe. */
function RefusedEditor({ id, refused }: { id: string; refused: Refused }) {
  const saved = useRef(id)
  const { isNew, message, rest, fields: typed } = refused
  const source = useMemo(
    () => ({ values: draftOf({ ...rest, ...typed }), seen: {} }),
    [rest, typed],
  )
  return (
    <EditPage back="/recipes">
      {!isNew && <GoneNote />}
      <RecipeForm
        draftKey={`recipe:${id}`}
        source={source}
        isGone
        message={isNew ? message : undefined}
        submitText={isNew ? 'Create Recipe' : 'Save as my own'}
        onSave={async (fields, { taken, ends: { draft } }) => {
          const { answeredBy } = await import('./forms.ts')
          const ends = { draft, refused: answeredBy([taken.values, draftOf(fields)], refused) }
          saved.current = await createRecipe(fields, ends)
        }}
        onSaved={() => navigate(`/recipes/${saved.current}/view`, { replace: true })}
      />
    </EditPage>
  )
}

function GoneNote() {
  return (
    <p className="mb-5 max-w-[64ch] rounded-control bg-wheat-soft px-4 py-3">
      This recipe is no longer here for you to change. What you typed can become a recipe of your
      own.
    </p>
  )
}

function EditPage({ back, children }: { back: string; children: ReactNode }) {
  return (
    <Page title="Edit Recipe">
      <BackLink to={back}>{back === '/recipes' ? 'Recipes' : 'Back to recipe'}</BackLink>
      <h1 tabIndex={-1} className="mt-1 mb-5">
        Edit Recipe
      </h1>
      {children}
    </Page>
  )
}
