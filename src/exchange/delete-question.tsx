import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useLocation } from '#page/router.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useIsScreenBusy } from '#page/busy-screen.ts'
import { changedSinceText, isQuestion } from './refusal-texts.ts'
import {
  discardChanges,
  retryChanges,
  usePendingChanges,
  type PendingChange,
} from './sync-actions.data.ts'

/** Asked in this tab and put off: it waits in the sheet of changes. */
const putOff = new Set<string>()

/**
 * Where a list, recipe or place was to be deleted that somebody else has changed unseen, its screens
 * ask at once (docs/sync.md section 6). Everywhere else the chip says that something waits.
 */
export function DeleteQuestion() {
  const { pathname } = useLocation()
  const isBusy = useIsScreenBusy()
  const [, redraw] = useState(0)
  const [shown, show] = useState<PendingChange>()
  const asked = usePendingChanges()?.find(
    (change) =>
      isQuestion(change) && !putOff.has(change.mutationId) && isOn(pathname, change) && !isBusy,
  )
  // The question stays drawn while the dialog fades out.
  if (asked && asked.mutationId !== shown?.mutationId) show(asked)
  const putOffNow = () => {
    if (asked) putOff.add(asked.mutationId)
    redraw((count) => count + 1)
  }
  const remove = async (change: PendingChange) => {
    await retryChanges([change])
    navigate(INDEX[entityOf(change.kind)] ?? '/menu', { replace: true })
  }
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={putOffNow}
      onCancel={() => asked && void discardChanges([asked])}
      onConfirm={() => asked && void remove(asked)}
      title={`Delete “${shown?.where ?? ''}”?`}
      text={shown && changedSinceText(shown)}
      cancelText="Keep"
      confirmText="Delete anyway"
      danger
    />
  )
}

const INDEX: Record<string, string> = {
  list: '/groceries',
  recipe: '/recipes',
  place: '/places',
}

/** On the list of its kind, or on its own screens. */
function isOn(pathname: string, { kind, root }: PendingChange): boolean {
  const index = INDEX[entityOf(kind)] ?? ''
  return pathname === index || pathname.startsWith(`${index}/${root}/`)
}

function entityOf(kind: string): string {
  return kind.split('.')[0] ?? ''
}
