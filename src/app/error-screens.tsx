import type { ReactNode } from 'react'
import { TEXT } from '#shared/errors.ts'
import { Button } from '#ui/button.tsx'
import { Page } from '#page/page.tsx'

/**
 * One screen failed; the header stays and leads elsewhere (product §2.shell.9). Loads the page anew,
 * because code that could not be fetched is not asked for again.
 */
export function RouteError({ error }: { error: unknown }) {
  return (
    <Page title="Error">
      <ErrorText title="This page could not be shown." text={messageOf(error)}>
        <Button onClick={() => location.reload()}>Try again</Button>
      </ErrorText>
    </Page>
  )
}

/** Nothing else could be drawn (product §2.shell.12). */
export function AppFallback({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="error-screen">
      <ErrorText title={TEXT.appFallback}>
        <Button onClick={onRetry}>Try again</Button>
      </ErrorText>
    </main>
  )
}

type TextProps = { title: string; text?: string; children: ReactNode }

function ErrorText({ title, text, children }: TextProps) {
  return (
    <div className="error-screen-text" role="alert">
      <h1 tabIndex={-1}>{title}</h1>
      {text && <p>{text}</p>}
      <div className="error-screen-buttons">{children}</div>
    </div>
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : TEXT.unexpected
}
