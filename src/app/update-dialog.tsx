import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useIsScreenBusy } from '#page/busy-screen.ts'
import { setUpdateState, useUpdateState } from './update-state.ts'

/** Asks to start a new version; never while cooking, shopping or with unsaved entries (product §4). */
export function UpdateDialog() {
  const { update, accept } = useUpdateState()
  const isBusy = useIsScreenBusy()
  return (
    <ConfirmDialog
      open={update !== 'none' && !isBusy}
      onClose={() => setUpdateState({ update: 'none' })}
      onConfirm={accept}
      title="Update"
      text="A new version of Nom Nom is available. Please refresh to continue."
      confirmText="Refresh"
      cancelText="Later"
    />
  )
}
