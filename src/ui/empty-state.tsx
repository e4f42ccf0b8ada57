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
    <div className="mx-auto grid max-w-[30rem] justify-items-center gap-3.5 py-6 text-center [&>.plate]:w-33 [&>.street]:max-w-[22rem]">
      {picture}
      <Heading className="text-h3 leading-[1.25] font-strong tracking-[-0.008em]">{title}</Heading>
      {text && <p className="text-pretty text-muted">{text}</p>}
      {action}
    </div>
  )
}
