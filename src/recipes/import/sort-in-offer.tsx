import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { RecipeDraft } from '../recipe-draft.ts'
import type { SortInProps } from '../recipe-form.tsx'
import { sortedIn, unsorted } from './sorting-in.ts'
import { ImportButtons, ImportNote } from './import-layout.tsx'

/** Offers to sort a recipe that was pasted into one field into all fields, and to undo that. */
export function SortInOffer({ form, pasted, onClose }: SortInProps) {
  const [state, setState] = useState<'offered' | 'busy' | 'sorted' | 'none'>('offered')
  const done = useRef<Parameters<typeof unsorted>[1]>(undefined)
  const sort = async () => {
    setState('busy')
    const { recipesIn, candidatesOf } = await import('./reader.ts')
    const [found] = await candidatesOf(recipesIn(pasted.text), [])
    if (!found) return setState('none')
    // Somebody may have typed on since the paste.
    const before = structuredClone(form.getValues())
    const empty = form.formState.defaultValues as Partial<RecipeDraft>
    const sorted = sortedIn(found.draft, { form: before, empty, pasted })
    done.current = { before, sorted, pasted }
    form.reset(structuredClone(sorted), { keepDefaultValues: true })
    setState('sorted')
  }
  const undo = () => {
    if (done.current)
      form.reset(unsorted(form.getValues(), done.current), { keepDefaultValues: true })
    onClose()
  }
  return (
    <ImportNote className="sticky z-10 mb-4 grid gap-2.5" style={IN_SIGHT}>
      <p>{SAID[state]}</p>
      <ImportButtons>
        {state === 'sorted' ? (
          <Button size="small" look="secondary" icon="undo" onClick={undo}>
            Undo
          </Button>
        ) : (
          state !== 'none' && (
            <Button size="small" busy={state === 'busy'} onClick={() => void sort()}>
              Sort it in
            </Button>
          )
        )}
        <Button size="small" look="quiet" onClick={onClose}>
          {state === 'offered' ? 'Leave it there' : 'Done'}
        </Button>
      </ImportButtons>
    </ImportNote>
  )
}

/** Whoever pasted into a row far down sees it, too. No class: all looks come with the first screen. */
const IN_SIGHT = { top: 'calc(var(--header) + 8px)' }

const SAID = {
  offered: 'This looks like a whole recipe. Shall it be sorted into title, ingredients and steps?',
  busy: 'Sorting...',
  sorted: 'It was sorted in. Look it over before you save it.',
  none: 'No ingredients or steps could be told apart in it.',
} as const
