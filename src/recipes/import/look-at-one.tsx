import { useMemo, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { notify } from '#ui/notify.ts'
import { Button } from '#ui/button.tsx'
import { focusHere } from '#ui/focus-here.ts'
import { Segmented } from '#ui/segmented.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import { draftOf } from '../recipe-draft.ts'
import { RecipeForm } from './form-to-look-at.ts'
import type { Candidate } from './candidates.ts'
import { keepOne, takeBack, typedKeyOf } from './import.data.ts'
import { ImportButtons } from './import-layout.tsx'

const CHOICES = [
  { value: 'keep', label: 'Keep both' },
  { value: 'replace', label: 'Replace it' },
] as const

type Props = { candidate: Candidate; onBack: (left: Candidate[]) => void; onKept: () => void }

/** One recipe that was read, in the form: everything can be corrected before it is kept. */
export function LookAtOne({ candidate, onBack, onKept }: Props) {
  const [choice, setChoice] = useState<'keep' | 'replace'>('keep')
  const keptId = useRef('')
  const source = useMemo(() => ({ values: candidate.draft, seen: {} }), [candidate])
  const save = async (fields: RecipeInput) => {
    const kept = await keepOne({ ...candidate, draft: draftOf(fields), choice })
    onKept()
    keptId.current = kept.made[0] ?? kept.replaced[0]?.id ?? ''
    notify.undo(
      `Kept “${fields.title}”`,
      () => void takeBack(kept).then(() => navigate('/recipes')),
      'check',
    )
  }
  return (
    <>
      <Doubts candidate={candidate} />
      {candidate.twin && (
        <div className="grid gap-2.5 rounded-control bg-wheat-soft px-4 py-3 sm:grid-cols-[1fr_20rem] sm:items-center">
          <p>
            You have{' '}
            <TextLink to={`/recipes/${candidate.twin.id}/view`}>{candidate.twin.title}</TextLink>{' '}
            already.
          </p>
          <Segmented
            label="What to do"
            labelHidden
            segments={CHOICES}
            value={choice}
            onChange={setChoice}
          />
        </div>
      )}
      <ImportButtons>
        <Button look="quiet" icon="back" onClick={() => onBack([candidate])}>
          Read something else
        </Button>
      </ImportButtons>
      <RecipeForm
        draftKey={typedKeyOf(candidate)}
        source={source}
        submitText="Keep this recipe"
        onSave={save}
        onSaved={() => navigate(`/recipes/${keptId.current}/view`, { replace: true })}
      />
    </>
  )
}

/** What a person should look at, and where the recipe is from. */
function Doubts({ candidate }: { candidate: Candidate }) {
  const { doubts, source, picture } = candidate
  const links = [
    ['From', source],
    ['Picture', picture],
  ].filter(([, address = '']) => /^https?:\/\//.test(address) && URL.canParse(address))
  return (
    <div
      className="rounded-control bg-wheat-soft px-4 py-3"
      role="status"
      tabIndex={-1}
      ref={focusHere}
    >
      <p>
        <b>{candidate.title || 'A recipe without a title'}</b> was read. Look it over, then keep it.
      </p>
      {doubts.length > 0 && (
        <ul className="mt-1.5 list-disc pl-5">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      )}
      {links.map(([label, address = '']) => (
        <p key={label} className="meta">
          {label}:{' '}
          <a className="underline" href={address} target="_blank" rel="noreferrer">
            {new URL(address).hostname}
          </a>
        </p>
      ))}
    </div>
  )
}
