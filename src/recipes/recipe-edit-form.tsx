import { useMemo, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { draftOf } from './recipe-draft.ts'
import { RecipeForm } from './recipe-form.tsx'
import type { Refused } from './recipe-refused.data.ts'
import { createRecipe, updateRecipe, type RecipeView } from './recipes.data.ts'
import { answeredBy, basesIn, shownOf } from './refused-in-form.ts'

export type EditFormProps = {
  id: string
  /** The recipe as it may be, or last could be, changed; undefined where it never could since the page was opened. */
  recipe: RecipeView | undefined
  /** What the server did not take of it. */
  refused: Refused | null
  /** It may not be changed any more. */
  isGone: boolean
}

/** The form of a recipe that is there, or of what was refused of one that is gone, or typed into it. */
export function RecipeEditForm({ id, recipe, refused, isGone }: EditFormProps) {
  if (recipe) return <Editor recipe={recipe} refused={refused} isGone={isGone} />
  return <GoneEditor id={id} refused={refused} />
}

/** The right was given back since. */
const MAY_AGAIN = 'You could not change this recipe when this was sent. Now you can: save it again.'

type EditorProps = { recipe: RecipeView; refused: Refused | null; isGone: boolean }

function Editor({ recipe, refused, isGone }: EditorProps) {
  const saved = useRef(recipe.id)
  const source = useMemo(
    () => ({
      // What was refused lies in the form again, where nothing else was typed.
      values: draftOf({ ...recipe, ...refused?.fields }),
      seen: recipe.stamps,
      under: refused && !isGone ? { values: draftOf(recipe), seen: basesIn(refused) } : undefined,
    }),
    [recipe, refused, isGone],
  )
  const isForbidden = refused?.parked.some(({ error }) => error?.code === 'forbidden')
  return (
    <>
      {isGone && <GoneNote />}
      <RecipeForm
        draftKey={`recipe:${recipe.id}`}
        source={source}
        message={isGone || !isForbidden ? refused?.message : MAY_AGAIN}
        note={isGone ? GONE : undefined}
        submitText={isGone ? 'Save as my own' : 'Update Recipe'}
        onSave={async (fields, { set, taken, ends: { draft } }) => {
          const again = refused && shownOf(refused, taken.values)
          const ends = { draft, refused: answeredBy([taken.values, draftOf(fields)], refused) }
          if (isGone) saved.current = await createRecipe(fields, ends)
          else await updateRecipe(recipe.id, { ...again, ...set }, { seen: taken.seen, ends })
        }}
        onSaved={() => navigate(`/recipes/${saved.current}/view`, { replace: true })}
      />
    </>
  )
}

/** The form for a recipe that the server refused or that is gone: saving it makes a new recipe. */
function GoneEditor({ id, refused }: { id: string; refused: Refused | null }) {
  const saved = useRef(id)
  const isNew = refused?.isNew ?? false
  const source = useMemo(
    () => ({ values: draftOf({ ...refused?.rest, ...refused?.fields }), seen: {} }),
    [refused],
  )
  return (
    <>
      {!isNew && <GoneNote />}
      <RecipeForm
        draftKey={`recipe:${id}`}
        source={source}
        isGone
        message={isNew ? refused?.message : undefined}
        note={isNew ? undefined : GONE}
        submitText={isNew ? 'Create Recipe' : 'Save as my own'}
        onSave={async (fields, { taken, ends: { draft } }) => {
          const ends = { draft, refused: answeredBy([taken.values, draftOf(fields)], refused) }
          saved.current = await createRecipe(fields, ends)
        }}
        onSaved={() => navigate(`/recipes/${saved.current}/view`, { replace: true })}
      />
    </>
  )
}

/** At the foot, where somebody may be who sees nothing of the head. */
const GONE = 'No longer here to change. It can become your own.'

function GoneNote() {
  return (
    <p className="mb-5 max-w-[64ch] rounded-control bg-wheat-soft px-4 py-3">
      This recipe is no longer here for you to change. What you typed can become a recipe of your
      own.
    </p>
  )
}
