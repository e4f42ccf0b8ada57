import { AppLink } from './app-link.tsx'
import { Icon } from './icon.tsx'

type Props = { to: string; className?: string; children: string }

/** The way back to the collection that a screen belongs to, above its title. */
export function BackLink({ to, className = '', children }: Props) {
  return (
    <AppLink to={to} className={`back-link ${className}`}>
      <Icon name="back" />
      {children}
    </AppLink>
  )
}
