/** What a report of an error may say: no values, no addresses, no ids, no query strings. */
import type { ErrorReport } from '#shared/schemas/error-report.ts'

const MAX_TEXT = 300
const MAX_FRAMES = 20

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
