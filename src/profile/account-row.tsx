import { Fragment, type ReactNode } from 'react'

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
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-t py-3.5 first:border-t-0 large-text:grid-cols-1">
      <div className="wrap-anywhere">
        <h3 className="font-ui text-second leading-[1.4] font-semibold tracking-[0]">{title}</h3>
        {lines.map((line) => (
          <p key={line} className="text-second text-pretty text-muted">
            <Line text={line} />
          </p>
        ))}
      </div>
      {children}
    </li>
  )
}

/** An address that is too long goes on behind its @, not in the middle of a word. */
function Line({ text }: { text: string }) {
  return text.split(/(?<=@)/).map((part, at) => (
    // The parts of one text never change their places.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
