import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type ChipTone = 'neutral' | 'leaf' | 'wheat' | 'accent'

type Props = {
  icon?: IconName
  tone?: ChipTone
  children: ReactNode
}

const tones: Record<ChipTone, string> = {
  neutral: 'bg-chip',
  leaf: 'bg-leaf-soft text-leaf',
  wheat: 'bg-wheat-soft [&>svg]:text-warn',
  accent: 'bg-accent-soft text-accent-text',
}

/** A fact in two words: a time, a type, a difficulty. Not a control. */
export function Chip({ icon, tone = 'neutral', children }: Props) {
  return (
    <span
      className={`chip inline-flex min-h-7 items-center gap-1.25 rounded-full pr-2.5 text-meta font-strong whitespace-nowrap ${icon ? 'pl-2' : 'pl-2.5'} ${tones[tone]}`}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  )
}
