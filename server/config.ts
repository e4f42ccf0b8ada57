// What the settings of settings.ts and auth-config.ts mean for the server, read once from the
// environment at start. Nothing else in the server looks at process.env, so a test starts any variant
// by passing variables.
import type { z } from 'zod'
import packageJson from '../package.json' with { type: 'json' }
import {
  authEnvironment,
  type AuthSettings,
  authSettings,
  isExternalProviderVariable,
  readExternalProviders,
} from './auth-config.ts'
import { environment, type Environment } from './settings.ts'

/** The settings of one server. Secrets are inside: never log it, never send it. */
export type Config = {
  version: string
  port: number
  /** Undefined: 127.0.0.1 and ::1, so that nothing outside the machine reaches it. */
  host: string | undefined
  /** Paths of the PEM files, when the server speaks HTTPS by itself. */
  tls: { certFile: string; keyFile: string } | undefined
  /** Origin used in mails and tokens, without a slash at the end. */
  publicUrl: string
  /** False: `publicUrl` is the default on this machine. */
  hasPublicUrl: boolean
  dataDir: string
  hasDataDir: boolean
  database: { url: string | undefined; directUrl: string | undefined; isPrepared: boolean }
  backup: {
    /** Undefined: `backups` in the data folder. */
    folder: string | undefined
    /** How many nightly backups are kept; undefined: none is made by itself. */
    keep: { daily: number; weekly: number } | undefined
    passphrase: string | undefined
  }
  mail: { smtpUrl: string | undefined; from: string }
  /** Mails are shown at /dev/mailbox instead of being sent. */
  isMailboxMode: boolean
  /** Where the sign-in provider is mounted: `/auth/v1`, or '' for the root. */
  authPathPrefix: string
  auth: AuthSettings
  /** Set: the hosted sign-in provider is used and the embedded one is not mounted. */
  hosted:
    | {
        url: string
        anonKey: string
        jwtSecret: string | undefined
        serviceRoleKey: string | undefined
      }
    | undefined
  /** What one person may keep, and write in a minute; 0: any amount. */
  limits: {
    records: number
    storageBytes: number
    lists: number
    recipes: number
    writesPerMinute: number
    writesPerDay: number
    writtenBytesPerMinute: number
  }
  /** Addresses and networks whose forwarding headers count. */
  trustProxy: readonly string[]
  errorDsn: string | undefined
  /** Whoever knows it may read GET /api/metrics; undefined: nobody. */
  metricsToken: string | undefined
  /** Every invite answers 200, so that nobody learns who has an account. */
  hasInvitePrivacy: boolean
  /** Whether pages are fetched for people; `loopback`, for tests, from this machine alone. */
  fetchPages: 'on' | 'off' | 'loopback'
  logLevel: 'debug' | 'info' | 'warn' | 'error'
  /** Things to say at start that are no reason to stop. */
  warnings: readonly string[]
}

const MB = 1024 * 1024

