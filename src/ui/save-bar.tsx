import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'

type Props = {
  /** Something was typed that is not saved yet; it is kept on this device. */
  hasDraft: boolean
  onDiscard: () => void
  /** The button that saves. */
  children: ReactNode
}

/** The bar at the foot of a long form: what is kept, the way to give it up, and the button. */
export function SaveBar({ hasDraft, onDiscard, children }: Props) {
  return (
    <div className="save-bar">
      <div className="wrap">
        <span className="save-bar-note meta" role="status">
          {hasDraft && (
            <>
              <Icon name="check" size={18} />
              Draft kept on this device
            </>
          )}
        </span>
        {hasDraft && <IconButton icon="trash" label="Discard draft" onClick={onDiscard} />}
        {children}
      </div>
    </div>
  )
}
