import { useLayoutEffect, type ReactNode } from 'react'
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
  useLayoutEffect(() => {
    const root = document.documentElement
    // The menu hides the scrollbar of the page behind it; whether there was one is seen by its length.
    if (open) root.toggleAttribute('data-scrollbar', root.scrollHeight > root.clientHeight)
  }, [open])
  if (!open) return null
  return (
    <>
      {/* A press beside the menu closes it; Escape and the button do for everybody else. */}
      <div
        className="menu-scrim fixed inset-x-0 top-[calc(var(--header)+env(safe-area-inset-top))] bottom-0 bg-backdrop lg:hidden"
        aria-hidden="true"
        onClick={onClose}
      />
      <nav
        className="menu-panel fixed top-[calc(var(--header)+env(safe-area-inset-top))] bottom-0 left-0 flex w-[min(20rem,86vw)] flex-col gap-0.5 overflow-x-hidden overflow-y-auto overscroll-contain bg-surface px-3 pt-3 pb-[max(20px,env(safe-area-inset-bottom))] shadow-(--shadow-3) lg:hidden"
        id="menu"
        aria-label="Main"
      >
        {entries.map((entry) => (
          <Entry key={entry.to} {...entry} onClick={onClose}>
            {entry.to === '/profile' && requestCount > 0 && (
              <span className="meta ml-auto inline-flex items-center gap-2 font-ui">
                <PulseDot />
                {requestCount === 1 ? '1 request' : `${requestCount} requests`}
              </span>
            )}
          </Entry>
        ))}
        <div className="mx-0.5 mt-auto pt-4">
          <ThemeSwitch />
        </div>
        <Wheat className="absolute right-2 -bottom-2.5 -z-1 w-30 rotate-10 text-warn opacity-40" />
      </nav>
    </>
  )
}

type EntryProps = (typeof entries)[number] & { onClick: () => void; children: ReactNode }

function Entry({ to, text, icon, onClick, children }: EntryProps) {
  return (
    <AppLink
      to={to}
      className="flex min-h-14.5 flex-none items-center gap-3.5 rounded-row px-3.5 font-serif text-[1.375rem] leading-[1.2] font-medium hover:bg-chip aria-[current]:bg-accent-soft"
      aria-current={useIsCurrent(to)}
      onClick={onClick}
    >
      <Icon name={icon} className="text-accent-text" />
      {text}
      {children}
    </AppLink>
  )
}
