import { DISPLAY_NAME_MAX } from '#shared/limits.ts'
import { Dialog } from '#ui/dialog.tsx'
import { LineForm } from '#ui/line-form.tsx'
import { changeDisplayName } from './account.data.ts'

type Props = { open: boolean; onClose: () => void; name: string }

/** Changes the display name: at once here, for friends after the next sync; works offline. */
export function AccountNameDialog({ open, onClose, name }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your display name"
      text="Your friends see it beside what you share."
    >
      <LineForm
        label="Display name"
        initial={name}
        submitText="Save"
        onSubmit={changeDisplayName}
        onClose={onClose}
        max={DISPLAY_NAME_MAX}
        input={{ autoComplete: 'nickname' }}
      />
    </Dialog>
  )
}
