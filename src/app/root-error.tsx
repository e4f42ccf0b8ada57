import { lazy, Suspense, type ComponentType } from 'react'
import { TEXT } from '#shared/errors.ts'
import { Button } from '#ui/button.tsx'
import { ErrorScreen } from '#ui/error-screen.tsx'
import { signOut } from '#session/sign-out.ts'

// If the picture cannot be fetched, nothing is drawn in its place: it must not fail the error page.
const Field = lazy<ComponentType>(() =>
  import('#ui/art/drawings.ts').then(
    (m) => ({ default: m.WheatField }),
    () => ({ default: () => null }),
  ),
)

/**
 * The frame of the app itself failed (product §2.shell.14). Leaves by whole page loads, because what
 * failed may be what navigates.
 */
export function RootError() {
  return (
    <main>
      <ErrorScreen
        title={TEXT.rootError}
        text="Everything you entered is safe on this device."
        buttons={
          <>
            <Button onClick={() => location.assign('/')}>To the Home Page</Button>
            <Button look="secondary" onClick={() => void signOut('keep')}>
              Sign Out
            </Button>
          </>
        }
        foot={
          <Suspense>
            <Field />
          </Suspense>
        }
      />
    </main>
  )
}
