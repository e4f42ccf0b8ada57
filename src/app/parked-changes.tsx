import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import {
  copyToOwnList,
  discardChanges,
  retryChanges,
  type PendingChange,
} from './sync-actions.data.ts'

type Props = {
  /** All that was refused of one list, recipe or the like. */
  changes: readonly PendingChange[]
  onSettled: () => void
}

/** What the server did not take: why, what the person had entered, and what can be done. */
export function ParkedChanges({ changes, onSettled }: Props) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [first] = changes
  if (!first) return null
  const run = (deed: () => Promise<unknown>) => () => {
    setBusy(true)
    void deed().finally(() => setBusy(false))
  }
  const copy = async () => {
    const id = await copyToOwnList(first.root, first.where ?? 'My copy')
    onSettled()
    await navigate(`/groceries/${id}/edit`)
  }
  const canCopy = changes.some(({ kind }) => kind === 'list.change') && isOutOfReach(first)
  return (
    <section className="parked">
      <h3>
        <Icon name="alert" size={20} />
        {changes.length === 1
          ? '1 change could not be saved'
          : `${changes.length} changes could not be saved`}
      </h3>
      <p>{reasonOf(first)} Your text is still here.</p>
      <blockquote>
        {changes.map((change) => (
          <div key={change.mutationId}>{wordsOf(change)}</div>
        ))}
      </blockquote>
      <div className="parked-buttons">
        {canCopy && (
          <Button size="small" disabled={busy} onClick={run(copy)}>
            Save as my own copy
          </Button>
        )}
        <Button
          look="secondary"
          size="small"
          disabled={busy}
          onClick={run(() => retryChanges(first.root))}
        >
          {first.error?.code === 'changed_since' ? 'Delete anyway' : 'Retry'}
        </Button>
        <Button
          look="danger-quiet"
          size="small"
          disabled={busy}
          onClick={run(() => discardChanges(first.root))}
        >
          {first.error?.code === 'changed_since' ? 'Keep' : 'Discard'}
        </Button>
      </div>
    </section>
  )
}

/** A change in words, with what it belongs to where the words do not say it. */
export function wordsOf({ what, where }: PendingChange): string {
  return where === null || what.includes(where) ? what : `${what} on ${where}`
}

function isOutOfReach({ error }: PendingChange): boolean {
  return [403, 404, 410].includes(error?.status ?? 0)
}

function reasonOf({ error, owner, where }: PendingChange): string {
  const name = where === null ? 'it' : `“${where}”`
  if (error?.status === 404 && owner !== null) return `${owner} no longer shares ${name} with you.`
  if (error?.status === 403 && owner !== null) return `${owner} does not let you change ${name}.`
  const message = error?.message ?? 'The server did not take it'
  return message.endsWith('.') ? message : `${message}.`
}
