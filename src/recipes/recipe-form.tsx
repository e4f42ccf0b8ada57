import { useState, type ClipboardEvent, type ComponentType } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useBusyScreen } from '#page/busy-screen.ts'
import { fieldOf } from '#exchange/follow.ts'
import { LeftOverNote } from '#exchange/left-over-note.tsx'
import { OvertakenLink, OvertakenNotes } from '#exchange/overtaken.tsx'
import {
  checkLater,
  useRecordForm,
  useStoredDraft,
  type Ends,
  type Source,
  type StoredDraft,
  type Taken,
} from '#exchange/use-record-form.ts'
import { useSaving } from '#exchange/use-saving.ts'
import { useSending } from '#ui/use-sending.ts'
import { RECIPE_MAX_BYTES } from '#shared/limits.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import { ErrorBox } from '#ui/error-box.tsx'
import { SaveBar } from '#ui/save-bar.tsx'
import { pastedText } from '#ui/pasted-text.ts'
import { RecipeDetails } from './recipe-details.tsx'
import { isTooLarge, storedOf, type RecipeDraft } from './recipe-draft.ts'
import { INGREDIENTS, INSTRUCTIONS } from './row-kind.ts'
import { SectionFields } from './section-fields.tsx'

export type Changes = {
  set: Partial<RecipeInput>
  /** What the form held before any of it was typed. */
  taken: Taken<RecipeDraft>
  ends: Ends
}

export type SortInProps = {
  open: boolean
  form: UseFormReturn<RecipeDraft>
  /** What was pasted, and into which field. */
  pasted: { text: string; field: string | undefined }
  onClose: () => void
}

export type RecipeFormProps = {
  draftKey: string
  source: Source<RecipeDraft>
  /** There is no record any more: a draft follows nothing. */
  isGone?: boolean | undefined
  /** Why the server did not take what lies in the form again. */
  message?: string | undefined
  /** Stands in the bar at the foot and is read out, in place of all else. */
  note?: string | undefined
  submitText: string
  /** Drawn above an empty form into which a whole recipe was pasted. */
  Offer?: ComponentType<SortInProps>
  /** Saves on this device; what it throws is shown. */
  onSave: (recipe: RecipeInput, changes: Changes) => Promise<void>
  /** It is saved, and the draft forgotten. */
  onSaved: () => void
}

const resolver = checkLater<RecipeDraft>(() => import('./recipe-check.ts').then((m) => m.check))

/** The form of a recipe; what is typed stays on this device until it is saved or given up. */
export function RecipeForm(props: RecipeFormProps) {
  const stored = useStoredDraft<RecipeDraft>(props.draftKey)
  return stored === undefined ? null : <LoadedForm {...props} {...stored} />
}

/** Pasting this many lines is taken for a whole recipe, not for rows of one section. */
const WHOLE_LINES = 6

function LoadedForm(props: RecipeFormProps & StoredDraft<RecipeDraft>) {
  const { draftKey, draft, source, isGone, submitText, Offer } = props
  const record = useRecordForm({ draftKey, draft, source, isGone, resolver })
  const { form } = record
  const [said, say] = useState('')
  const { problem, submit } = useSaving(record, {
    save: async (values) => {
      const recipe = storedOf(values)
      if (isTooLarge(recipe))
        throw new Error(`A recipe can have at most ${RECIPE_MAX_BYTES / 1024} kB`)
      const { set, taken, ends } = record.changes(values)
      await props.onSave(recipe, { set: storedOf(set), taken, ends })
    },
    onSaved: props.onSaved,
  })
  const sending = useSending(submit)
  // While it is saved, what was typed comes as the record.
  const overtaken = sending.busy ? [] : record.overtaken
  useBusyScreen(record.hasDraft)

  const [pasted, setPasted] = useState<SortInProps['pasted']>()
  const notePaste = (event: ClipboardEvent) => {
    const text = pastedText(event)
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    if (record.hasDraft || lines.length < WHOLE_LINES) return
    setPasted({ text, field: fieldOf(event.target) })
  }

  const message = problem ?? props.message
  return (
    <form noValidate {...sending.bind} onPasteCapture={notePaste}>
      {Offer && pasted && (
        <Offer open form={form} pasted={pasted} onClose={() => setPasted(undefined)} />
      )}
      <LeftOverNote hasDraft={record.hasDraft} onDiscard={() => void record.discard()} />
      {message !== undefined && <ErrorBox>Error: {message}</ErrorBox>}
      <div
        className={`grid grid-cols-1 gap-3.5 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start lg:gap-6 ${message === undefined ? '' : 'mt-5'}`}
      >
        <RecipeDetails form={form} />
        <div className="min-w-0">
          <SectionFields form={form} kind={INGREDIENTS} say={say} />
          <SectionFields form={form} kind={INSTRUCTIONS} say={say} />
        </div>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
      <OvertakenNotes kind="recipe" changes={overtaken} onTake={record.takeOver} />
      <SaveBar
        note={props.note ?? (overtaken.length > 0 && <OvertakenLink />)}
        hasDraft={record.hasDraft}
        onDiscard={() => void record.discard()}
        submitText={submitText}
        busy={sending.busy}
      />
    </form>
  )
}
