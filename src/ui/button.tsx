import type { ComponentProps, MouseEvent } from 'react'
import { BUTTON_ICON, buttonClass, type ButtonLooks } from './button-look.ts'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'

type Props = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLooks & {
    icon?: IconName
    /** Work is under way: shows a spinner, keeps its width and the focus, ignores presses. */
    busy?: boolean
    /** The text while busy, e.g. 'Creating...'. */
    busyText?: string
  }

/** A button. Is of type "button" unless told to submit. */
export function Button(props: Props) {
  const { look, size, wide, className, icon, busy, busyText, children, ...rest } = props
  const { onClick, type = 'button', ...attributes } = rest
  const idleText = typeof children === 'string' ? children : undefined
  // A busy button is not `disabled`, which would throw the focus away; its press does nothing.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass({ look, size, wide, className })}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...attributes}
    >
      {busy && <Spinner className={BUTTON_ICON} />}
      {!busy && icon && (
        <Icon name={icon} size={size === 'small' ? 20 : 24} className={BUTTON_ICON} />
      )}
      <span className="button-label" data-reserve={busy ? idleText : busyText}>
        {busy ? (busyText ?? children) : children}
      </span>
    </button>
  )
}
