import { useRef, useState, type ReactNode } from 'react'
import { useLocation } from '#page/router.tsx'
import { AppLink } from '#ui/app-link.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { later } from '#ui/later.tsx'
import { useListening } from '#ui/use-listening.ts'
import { PulseDot } from '#ui/pulse-dot.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import type { HeaderMenuProps } from './header-menu.tsx'
import { useIsCurrent } from '#page/use-is-current.ts'

const HeaderMenu = later<HeaderMenuProps>(() => import('./extras.ts').then((m) => m.HeaderMenu))

const NAV = 'hidden items-center gap-0.5 lg:flex'

type Props = {
  /** How many friend requests wait; more than none lights the dot at Profile. */
  requestCount: number
  /** The sync chip, when there is something to say. */
  syncSlot?: ReactNode
}

/** The bar over every screen (product §2.shell): brand in the middle, four entries or their menu. */
export function Header({ requestCount, syncSlot }: Props) {
  const header = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  // Open on one path only: a change of route closes the menu, whoever caused it.
  const [openOn, setOpenOn] = useState<string>()
  const isMenuOpen = openOn === pathname
  const close = () => setOpenOn(undefined)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    button.current?.focus()
  }
  // The open menu covers the page; when the focus goes there, the menu closes.
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Node && !header.current?.contains(target)) close()
  }
  useListening('keydown', onKeyDown, isMenuOpen)
  useListening('focusin', onFocusIn, isMenuOpen)

  return (
    <header
      className="header sticky top-0 z-20 h-[calc(var(--header)+env(safe-area-inset-top))] border-b pt-[env(safe-area-inset-top)] print:hidden"
      ref={header}
    >
      <div className="header-row grid h-15 grid-cols-[1fr_auto_1fr] items-center gap-2 pr-[max(8px,env(safe-area-inset-right))] pl-[max(8px,env(safe-area-inset-left))] lg:mx-auto lg:h-18 lg:max-w-[76rem] lg:px-8">
        <div>
          <IconButton
            ref={button}
            icon={isMenuOpen ? 'close' : 'menu'}
            label={isMenuOpen ? 'Close menu' : 'Open menu'}
            className="lg:hidden"
            aria-expanded={isMenuOpen}
            aria-controls="menu"
            onClick={() => setOpenOn(isMenuOpen ? undefined : pathname)}
          >
            {requestCount > 0 && !isMenuOpen && <PulseDot className="absolute top-2 right-1.25" />}
          </IconButton>
          <nav className={NAV} aria-label="Main">
            <NavLink to="/recipes">Recipes</NavLink>
            <NavLink to="/places">Restaurants</NavLink>
          </nav>
        </div>
        <AppLink to="/menu">
          <Wordmark />
        </AppLink>
        <div className="header-end flex items-center justify-end gap-1">
          {syncSlot}
          <nav className={NAV} aria-label="More">
            <NavLink to="/groceries">Grocery Lists</NavLink>
            <NavLink to="/profile">
              Profile
              {requestCount > 0 && <RequestDot count={requestCount} />}
            </NavLink>
          </nav>
        </div>
      </div>
      <HeaderMenu open={isMenuOpen} requestCount={requestCount} onClose={close} />
    </header>
  )
}

function NavLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink
      to={to}
      className="nav-link relative inline-flex min-h-11 items-center rounded-control px-3.5 text-second font-medium whitespace-nowrap text-muted hover:text-text aria-[current]:font-semibold aria-[current]:text-text"
      aria-current={useIsCurrent(to)}
    >
      {children}
    </AppLink>
  )
}

function RequestDot({ count }: { count: number }) {
  return (
    <>
      <PulseDot className="absolute top-2 right-1" />
      <span className="sr-only">
        , {count === 1 ? '1 friend request' : `${count} friend requests`}
      </span>
    </>
  )
}
