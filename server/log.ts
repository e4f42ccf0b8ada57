// One line of JSON per event. What could open an account never gets in: redaction happens here, so
// that no caller can forget it.
import { HIDDEN, redactText } from './redact.ts'

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40 } as const

type Level = keyof typeof LEVELS

/** Plain values that describe one event. */
export type LogFields = Record<string, unknown>

/** Writes events. `child` adds fields, such as a request id, to everything written through it. */
export type Log = {
  debug(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
  child(fields: LogFields): Log
}

type LogOptions = {
  level: Level
  /** Takes one line without its line break. */
  write: (line: string) => void
  /** Told of each error, with fields that are redacted already. */
  onError?: (event: string, fields: LogFields) => void
  clock?: () => number
}

const SECRET_NAME =
  /token|authorization|password|secret|apikey|api_key|cookie|otp|^code$|code_verifier|^key$|dsn/i
const MAX_DEPTH = 5

/** Makes a log that writes lines of JSON at or above a level. */
export function createLog(options: LogOptions): Log {
  return withFields(options, {})
}

/** A log that writes nothing. */
export const silentLog: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  child: () => silentLog,
}

function withFields(options: LogOptions, bound: LogFields): Log {
  const clock = options.clock ?? Date.now
  const at =
    (level: Level) =>
    (event: string, fields: LogFields = {}) => {
      if (LEVELS[level] < LEVELS[options.level]) return
      const line = { time: new Date(clock()).toISOString(), level, event: redactText(event) }
      const told = redactFields({ ...bound, ...fields }, 0)
      options.write(JSON.stringify({ ...line, ...told }))
      if (level === 'error') options.onError?.(line.event, told)
    }
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    child: (fields) => withFields(options, { ...bound, ...fields }),
  }
}

function redactFields(fields: object, depth: number): LogFields {
  const clean: LogFields = {}
  for (const [name, value] of Object.entries(fields)) {
    clean[name] = SECRET_NAME.test(name) ? HIDDEN : redactValue(value, depth)
  }
  return clean
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'bigint') return value.toString()
  if (value instanceof Error) return describeError(value, depth)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return '[deep]'
  if (Array.isArray(value)) return value.map((entry) => redactValue(entry, depth + 1))
  return redactFields(value, depth + 1)
}

// A database error also carries `detail` and `where`, which quote what people wrote: left out.
function describeError(error: Error, depth: number): LogFields {
  const described: LogFields = { name: error.name, message: redactText(error.message) }
  if (error.stack !== undefined) described.stack = redactText(error.stack)
  if ('code' in error && typeof error.code === 'string') described.errorCode = error.code
  if (error.cause !== undefined && depth < MAX_DEPTH) {
    described.cause = redactValue(error.cause, depth + 1)
  }
  return described
}
