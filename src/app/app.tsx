import { useLayoutEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
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

/** The first screen as the server sent it to a visitor (scripts/build.mjs), to look at until now. */
export function earlyWelcome(): HTMLElement | null {
  return document.getElementById('welcome')
}

/** The whole app: fallback, router, screens, and what lies over all of them. */
export function App() {
  const hasUpdate = useUpdateState().update !== 'none'
  // In the same frame as the app appears (src/main.tsx waits until it can draw the same again).
  useLayoutEffect(() => earlyWelcome()?.remove(), [])
  return (
    <ErrorBoundary fallback={(_error, reset) => <AppFallback onRetry={reset} />}>
      <BrowserRouter>
        <PreloadContext value={preloadScreen}>
          <ErrorBoundary fallback={() => <RootError />}>
            <AppRoutes />
          </ErrorBoundary>
          <Toaster />
          {hasUpdate && <UpdateDialog />}
        </PreloadContext>
      </BrowserRouter>
    </ErrorBoundary>
  )
}
