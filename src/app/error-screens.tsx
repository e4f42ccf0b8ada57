import { TEXT } from '#shared/errors.ts'
import { Button } from '#ui/button.tsx'
import { ErrorScreen, ErrorText } from '#ui/error-screen.tsx'
import { Page } from '#page/page.tsx'

/**
 * One screen failed; the header stays and leads elsewhere (product §2.shell.9). Loads the page anew,
 * because code that could not be fetched is not asked for again.
 */
export function RouteError({ error }: { error: unknown }) {
  return (
    <Page title="Error">
      <ErrorText
        role="alert"
        title="This page could not be shown."
        text={messageOf(error)}
        buttons={<Button onClick={() => location.reload()}>Try again</Button>}
      />
    </Page>
  )
}

/** Nothing else could be drawn (product §2.shell.12). */
export function AppFallback({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
      <ErrorScreen
        role="alert"
        title={TEXT.appFallback}
        picture={null}
        buttons={<Button onClick={onRetry}>Try again</Button>}
      />
    </main>
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : TEXT.unexpected
}
