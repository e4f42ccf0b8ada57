import { TEXT } from '#shared/errors.ts'
import { LIST_MAX_ITEMS } from '#shared/limits.ts'

/** Why a list cannot have so many items, in words, with how many of several are too many. */
export function tooManyItems(count: number): string | undefined {
  const over = count - LIST_MAX_ITEMS
  if (over <= 0) return undefined
  return over === 1 ? TEXT.listTooLong : `${TEXT.listTooLong}: ${over} too many`
}
