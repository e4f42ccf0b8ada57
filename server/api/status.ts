// What a client and a supervisor may know without signing in.
import { type Context, Hono } from 'hono'
import { sql } from 'kysely'
import { isLoopbackName, looksForwarded } from '../client-address.ts'
import type { AppDeps, AppEnv } from '../deps.ts'
import { HttpError } from '../http-error.ts'
import { mayReadMetrics } from '../metrics.ts'
import { Readiness } from './ready.ts'

const HEALTH_TIMEOUT_MS = 1_500

/** GET /api/health, /api/ready, /api/metrics and /api/config, mounted at /api. */
export function statusRoutes(deps: AppDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  routes.get('/health', async (context) => {
    const isHealthy = await databaseAnswers(deps)
    return context.json(
      { status: isHealthy ? 'ok' : 'database unreachable', ...backupHealth(deps) },
      isHealthy ? 200 : 503,
    )
  })

  const readiness = new Readiness(deps)
  routes.get('/ready', async (context) => {
    const state = await readiness.state()
    return context.json(state, state.status === 'ready' ? 200 : 503)
  })

  const { metrics } = deps
  const token = deps.config.metricsToken
  if (metrics !== undefined && token !== undefined) {
    routes.get('/metrics', async (context) => {
      if (!mayReadMetrics(context.req.header('authorization'), token)) {
        throw new HttpError(401, 'unauthorized', 'Give METRICS_TOKEN as a bearer token')
      }
      const { type, text } = await metrics.text(deps)
      return context.body(text, 200, { 'Content-Type': type })
    })
  }

  routes.get('/config', (context) => context.json(clientConfig(context, deps)))
  return routes
}

/** When the newest backup was made; null: there is none yet. Left out where none are made. */
function backupHealth({ nightly }: AppDeps): { lastBackup?: string | null } {
  if (nightly === undefined) return {}
  const at = nightly.newestAt()
  return { lastBackup: at === undefined ? null : new Date(at).toISOString() }
}

async function databaseAnswers(deps: AppDeps): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), HEALTH_TIMEOUT_MS)
  })
  const answered = sql`select 1`.execute(deps.db).then(
    () => true,
    (error: unknown) => {
      deps.log.warn('database unreachable', { error })
      return false
    },
  )
  const isHealthy = await Promise.race([answered, tooLate])
  clearTimeout(timer)
  return isHealthy
}

/** What the page needs to know about this server before anybody signs in. */
type ClientConfig = {
  version: string
  auth: {
    mode: 'embedded' | 'hosted'
    url: string
    anonKey: string
    /** Characters that a new password has at least; null where another provider judges. */
    passwordMinLength: number | null
  }
  mailbox: {
    /** Mails are not sent but shown at /dev/mailbox. */
    isOn: boolean
    /** The visitor sits at this machine, as far as one can see, so a link there makes sense. */
    isLinkShown: boolean
  }
}

function clientConfig(context: Context<AppEnv>, deps: AppDeps): ClientConfig {
  const { config } = deps
  const isAtThisMachine =
    isLoopbackName(new URL(context.req.url).hostname) && !looksForwarded(context)
  return {
    version: config.version,
    auth:
      config.hosted === undefined
        ? {
            mode: 'embedded',
            url: config.authPathPrefix,
            anonKey: '',
            passwordMinLength: config.auth.password.minLength,
          }
        : {
            mode: 'hosted',
            url: `${config.hosted.url}/auth/v1`,
            anonKey: config.hosted.anonKey,
            passwordMinLength: null,
          },
    mailbox: {
      isOn: config.isMailboxMode,
      isLinkShown: config.isMailboxMode && isAtThisMachine,
    },
  }
}
