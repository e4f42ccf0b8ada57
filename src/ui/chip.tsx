import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Props = {
  icon?: IconName
  tone?: 'neutral' | 'leaf' | 'wheat' | 'accent'
  children: ReactNode
}

/** A fact in two words: a time, a type, a difficulty. Not a control. */
export function Chip({ icon, tone = 'neutral', children }: Props) {
  return (
    <span className={`chip chip-${tone}`}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  )
}
