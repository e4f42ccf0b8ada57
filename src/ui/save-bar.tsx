import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { focusBeside } from './focus-beside.ts'
import { Icon } from './icon.tsx'

type Props = {
  /** Something was typed that is not saved yet; it is kept on this device. */
  hasDraft: boolean
  onDiscard: () => void
  submitText: string
  /** The form is being saved. */
  busy: boolean
  /** Stands in place of what says that a draft is kept. */
  note?: ReactNode
}

/** The bar at the foot of a long form: what is kept, the way to give it up, and the button that saves. */
export function SaveBar({ hasDraft, onDiscard, submitText, busy, note }: Props) {
  return (
    <div className="save-bar fixed inset-x-0 bottom-0 z-15 border-t bg-surface pt-2.5 pb-[max(12px,env(safe-area-inset-bottom))]">
      {/* On narrow screens the note has a line of its own, so that the button stays on the screen. */}
      <div className="wrap flex items-center gap-x-3 max-[30rem]:flex-wrap">
        <span
          className="meta flex flex-1 items-center gap-1.5 leading-[1.3] max-[30rem]:basis-full"
          role="status"
        >
          {note}
          {hasDraft && !note && (
            <>
              <Icon name="check" size={18} />
              Draft kept on this device
            </>
          )}
        </span>
        {hasDraft && (
          <Button
            look="quiet"
            onClick={() => {
              focusBeside()()
              onDiscard()
            }}
          >
            Discard<span className="sr-only"> draft</span>
          </Button>
        )}
        <Button type="submit" busy={busy} className="max-[30rem]:flex-1">
          {submitText}
        </Button>
      </div>
    </div>
  )
}
