import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { focusHere } from '#ui/focus-here.ts'
import { notify } from '#ui/notify.ts'
import { takeBack } from './import.data.ts'
import { giveUpRest, tryAgain, type Job } from './keeping.data.ts'
import { ImportButtons, ImportSheet } from './import-layout.tsx'
import type { Left } from './reading.ts'

type Props = { job: Job; onAgain: () => void }

const recipes = (count: number) => (count === 1 ? '1 recipe' : `${count} recipes`)

/** What became of all of them, and the way back in one tap. */
export function Summary({ job, onAgain }: Props) {
  const { kept, isStopped, of: wanted, skipped, broken, unread, leftOut, problem } = job
  const [undone, setUndone] = useState<'no' | 'busy' | 'yes'>('no')
  const done = kept.made.length + kept.replaced.length
  const lines = [
    kept.replaced.length > 0 && `${recipes(kept.replaced.length)} replaced`,
    done < wanted &&
      (isStopped || problem !== '') &&
      `${recipes(wanted - done)} not kept${isStopped ? ', because it was stopped' : ' yet'}`,
    leftOut.length > 0 && `The ${leftOut.join(' and ')} in this file were left out`,
  ].filter((line) => line !== false)
  const undo = async () => {
    setUndone('busy')
    try {
      if (problem !== '') await giveUpRest()
      await takeBack(kept)
      setUndone('yes')
    } catch {
      // What was taken back stays so; the next press goes on.
      notify.error('Not all of it could be taken back.')
      setUndone('no')
    }
  }
  return (
    <ImportSheet>
      <div role="status">
        {/* What was pressed is gone: from here one goes on, also after taking it back. */}
        <h2 key={undone === 'yes' ? 'undone' : 'kept'} tabIndex={-1} ref={focusHere}>
          {undone === 'yes' ? 'All of it was taken back' : `${recipes(kept.made.length)} kept`}
        </h2>
      </div>
      {undone !== 'yes' && lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Names of={skipped} words={`${recipes(skipped.length)} skipped`} />
      <Names of={broken} words={`${recipes(broken.length)} left out, to be mended first`} />
      <Names of={unread} words={`${unread.length} could not be read`} />
      <ImportButtons>
        <ButtonLink to="/recipes">See my recipes</ButtonLink>
        {done > 0 && undone !== 'yes' && (
          <Button look="secondary" icon="undo" busy={undone === 'busy'} onClick={() => void undo()}>
            Undo all of it
          </Button>
        )}
        {problem === '' ? (
          <Button look="quiet" onClick={onAgain}>
            Bring in more
          </Button>
        ) : (
          <>
            <Button look="secondary" onClick={() => void tryAgain()}>
              Try again
            </Button>
            <Button look="quiet" onClick={() => void giveUpRest()}>
              Give up the rest
            </Button>
          </>
        )}
      </ImportButtons>
    </ImportSheet>
  )
}

/** So many are shown at once, and so many at all. */
const FEW = 3
const MOST = 200

/** What did not come in, and why; many can be opened. */
function Names({ of, words }: { of: readonly Left[]; words: string }) {
  if (of.length === 0) return null
  return (
    <details open={of.length <= FEW}>
      <summary className="min-h-11 cursor-pointer content-center">{words}</summary>
      <ul className="wrap-anywhere">
        {of.slice(0, MOST).map(({ name, why }, at) => (
          <li key={at}>
            {name}: {why}
          </li>
        ))}
        {of.length > MOST && <li>and {of.length - MOST} more</li>}
      </ul>
    </details>
  )
}
