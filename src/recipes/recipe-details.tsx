import { RECIPE_FIELDS } from '#shared/fields.ts'
import { Controller, type UseFormReturn } from 'react-hook-form'
import {
  COURSE_LABEL,
  DIET_LABEL,
  DIETS,
  DIFFICULTIES,
  DIFFICULTY_LABEL,
  MENU_COURSES,
} from '#shared/recipe-words.ts'
import { OrdinaryInputs } from '#page/ordinary-inputs.tsx'
import { Card } from '#ui/card.tsx'
import { DIET_ICON } from '#ui/diet-badge.tsx'
import { Field } from '#ui/field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { RecipeDraft } from './recipe-draft.ts'

const TONES = { VEGAN: 'leaf', VEGETARIAN: 'wheat', MEAT: 'accent' } as const
const diets = DIETS.map((value) => {
  return { value, label: DIET_LABEL[value], icon: DIET_ICON[value], tone: TONES[value] }
})
const difficulties = DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABEL[value] }))

/** Everything about a recipe but its ingredients and instructions. */
export function RecipeDetails({ form }: { form: UseFormReturn<RecipeDraft> }) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <Card className="grid min-w-0 gap-4.5 px-4 pt-4.5 pb-5.5 lg:p-6">
      <Field label="Title" error={errors.title?.message}>
        <TextInput
          {...register('title')}
          autoComplete="off"
          enterKeyHint="next"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // With Ctrl it sends the form, as everywhere; alone it goes on, as its key says.
            if (event.ctrlKey || event.metaKey) return
            event.preventDefault()
            form.setFocus('description')
          }}
        />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <TextArea {...register('description')} rows={2} />
      </Field>
      <Controller
        control={control}
        name="diet"
        render={({ field: { value, onChange } }) => (
          <Segmented label="Diet" segments={diets} value={value} onChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="difficulty"
        render={({ field: { value, onChange } }) => (
          <Segmented label="Difficulty" segments={difficulties} value={value} onChange={onChange} />
        )}
      />
      <Field label="Course">
        <Select {...register('course')}>
          {MENU_COURSES.map((course) => (
            <option key={course} value={course}>
              {COURSE_LABEL[course]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid grid-cols-[1fr_42%] items-start gap-3 large-text:grid-cols-1">
        <Field label="Cooking time" optional error={errors.cookingTime?.message}>
          <TextInput {...register('cookingTime')} autoComplete="off" placeholder="30 minutes" />
        </Field>
        <Field label="Persons" optional error={errors.numberOfPersons?.message}>
          <TextInput {...register('numberOfPersons')} autoComplete="off" placeholder="4" />
        </Field>
      </div>
      <OrdinaryInputs fields={RECIPE_FIELDS} form={form} thing="recipe" />
    </Card>
  )
}
