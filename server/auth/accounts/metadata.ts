// What a client or administrator keeps with an account. All of it stands in every access token, which
// travels in a header: proxies take 8 kB of those, and a token that is larger shuts its owner out.
import { validationError } from '../errors.ts'
import type { JsonObject } from '../tables.ts'
import { mergeMetadata } from './users.ts'

/** The most that one of the two objects may take, as JSON in UTF-8. */
export const METADATA_MAX_BYTES = 2048

function bytesOf(metadata: JsonObject): number {
  return Buffer.byteLength(JSON.stringify(metadata))
}

/** Whether the object is small enough for a token. */
export function fitsToken(metadata: JsonObject): boolean {
  return bytesOf(metadata) <= METADATA_MAX_BYTES
}

/**
 * The change laid over what there is.
 * @throws AuthError 400 when the whole becomes too large; what has been too large may get smaller
 */
export function changedMetadata(
  current: JsonObject,
  change: JsonObject,
  field: 'data' | 'user_metadata' | 'app_metadata',
): JsonObject {
  const merged = mergeMetadata(current, change)
  if (fitsToken(merged) || bytesOf(merged) < bytesOf(current)) return merged
  throw validationError(`${field} can hold at most ${METADATA_MAX_BYTES} bytes`)
}
