// Where errors are sent on to, if anywhere: a Sentry-compatible collector (ERROR_DSN). What is sent
// has been redacted as the log is.
import { randomUUID } from 'node:crypto'
import type { Config } from './config.ts'
import type { LogFields } from './log.ts'
import { redactText } from './redact.ts'

const TIMEOUT_MS = 5_000
const MINUTE_MS = 60_000
/** So that a server on which everything fails sends a few errors a minute, not thousands. */
const SERVER_ERRORS_PER_MINUTE = 30

/** An error as a collector takes it. stack: places, the innermost first, such as `main.js:1:200`. */
type CollectedError = {
  platform: 'javascript' | 'node'
  kind: string
  name: string
  message: string
  stack: readonly string[]
  /** The path of the page or of the call. */
  path?: string
}

type Collector = Pick<Config, 'errorDsn' | 'version'>

/** Sends an error on, if anywhere; resolves once it was taken. Rejects when it was not. */
export async function collectError(config: Collector, error: CollectedError): Promise<void> {
  const target = collector(config.errorDsn)
  if (!target) return
  const answer = await fetch(target, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-sentry-envelope' },
    body: envelope(error, config.version),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
}

/**
 * Takes what the log calls an error, redacted, and sends it on. Never throws: `onLost` is told of a
 * collector that does not answer.
 */
export function serverErrors(
  config: Collector,
  onLost: (error: unknown) => void,
): (event: string, fields: LogFields) => void {
  let since = 0
  let sent = 0
  return (event, fields) => {
    const now = Date.now()
    if (now - since > MINUTE_MS) [since, sent] = [now, 0]
    sent += 1
    if (sent > SERVER_ERRORS_PER_MINUTE) return
    collectError(config, asCollected(event, fields)).catch(onLost)
  }
}

function asCollected(event: string, { error, path, reason }: LogFields): CollectedError {
  const known = typeof error === 'object' && error !== null ? error : {}
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(known, name)
    return typeof value === 'string' ? value : undefined
  }
  const said = text('message') ?? (typeof reason === 'string' ? reason : '')
  return {
    platform: 'node',
    kind: event,
    name: text('name') ?? 'Error',
    message: said === '' ? event : `${event}: ${said}`,
    stack: placesOf(text('stack') ?? ''),
    ...(typeof path === 'string' ? { path } : {}),
  }
}

/** `at run (file:///home/me/nomnom/dist/server/main.js:1:200)`: the file, not where it lies. */
function placesOf(stack: string): string[] {
  return [...stack.matchAll(/([\w.@-]+:\d+:\d+)\)?$/gm)].map(([, place = '']) => place)
}

/** The address behind a DSN `https://<key>@<host>/<project>`; undefined where it is none. */
function collector(dsn: string | undefined): URL | undefined {
  if (dsn === undefined || !URL.canParse(dsn)) return undefined
  const { origin, username, pathname } = new URL(dsn)
  const project = pathname.split('/').at(-1) ?? ''
  const folder = pathname.slice(0, pathname.length - project.length)
  const target = new URL(`${origin}${folder}api/${project}/envelope/`)
  target.searchParams.set('sentry_key', username)
  target.searchParams.set('sentry_version', '7')
  return target
}

function envelope(error: CollectedError, version: string): string {
  const { platform, kind, name, message, stack, path } = error
  const id = randomUUID().replaceAll('-', '')
  const frames = stack.map(frameOf).toReversed()
  const event = {
    event_id: id,
    timestamp: Date.now() / 1000,
    platform,
    level: 'error',
    release: `nomnom@${version}`,
    transaction: path,
    tags: { kind },
    exception: { values: [{ type: name, value: redactText(message), stacktrace: { frames } }] },
  }
  const lines = [{ event_id: id }, { type: 'event' }, event]
  return lines.map((line) => JSON.stringify(line)).join('\n')
}

function frameOf(place: string): { filename: string; lineno?: number; colno?: number } {
  const parts = /^(.*):(\d+):(\d+)$/.exec(place)
  if (!parts) return { filename: place }
  return { filename: parts[1] ?? '', lineno: Number(parts[2]), colno: Number(parts[3]) }
}
