import type { ReactNode } from 'react'

type Props = {
  text: ReactNode
  /** The way to take it back. */
  children: ReactNode
}

/** Of what is on its way, a row of a list. */
export function WaitingRow({ text, children }: Props) {
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 wrap-anywhere">
      <span className="min-w-[12rem] flex-1 large-text:min-w-0">{text}</span>
      {children}
    </li>
  )
}
