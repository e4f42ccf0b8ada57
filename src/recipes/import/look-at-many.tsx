import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { focusHere } from '#ui/focus-here.ts'
import { RecipeForm } from './form-to-look-at.ts'
import { draftOf } from '../recipe-draft.ts'
import { useWindow } from '../use-window.ts'
import { CandidateRow } from './candidate-row.tsx'
import type { Candidate, Choice } from './candidates.ts'
import { forgetTyped, typedKeyOf } from './import.data.ts'
import { startKeeping } from './keeping.data.ts'
import type { Left, Read } from './reading.ts'
import { ImportButtons } from './import-layout.tsx'

type Props = {
  read: Read
  leftOut: string[]
  onAgain: (left: Candidate[]) => void
  onKept: () => void
}
/** from: the one that was corrected last. */
type Step = { at: 'look'; from?: string } | { at: 'correct'; key: string }

/** Many recipes that were read: each with its doubts and its twin, kept together or not at all. */
export function LookAtMany({ read, leftOut, onAgain, onKept }: Props) {
  const [candidates, setCandidates] = useState(read.candidates)
  const [step, setStep] = useState<Step>({ at: 'look' })
  const wanted = candidates.filter(({ choice, problem: why }) => choice !== 'skip' && why === null)

  const change = (key: string, by: (candidate: Candidate) => Candidate) =>
    setCandidates((all) => all.map((each) => (each.key === key ? by(each) : each)))
  const keep = () => {
    void startKeeping(wanted, { ...leftIn(candidates), unread: read.unread, leftOut }, () => {
      onKept()
      void forgetTyped(candidates)
    })
  }
  const open = step.at === 'correct' ? candidates.find(({ key }) => key === step.key) : undefined
  if (open) {
    const back = () => setStep({ at: 'look', from: open.key })
    return (
      <Correcting
        candidate={open}
        onBack={back}
        onCorrected={(corrected) => {
          change(open.key, () => corrected)
          back()
        }}
      />
    )
  }
  return (
    <>
      <Candidates
        candidates={candidates}
        unread={read.unread.length}
        from={step.at === 'look' ? step.from : undefined}
        onChoice={(key, choice) => change(key, (each) => ({ ...each, choice }))}
        onOpen={(key) => setStep({ at: 'correct', key })}
      />
      <div className="sticky bottom-0 flex flex-wrap gap-2.5 bg-bg py-3">
        <Button disabled={wanted.length === 0} onClick={keep}>
          {wanted.length === 1 ? 'Keep 1 recipe' : `Keep ${wanted.length} recipes`}
        </Button>
        <Button look="secondary" onClick={() => onAgain(candidates)}>
          Start over
        </Button>
      </div>
    </>
  )
}

/** Those that are not wanted, by name. */
function leftIn(candidates: readonly Candidate[]) {
  const skipped: Left[] = []
  const broken: Left[] = []
  for (const { title, choice, twin, problem } of candidates) {
    const name = title || 'Without a title'
    if (choice === 'skip')
      skipped.push({ name, why: twin ? `you have “${twin.title}” already` : 'you left it out' })
    else if (problem !== null) broken.push({ name, why: problem })
  }
  return { skipped, broken }
}

type CandidatesProps = {
  candidates: readonly Candidate[]
  /** How many more there were. */
  unread: number
  /** Where one goes on. */
  from: string | undefined
  onChoice: (key: string, choice: Choice) => void
  onOpen: (key: string) => void
}

function Candidates({ candidates, unread, from, onChoice, onOpen }: CandidatesProps) {
  const isFrom = ({ key }: Candidate) => key === from
  const { shown, end } = useWindow(candidates.length, candidates.findIndex(isFrom) + 1)
  const twins = candidates.filter(({ twin }) => twin !== null).length
  const doubtful = candidates.filter(({ doubts, problem }) => doubts.length > 0 || problem).length
  return (
    <>
      <h2 tabIndex={-1} ref={from === undefined ? focusHere : undefined}>
        {candidates.length === 1 ? '1 recipe was read' : `${candidates.length} recipes were read`}
      </h2>
      <p className="text-muted" role="status">
        {[
          twins > 0 &&
            `${twins} you may have already: ${twins === 1 ? 'it is' : 'they are'} left out unless you say otherwise`,
          doubtful > 0 && `${doubtful} to look at`,
          unread > 0 && `${unread} could not be read`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul className="grid gap-2.5">
        {candidates.slice(0, shown).map((candidate) => (
          <CandidateRow
            key={candidate.key}
            candidate={candidate}
            isFrom={isFrom(candidate)}
            onChoice={onChoice}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <div ref={end} />
    </>
  )
}

type CorrectingProps = {
  candidate: Candidate
  onBack: () => void
  onCorrected: (candidate: Candidate) => void
}

/** One of many, in the form; it goes back into the list, not into the collection. */
function Correcting({ candidate, onBack, onCorrected }: CorrectingProps) {
  const [source] = useState({ values: candidate.draft, seen: {} })
  const taken = useRef(candidate)
  return (
    <>
      <ImportButtons>
        <Button look="quiet" icon="back" ref={focusHere} onClick={onBack}>
          Back to the list
        </Button>
      </ImportButtons>
      <RecipeForm
        draftKey={typedKeyOf(candidate)}
        source={source}
        submitText="Take it over"
        onSave={async (fields) => {
          const { corrected } = await import('./reader.ts')
          taken.current = corrected(candidate, draftOf(fields))
        }}
        onSaved={() => onCorrected(taken.current)}
      />
    </>
  )
}
