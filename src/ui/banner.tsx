import { useId, type ReactNode } from 'react'

type Props = {
  title: string
  /** A picture of 56 px at the left. */
  picture?: ReactNode
  text: ReactNode
  /** Buttons of size small: first the one that does it, then the one that puts it off. */
  buttons: ReactNode
}

/** An offer at the foot of the screen that blocks nothing, such as to install the app. */
export function Banner({ title, picture, text, buttons }: Props) {
  const id = useId()
  return (
    <section className="banner" aria-labelledby={id}>
      {picture && <div className="banner-icon">{picture}</div>}
      <div className="banner-text">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="banner-buttons">{buttons}</div>
    </section>
  )
}
