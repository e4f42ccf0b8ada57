/** Two versions of a value above each other, line by line. */
import type { ReactNode } from 'react'
import { linesBeside } from './value-lines.ts'

export function Versions({ children }: { children: ReactNode }) {
  return <dl className="grid gap-px overflow-hidden rounded-[10px] bg-border">{children}</dl>
}

/** One of the two; of several lines those that the other has not stand out. */
export function Version(props: { name: string; lines: string[]; other: string[] | undefined }) {
  const { name, lines, other } = props
  return (
    <div className="bg-surface px-3 pt-2 pb-2.5">
      <dt className="text-meta text-muted">{name}</dt>
      <dd className="lines max-h-[30vh] overflow-y-auto text-second wrap-anywhere">
        {linesBeside(lines, other).map(({ line, isAlone, place }) => (
          <p key={place} className={isAlone ? 'font-strong' : undefined}>
            {isAlone && <span className="sr-only">Only here: </span>}
            {line}
          </p>
        ))}
      </dd>
    </div>
  )
}
