// Mounts everything: a function Request -> Response, so tests need no port.
import { randomUUID } from 'node:crypto'
import { BODY_MAX_BYTES } from '#shared/limits.ts'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { routePath } from 'hono/route'
import { eventRoutes } from './api/events.ts'
import { apiRoutes } from './api/routes.ts'
import { statusRoutes } from './api/status.ts'
import { answerError, AuthError, authErrorOf, unexpectedFailure } from './auth/errors.ts'
import { mailboxRoutes } from './auth/mail/mailbox.ts'
import { authRoutes } from './auth/routes.ts'
import { BodyShares } from './body-shares.ts'
import { clientAddressReader, isLoopbackName, looksForwarded, networkOf } from './client-address.ts'
import type { Config } from './config.ts'
import type { AppDeps, AppEnv } from './deps.ts'
import { errorAnswer } from './error-answer.ts'
import { refusalFor } from './failures.ts'
import { HttpError, OUR_ANSWER_HEADER } from './http-error.ts'
import { allowedMethods } from './route-methods.ts'
import { guardBody, isUnread } from './request-body.ts'
import { securityHeaders } from './security-headers.ts'
import { isBelow, isServerPath } from './server-path.ts'

/** What is mounted: everything, or the sign-in provider by itself (`npm run auth`). */
export type AppParts = 'everything' | 'sign-in'

/** The whole server as a Hono app. */
export function createApp(deps: AppDeps, parts: AppParts = 'everything'): Hono<AppEnv> {
  const { config } = deps
  const app = new Hono<AppEnv>()
  app.use(answering(deps))
  const refuse = (error: unknown, context: Context<AppEnv>) =>
    isBelow(context.req.path, config.authPathPrefix)
      ? answerError(context, asAuthError(error, context))
      : errorAnswer(error, context)
  app.onError(refuse)

  const addressOf = clientAddressReader(config.trustProxy)
  const bodies = {
    maxBytes: BODY_MAX_BYTES,
    shares: new BodyShares(),
    networkOf: (context: Context<AppEnv>) => networkOf(addressOf(context)),
  }
  app.use('/api/*', guardBody({ ...bodies, isJsonOnly: true }))
  app.route('/api', statusRoutes(deps))
  if (parts === 'everything') {
    app.use('/api/fetch-page', compress({ encoding: 'gzip' }))
    app.route('/api/events', eventRoutes(deps))
    app.route('/api', apiRoutes(deps))
  }
  if (config.hosted === undefined) {
    app.use(`${config.authPathPrefix}/*`, guardBody({ ...bodies, isJsonOnly: false }))
    app.route(config.authPathPrefix, authRoutes(deps))
  }
  if (config.isMailboxMode) app.route('/dev/mailbox', mailboxRoutes(deps))

  app.notFound((context) => {
    const { path } = context.req
    if (!isServerPath(path, config.authPathPrefix) && deps.files !== undefined) {
      return redirectToPublicName(context, config) ?? deps.files.answer(context.req.raw)
    }
    // Returned, not thrown: thrown here, it would end in the error handler of whatever is mounted.
    return refuse(nothingHere(allowedMethods(app.routes, path)), context)
  })
  return app
}

function nothingHere(methods: readonly string[]): HttpError {
  if (methods.length === 0) return new HttpError(404, 'not_found', 'There is nothing here')
  const refusal = new HttpError(405, 'method_not_allowed', `Use ${methods.join(' or ')}`)
  return refusal.withHeader('Allow', methods.join(', '))
}

/** Gives the request its id and log, and every answer its headers and a line in the log. */
function answering(deps: AppDeps): MiddlewareHandler<AppEnv> {
  const everyAnswer = securityHeaders(deps.config)
  const noteProxy = proxyNote(deps)
  return async (context, next) => {
    const startedAt = deps.clock()
    // Cheaper than randomBytes: Node draws the randomness for many UUIDs at once.
    const requestId = randomUUID().replaceAll('-', '').slice(0, 16)
    const { method, path } = context.req
    context.set('requestId', requestId)
    context.set('log', deps.log.child({ requestId, method, path }))
    noteProxy(context)
    await next()

    const { status } = context.res
    deps.metrics?.answered({
      method,
      route: routePath(context, -1),
      status,
      seconds: (deps.clock() - startedAt) / 1000,
    })
    const set = headerSetter(context)
    for (const [name, value] of everyAnswer) set(name, value)
    if (isServerPath(path, deps.config.authPathPrefix)) {
      // Only the published keys may be cached; they have set the header themselves.
      set('Cache-Control', 'no-store')
      set(OUR_ANSWER_HEADER, '1')
    }
    set('X-Request-Id', requestId)
    if (isUnread(context)) set('Connection', 'close')
    // Read again: a route may have added who is asking.
    const { log } = context.var
    const write = status >= 500 ? log.warn : log.debug
    write('request answered', { status, ms: deps.clock() - startedAt })
  }
}

/**
 * Sets headers of a finished answer, unless its route has set them. They go to Node's own answer,
 * where a header of the route wins: those of a Response cost more than twice as much.
 */
function headerSetter({ env, res }: Context<AppEnv>): (name: string, value: string) => void {
  const outgoing = env?.outgoing
  if (outgoing) return (name, value) => void outgoing.setHeader(name, value)
  return (name, value) => {
    if (!res.headers.has(name)) res.headers.set(name, value)
  }
}

/** Warns once of a proxy that is not trusted: the limits would count all its visitors as one. */
function proxyNote({ config, log }: AppDeps): (context: Context<AppEnv>) => void {
  let isSaid = config.trustProxy.length > 0
  return (context) => {
    if (isSaid || context.req.header('x-forwarded-for') === undefined) return
    isSaid = true
    log.warn('a proxy forwards requests, but TRUST_PROXY is not set: all visitors count as one')
  }
}

/**
 * A page opened as 127.0.0.1 would keep its data apart from the same page opened as localhost, and
 * links in mails lead to the latter. Behind a proxy the Host says nothing about the visitor.
 */
function redirectToPublicName(context: Context<AppEnv>, config: Config): Response | undefined {
  const isPageLoad =
    context.req.method === 'GET' && (context.req.header('accept') ?? '').includes('text/html')
  if (!isPageLoad || looksForwarded(context)) return undefined
  const wanted = new URL(config.publicUrl)
  const asked = new URL(context.req.url)
  if (!isLoopbackName(wanted.hostname) || !isLoopbackName(asked.hostname)) return undefined
  if (wanted.hostname === asked.hostname || wanted.port !== asked.port) return undefined
  return context.redirect(`${wanted.origin}${asked.pathname}${asked.search}`, 302)
}

// What is refused before the sign-in routes see it still speaks their language.
function asAuthError(error: unknown, context: Context<AppEnv>): AuthError {
  if (error instanceof AuthError) return error
  const known = refusalFor(error, context)
  if (known) return authErrorOf(known)
  context.var.log.error('request failed', { error })
  return unexpectedFailure()
}
