import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { nowIn, overtakenIn } from '#exchange/record-draft.ts'
import { draftOf } from './recipe-draft.ts'
import { RecipeEditForm, type EditFormProps } from './recipe-edit-form.tsx'
import type { RecipeFormProps } from './recipe-form.tsx'

const OLDER = '0190c2f4-0000-7000-8000-000000000000'
const NEWER = '0190c2f4-0000-7000-8000-000000000001'
const TYPED = 'A whole page of text.'
const updateRecipe = vi.fn<(...call: unknown[]) => void>()
let form: RecipeFormProps | undefined

vi.mock('wouter/use-browser-location', () => ({ navigate: () => undefined }))
vi.mock('./recipe-form.tsx', () => ({
  RecipeForm: (props: RecipeFormProps) => {
    form = props
    return null
  },
}))
vi.mock('./recipes.data.ts', () => ({
  updateRecipe: (...call: unknown[]) => updateRecipe(...call),
}))

/** The form of a cake of which a description was refused; base: of what that was to replace. */
function open(base: string): RecipeFormProps {
  const edit = { v: TYPED, base }
  const parked = [{ kind: 'recipe.change', seq: 4, body: { set: { description: edit } } }]
  const props = {
    id: 'r',
    recipe: {
      id: 'r',
      title: 'Cake',
      description: 'Of a friend',
      stamps: { title: NEWER, description: NEWER },
    },
    refused: { message: 'No room', fields: { description: TYPED }, isNew: false, rest: {}, parked },
    isGone: false,
  }
  // As far as the form reads them.
  renderToString(<RecipeEditForm {...(props as unknown as EditFormProps)} />)
  if (!form) throw new Error('no form')
  return form
}

it('[4.editing.4] what was refused and is saved again takes the place of what its form has seen', async () => {
  const values = draftOf({ title: 'Cake', description: TYPED })
  const taken = { values, seen: { description: NEWER } }
  const changes = { set: {}, taken, ends: { draft: 'recipe:r' } }
  await open(OLDER).onSave({ title: 'Cake' } as never, changes)
  expect(updateRecipe).toHaveBeenCalledWith(
    'r',
    { description: TYPED },
    { seen: { description: NEWER }, ends: { draft: 'recipe:r', refused: [4] } },
  )
})

it.each([
  ['changed', { base: OLDER, typed: TYPED, overtaken: ['description'] }],
  ['changed to what is typed', { base: OLDER, typed: 'Of a friend', overtaken: [] }],
  ['left alone', { base: NEWER, typed: TYPED, overtaken: [] }],
])(
  '[2.recipe-form.6] of what was refused, a field that has since been %s is told from others',
  (_, { base, typed, overtaken }) => {
    const { source } = open(base)
    expect(source.values.description).toBe(TYPED)
    const now = { ...source.values, description: typed }
    expect(overtakenIn(now, source, source)).toEqual(overtaken)
    expect(nowIn(source, 'description')).toBe('Of a friend')
  },
)
