import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { overruledSentence } from '#ui/sync-chip.tsx'
import { dismissLost, GIVEN_BACK, labelOf, restoreLost, type Notice } from './notices.data.ts'
import { valueLines } from './value-lines.ts'

/** Somebody changed the same thing later: whose version stands, one's own, and the way back to it. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const [busy, setBusy] = useState(false)
  const { id, winner, where, canRestore, givenBack } = notice
  const run = (deed: () => Promise<void>) => () => {
    setBusy(true)
    void deed().finally(() => setBusy(false))
  }
  return (
    <section className="overruled">
      <h3>
        <Icon name="info" size={20} />
        <span>
          {overruledSentence({ name: winner, thing: thingOf(notice), givenBack })}
          {where !== null && <span className="meta"> On {where}.</span>}
        </span>
      </h3>
      {givenBack === null && (
        <details>
          <summary>See yours</summary>
          <dl>
            <Version name="Yours" value={notice.mine} />
            {notice.kept !== undefined && <Version name="Kept" value={notice.kept} />}
          </dl>
        </details>
      )}
      <div className="parked-buttons">
        {canRestore && (
          <Button
            look="secondary"
            size="small"
            disabled={busy}
            onClick={run(() => restoreLost(id))}
          >
            Restore
          </Button>
        )}
        <Button look="quiet" size="small" disabled={busy} onClick={run(() => dismissLost(id))}>
          Dismiss
        </Button>
      </div>
    </section>
  )
}

function Version({ name, value }: { name: string; value: unknown }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{valueLines(value).join('\n')}</dd>
    </div>
  )
}

/** Names are said as they are now; of a recipe or restaurant also which part was changed. */
function thingOf({ kind, field, title, mine }: Notice): string {
  const name = `“${title ?? (typeof mine === 'string' ? mine : 'something')}”`
  if (kind === 'profile') return `your ${labelOf(kind, field)}`
  const isItsName =
    field === GIVEN_BACK || field === 'text' || field === 'name' || field === 'title'
  return isItsName ? name : `${withThe(labelOf(kind, field))} of ${name}`
}

function withThe(words: string): string {
  return words.startsWith('the ') ? words : `the ${words}`
}
