/** One trip between a device and the server: calls go up, rows come down. docs/sync.md section 4. */
import * as z from 'zod/mini'
import { SYNC_MAX_CALLS, SYNC_MAX_SCOPES } from '../limits.ts'
import type { ErrorCode } from '../errors.ts'
import type { Row } from '../merge/record.ts'
import { uuid } from './text.ts'
import { wholeNumber } from './whole-number.ts'

export const METHODS = ['POST', 'PATCH', 'DELETE'] as const

/**
 * A call of product §7 that waited in an outbox. `path` starts behind /api. leftAt: older
 * versions say when it left; nothing depends on it.
 */
const syncCall = z.strictObject({
  mutationId: uuid,
  method: z.enum(METHODS),
  path: z.string().check(z.maxLength(300)),
  body: z.optional(z.unknown()),
  leftAt: z.optional(z.number()),
})
export type SyncCall = z.infer<typeof syncCall>

/**
 * The version of a scope up to which a device holds everything; -1 where it has rows of the scope
 * and cannot tell how many (docs/sync.md step 22).
 */
export const cursor = wholeNumber(-1)

/**
 * device: 8 hex digits, not all 0 (the server), that live and die with the outbox. schema: the payload version. clock.wall:
 * the device's clock at sending. cursors: the version of each scope up to which the device holds
 * everything; a scope without one, or with -1, is delivered whole. pageBytes: how large
 * a page may be. epoch: the history that the device knows; in another one its calls have to wait.
 * life: what the server said of itself last, signed by it.
 */
export const syncRequest = z.strictObject({
  device: z.string().check(z.regex(/^(?!0{8})[0-9a-f]{8}$/)),
  schema: wholeNumber(1),
  clock: z.strictObject({ wall: z.number() }),
  calls: z.array(syncCall).check(z.maxLength(SYNC_MAX_CALLS)),
  cursors: z
    .record(z.string(), cursor)
    .check(
      z.refine((all) => Object.keys(all).length <= SYNC_MAX_SCOPES, 'There are too many scopes'),
    ),
  pageBytes: z.optional(wholeNumber(1)),
  verify: z.optional(z.array(z.string()).check(z.maxLength(SYNC_MAX_SCOPES))),
  epoch: z.optional(z.string().check(z.maxLength(100))),
  life: z.optional(z.string().check(z.maxLength(300))),
})
export type SyncRequest = z.infer<typeof syncRequest>

/**
 * What became of one call. 2xx: applied; `scope` and `version` say when the pull will have caught
 * up. 'later' (status 503): it was rolled back, or an earlier call of the same root was; try again.
 */
export type SyncResult = {
  mutationId: string
  status: number
  scope?: string
  version?: number
  code?: ErrorCode
  message?: string
  /** For 409 `changed_since`: who changed how much since the deleter last looked. */
  detail?: Record<string, unknown>
}

/**
 * Rows of one scope in the order of their versions. `version` is the cursor to keep once the rows
 * are stored; `more` says that the scope has further pages; `full` that the load began at nothing.
 * `hash` is there when it was asked for (`verify`).
 */
export type SyncScope = {
  scope: string
  version: number
  rows: Row[]
  full?: boolean
  more?: boolean
  hash?: string
}

/** gone: scopes that were asked for and are not granted (any more). */
export type SyncResponse = {
  serverTime: number
  epoch: string
  /** To be named in the next trip: docs/sync.md step 23. */
  life?: string
  results: SyncResult[]
  scopes: SyncScope[]
  gone: string[]
}
