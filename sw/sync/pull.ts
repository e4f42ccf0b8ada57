/** What is asked for in a trip, and whether a body is an answer to it. docs/sync.md steps 8 and 10. */
import type { Tx } from '#db/store.ts'
import type { SyncResponse } from '#shared/schemas/sync.ts'

/**
 * The version of each scope up to which the mirror holds everything. A negative one asks for the
 * whole scope, and lets the server say that it is gone: rows of it may be here already.
 */
export async function readCursors(tx: Tx): Promise<Record<string, number>> {
  const cursors: Record<string, number> = {}
  for (const { scope, cursor } of await tx.scopes()) {
    cursors[scope] = cursor
  }
  return cursors
}

/** The body as an answer of our shape, or null. The rows in it have passed the server's schemas. */
export function asResponse(body: unknown): SyncResponse | null {
  const answer = body as Partial<SyncResponse> | null
  const isOurs =
    typeof answer === 'object' &&
    answer !== null &&
    typeof answer.serverTime === 'number' &&
    typeof answer.epoch === 'string' &&
    Array.isArray(answer.results) &&
    Array.isArray(answer.scopes) &&
    Array.isArray(answer.gone)
  return isOurs ? (answer as SyncResponse) : null
}
