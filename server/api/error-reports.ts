// POST /api/errors: an error in a page that nothing has caught. It says where in the code it
// happened, never what somebody typed; it goes to the log, and on to ERROR_DSN where that is set
// (product §7.errors.1).
import type { Hono } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { errorReport } from '#shared/schemas/error-report.ts'
import { clientAddressReader, networkOf } from '../client-address.ts'
import type { AppDeps, AppEnv } from '../deps.ts'
import { collectError } from '../error-collector.ts'
import { check, readJson } from './body.ts'
import { refuse } from './refusals.ts'

/** Bytes: many times what the longest stack takes. */
const LARGEST = 100_000
const PER_ADDRESS = { points: 20, duration: 60 }
const ALTOGETHER = { points: 300, duration: 60 }

/** Adds the route. It needs no session: a page can fail before anybody signs in. */
export function errorReportRoute(routes: Hono<AppEnv>, deps: AppDeps): void {
  const addressOf = clientAddressReader(deps.config.trustProxy)
  const perAddress = new RateLimiterMemory(PER_ADDRESS)
  const altogether = new RateLimiterMemory(ALTOGETHER)
  routes.post('/errors', async (context) => {
    await consume(perAddress, networkOf(addressOf(context)))
    await consume(altogether, 'all')
    const report = check(errorReport, await readJson(context, { maxBytes: LARGEST }))
    context.var.log.warn('an error in a page', { report })
    collectError(deps.config, { platform: 'javascript', ...report }).catch((error: unknown) =>
      deps.log.warn('an error report was not forwarded', { error }),
    )
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
