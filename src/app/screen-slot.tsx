import { Suspense, type ReactNode } from 'react'
import { useLocation } from '#page/router.tsx'
import { Loading } from '#ui/loading.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { RouteError } from './error-screens.tsx'

/** The screen of the current path, while it loads 'Loading...', and its error if it fails. */
export function ScreenSlot({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    // Both start anew on each path: an error does not follow, and a screen keeps no state of another.
    <ErrorBoundary key={pathname} fallback={(error) => <RouteError error={error} />}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </ErrorBoundary>
  )
}
