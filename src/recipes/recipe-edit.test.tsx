import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { draftOf } from './recipe-draft.ts'
import { RecipeEdit } from './recipe-edit.tsx'
import type { RecipeFormProps } from './recipe-form.tsx'

const recipe = { id: 'r', title: 'Cake', canEdit: true, stamps: { description: 'of a friend' } }
const refused = {
  message: 'There is no room',
  fields: { description: 'A whole page of text.' },
  isNew: false,
  rest: {},
  parked: [],
}
const updateRecipe = vi.fn<(...call: unknown[]) => void>()
let form: RecipeFormProps | undefined

vi.mock('wouter', () => ({ useParams: () => ({}) }))
vi.mock('wouter/use-browser-location', () => ({ navigate: () => undefined }))
vi.mock('#page/page.tsx', () => ({ Page: ({ children }: { children: unknown }) => children }))
vi.mock('#ui/back-link.tsx', () => ({ BackLink: () => null }))
vi.mock('#ui/later.tsx', () => ({
  later: () => (props: RecipeFormProps) => {
    form = props
    return null
  },
}))
vi.mock('./forms.ts', async () => ({
  ...(await import('./refused-in-form.ts')),
}))
vi.mock('./recipe-missing.tsx', () => ({ RecipeMissing: () => null }))
vi.mock('./recipe-refused.data.ts', () => ({ useRefused: () => refused }))
vi.mock('./recipes.data.ts', () => ({
  useRecipe: () => recipe,
  updateRecipe: (...call: unknown[]) => updateRecipe(...call),
}))

it('[4.editing.4] what was refused and is saved again takes the place of what its form has seen', async () => {
  renderToString(<RecipeEdit />)
  const values = draftOf({ title: 'Cake', ...refused.fields })
  const stamp = '0190c2f4-0000-7000-8000-000000000001'
  const taken = { values, seen: { description: stamp } }
  await form?.onSave({} as never, { set: {}, taken, ends: { draft: 'recipe:r' } } as never)
  expect(updateRecipe).toHaveBeenCalledWith('r', refused.fields, {
    seen: { description: stamp },
    ends: { draft: 'recipe:r', refused: [] },
  })
})
