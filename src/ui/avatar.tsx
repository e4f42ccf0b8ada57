import { clothOf } from './hash.ts'
import { initials } from './initials.ts'

const sizes = {
  sm: 'size-6 text-[0.625rem]',
  md: 'size-8 text-[0.75rem]',
  lg: 'size-12 text-[1rem]',
}

type Props = {
  name: string
  size?: keyof typeof sizes
  /** The name stands beside it, so the letters need not be read out. */
  decorative?: boolean
  /** Instead of the initials. */
  text?: string
}

/** A person as initials on a cloth that their name chooses. */
export function Avatar({ name, size = 'md', decorative, text = initials(name) }: Props) {
  return (
    <span
      className={`avatar inline-grid flex-none place-items-center rounded-full bg-(--cloth) font-ui leading-none font-semibold tracking-[0.01em] text-text ${sizes[size]} ${clothOf(name)}`}
      title={decorative ? undefined : name}
    >
      <span aria-hidden="true">{text || '?'}</span>
      {!decorative && <span className="sr-only">{name}</span>}
    </span>
  )
}
