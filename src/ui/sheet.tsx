import { useId, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { Modal, MODAL_TITLE } from './modal.tsx'

type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  text?: ReactNode
  children?: ReactNode
  /** Stays at the end, under a line: a note at the left, a button at the right. */
  foot?: ReactNode
}

/** More about something, from below; on a wide screen at the bottom right. */
export function Sheet({ open, onClose, title, text, children, foot }: SheetProps) {
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={`${id}-title`}
      describedBy={text ? `${id}-text` : undefined}
      className="sheet inset-x-0 top-auto bottom-0 m-0 max-h-[94dvh] w-full max-w-none rounded-t-sheet border-t lg:right-6 lg:bottom-6 lg:left-auto lg:w-[26rem] lg:rounded-b-sheet lg:border"
    >
      <div className="px-5 pt-4.5 pb-[max(24px,env(safe-area-inset-bottom))] lg:p-6">
        <div className={MODAL_TITLE}>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label="Close" className="-my-2 -mr-2" onClick={onClose} />
        </div>
        {text && (
          <p className="mt-0.5 mb-3.5 text-second text-muted" id={`${id}-text`}>
            {text}
          </p>
        )}
        {children}
        {foot && (
          <div className="mt-4 flex items-center justify-between gap-3 border-t pt-3">{foot}</div>
        )}
      </div>
    </Modal>
  )
}
