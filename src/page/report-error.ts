/**
 * Uncaught errors go to our own server, which logs or forwards them (product §7.errors). A report
 * says where in the code something broke and never what anybody entered: no values, no addresses, no
 * ids, no query strings.
 */
import type { ErrorReport } from '#shared/schemas/error-report.ts'

/** A page that keeps failing would otherwise flood the server. */
const MAX_REPORTS = 10

const reported = new Set<string>()

/** Reports window errors and unhandled rejections from now on. */
export function watchErrors(): void {
  window.addEventListener('error', (event) => reportError('error', event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => reportError('rejection', event.reason))
}

/** Reports one error, at most once per page load. Never throws. */
export function reportError(kind: ErrorReport['kind'], thrown: unknown): void {
  send(kind, thrown, location.pathname).catch(() => {
    // Safe: a report that cannot be sent is only a report; the page goes on.
  })
}

async function send(kind: ErrorReport['kind'], thrown: unknown, path: string): Promise<void> {
  // Most pages never need it.
  const { describeError } = await import('./describe-error.ts')
  const report = describeError(kind, thrown, path)
  const name = `${report.name} ${report.message} ${report.stack[0] ?? ''}`
  if (reported.size >= MAX_REPORTS || reported.has(name)) return
  reported.add(name)
  await fetch('/api/errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  })
}
