import { useId, type ReactNode } from 'react'

type Props = {
  title: string
  /** A picture of 56 px at the left. */
  picture: ReactNode
  text: ReactNode
  /** Buttons of size small: first the one that does it, then the one that puts it off. */
  buttons: ReactNode
}

/** An offer at the foot of the screen that blocks nothing, such as to install the app. */
export function Banner({ title, picture, text, buttons }: Props) {
  const id = useId()
  return (
    // The open menu is over everything.
    <section
      className="banner relative mx-auto mt-auto grid w-[calc(100%-24px)] max-w-[30rem] flex-none grid-cols-[auto_1fr] gap-x-3.5 gap-y-0.5 rounded-[24px] border bg-surface p-4.5 shadow-(--shadow-3) lg:mr-6 lg:w-[27rem] print:hidden [html:has(.menu-panel)_&]:hidden"
      aria-labelledby={id}
    >
      <div className="size-14 overflow-hidden rounded-[14px]">{picture}</div>
      <div>
        <h2 id={id} className="text-h3 font-strong">
          {title}
        </h2>
        <p className="mt-1 text-second text-pretty text-muted">{text}</p>
      </div>
      <div className="col-span-full mt-3.5 flex flex-wrap gap-2 *:flex-1 *:px-2.5">{buttons}</div>
    </section>
  )
}
