import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { focusHere } from '#ui/focus-here.ts'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import type { RecipeDraft } from '../recipe-draft.ts'
import type { Candidate, Choice } from './candidates.ts'

type Props = {
  candidate: Candidate
  /** It was just looked at. */
  isFrom: boolean
  onChoice: (key: string, choice: Choice) => void
  onOpen: (key: string) => void
}

/** A recipe that was read, with what is doubtful about it and what becomes of it. */
export function CandidateRow({ candidate, isFrom, onChoice, onOpen }: Props) {
  const { key, title, draft, doubts, problem, twin, choice } = candidate
  const { rows, steps } = countRows(draft)
  const name = title || 'Without a title'
  return (
    <Card
      as="li"
      className="grid gap-3 px-4 py-3.5 wrap-anywhere sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div>
        <h3>{name}</h3>
        <p className="meta">
          {rows === 1 ? '1 ingredient' : `${rows} ingredients`} ·{' '}
          {steps === 1 ? '1 step' : `${steps} steps`}
        </p>
        {(problem ?? doubts[0]) && (
          <p className="flex items-start gap-1.5 text-second text-warn">
            <Icon name="alert" size={18} />
            <span>
              {problem === null
                ? doubts.join(' ')
                : `${problem}. It is left out until that is mended.`}
            </span>
          </p>
        )}
        {twin && <p className="meta">You have “{twin.title}” already.</p>}
      </div>
      <div className="flex items-center gap-2">
        <Select
          className="min-w-[9.5rem]"
          aria-label={`What becomes of ${name}`}
          value={choice}
          onChange={(event) => onChoice(key, event.currentTarget.value as Choice)}
        >
          <option value="keep">{twin ? 'Keep both' : 'Keep it'}</option>
          {twin && <option value="replace">Replace it</option>}
          <option value="skip">Skip it</option>
        </Select>
        <Button
          look="soft"
          size="small"
          icon="edit"
          ref={isFrom ? focusHere : undefined}
          onClick={() => onOpen(key)}
          aria-label={`Look at ${name}`}
        >
          Look
        </Button>
      </div>
    </Card>
  )
}

/** How many ingredients and steps there are: the form of a recipe without any has an empty row of each. */
export function countRows({ ingredientSections, instructionSections }: RecipeDraft) {
  const texts = ingredientSections.flatMap(({ ingredients }) => ingredients.map(({ text }) => text))
  const steps = instructionSections.flatMap(({ instructions }) =>
    instructions.map(({ instruction }) => instruction),
  )
  const isFilled = (text: string) => text.trim() !== ''
  return { rows: texts.filter(isFilled).length, steps: steps.filter(isFilled).length }
}
