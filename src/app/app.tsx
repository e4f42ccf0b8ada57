import { lazy, Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { PreloadContext } from '#ui/preload.ts'
import { Toaster } from '#ui/toaster.tsx'
import { AppRoutes, preloadScreen } from '../routes.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { AppFallback, RootError } from './error-screens.tsx'
import { useUpdateState } from './update-state.ts'

const UpdateDialog = lazy(() =>
  import('./update-dialog.tsx').then((m) => ({ default: m.UpdateDialog })),
)

/** The whole app: fallback, router, screens, and what lies over all of them. */
export function App() {
  const hasUpdate = useUpdateState().update !== 'none'
  return (
    <ErrorBoundary fallback={(_error, reset) => <AppFallback onRetry={reset} />}>
      <BrowserRouter>
        <PreloadContext value={preloadScreen}>
          <ErrorBoundary fallback={() => <RootError />}>
            <AppRoutes />
          </ErrorBoundary>
          <Toaster />
          <Suspense>{hasUpdate && <UpdateDialog />}</Suspense>
        </PreloadContext>
      </BrowserRouter>
    </ErrorBoundary>
  )
}
