import { AppLink } from './app-link.tsx'
import { Icon } from './icon.tsx'

type Props = { to: string; className?: string; children: string }

/** The way back to the collection that a screen belongs to, above its title. */
export function BackLink({ to, className = '', children }: Props) {
  return (
    <AppLink
      to={to}
      className={`back-link -mt-3.5 -ml-2 inline-flex min-h-11 items-center gap-0.5 pr-3 text-second font-strong ${className}`}
    >
      <Icon name="back" />
      {children}
    </AppLink>
  )
}
