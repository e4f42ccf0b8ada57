// Ids as callers write them.
import * as z from 'zod/mini'
import { uuid } from '#shared/schemas/text.ts'

/** An id from outside, in the one spelling under which it is stored; undefined when it is none. */
export function idOf(text: unknown): string | undefined {
  const parsed = z.safeParse(uuid, text)
  return parsed.success ? parsed.data.toLowerCase() : undefined
}
