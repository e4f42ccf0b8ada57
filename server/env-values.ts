// How the text of an environment variable becomes a value. Every schema treats '' as "not set":
// `VAR= npm start` and a line `VAR=` in a container file mean the same as leaving it out.
import { z } from 'zod'

const unset = (value: unknown) => (value === '' ? undefined : value)

/** A text that may be missing. */
export const optionalText = z.preprocess(unset, z.string().trim().optional())

/** A text with a default. */
export function text(fallback: string) {
  return z.preprocess(unset, z.string().trim().default(fallback))
}

/** A switch: 1, true, yes, on, or 0, false, no, off. */
export function flag(fallback: boolean) {
  const words = z
    .string()
    .trim()
    .toLowerCase()
    .refine((word) => /^(1|true|yes|on|0|false|no|off)$/.test(word), {
      error: 'must be true or false',
    })
    .transform((word) => /^(1|true|yes|on)$/.test(word))
  return z.preprocess(
    unset,
    words.optional().transform((value) => value ?? fallback),
  )
}

/** A whole number between two bounds, both included. */
export function whole(fallback: number, bounds: { min: number; max: number }) {
  const error = `must be a whole number from ${bounds.min} to ${bounds.max}`
  const digits = z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, { error })
    .transform(Number)
    .refine((value) => value >= bounds.min && value <= bounds.max, { error })
  return z.preprocess(
    unset,
    digits.optional().transform((value) => value ?? fallback),
  )
}

/** A length of time as seconds: plain seconds (`3600`) or with units (`90s`, `1h30m`). */
export function seconds(fallback: number) {
  const error = 'must be a number of seconds, or a time such as 90s, 5m, 24h'
  const duration = z
    .string()
    .trim()
    .regex(/^(\d{1,9}|(\d{1,9}(\.\d{1,3})?[hms])+)$/, { error })
    .transform(durationSeconds)
  return z.preprocess(
    unset,
    duration.optional().transform((value) => value ?? fallback),
  )
}

/** A list with commas between its entries; blanks around them do not count. */
export const list = z.preprocess(
  unset,
  z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    ),
)

/** Scheme, host and port of a web address, without a path: `https://food.example.org`. */
export const optionalOrigin = z.preprocess(
  unset,
  z
    .string()
    .trim()
    .refine(isOrigin, {
      error:
        'must be an address with http:// or https:// and no path, such as https://food.example.org',
    })
    .transform((value) => new URL(value).origin)
    .optional(),
)

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return (
    isWeb && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  )
}

const UNIT_SECONDS: Record<string, number> = { h: 3600, m: 60, s: 1 }

function durationSeconds(value: string): number {
  if (/^\d+$/.test(value)) return Number(value)
  let total = 0
  for (const [, amount, unit] of value.matchAll(/([\d.]+)([hms])/g)) {
    total += Number(amount) * (UNIT_SECONDS[unit ?? ''] ?? 0)
  }
  return total
}
