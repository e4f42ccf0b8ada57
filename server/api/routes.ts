// The product calls as HTTP routes, generated from the table of calls.
import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { verifyToken, verifyWithRead } from '../auth/tokens/verify-token.ts'
import { handleFor } from '../db/handles.ts'
import { type AppDeps, type AppEnv, type AskerDeps, depsFor } from '../deps.ts'
import type { Caller } from '../sync/context.ts'
import { allowSlowBody } from '../slow-bodies.ts'
import { runCall } from '../sync/run-call.ts'
import { localesOf } from './accept-language.ts'
import { accessTokenIn, accessTokenRoutes, callerByToken, heldToken } from './access-tokens.ts'
import { accountRoute } from './account.ts'
import { askerOf } from './asker.ts'
import { readJsonOf } from './body.ts'
import {
  prepareCall,
  targetOf,
  type ApiCall,
  type EachCall,
  type ReadCall,
  type WriteCall,
} from './calls.ts'
import { answerInPieces } from './compressed-answer.ts'
import { errorReportRoute } from './error-reports.ts'
import { fetchPageRoute } from './fetch-page.ts'
import { ensureUser, isSeen } from './known-users.ts'
import { answerEach } from './large-answers.ts'
import { openApiDocument } from './openapi.ts'
import { REFERENCE_STYLE, referencePage } from './reference-page.ts'
import { recipeLinkRoutes } from './recipe-links.ts'
import { refuse } from './refusals.ts'
import { piecesOf, sync } from './sync.ts'
import { API_CALLS } from './table.ts'
import { admitWrite } from './write-rate.ts'

const KEY = /^[\x21-\x7e]{1,200}$/
const ENTITY_TAG = /^(?:W\/)?"(\d{1,16})"$/

