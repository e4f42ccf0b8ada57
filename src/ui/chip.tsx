import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Props = { icon: IconName; children: ReactNode }

/** A fact in two words: a time, a type, a difficulty. Not a control. */
export function Chip({ icon, children }: Props) {
  return (
    <span className="chip inline-flex min-h-7 items-center gap-1.25 rounded-full bg-chip pr-2.5 pl-2 text-meta font-strong whitespace-nowrap">
      <Icon name={icon} size={16} />
      {children}
    </span>
  )
}
