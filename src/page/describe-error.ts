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
  // Values are quoted in most messages. A quote that opens again ends the search for its end, so
  // that no text makes it begin over and over.
  /"[^"]*"|'[^']*'|“[^“”]*”|`[^`]*`/g,
  /https?:\/\/\S+/g,
  /\b[0-9a-f]{8}-[0-9a-f-]{27}/gi,
  /\d{3,}/g,
]

function withoutPersonalData(text: string): string {
  return PERSONAL.reduce(
    (rest, pattern) => rest.replace(pattern, '…'),
    text.replace(/\S+/g, withoutAddress),
  ).slice(0, MAX_TEXT)
}

/** An address or a signed token goes with the whole word that it stands in. */
function withoutAddress(word: string): string {
  return word.includes('@') || (word.includes('eyJ') && word.includes('.')) ? '…' : word
}

const FRAME = /(?:https?:\/\/[^\s/]+)?(\/[\w./-]+\.(?:m?js|tsx?))(?:\?[^\s:]*)?:(\d+):(\d+)/g
/** Only the end of a longer line is searched: file and line number stand there. */
const MAX_LINE = 500

/** Places in our own files, without origin and query. */
function framesOf(stack: string): string[] {
  const frames: string[] = []
  for (const line of stack.split('\n')) {
    for (const [, file = '', row = '', column = ''] of line.slice(-MAX_LINE).matchAll(FRAME)) {
      frames.push(`${file.slice(-100)}:${row}:${column}`)
    }
    if (frames.length >= MAX_FRAMES) break
  }
  return frames.slice(0, MAX_FRAMES)
}

function withoutIds(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id').slice(0, 100)
}
