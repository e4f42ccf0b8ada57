import type { ReactNode } from 'react'
import { Wheat } from './art/wheat.tsx'

type TextProps = {
  title: string
  text?: ReactNode
  buttons: ReactNode
  /** Over the title. */
  picture?: ReactNode
  /** It is read out at once: it comes in the place of something else. */
  role?: 'alert'
}

type Props = TextProps & {
  /** A drawing along the foot of the screen: the WheatField or the Street. */
  foot?: ReactNode
}

const EAR = <Wheat className="mx-auto mb-5 w-18.5 text-warn" />

/** The layout of the screens for what cannot be shown: root error, not found (product §2.shell). */
export function ErrorScreen({ picture = EAR, foot, ...text }: Props) {
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] overflow-hidden text-center [&>.wheat-field]:h-47.5 lg:[&>.wheat-field]:h-75">
      <ErrorText picture={picture} {...text} />
      {foot}
    </div>
  )
}

/** What cannot be shown, why, and what to do about it. */
export function ErrorText({ title, text, buttons, picture, role }: TextProps) {
  return (
    <div className="mx-auto max-w-[34rem] self-center px-6 pt-10 pb-5" role={role}>
      {picture}
      <h1 tabIndex={-1}>{title}</h1>
      {text && <p className="mt-3 text-pretty text-muted">{text}</p>}
      <div className="mt-6.5 flex flex-wrap justify-center gap-2.5">{buttons}</div>
    </div>
  )
}
