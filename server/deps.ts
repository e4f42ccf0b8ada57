// What the server's parts get instead of reaching for it: tests pass another clock or database.
import type { HttpBindings } from '@hono/node-server'
import type { Kysely } from 'kysely'
import type { AuthHooks } from './auth/hooks.ts'
import type { BodyShare } from './body-shares.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { handleFor } from './db/handles.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Parts } from './parts.ts'
import type { Pokes } from './pokes.ts'
import type { StaticFiles } from './static.ts'
import type { Journal } from './sync/journal.ts'

/** Everything a request handler may use beside its request. */
export type AppDeps = {
  config: Config
  db: Kysely<Database>
  /** The same over a connection of its own, for what is counted amid a transaction. Missing: `db`. */
  counting?: Kysely<Database>
  /** The same without limits, for what may take its time. Missing: `db`. */
  longWork?: Kysely<Database>
  log: Log
  /** Milliseconds since 1970. */
  clock: () => number
  pokes: Pokes
  /** What is kept between requests. */
  parts: Parts<AppDeps>
  /** The built page. Missing: only API and sign-in are served. */
  files?: StaticFiles
  /** Where rights that were taken away are kept beside the database. Missing: nowhere. */
  journal?: Journal
  /** The backups that are made by themselves. Missing: none are. */
  nightly?: { newestAt(): number | undefined }
  /** Counts what happens. Missing: nobody asks. */
  metrics?: Metrics
  /** Where the server keeps its files, the database among them if it is the embedded one. */
  dataDir?: string
  /** What the product does when an account appears or goes. */
  authHooks?: AuthHooks
}

/** The same for what one person asks: connections to the database count for them (decision 0012). */
export type AskerDeps = AppDeps & { readonly askerId: string }

/** From here on connections count for this person. */
export function depsFor(deps: AppDeps, askerId: string): AskerDeps {
  // What is kept between requests asks for nobody, whoever needed it first.
  const parts: Parts<AppDeps> = { of: (make) => deps.parts.of(make, deps) }
  return { ...deps, db: handleFor(deps.db, askerId), parts, askerId }
}

/** Hono's environment in this server: what the first middleware puts on each request. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; log: Log; bodyShare?: BodyShare }
}
