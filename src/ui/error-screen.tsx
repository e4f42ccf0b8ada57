import type { ReactNode } from 'react'
import { Wheat } from './art/wheat.tsx'

type Props = {
  title: string
  text?: ReactNode
  buttons: ReactNode
  /** Instead of the ear over the title. */
  picture?: ReactNode
  /** A drawing along the foot of the screen: the WheatField or the Street. */
  foot?: ReactNode
}

/** The layout of the screens for what cannot be shown: root error, not found (product §2.shell). */
export function ErrorScreen({ title, text, buttons, picture = <Wheat />, foot }: Props) {
  return (
    <div className="error-screen">
      <div className="error-screen-text">
        {picture}
        <h1 tabIndex={-1}>{title}</h1>
        {text && <p>{text}</p>}
        <div className="error-screen-buttons">{buttons}</div>
      </div>
      {foot}
    </div>
  )
}
