/**
 * Uncaught errors go to our own server, which logs or forwards them (product §7.errors). A report
 * says where in the code something broke and never what anybody entered: no values, no addresses, no
 * ids, no query strings.
 */
import type { ErrorReport } from '#shared/schemas/error-report.ts'

/** A page that keeps failing would otherwise flood the server. */
const MAX_REPORTS = 10
const MAX_TEXT = 300
const MAX_FRAMES = 20

const reported = new Set<string>()

/** Reports window errors and unhandled rejections from now on. */
export function watchErrors(): void {
  window.addEventListener('error', (event) => reportError('error', event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => reportError('rejection', event.reason))
}

/** Reports one error, at most once per page load. Never throws. */
export function reportError(kind: ErrorReport['kind'], thrown: unknown): void {
  const report = describeError(kind, thrown, location.pathname)
  const name = `${report.name} ${report.message} ${report.stack[0] ?? ''}`
  if (reported.size >= MAX_REPORTS || reported.has(name)) return
  reported.add(name)
  fetch('/api/errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {
    // Safe: a report that cannot be sent is only a report; the page goes on.
  })
}

/** The report about whatever was thrown on this path. */
export function describeError(
  kind: ErrorReport['kind'],
  thrown: unknown,
  path: string,
): ErrorReport {
  const isError = thrown instanceof Error
  return {
    kind,
    name: isError ? thrown.name.slice(0, 60) : typeof thrown,
    // What is thrown without being an error may be anything, so only its type is told.
    message: isError ? withoutPersonalData(thrown.message) : '',
    stack: isError ? framesOf(thrown.stack ?? '') : [],
    path: withoutIds(path),
  }
}

const PERSONAL = [
  // Values are quoted in most messages.
  /"[^"]*"|'[^']*'|“[^”]*”|`[^`]*`/g,
  /[^\s@]+@[^\s@]+/g,
  /https?:\/\/\S+/g,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g,
  /\b[0-9a-f]{8}-[0-9a-f-]{27,}\b/gi,
  /\d{3,}/g,
]

function withoutPersonalData(text: string): string {
  return PERSONAL.reduce((rest, pattern) => rest.replace(pattern, '…'), text).slice(0, MAX_TEXT)
}

const FRAME = /(?:https?:\/\/[^\s/]+)?(\/[\w./-]+\.(?:m?js|tsx?))(?:\?[^\s:]*)?:(\d+):(\d+)/g

/** Places in our own files, without origin and query. */
function framesOf(stack: string): string[] {
  const frames = stack.matchAll(FRAME)
  return [...frames].slice(0, MAX_FRAMES).map((frame) => {
    const [, file = '', line = '', column = ''] = frame
    return `${file.slice(-100)}:${line}:${column}`
  })
}

function withoutIds(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id').slice(0, 100)
}
