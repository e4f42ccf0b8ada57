type Props = {
  /** What goes on, for the ear, e.g. 'Items in the cart'. */
  label: string
  value: number
  max: number
}

/** How much is done, as a bar. */
export function ProgressBar({ label, value, max }: Props) {
  return (
    // No native <progress>: its looks cannot be set alike in all browsers.
    <div
      className="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={`${value} of ${max}`}
    >
      <svg width={`${share(value, max) * 100}%`} />
    </div>
  )
}

type RingProps = Props & {
  tone?: 'leaf' | 'accent'
  /** Edge in px. */
  size?: number
  /** What stands inside; '5/14' unless told otherwise. */
  text?: string
}

const THICKNESS = 4.5

/** How much is done, as a ring with the numbers inside. */
export function ProgressRing(props: RingProps) {
  const { label, value, max, tone = 'leaf', size = 52, text } = props
  const radius = (size - THICKNESS) / 2
  const round = 2 * Math.PI * radius
  const part = share(value, max)
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: THICKNESS }
  return (
    <span
      className={`progress-ring progress-${tone} ${max > 99 ? 'is-fine' : ''}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={`${value} of ${max}`}
    >
      <svg width={size} height={size} aria-hidden="true">
        <circle {...circle} />
        {part > 0 && (
          <circle
            className="part"
            {...circle}
            strokeDasharray={round}
            strokeDashoffset={round * (1 - part)}
          />
        )}
      </svg>
      <span aria-hidden="true">{text ?? `${value}/${max}`}</span>
    </span>
  )
}

function share(value: number, max: number) {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
}
