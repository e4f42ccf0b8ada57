import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { useRecordForm } from '#exchange/use-record-form.ts'
import { draftOf, type RecipeDraft } from './recipe-draft.ts'
import { RecipeForm } from './recipe-form.tsx'

let record: ReturnType<typeof useRecordForm<RecipeDraft>> | undefined
const { notes: _notes, ...older } = draftOf({ title: 'Cake', description: 'Old' })
let draft: object | null = null
const kept = { values: older, seen: {}, typed: { ...older, title: 'Cake of mine' } }

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
vi.mock('#ui/notify.ts', () => ({ notify: { offer: () => 'toast', dismiss() {} } }))
vi.mock('./recipe-details.tsx', () => ({ RecipeDetails: () => null }))
vi.mock('./section-fields.tsx', () => ({ SectionFields: () => null }))

it('[4.editing.4] the draft of a recipe that is gone has its new fields, and is given up for what was refused', async () => {
  draft = kept
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
  const typed = { ...kept.typed, notes: 'Warm' }
  expect(record?.form.getValues()).toEqual(typed)
  await record?.discard()
  expect(record?.form.getValues()).toEqual(values)
})

it('[2.recipe-form.6] what is there now, taken in place of what was refused, is what is saved', () => {
  draft = null
  const now = draftOf({ title: 'Cake', description: 'Of a friend' })
  const values = { ...now, description: 'Refused' }
  const source = { values, seen: {}, under: { values: now, seen: { description: 'older' } } }
  renderToString(
    <RecipeForm
      draftKey="recipe:r"
      source={source}
      submitText="Update Recipe"
      onSave={async () => undefined}
      onSaved={() => undefined}
    />,
  )
  if (!record) throw new Error('no form')
  const setValue = vi.spyOn(record.form, 'setValue')
  record.takeOver('description')
  expect(setValue).toHaveBeenCalledWith('description', 'Of a friend')
  const { set, taken } = record.changes(now)
  expect(set).toEqual({ description: 'Of a friend' })
  // By this the form knows what was refused and lay in it.
  expect(taken).toEqual({ values, seen: {} })
})
