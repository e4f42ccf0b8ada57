import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { later } from '#ui/later.tsx'
import { Loading } from '#ui/loading.tsx'
import { loginPath } from './safe-redirect.ts'
import { useSession } from './session.ts'

/** Only tells what became of earlier calls, so it lets the screen go first. */
const Results = later<object>(() => import('./results.tsx').then((m) => m.Results))

/** Seldom needed: a link from a mail of another account than the one that is signed in. */
const AccountSwitch = lazy(() =>
  import('./account-switch.tsx').then((m) => ({ default: m.AccountSwitch })),
)

/** Lets people with a session through; everybody else goes to sign in first (product §2.routes.3). */
export function RequireSession() {
  const { isSignedIn, lostAt } = useSession()
  const { pathname, search } = useLocation()
  // A session that was lost just now leaves the open screen usable until it is left.
  if (!isSignedIn && lostAt !== pathname) {
    return <Navigate to={loginPath(pathname + search)} replace />
  }
  return (
    <>
      <Outlet />
      <Results />
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
  // A link never changes accounts by itself (product §4.session.6).
  const isOther = arrival?.kind === 'session' && user !== null && user.id !== arrival.userId
  const isComing = arrival?.kind === 'session' && !isOther
  useEffect(() => {
    if (isComing) void import('./finish-arrival.ts').then((m) => m.finishArrival())
  }, [isComing])
  if (isComing) return <Loading />
  if (isOther) {
    return (
      <Suspense fallback={<Loading />}>
        <AccountSwitch user={user} arrival={arrival} />
      </Suspense>
    )
  }
  if (arrival?.kind === 'refused') {
    const target = pathname === '/update-password' ? '/forgot-password' : '/login'
    const isThere = pathname === '/forgot-password' || pathname === '/login'
    if (!isThere)
      return <Navigate to={target === '/login' ? loginPath(pathname + search) : target} replace />
  }
  return <Outlet />
}
