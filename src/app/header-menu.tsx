import type { ReactNode } from 'react'
import { AppLink } from '#ui/app-link.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { PulseDot } from '#ui/pulse-dot.tsx'
import { Wheat } from '#ui/art/wheat.tsx'
import { ThemeSwitch } from '#page/theme-switch.tsx'
import { useIsCurrent } from '#page/use-is-current.ts'

const entries: { to: string; text: string; icon: IconName }[] = [
  { to: '/menu', text: 'Menu', icon: 'fork' },
  { to: '/recipes', text: 'Recipes', icon: 'book' },
  { to: '/places', text: 'Restaurants', icon: 'store' },
  { to: '/groceries', text: 'Grocery Lists', icon: 'basket' },
  { to: '/profile', text: 'Profile', icon: 'user' },
]

export type HeaderMenuProps = { open: boolean; requestCount: number; onClose: () => void }

/** The entries of the header on a small screen; slides in under it and closes on a choice. */
export function HeaderMenu({ open, requestCount, onClose }: HeaderMenuProps) {
  if (!open) return null
  return (
    <>
      {/* A press beside the menu closes it; Escape and the button do for everybody else. */}
      <div className="menu-scrim" aria-hidden="true" onPointerDown={onClose} />
      <nav className="menu-panel" id="menu" aria-label="Main">
        {entries.map((entry) => (
          <Entry key={entry.to} {...entry} onClick={onClose}>
            {entry.to === '/profile' && requestCount > 0 && (
              <span className="meta">
                <PulseDot />
                {requestCount === 1 ? '1 request' : `${requestCount} requests`}
              </span>
            )}
          </Entry>
        ))}
        <div className="menu-theme">
          <ThemeSwitch />
        </div>
        <Wheat />
      </nav>
    </>
  )
}

type EntryProps = (typeof entries)[number] & { onClick: () => void; children: ReactNode }

function Entry({ to, text, icon, onClick, children }: EntryProps) {
  return (
    <AppLink to={to} className="menu-link" aria-current={useIsCurrent(to)} onClick={onClick}>
      <Icon name={icon} />
      {text}
      {children}
    </AppLink>
  )
}
