// /api/access-tokens: what somebody's own programs may do in their name (product §7.tokens). Only a
// session makes, shows and takes back tokens; a token reaches nothing here.
import { createHash, randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { v7 as uuidv7 } from 'uuid'
import { SERVER_TEXT } from '#shared/server-texts.ts'
import { ACCESS_TOKENS_MAX, ACCESS_TOKEN_CALLS_PER_MINUTE } from '#shared/limits.ts'
import {
  ACCESS_TOKEN_PREFIX,
  newAccessToken,
  type CreatedAccessToken,
  type TokenDomain,
} from '#shared/schemas/access-token.ts'
import { authContext } from '../auth/context.ts'
import { tellOwner } from '../auth/mail/owner-mails.ts'
import { isFreshlyProven } from '../auth/tokens/proofs.ts'
import type { Identity } from '../auth/tokens/identity.ts'
import {
  insertAccessToken,
  revokeToken,
  tokensOf,
  spendToken,
  type HeldToken,
} from '../db/access-tokens.ts'
import { clientAddressReader, networkOf } from '../client-address.ts'
import { handleFor } from '../db/handles.ts'
import type { AppDeps, AppEnv, AskerDeps } from '../deps.ts'
import { HttpError } from '../http-error.ts'
import { askerOf } from './asker.ts'
import { check, readJson } from './body.ts'
import { noteInDatabase } from '../sync/journal.ts'
import { ensureUser } from './known-users.ts'
import { refuse } from './refusals.ts'
import { takePoints } from './take-points.ts'
import { idOf } from './id-of.ts'
import { admitWrite } from './write-rate.ts'

const DAY_MS = 86_400_000
const TOKEN_BYTES = 32

/** Which right a path needs, by its first word. Whatever is not here is for sessions alone. */
const DOMAINS: Readonly<Record<string, { domain: TokenDomain; words: string }>> = {
  grocerylists: { domain: 'lists', words: 'grocery lists' },
  recipes: { domain: 'recipes', words: 'recipes' },
  places: { domain: 'places', words: 'places' },
}

/** What a token must be good for to call this path; undefined where none is enough. */
export function domainOf(path: string): (typeof DOMAINS)[string] | undefined {
  return DOMAINS[path.split('/')[1] ?? '']
}

/** Adds the routes by which people make, see and take back tokens. */
export function accessTokenRoutes(routes: Hono<AppEnv>, deps: AppDeps): void {
  routes.get('/access-tokens', async (context) => {
    const { own } = await askerOf(deps, context)
    return context.json(await tokensOf(own.db, own.askerId))
  })
  routes.post('/access-tokens', (context) => create(deps, context))
  routes.delete('/access-tokens/:id', async (context) => {
    const { own } = await askerOf(deps, context)
    const id = idOf(context.req.param('id'))
    const isKnown =
      id !== undefined && (await tokensOf(own.db, own.askerId)).some((t) => t.id === id)
    if (!isKnown) throw refuse(404, 'not_found', 'Access token not found')
    const entry = { kind: 'token-revoked', at: deps.clock(), token: id } as const
    await own.db.transaction().execute(async (trx) => {
      await noteInDatabase(trx, [entry])
      await revokeToken(trx, { id, of: own.askerId })
    })
    // On disk beside the database before the answer: a restored backup must not bring it back.
    await deps.journal?.append(entry)
    return context.body(null, 204)
  })
}

async function create(deps: AppDeps, context: Context<AppEnv>): Promise<Response> {
  const { own, identity } = await askerOf(deps, context)
  const body = check(newAccessToken, await readJson(context))
  const now = deps.clock()
  // Whoever finds an unlocked device must not make its session into a token that outlives it.
  if (!isFreshlyProven(identity.claims['amr'], now)) {
    throw refuse(403, 'reauthentication_needed', SERVER_TEXT.signInAgainForToken)
  }
  // Each one that is taken back again leaves a line in the journal for good.
  await admitWrite(own, identity.userId, { path: context.req.path, bytes: 0 })
  await ensureUser(own, identity)
  const token = ACCESS_TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url')
  const { name, rights, expiresInDays: days } = body
  const made = {
    id: uuidv7(),
    userId: identity.userId,
    hash: hashOf(token),
    name: name.trim(),
    rights,
    createdAt: new Date(now),
    expiresAt: days === undefined ? null : new Date(now + days * DAY_MS),
  }
  const kept = await insertAccessToken(own.db, made, {
    max: ACCESS_TOKENS_MAX,
    assertOwner: (trx) => askerOf({ ...deps, db: trx }, context),
  })
  if (!kept) {
    const message = `One person can have at most ${ACCESS_TOKENS_MAX} access tokens. Take one back first.`
    throw refuse(413, 'quota_reached', message)
  }
  if (deps.config.hosted === undefined) await tellOwnerOf(own, identity)
  context.var.log.info('access token made', { userId: identity.userId, rights })
  context.header('Cache-Control', 'no-store')
  return context.json({ ...kept, token } satisfies CreatedAccessToken, 201)
}

/**
 * Tells the owner by mail. With a hosted provider, mails about the account are that provider's to
 * send.
 */
async function tellOwnerOf(deps: AskerDeps, { userId: id, email }: Identity): Promise<void> {
  const told = { user: { id, email: email === '' ? null : email }, kind: 'token_added' } as const
  await deps.db.transaction().execute((trx) => tellOwner(authContext(deps), trx, told))
}

/** An access token, and the network that shows it. */
type Shown = { token: string; from: string }

/** The access token that a request shows; undefined where it shows a session's token or none. */
export function accessTokenIn(deps: AppDeps, context: Context<AppEnv>): Shown | undefined {
  const token = /^bearer +(\S+) *$/i.exec(context.req.header('authorization') ?? '')?.[1]
  if (token?.startsWith(ACCESS_TOKEN_PREFIX) !== true) return undefined
  return { token, from: networkOf(deps.parts.of(addressReader, deps)(context)) }
}

const addressReader = ({ config }: AppDeps) => clientAddressReader(config.trustProxy)

/**
 * Who calls with an access token, if it is good for this method and path. `sessionId` is that of the
 * token: what it was answered last is what it had seen.
 * @throws HttpError 401 `bad_token`, 403 `forbidden` beyond its rights, 429 `rate_limited`
 */
export async function callerByToken(
  deps: AppDeps,
  shown: Shown,
  asked: { method: string; path: string },
): Promise<{ userId: string; sessionId: string }> {
  const before = deps.parts.of(noneKnown, deps).get(keyOf(shown.token))
  // Of what asks too often the database hears nothing.
  if (before) await admit(deps, before.id)
  const held = await heldToken(deps, shown)
  if (!before) await admit(deps, held.id)
  const known = domainOf(asked.path)
  if (!known) {
    throw refuse(403, 'forbidden', 'An access token opens grocery lists, recipes and places alone')
  }
  const access = held.rights[known.domain]
  if (access === undefined || (asked.method !== 'GET' && access === 'read')) {
    const verb = asked.method === 'GET' ? 'read' : 'change'
    throw refuse(403, 'forbidden', `This access token may not ${verb} ${known.words}`)
  }
  return { userId: held.userId, sessionId: held.id }
}

/** What an access token is good for. @throws HttpError 401 `bad_token` when it does not count */
export async function heldToken(deps: AppDeps, { token, from }: Shown): Promise<HeldToken> {
  const embedded = deps.config.hosted === undefined
  const now = new Date(deps.clock())
  const known = deps.parts.of(noneKnown, deps)
  const key = keyOf(token)
  // Nobody knows yet whose it is. Asked for nobody, a flood would be served before everybody else; asked
  // for all such tokens together, it would hold up those that count.
  const db = handleFor(deps.db, known.get(key)?.userId ?? `access tokens from ${from}`)
  const held = await spendToken(db, hashOf(token), { now, embedded })
  known.delete(key)
  if (held) {
    if (known.size >= KNOWN_MAX) known.clear()
    known.set(key, held)
    return held
  }
  throw new HttpError(401, 'bad_token', 'This access token is unknown, or it has run out')
}

const KNOWN_MAX = 10_000

/** Tokens that counted when they were last asked for, by their hash. */
const noneKnown = (): Map<string, HeldToken> => new Map()

const makeLimiter = (): RateLimiterMemory =>
  new RateLimiterMemory({ points: ACCESS_TOKEN_CALLS_PER_MINUTE, duration: 60 })

async function admit(deps: AppDeps, tokenId: string): Promise<void> {
  const limiter = deps.parts.of(makeLimiter, deps)
  const says = `An access token may ask ${ACCESS_TOKEN_CALLS_PER_MINUTE} times a minute`
  await takePoints(limiter, { key: tokenId, says })
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function keyOf(token: string): string {
  return hashOf(token).toString('base64')
}
