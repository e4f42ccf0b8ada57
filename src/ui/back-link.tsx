import { AppLink } from './app-link.tsx'
import { Icon } from './icon.tsx'

type Props = { to: string; children: string }

/** The way back to the collection that a screen belongs to, above its title. */
export function BackLink({ to, children }: Props) {
  return (
    <AppLink to={to} className="back-link">
      <Icon name="back" />
      {children}
    </AppLink>
  )
}
