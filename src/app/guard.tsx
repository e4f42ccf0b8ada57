import { lazy, Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
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

/** Lets people with a session through; everybody else goes to sign in first (product §2.routes.3). */
export function RequireSession() {
  const { isSignedIn, lostAt } = useSession()
  const { pathname, search } = useLocation()
  // When the session has just been lost, the open screen stays usable until the person leaves it.
  if (!isSignedIn && lostAt !== pathname) {
    return <Navigate to={loginPath(pathname + search)} replace />
  }
  return (
    <>
      <Outlet />
      <AfterStart />
    </>
  )
}

/**
 * Deals with a link from a mail before anything is decided about its path: a session is taken over,
 * a link that does not work leads to where another one can be asked for.
 */
export function ReceiveArrival() {
  const { arrival, user } = useSession()
  const { pathname, search } = useLocation()
  if (arrival?.kind === 'refused') {
    const target = pathname === '/update-password' ? '/forgot-password' : '/login'
    const isThere = pathname === '/forgot-password' || pathname === '/login'
    if (!isThere)
      return <Navigate to={target === '/login' ? loginPath(pathname + search) : target} replace />
  }
  const isComing = arrival?.kind === 'session'
  return (
    <>
      {!isComing && <Outlet />}
      <Suspense fallback={isComing && <Loading />}>
        {arrival && arrival.kind !== 'refused' && <ArrivalGuide arrival={arrival} user={user} />}
      </Suspense>
    </>
  )
}
