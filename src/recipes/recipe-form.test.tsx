import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { useRecordForm } from '#exchange/use-record-form.ts'
import { draftOf, type RecipeDraft } from './recipe-draft.ts'
import { RecipeForm } from './recipe-form.tsx'

let record: ReturnType<typeof useRecordForm<RecipeDraft>> | undefined
const { notes: _notes, ...older } = draftOf({ title: 'Cake', description: 'Old' })
const draft = { values: older, seen: {}, typed: { ...older, title: 'Cake of mine' } }

vi.mock('#page/use-loaded.ts', () => ({ useLoaded: () => ({ draftKey: 'recipe:r', draft }) }))
vi.mock('#exchange/drafts.ts', () => ({ keepDraft: () => undefined }))
vi.mock('#exchange/use-record-form.ts', async (original) => {
  const real = await original<{ useRecordForm: typeof useRecordForm<RecipeDraft> }>()
  return {
    ...real,
    useRecordForm: (...given: Parameters<typeof real.useRecordForm>) =>
      (record = real.useRecordForm(...given)),
  }
})
vi.mock('#ui/notify.ts', () => ({ notify: { undo: () => 'toast', dismiss() {} } }))
vi.mock('./recipe-details.tsx', () => ({ RecipeDetails: () => null }))
vi.mock('./section-fields.tsx', () => ({ SectionFields: () => null }))

it('[4.editing.4] the draft of a recipe that is gone has its new fields, and is given up for what was refused', async () => {
  const values = draftOf({ title: 'Cake', description: 'New', notes: 'Warm' })
  renderToString(
    <RecipeForm
      draftKey="recipe:r"
      source={{ values, seen: {} }}
      isGone
      submitText="Save as my own"
      onSave={async () => undefined}
      onSaved={() => undefined}
    />,
  )
  const typed = { ...draft.typed, notes: 'Warm' }
  expect(record?.form.getValues()).toEqual(typed)
  await record?.discard()
  expect(record?.form.getValues()).toEqual(values)
})
