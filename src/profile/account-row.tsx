import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What is said about it, a paragraph each. */
  lines: readonly string[]
  /** The one button of the row. */
  children: ReactNode
}

/** One thing of the account: what it is, how it stands, and what can be done about it. */
export function AccountRow({ title, lines, children }: Props) {
  return (
    <li className="flex items-center justify-between gap-x-4 gap-y-2 border-t py-3.5 first:border-t-0 large-text:flex-wrap">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="font-ui text-second leading-[1.4] font-semibold tracking-[0]">{title}</h3>
        {lines.map((line) => (
          <p key={line} className="text-second text-pretty text-muted">
            {line}
          </p>
        ))}
      </div>
      {children}
    </li>
  )
}
