import { lazy, Suspense, type ReactNode } from 'react'
import { Redirect } from 'wouter'
import { useLocation } from '#page/router.tsx'
import { later } from '#ui/later.tsx'
import { Loading } from '#ui/loading.tsx'
import { loginPath } from '#session/safe-redirect.ts'
import { useSession } from '#session/session.ts'

/** What waits until the first screen stands, so its code is fetched after that of the screen. */
const AfterStart = later<object>(() => import('./extras.ts').then((m) => m.AfterStart))

/** Fetched only when somebody arrives by a link from a mail. */
const ArrivalGuide = lazy(() =>
  import('../auth/screens.ts').then((m) => ({ default: m.ArrivalGuide })),
)

type Props = { children: ReactNode }

/** Lets people with a session through; everybody else goes to sign in first (product §2.routes.3). */
export function RequireSession({ children }: Props) {
  const { isSignedIn, lostAt } = useSession()
  const { pathname, search } = useLocation()
  // When the session has just been lost, the open screen stays usable until the person leaves it.
  if (!isSignedIn && lostAt !== pathname) {
    return <Redirect to={loginPath(pathname + search)} replace />
  }
  return (
    <>
      {children}
      <AfterStart />
    </>
  )
}

/**
 * Deals with a link from a mail before anything is decided about its path: a session is taken over,
 * a link that does not work leads to where another one can be asked for.
 */
export function ReceiveArrival({ children }: Props) {
  const { arrival, user } = useSession()
  const { pathname, search } = useLocation()
  if (arrival?.kind === 'refused') {
    const target = pathname === '/update-password' ? '/forgot-password' : '/login'
    const isThere = pathname === '/forgot-password' || pathname === '/login'
    if (!isThere)
      return <Redirect to={target === '/login' ? loginPath(pathname + search) : target} replace />
  }
  const isComing = arrival?.kind === 'session'
  return (
    <>
      {!isComing && children}
      <Suspense fallback={isComing && <Loading />}>
        {arrival && arrival.kind !== 'refused' && <ArrivalGuide arrival={arrival} user={user} />}
      </Suspense>
    </>
  )
}
