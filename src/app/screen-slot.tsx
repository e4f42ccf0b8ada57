import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Loading } from '#ui/loading.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { RouteError } from './error-screens.tsx'

/** The screen of the current path, while it loads 'Loading...', and its error if it fails. */
export function ScreenSlot() {
  const { pathname } = useLocation()
  return (
    // Both start anew on each path: an error does not follow, and a screen keeps no state of another.
    <ErrorBoundary key={pathname} fallback={(error) => <RouteError error={error} />}>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}
