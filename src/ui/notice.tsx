import type { ReactNode } from 'react'

type Props = {
  /** It came after the screen was there, and is read out. */
  role?: 'status'
  className?: string
  children: ReactNode
}

/** A word about something that is neither wrong nor done, such as who invited. */
export function Notice({ role, className = '', children }: Props) {
  return (
    <p
      className={`inline-flex items-center gap-2 rounded-[1.25rem] bg-wheat-soft py-1.5 pr-3 pl-2.5 text-meta font-strong text-warn ${className}`}
      role={role}
    >
      {children}
    </p>
  )
}
