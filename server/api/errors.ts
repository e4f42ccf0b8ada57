// POST /api/errors: what went wrong in a page and nobody caught. It says where in the code, never what
// somebody typed; it goes to the log, and on to ERROR_DSN where that is set (product §7.errors.1).
import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { errorReport, type ErrorReport } from '#shared/schemas/error-report.ts'
import { clientAddressReader, networkOf } from '../client-address.ts'
import type { AppDeps, AppEnv } from '../deps.ts'
import { redactText } from '../redact.ts'
import { check, readJson } from './body.ts'
import { refuse } from './refusals.ts'

const PER_ADDRESS = { points: 20, duration: 60 }
const ALTOGETHER = { points: 300, duration: 60 }
const FORWARD_TIMEOUT_MS = 5_000

/** Adds the route. It needs no session: a page can fail before anybody signs in. */
export function errorReportRoute(routes: Hono<AppEnv>, deps: AppDeps): void {
  const addressOf = clientAddressReader(deps.config.trustProxy)
  const perAddress = new RateLimiterMemory(PER_ADDRESS)
  const altogether = new RateLimiterMemory(ALTOGETHER)
  routes.post('/errors', async (context) => {
    await consume(perAddress, networkOf(addressOf(context)))
    await consume(altogether, 'all')
    const report = check(errorReport, await readJson(context))
    context.var.log.warn('an error in a page', { report })
    forward(deps, report)
    return context.body(null, 204)
  })
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const seconds = Math.ceil(refused.msBeforeNext / 1000)
    const refusal = refuse(429, 'rate_limited', 'Too many error reports')
    throw refusal.withHeader('Retry-After', String(seconds))
  }
}

/** Sends a report on, if anywhere; a collector that does not answer is only noted. */
function forward(deps: AppDeps, report: ErrorReport): void {
  const target = collector(deps.config.errorDsn)
  if (!target) return
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-sentry-envelope' },
    body: envelope(report, { version: deps.config.version, now: deps.clock() }),
    signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
  }
  fetch(target, request).then(
    (answer) => answer.body?.cancel(),
    (error: unknown) => deps.log.warn('an error report was not forwarded', { error }),
  )
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

function envelope(report: ErrorReport, about: { version: string; now: number }): string {
  const id = randomUUID().replaceAll('-', '')
  const frames = report.stack.map(frameOf).toReversed()
  const value = redactText(report.message)
  const event = {
    event_id: id,
    timestamp: about.now / 1000,
    platform: 'javascript',
    level: 'error',
    release: `nomnom@${about.version}`,
    transaction: report.path,
    tags: { kind: report.kind },
    exception: { values: [{ type: report.name, value, stacktrace: { frames } }] },
  }
  const lines = [{ event_id: id }, { type: 'event' }, event]
  return lines.map((line) => JSON.stringify(line)).join('\n')
}

function frameOf(place: string): { filename: string; lineno?: number; colno?: number } {
  const parts = /^(.*):(\d+):(\d+)$/.exec(place)
  if (!parts) return { filename: place }
  return { filename: parts[1] ?? '', lineno: Number(parts[2]), colno: Number(parts[3]) }
}
