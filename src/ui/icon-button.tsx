import type { ComponentProps } from 'react'
import { ICON_BUTTON } from './button-look.ts'
import { Icon, type IconName } from './icon.tsx'

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  icon: IconName
  /** What it does, in words: its accessible name. */
  label: string
  /** With a hairline round it, for buttons that lie on a picture. */
  edged?: boolean
  iconSize?: number
}

/** A round button of 44 px with an icon alone. */
export function IconButton(props: Props) {
  const { icon, label, edged, iconSize, className = '', type = 'button', children, ...rest } = props
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={`${ICON_BUTTON} ${edged ? 'border bg-surface' : ''} ${className}`}
      aria-label={label}
      {...rest}
    >
      <Icon name={icon} size={iconSize} />
      {children}
    </button>
  )
}
