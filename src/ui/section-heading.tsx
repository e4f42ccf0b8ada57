import type { ReactNode } from 'react'

type Props = {
  /** The heading, in italics; a course, a section, a group. */
  children: ReactNode
  /** A number or a few words after it, in small type. */
  note?: ReactNode
  id?: string
  className?: string
}

/** The heading of a course: italics and a line to the edge. */
export function SectionHeading({ children, note, id, className = '' }: Props) {
  return (
    <div
      className={`mt-8 mb-3 flex items-baseline gap-2.5 after:h-px after:flex-1 after:self-center after:bg-border ${className}`}
    >
      <h2 id={id} className="text-[1.5rem] font-[450] italic">
        {children}
      </h2>
      {note !== undefined && <span className="meta tabular-nums">{note}</span>}
    </div>
  )
}
