/**
 * What browsers do to storage, and what helps: a connection that they closed behind our back is opened
 * again; on a full disk leaves what the server has and nobody is looking at. What was entered here
 * never leaves, nor do the files without which nothing opens offline. docs/sync.md step 20.
 */
import type { Dexie } from 'dexie'
import { DELETED, type CallResult, type MirrorRow } from './store.ts'

/** There is no room on this device, whatever was given up for it. */
class NoRoomError extends Error {
  override readonly name = 'NoRoomError'
  constructor(cause: unknown) {
    super(
      'This device has no space left, so this is not saved yet. Free some space and try again.',
      {
        cause,
      },
    )
  }
}

const LOST_CONNECTION = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'UnknownError',
])

/** Runs a transaction that failed once more if that can help; else rejects as it did. */
export async function secondTry<T>(
  dexie: Dexie,
  run: () => Promise<T>,
  failure: unknown,
): Promise<T> {
  if (failure instanceof Error && LOST_CONNECTION.has(failure.name)) {
    dexie.close({ disableAutoOpen: false })
    return await run()
  }
  if (!isFull(failure)) throw failure
  try {
    await makeRoom(dexie)
    return await run()
  } catch (error) {
    throw isFull(error) ? new NoRoomError(error) : error
  }
}

/** Browsers refuse the request or end the transaction; Dexie wraps either. */
function isFull(error: unknown): boolean {
  return /quota/i.test(String(error))
}

/**
 * Deletes what nobody is looking at: results that were seen, and the content of what was deleted.
 */
async function makeRoom(dexie: Dexie): Promise<void> {
  await dexie.table<CallResult>('results').where('seen').equals(1).delete()
  const deleted = dexie
    .table<MirrorRow>('records')
    .where('[shown+updated]')
    .between([DELETED, -Infinity], [DELETED, Infinity])
  await deleted.filter(({ base }) => base === undefined).delete()
}
