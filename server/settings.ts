// The settings of the server, each in one row: how its text is read, what stands where it is not set,
// and what the README says of it. Those of the embedded sign-in provider are in auth-config.ts.
import { z } from 'zod'
import {
  KEPT_LISTS_MAX,
  KEPT_MB_MAX,
  KEPT_RECIPES_MAX,
  KEPT_RECORDS_MAX,
  WRITES_PER_DAY,
  WRITES_PER_MINUTE,
  WRITTEN_MB_PER_MINUTE,
} from '#shared/limits.ts'
import { isProxyEntry } from './trusted-proxies.ts'
import { flag, list, optionalOrigin, optionalText, text, whole } from './env-values.ts'

const ANY_AMOUNT = { min: 0, max: 1_000_000_000 }

const postgresUrl = optionalText.refine(isPostgresUrl, {
  error: 'must be an address that starts with postgres:// or postgresql://',
})

/**
 * The rows of the table in the README: variables that belong together, with the schema of each.
 * unset: what stands without them, as the README says it. says: what they are for.
 */
export const SETTINGS = [
  {
    reads: { PORT: whole(3663, { min: 0, max: 65_535 }), HOST: optionalText },
    unset: '`3663`, this machine only',
    says: 'where it listens',
  },
  {
    reads: { TLS_CERT: optionalText, TLS_KEY: optionalText },
    unset: 'none',
    says: 'PEM files for HTTPS without a proxy',
  },
  {
    reads: { PUBLIC_URL: optionalOrigin },
    unset: '`http://localhost:PORT`',
    says: 'the address people type',
  },
  {
    reads: { DATA_DIR: optionalText },
    unset: '`./data`',
    says: 'the embedded database (as root: `/var/lib/nomnom`)',
  },
  { reads: { DATABASE_URL: postgresUrl }, unset: 'none', says: 'your PostgreSQL instead' },
  {
    reads: { DATABASE_DIRECT_URL: postgresUrl, DB_PREPARE: flag(true) },
    unset: 'none, `1`',
    says: 'the way around a pooler; `0` if it pools by transaction',
  },
  {
    reads: {
      BACKUP_DIR: optionalText,
      BACKUP_KEEP: text('7,4').refine((value) => /^\d{1,3}(,\d{1,3})?$/.test(value), {
        error: 'must be a number of days and one of weeks, such as 7,4, or 0 for no backups',
      }),
      BACKUP_PASSPHRASE: optionalText,
    },
    unset: '`DATA_DIR/backups`, `7,4`, none',
    says: 'nightly: days, weeks kept; `0`: none',
  },
  {
    reads: {
      SMTP_URL: optionalText.refine((value) => value === undefined || /^smtps?:\/\/./.test(value), {
        error: 'must be an address that starts with smtp:// or smtps://',
      }),
      MAIL_FROM: optionalText,
    },
    unset: 'none',
    says: 'without `SMTP_URL` and `PUBLIC_URL`, mails are shown on a page',
  },
  {
    reads: {
      TRUST_PROXY: list.refine((entries) => entries.every(isProxyEntry), {
        error: 'must be addresses, networks such as 10.0.0.0/8, or loopback',
      }),
    },
    unset: 'none',
    says: 'whose forwarding headers count: `loopback`, addresses, networks',
  },
  {
    reads: {
      LIMIT_RECORDS: whole(KEPT_RECORDS_MAX, ANY_AMOUNT),
      LIMIT_STORAGE_MB: whole(KEPT_MB_MAX, ANY_AMOUNT),
      LIMIT_LISTS: whole(KEPT_LISTS_MAX, ANY_AMOUNT),
      LIMIT_RECIPES: whole(KEPT_RECIPES_MAX, ANY_AMOUNT),
      LIMIT_WRITES: whole(WRITES_PER_MINUTE, ANY_AMOUNT),
      LIMIT_WRITES_DAY: whole(WRITES_PER_DAY, ANY_AMOUNT),
      LIMIT_WRITE_MB: whole(WRITTEN_MB_PER_MINUTE, ANY_AMOUNT),
    },
    unset: 'generous',
    says: 'most per person, writes per server process; `0`: any',
  },
  {
    reads: { ERROR_DSN: optionalText },
    unset: 'the log',
    says: 'Sentry-compatible address for all errors',
  },
  {
    reads: {
      METRICS_TOKEN: optionalText.refine((value) => value === undefined || value.length >= 16, {
        error: 'must have at least 16 characters',
      }),
    },
    unset: 'none',
    says: 'opens [metrics](docs/metrics.md)',
  },
  {
    reads: { INVITE_PRIVACY: flag(false) },
    unset: '`0`',
    says: '`1`: an invite does not tell who has an account',
  },
  {
    reads: {
      FETCH_PAGES: text('on').pipe(
        z.enum(['on', 'off', 'loopback'], { error: 'must be on or off' }),
      ),
    },
    unset: '`on`',
    says: '`off`: no imported pages',
  },
  {
    reads: {
      LOG_LEVEL: text('info').pipe(
        z.enum(['debug', 'info', 'warn', 'error'], { error: 'must be debug, info, warn or error' }),
      ),
    },
    unset: '`info`',
    says: '`debug`, `info`, `warn`, `error`',
  },
  {
    reads: {
      SUPABASE_URL: optionalOrigin,
      SUPABASE_ANON_KEY: optionalText,
      SUPABASE_JWT_SECRET: optionalText,
      SUPABASE_SERVICE_ROLE_KEY: optionalText,
    },
    unset: 'none',
    says: 'hosted sign-in, see below',
  },
] as const

type Shapes = (typeof SETTINGS)[number]['reads']
type Merged<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void
  ? All
  : never

// Assigned one after the other, the rows lose which of them has which variable.
const shape = Object.assign({}, ...SETTINGS.map(({ reads }) => reads)) as Merged<Shapes>

/** The environment as the rows read it. */
export const environment = z.object(shape)
export type Environment = z.infer<typeof environment>

/** The rows as they stand in the README. */
export function settingsTable(): string {
  return SETTINGS.map(({ reads, unset, says }) => {
    const names = Object.keys(reads).map((name) => `\`${name}\``)
    return `| ${names.join(', ')} | ${unset} | ${says} |`
  }).join('\n')
}

function isPostgresUrl(value: string | undefined): boolean {
  return value === undefined || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value))
}
