/** The page that is asked for while the one before it is written. docs/sync.md step 10. */
import type { SyncRequest, SyncResponse } from '#shared/schemas/sync.ts'
import type { Reply } from './transport.ts'

/**
 * A request and what came of it. tookMs: until the first of the answer, or until it was given up;
 * wholeMs: to the end, which was at receivedAt (Unix ms, device clock).
 */
export type Asked = {
  request: SyncRequest
  reply: Reply
  tookMs: number
  wholeMs: number
  receivedAt: number
}

/** drop: frees the line where nobody wants the answer any more. */
export type Ahead = { request: SyncRequest; asked: Promise<Asked>; drop(): void }

/**
 * What the next trip asks for once this answer is written and if nothing else happens meanwhile; null
 * where the answer has the last page, or belongs to another history. wall: Unix ms, device clock.
 */
export function requestAfter(
  request: SyncRequest,
  response: Omit<SyncResponse, 'results'>,
  { pageBytes, wall }: { pageBytes: number; wall: number },
): SyncRequest | null {
  if (request.epoch !== undefined && request.epoch !== response.epoch) return null
  const isFurther = response.scopes.some(
    ({ scope, version, rows }) => rows.length > 0 || version > (request.cursors[scope] ?? -1),
  )
  if (!isFurther || response.scopes.every(({ more }) => more !== true)) return null
  const cursors = { ...request.cursors }
  for (const scope of response.gone) delete cursors[scope]
  for (const { scope, version } of response.scopes) cursors[scope] = version
  const { epoch, life = request.life } = response
  const { verify: _, ...asked } = request
  const named = life === undefined ? {} : { life }
  return { ...asked, clock: { wall }, cursors, pageBytes, epoch, ...named }
}

/** Whether the answer to one request is an answer to the other. */
export function isSameAsk(one: SyncRequest, other: SyncRequest): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ device, schema, calls, cursors, pageBytes, verify, epoch, life }: SyncRequest) {
  const versions = Object.entries(cursors).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([device, schema, calls, versions, pageBytes, verify, epoch, life])
}
