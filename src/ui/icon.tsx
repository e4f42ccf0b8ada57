import type { MoreName } from './icon-more.tsx'
import { strokes } from './icon-strokes.ts'
import { later } from './later.tsx'

export type IconName = FrameName | MoreName
type FrameName = keyof typeof strokes

/** Two thirds of all icons are of one screen or one category; they come a moment after the frame. */
const MoreStroke = later<{ name: MoreName }>(
  () => import('./art/drawings.ts').then((m) => m.MoreStroke),
  {
    now: true,
  },
)

/** Icons made of dots want a thicker pen than the 1.75 of button.css. */
const pens: Partial<Record<IconName, number>> = { dots: 2.8, grip: 2.6, pause: 2.4 }

type Props = {
  name: IconName
  /** Edge in px. */
  size?: number
  className?: string
}

/** A line drawing in the colour of the text around it. Always decoration: the words beside it speak. */
export function Icon({ name, size = 24, className }: Props) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      style={pens[name] ? { strokeWidth: pens[name] } : undefined}
      aria-hidden="true"
    >
      {isOfFrame(name) ? <path d={strokes[name]} /> : <MoreStroke name={name} />}
    </svg>
  )
}

function isOfFrame(name: IconName): name is FrameName {
  return name in strokes
}
