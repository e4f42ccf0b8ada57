import { clothOf } from './hash.ts'
import { initials } from './initials.ts'

type Props = {
  name: string
  size?: 'sm' | 'md' | 'lg'
  /** The name stands beside it, so the letters need not be read out. */
  decorative?: boolean
}

/** A person as initials on a cloth that their name chooses. */
export function Avatar({ name, size = 'md', decorative }: Props) {
  return (
    <span
      className={`avatar avatar-${size} ${clothOf(name)}`}
      title={decorative ? undefined : name}
    >
      <span aria-hidden="true">{initials(name) || '?'}</span>
      {!decorative && <span className="sr-only">{name}</span>}
    </span>
  )
}
