import type { ReactNode } from 'react'

type Props = {
  /** A small drawing: a Plate or the Street. */
  picture?: ReactNode
  title: string
  text?: ReactNode
  /** What to do about it: one button or link. */
  action?: ReactNode
  /** There is nothing else on the screen: its title is the first heading. */
  whole?: boolean
}

/** Shown where there is nothing yet or nothing was found: what is missing, why, and what to do. */
export function EmptyState({ picture, title, text, action, whole }: Props) {
  const Heading = whole ? 'h1' : 'h2'
  return (
    <div className="empty-state">
      {picture}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