/** The product calls of product §7, mounted at /api. */
export function apiRoutes(deps: AppDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.post('/sync', async (context) => {
    const { own, userId, sessionId } = await signedIn(deps, context)
    const body = await readJsonOf(context, () => assertCaller(own, context))
    const answer = await sync(own, context.var.log, { userId, sessionId, body })
    return answerInPieces(context, userId, piecesOf(answer))
  })
  routes.get('/openapi.json', (context) => context.json(openApiDocument(deps.config)))
  routes.get('/docs', (context) => context.html(referencePage(openApiDocument(deps.config))))
  routes.get('/docs/style.css', (context) =>
    context.body(REFERENCE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  errorReportRoute(routes, deps)
  accessTokenRoutes(routes, deps)
  accountRoute(routes, deps)
  fetchPageRoute(routes, deps)
  recipeLinkRoutes(routes, deps)
  for (const call of API_CALLS) {
    routes.on(call.method, call.path, (context) => serve(deps, call, context))
  }
  return routes
}

function serve(deps: AppDeps, call: ApiCall, context: Context<AppEnv>): Promise<Response> {
  return call.method === 'GET' ? serveRead(deps, call, context) : serveWrite(deps, call, context)
}

async function serveRead(
  deps: AppDeps,
  call: ReadCall | EachCall,
  context: Context<AppEnv>,
): Promise<Response> {
  const params = context.req.param()
  if ('each' in call) {
    const { own, ...reading } = await callerOf(deps, call, context)
    return answerEach({ deps: own, reading, call, params }, context)
  }
  const answer = await answerOf(deps, call, context)
  const version = call.versionOf?.(answer)
  tag(context, version)
  if (version !== undefined && isKnown(context, version)) return context.body(null, 304)
  return context.json(answer)
}

/**
 * Answers a read. Where the call can, its statement looks the session up as well; the session is
 * checked before anything is answered.
 */
async function answerOf(deps: AppDeps, call: ReadCall, context: Context<AppEnv>): Promise<unknown> {
  const params = context.req.param()
  const authorization = context.req.header('authorization')
  if (!call.findsSession || accessTokenIn(deps, context) !== undefined) {
    const { own, ...who } = await callerOf(deps, call, context)
    return call.read({ db: own.db, ...who }, params)
  }
  const { identity, session } = await verifyWithRead(deps, authorization)
  const { userId, sessionId } = identity
  if (!isSeen(deps, identity)) {
    await session?.assert()
    await ensureUser(depsFor(deps, userId), identity)
  }
  try {
    return await call.read({ db: handleFor(deps.db, userId), userId, sessionId, session }, params)
  } finally {
    await session?.assert()
  }
}

async function serveWrite(
  deps: AppDeps,
  call: WriteCall,
  context: Context<AppEnv>,
): Promise<Response> {
  const { own, userId, sessionId } = await callerOf(deps, call, context)
  const locales = localesOf(context.req.header('accept-language'))
  const body = await readJsonOf(context, () => assertCaller(own, context))
  const run = prepareCall(call, context.req.param(), body)
  const bytes = JSON.stringify(body ?? null).length
  await admitWrite(own, userId, { path: call.path, bytes })
  await call.admit?.(own, userId, body)
  const target = targetOf(call, context.req.param(), body)
  const identity = identityOf(context, body)
  const { done, answer } = await runCall({
    deps: own,
    caller: { ...plainCaller(own, { userId, sessionId }), locales },
    identity: call.isLook ? undefined : identity,
    target: target && { ...target, isWhole: target.kind === 'list' },
    ifMatch: seenVersion(context),
    stepMs: call.stepMs,
    run,
    read: async ({ id }, { trx: db, opened }) =>
      id === undefined ? call.untold : call.answer?.({ db, userId, sessionId, opened }, id, body),
  })
  if (done.status === 204 || answer === undefined) return context.body(null, 204)
  tag(context, call.versionOf?.(answer))
  // Handlers answer what their schema describes, which is JSON.
  return context.json(answer as object, done.status satisfies ContentfulStatusCode)
}

/** own: what is asked for them with. */
type Who = { own: AskerDeps; userId: string; sessionId: string }

/** Who makes a call of the table: a session, or an access token that is good for it. */
async function callerOf(deps: AppDeps, call: ApiCall, context: Context<AppEnv>): Promise<Who> {
  const shown = accessTokenIn(deps, context)
  if (shown === undefined) return signedIn(deps, context)
  const who = await callerByToken(deps, shown, call)
  return { own: depsFor(deps, who.userId), ...who }
}

/** Throws 401 where whoever has begun this call does not count any more. */
async function assertCaller(deps: AppDeps, context: Context<AppEnv>): Promise<void> {
  const shown = accessTokenIn(deps, context)
  await (shown ? heldToken(deps, shown) : verifyToken(deps, context.req.header('authorization')))
}

/** Who calls; on the first call the product learns of them. Throws 401. */
async function signedIn(deps: AppDeps, context: Context<AppEnv>): Promise<Who> {
  const { own, identity } = await askerOf(deps, context)
  allowSlowBody(context)
  await ensureUser(own, identity)
  return { own, userId: identity.userId, sessionId: identity.sessionId ?? '' }
}

/**
 * A caller without an outbox counts as a device of its own in each call: what it had seen is decided
 * by the version that it names, never by the fact that it wrote before.
 */
function plainCaller(deps: AppDeps, who: { userId: string; sessionId: string }): Caller {
  return { ...who, device: randomUUID().slice(0, 8), sentWall: deps.clock() }
}

function identityOf(context: Context<AppEnv>, body: unknown) {
  const mutationId = context.req.header('idempotency-key')
  if (mutationId === undefined) return undefined
  if (!KEY.test(mutationId)) {
    const message = 'An Idempotency-Key has 1 to 200 visible characters'
    throw refuse(400, 'validation_failed', message, 'Idempotency-Key')
  }
  const path = context.req.path.replace(/^\/api/, '')
  return { mutationId, method: context.req.method, path, body }
}

function seenVersion(context: Context<AppEnv>): number | undefined {
  const header = context.req.header('if-match')
  const digits = ENTITY_TAG.exec(header?.trim() ?? '')?.[1]
  if (header !== undefined && header.trim() !== '*' && digits === undefined) {
    throw refuse(400, 'validation_failed', 'If-Match holds the ETag of an answer', 'If-Match')
  }
  return digits === undefined ? undefined : Number(digits)
}

/** Whether the caller has this version already (If-None-Match). */
function isKnown(context: Context<AppEnv>, version: number): boolean {
  const tags = (context.req.header('if-none-match') ?? '').split(',')
  return tags.some((text) => ENTITY_TAG.exec(text.trim())?.[1] === String(version))
}

function tag(context: Context<AppEnv>, version: number | undefined): void {
  if (version !== undefined) context.header('ETag', `"${version}"`)
}
