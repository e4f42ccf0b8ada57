import { useLayoutEffect } from 'react'
import { AppRouter } from '#page/router.tsx'
import { useDrawn } from '#ui/idle.ts'
import { later } from '#ui/later.tsx'
import { PreloadContext } from '#ui/preload.ts'
import { Toaster } from '#ui/toaster.tsx'
import { AppRoutes, preloadScreen } from './routes.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { AppFallback } from './error-screens.tsx'
import { RootError } from './root-error.tsx'
import { useUpdateState } from './update-state.ts'

const UpdateDialog = later<object>(() => import('./extras.ts').then((m) => m.UpdateDialog), {
  drawn: true,
})

/** The landing page that scripts/build.mjs wrote into the HTML; visitors see it until the app draws. */
export function earlyWelcome(): HTMLElement | null {
  return document.getElementById('welcome')
}

/** The whole app: fallback, router, screens, and what lies over all of them. */
export function App() {
  useDrawn()
  const hasUpdate = useUpdateState().update !== 'none'
  // Removed in the frame in which the app is drawn, so nothing flickers (src/main.tsx waits for that).
  useLayoutEffect(() => earlyWelcome()?.remove(), [])
  return (
    <ErrorBoundary fallback={(_error, reset) => <AppFallback onRetry={reset} />}>
      <AppRouter>
        <PreloadContext value={preloadScreen}>
          <ErrorBoundary fallback={() => <RootError />}>
            <AppRoutes />
          </ErrorBoundary>
          <Toaster />
          {hasUpdate && <UpdateDialog />}
        </PreloadContext>
      </AppRouter>
    </ErrorBoundary>
  )
}
