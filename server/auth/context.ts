// Everything a sign-in endpoint works with, made once per server from what the app was given.
import type { Context } from 'hono'
import type { Transaction } from 'kysely'
import type { AuthSettings } from '../auth-config.ts'
import { accountHooks } from '../api/known-users.ts'
import { clientAddressReader, networkOf } from '../client-address.ts'
import type { Database } from '../db/database.ts'
import type { AppDeps, AppEnv } from '../deps.ts'
import type { AuthHooks } from './hooks.ts'
import { createKeyRing, type KeyRing } from './tokens/keys.ts'
import { createLimits, type Limits } from './rate-limit.ts'

export type Trx = Transaction<Database>

/** Where a request came from. Address and browser are kept with the session it starts. */
export type Client = {
  ip: string
  /** What limits count by; '' for a call without a socket. */
  network: string
  userAgent: string
}

export type AuthContext = {
  config: AppDeps['config']
  settings: AuthSettings
  db: AppDeps['db']
  log: AppDeps['log']
  clock: () => number
  /** From which network the call comes that is being served; '' for what the server does by itself. */
  network: string
  /** Address of the provider as others see it; `iss` of every token. */
  issuer: string
  keys: KeyRing
  limits: Limits
  hooks: AuthHooks
  /**
   * Sessions of this person have ended or lost their second step: each of their live streams checks
   * its own session again. Called after the commit.
   */
  sessionsChanged(userId: string): void
  /** Tells the mail sender that there is a mail. Returns a function that ends this. */
  onMailQueued(listener: () => void): () => void
  mailQueued(): void
  clientOf(context: Context<AppEnv>): Client
}

/** What changing an account takes, also without a request. */
export type Changing = Pick<AuthContext, 'clock'> & {
  hooks: Pick<AuthHooks, 'onUserConfirmed'>
}

/** One endpoint: a request and what it may use, to an answer. Refusals are thrown. */
export type Endpoint = (auth: AuthContext, context: Context<AppEnv>) => Promise<Response>

/** The provider's context: the product API and the sign-in routes share one set of keys and counters. */
export function authContext(deps: AppDeps): AuthContext {
  return deps.parts.of(makeContext, deps)
}

function makeContext(deps: AppDeps): AuthContext {
  const { config, db, log, clock, pokes, counting = db } = deps
  const addressOf = clientAddressReader(config.trustProxy)
  const product = accountHooks(deps)
  const mailListeners = new Set<() => void>()
  return {
    config,
    settings: config.auth,
    db,
    log,
    clock: () => clock(),
    network: '',
    issuer: config.publicUrl + config.authPathPrefix,
    keys: createKeyRing({
      db,
      clock: () => clock(),
      suppliedKeys: config.auth.jwtKeys,
      hmacSecret: config.auth.jwtSecret,
      tokenLifetimeSeconds: config.auth.jwtExpirySeconds,
    }),
    limits: createLimits(config.auth, { db: counting, clock: () => clock() }),
    get hooks() {
      return deps.authHooks ?? product
    },
    sessionsChanged: (userId) => pokes.poke([userId]),
    onMailQueued(listener) {
      mailListeners.add(listener)
      return () => mailListeners.delete(listener)
    },
    mailQueued() {
      for (const listener of mailListeners) listener()
    },
    clientOf(context) {
      const ip = addressOf(context)
      const userAgent = (context.req.header('user-agent') ?? '').slice(0, 500)
      return { ip, network: networkOf(ip), userAgent }
    },
  }
}

/** The context's time as the database keeps it. */
export function now(auth: Pick<AuthContext, 'clock'>): Date {
  return new Date(auth.clock())
}