/** The environment asks for something that cannot be; the message has one line per variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * Reads and checks the environment.
 * Throws ConfigError naming every wrong variable at once; a value is never repeated in it, because
 * it may be a secret.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const product = environment.safeParse(env)
  const auth = authEnvironment.safeParse(env)
  const external = readExternalProviders(env)
  const problems = [
    ...describe(product.error),
    ...describe(auth.error),
    ...external.problems,
    ...(product.success ? contradictions(product.data) : []),
  ]
  if (!product.success || !auth.success || problems.length > 0) throw new ConfigError(problems)

  const values = product.data
  const prefix = auth.data.AUTH_PATH_PREFIX.replace(/\/$/, '')
  return {
    ...whereItListens(values),
    version: packageJson.version,
    dataDir: values.DATA_DIR ?? './data',
    hasDataDir: values.DATA_DIR !== undefined,
    database: {
      url: values.DATABASE_URL,
      directUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
      isPrepared: values.DB_PREPARE,
    },
    backup: {
      folder: values.BACKUP_DIR,
      keep: backupsKept(values.BACKUP_KEEP),
      passphrase: values.BACKUP_PASSPHRASE,
    },
    ...howItMails(values),
    authPathPrefix: prefix,
    auth: authSettings(auth.data, external.providers),
    hosted: hostedProvider(values),
    limits: whatOnePersonMay(values),
    trustProxy: values.TRUST_PROXY,
    errorDsn: values.ERROR_DSN,
    metricsToken: values.METRICS_TOKEN,
    hasInvitePrivacy: values.INVITE_PRIVACY,
    fetchPages: values.FETCH_PAGES,
    logLevel: values.LOG_LEVEL,
    warnings: unknownAuthVariables(env),
  }
}

function whatOnePersonMay(values: Environment): Config['limits'] {
  return {
    records: values.LIMIT_RECORDS,
    storageBytes: values.LIMIT_STORAGE_MB * MB,
    lists: values.LIMIT_LISTS,
    recipes: values.LIMIT_RECIPES,
    writesPerMinute: values.LIMIT_WRITES,
    writesPerDay: values.LIMIT_WRITES_DAY,
    writtenBytesPerMinute: values.LIMIT_WRITE_MB * MB,
  }
}

function backupsKept(value: string): Config['backup']['keep'] {
  const [daily = 0, weekly = 0] = value.split(',').map(Number)
  return daily === 0 && weekly === 0 ? undefined : { daily, weekly }
}

function whereItListens(values: Environment) {
  const tls =
    values.TLS_CERT !== undefined && values.TLS_KEY !== undefined
      ? { certFile: values.TLS_CERT, keyFile: values.TLS_KEY }
      : undefined
  const scheme = tls === undefined ? 'http' : 'https'
  return {
    port: values.PORT,
    host: values.HOST,
    tls,
    publicUrl: values.PUBLIC_URL ?? `${scheme}://localhost:${values.PORT}`,
    hasPublicUrl: values.PUBLIC_URL !== undefined,
  }
}

function howItMails(values: Environment) {
  const hostname = new URL(values.PUBLIC_URL ?? 'http://localhost').hostname
  return {
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? `nomnom <nomnom@${hostname}>` },
    isMailboxMode:
      values.SMTP_URL === undefined &&
      values.PUBLIC_URL === undefined &&
      values.SUPABASE_URL === undefined,
  }
}

function hostedProvider(values: Environment): Config['hosted'] {
  if (values.SUPABASE_URL === undefined) return undefined
  return {
    url: values.SUPABASE_URL,
    anonKey: values.SUPABASE_ANON_KEY ?? '',
    jwtSecret: values.SUPABASE_JWT_SECRET,
    serviceRoleKey: values.SUPABASE_SERVICE_ROLE_KEY,
  }
}

function contradictions(values: Environment): string[] {
  const problems: string[] = []
  if (values.TLS_CERT !== undefined && values.TLS_KEY === undefined) {
    problems.push('TLS_KEY: is needed, since TLS_CERT is set')
  }
  if (values.TLS_KEY !== undefined && values.TLS_CERT === undefined) {
    problems.push('TLS_CERT: is needed, since TLS_KEY is set')
  }
  if (values.SUPABASE_URL !== undefined && values.SUPABASE_ANON_KEY === undefined) {
    problems.push('SUPABASE_ANON_KEY: is needed, since SUPABASE_URL is set')
  }
  if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined) {
    problems.push('DATABASE_URL: is needed, since DATABASE_DIRECT_URL is set')
  }
  if (values.FETCH_PAGES === 'loopback' && values.PUBLIC_URL !== undefined) {
    problems.push('FETCH_PAGES: loopback is for tests, and PUBLIC_URL is set')
  }
  return problems
}

/** A mistyped switch of the sign-in provider would silently keep its default. */
function unknownAuthVariables(env: Record<string, string | undefined>): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith('AUTH_') && !(name in authEnvironment.shape))
    .filter((name) => !isExternalProviderVariable(name))
    .map((name) => `${name} is no setting of nomnom and has no effect`)
}

function describe(error: z.ZodError | undefined): string[] {
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}
