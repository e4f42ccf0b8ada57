import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Button } from '#ui/button.tsx'
import { focusBeside } from '#ui/focus-beside.ts'
import { Icon } from '#ui/icon.tsx'
import { notify } from '#ui/notify.ts'
import { CardButtons } from './notice-card.tsx'
import { saveOwnCopy } from './own-copies.data.ts'
import { changedSinceText, isQuestion, refusalText } from './refusal-texts.ts'
import { typedLines } from './value-lines.ts'
import { discardChanges, retryChanges, type PendingChange } from './sync-actions.data.ts'

type Props = {
  /** All that was refused of one list, recipe or the like; a question about a delete is alone. */
  changes: readonly PendingChange[]
  /** Called once a copy is saved, before it is shown. */
  onSettled?: () => void
}

const TEXT = 'mt-1.5 text-second text-pretty'

/** What the server did not take: why, what the person had entered, and what can be done. */
export function ParkedChanges({ changes, onSettled }: Props) {
  const [busy, setBusy] = useState(false)
  const [first] = changes
  if (!first) return null
  const question = isQuestion(first) ? first : undefined
  const run = (deed: () => Promise<unknown>) => () => {
    setBusy(true)
    void deed()
      .then(focusBeside('section'))
      .finally(() => setBusy(false))
  }
  const copy = async () => {
    const path = await saveOwnCopy(first.root, first.where ?? 'My copy')
    onSettled?.()
    navigate(path)
  }
  return (
    <section className="mt-3 rounded-[18px] bg-danger-soft p-4">
      <h3 className="flex items-center gap-2 font-ui text-body leading-[1.4] font-semibold tracking-[0] text-danger">
        <Icon name="alert" size={20} />
        <span>
          {question
            ? `Delete “${question.where ?? ''}”?`
            : `${inWords(changes)} could not be saved`}
        </span>
      </h3>
      {question ? (
        <p className={TEXT}>{changedSinceText(question)}</p>
      ) : (
        <>
          <p className={TEXT}>{refusalText(first)} Your text is still here.</p>
          <blockquote className="lines mt-2.5 grid max-h-[30vh] gap-2 overflow-y-auto rounded-[10px] bg-surface px-3 py-2.5 text-second wrap-anywhere">
            {changes.map((change) => (
              <div key={change.mutationId}>
                <p>{wordsOf(change)}</p>
                <ul className="text-muted">
                  {[...change.parts, ...typedLines(change.typed)].map((line, place) => (
                    <li key={place}>{line}</li>
                  ))}
                </ul>
              </div>
            ))}
          </blockquote>
        </>
      )}
      <CardButtons>
        {changes.some(canCopy) && (
          <Button size="small" disabled={busy} onClick={run(copy)}>
            Save as my own copy
          </Button>
        )}
        <Button
          look="secondary"
          size="small"
          disabled={busy}
          onClick={run(() => (question ? discardChanges : retryChanges)(changes))}
        >
          {question ? 'Keep' : 'Retry'}
        </Button>
        <Button
          look="danger-quiet"
          size="small"
          disabled={busy}
          onClick={run(() => (question ? retryChanges(changes) : discard(changes)))}
        >
          {question ? 'Delete anyway' : 'Discard'}
        </Button>
      </CardButtons>
    </section>
  )
}

async function discard(changes: readonly PendingChange[]): Promise<void> {
  const undo = await discardChanges(changes)
  notify.undo(`Discarded ${inWords(changes)}`, () => void undo())
}

/** A change in words, with what it belongs to where the words do not say it. */
export function wordsOf({ what, where }: PendingChange): string {
  return where === null || what.includes(where) ? what : `${what} · ${where}`
}

function inWords(changes: readonly PendingChange[]): string {
  const count = changes.reduce((sum, change) => sum + change.count, 0)
  return count === 1 ? '1 change' : `${count} changes`
}

/** What was typed can become something of one's own where the thing itself is out of reach. */
function canCopy({ hasContent, error }: PendingChange): boolean {
  return hasContent && [403, 404, 410].includes(error?.status ?? 0)
}
