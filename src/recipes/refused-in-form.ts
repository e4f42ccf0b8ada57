/** What the server did not take of a recipe and lies in its form again; saving that gives it up. */
import { sameValue } from '#shared/merge/canonical.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import { draftOf, type RecipeDraft } from './recipe-draft.ts'
import { fieldsOf, type Refused } from './recipe-refused.data.ts'

/** The refused values that are in a form. */
export function shownOf({ fields }: Refused, form: RecipeDraft): Partial<RecipeInput> {
  const refused = draftOf(fields, form)
  const isShown = (field: string) =>
    sameValue(refused[field as keyof RecipeDraft], form[field as keyof RecipeDraft])
  return Object.fromEntries(Object.entries(fields).filter(([field]) => isShown(field)))
}

/** Of each field that was changed, the stamp of what its first change was to replace. */
export function basesIn({ parked }: Refused): Record<string, Stamp | null> {
  const edits = parked.flatMap((record) =>
    record.kind === 'recipe.change' ? Object.entries(record.body.set) : [],
  )
  return Object.fromEntries(edits.toReversed().map(([field, edit]) => [field, edit?.base ?? null]))
}

/**
 * The refused calls (seq) of which all was in one of these forms: what was typed over it took its place
 * knowingly. The rest waits on for its author.
 */
export function answeredBy(forms: readonly RecipeDraft[], refused: Refused | null): number[] {
  if (!refused) return []
  const shown = Object.assign({}, ...forms.map((form) => shownOf(refused, form))) as object
  const isMissed = (field: string) => !(field in shown)
  const seen = refused.parked.filter((record) => {
    const typed = fieldsOf(record)
    // A delete that was refused, or asks, never lay in a form.
    return typed !== null && !Object.keys(typed).some(isMissed)
  })
  return seen.map(({ seq }) => seq)
}
