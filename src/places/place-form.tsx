import { Controller, type Control, type FieldPath } from 'react-hook-form'
import { useBusyScreen } from '#page/busy-screen.ts'
import { LeftOverNote } from '#exchange/left-over-note.tsx'
import { OvertakenLink, OvertakenNotes } from '#exchange/overtaken.tsx'
import {
  checkLater,
  useRecordForm,
  useStoredDraft,
  type Ends,
  type StoredDraft,
  type Taken,
} from '#exchange/use-record-form.ts'
import { OrdinaryInputs } from '#page/ordinary-inputs.tsx'
import { useSaving } from '#exchange/use-saving.ts'
import { useSending } from '#ui/use-sending.ts'
import { PLACE_FIELDS } from '#shared/fields.ts'
import { PLACE_TYPES } from '#shared/place-types.ts'
import type { PlaceInput } from '#shared/schemas/place.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import { Card } from '#ui/card.tsx'
import { ErrorBox } from '#ui/error-box.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { RatingPicker } from '#ui/rating-picker.tsx'
import { SaveBar } from '#ui/save-bar.tsx'
import { LABEL } from '#ui/form-looks.ts'
import { TextInput } from '#ui/text-input.tsx'
import { storedOf, type PlaceDraft } from './place-draft.ts'
import { PLACE_ICON } from './place-type.tsx'

type Changes = { set: Partial<PlaceInput>; seen: Record<string, Stamp | null>; ends: Ends }

export type PlaceFormProps = {
  draftKey: string
  source: Taken<PlaceDraft>
  submitText: string
  /** Saves on this device; what it throws is shown. */
  onSave: (place: PlaceInput, changes: Changes) => Promise<void>
  /** It is saved, and the draft forgotten. */
  onSaved: () => void
}

const resolver = checkLater<PlaceDraft>(() => import('./place-check.ts').then((m) => m.check))

/** The form of a place; what is typed stays on this device until it is saved or given up. */
export function PlaceForm(props: PlaceFormProps) {
  const stored = useStoredDraft<PlaceDraft>(props.draftKey)
  return stored === undefined ? null : <LoadedForm {...props} {...stored} />
}

type Loaded = PlaceFormProps & StoredDraft<PlaceDraft>

function LoadedForm({ draftKey, draft, source, submitText, onSave, onSaved }: Loaded) {
  const record = useRecordForm<PlaceDraft>({ draftKey, draft, source, resolver })
  useBusyScreen(record.hasDraft)
  const { register, control, formState } = record.form
  const { errors } = formState
  const { problem, submit } = useSaving(record, {
    save: async (values) => {
      const { set, seen, ends } = record.changes(values)
      // The resolver has let it pass, so the type is chosen.
      await onSave(storedOf(values) as PlaceInput, { set: storedOf(set), seen, ends })
    },
    onSaved,
  })
  const sending = useSending(submit)
  // While it is saved, what was typed comes as the record.
  const overtaken = sending.busy ? [] : record.overtaken
  return (
    <form noValidate {...sending.bind}>
      <LeftOverNote hasDraft={record.hasDraft} onDiscard={() => void record.discard()} />
      {problem !== undefined && <ErrorBox className="mb-4">Error: {problem}</ErrorBox>}
      <Card className="grid max-w-[44rem] gap-5 px-4 pt-5 pb-5.5 sm:p-7">
        <Field label="Name" error={errors.name?.message}>
          <TextInput {...register('name')} autoComplete="off" />
        </Field>
        <Field label="Location" error={errors.location?.message}>
          <TextInput {...register('location')} autoComplete="off" />
        </Field>
        <fieldset className="min-w-0">
          <legend className={LABEL}>Type</legend>
          <div className="grid grid-cols-[repeat(3,1fr)] gap-2 lg:grid-cols-[repeat(6,1fr)] large-text:grid-cols-1">
            {PLACE_TYPES.map((type) => (
              <label
                key={type}
                className="tile relative grid min-h-18 place-content-center justify-items-center gap-1.5 rounded-row border border-border-strong bg-surface text-meta font-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-text has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus large-text:wrap-anywhere"
              >
                <input type="radio" className="cover" value={type} {...register('type')} />
                <Icon name={PLACE_ICON[type]} size={20} />
                {type}
              </label>
            ))}
          </div>
          {errors.type && <FieldError>{errors.type.message}</FieldError>}
        </fieldset>
        <RatingField control={control} name="foodRating" label="Food" />
        <RatingField control={control} name="priceQualityRating" label="Price / Quality" />
        <RatingField control={control} name="seatingRating" label="Seating" />
        <OrdinaryInputs fields={PLACE_FIELDS} form={record.form} thing="restaurant" />
      </Card>
      <OvertakenNotes kind="place" changes={overtaken} onTake={record.takeOver} />
      <SaveBar
        note={overtaken.length > 0 && <OvertakenLink />}
        hasDraft={record.hasDraft}
        onDiscard={() => void record.discard()}
        submitText={submitText}
        busy={sending.busy}
      />
    </form>
  )
}

type RatingFieldProps = {
  control: Control<PlaceDraft>
  name: Extract<FieldPath<PlaceDraft>, `${string}Rating`>
  label: string
}

function RatingField({ control, name, label }: RatingFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <RatingPicker
          label={label}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
