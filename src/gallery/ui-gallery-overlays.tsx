import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog, DialogButtons, DialogFields } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { notify } from '#ui/notify.ts'
import { Sheet } from '#ui/sheet.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** Opens each kind of overlay. */
export function OverlaySamples() {
  const [shown, setShown] = useState<'new' | 'delete' | 'sheet'>()
  const close = () => setShown(undefined)
  return (
    <Card as="section" className="gallery-card">
      <h2>Dialog, sheet, toast</h2>
      <div className="gallery-row">
        <Button size="small" look="secondary" onClick={() => setShown('new')}>
          New list
        </Button>
        <Button size="small" look="secondary" onClick={() => setShown('delete')}>
          Delete a recipe
        </Button>
        <Button size="small" look="secondary" onClick={() => setShown('sheet')}>
          Sheet
        </Button>
      </div>
      <ToastSamples />
      <Dialog
        open={shown === 'new'}
        onClose={close}
        title="Create New Grocery List"
        text="Enter a name for your new grocery list."
      >
        <form method="dialog">
          <DialogFields>
            <Field label="List Name">
              <TextInput placeholder="Enter list name..." />
            </Field>
          </DialogFields>
          <DialogButtons onCancel={close}>
            <Button type="submit" busyText="Creating...">
              Create List
            </Button>
          </DialogButtons>
        </form>
      </Dialog>
      <ConfirmDialog
        open={shown === 'delete'}
        onClose={close}
        onConfirm={close}
        danger
        title="Delete “Brown butter gnocchi with sage”?"
        text="It will be gone for you and for everyone you share it with. You can restore it for 90 days."
        confirmText="Delete"
      />
      <Sheet
        open={shown === 'sheet'}
        onClose={close}
        title="3 changes waiting"
        text="Offline. 3 changes will be sent when you are back."
        foot={
          <>
            <span className="meta">Last synced 10:29</span>
            <Button look="soft" size="small" icon="refresh">
              Sync now
            </Button>
          </>
        }
      />
    </Card>
  )
}

function ToastSamples() {
  return (
    <div className="gallery-row">
      <Button
        size="small"
        look="soft"
        onClick={() => notify.success('Friend request sent successfully!')}
      >
        Success
      </Button>
      <Button
        size="small"
        look="soft"
        onClick={() => notify.error('Wooops! Looks like you are trying to invite yourself!')}
      >
        Error
      </Button>
      <Button
        size="small"
        look="soft"
        onClick={() => notify.undo('Parmesan removed', () => notify.blank('Back again'))}
      >
        Undo
      </Button>
      <Button size="small" look="soft" onClick={() => notify.loading('Sending...')}>
        Loading
      </Button>
    </div>
  )
}
