// What is kept for a while only: answers of calls, replaced values, what was deleted. Of a deleted
// record the grave stays for ever, so that nothing comes back by itself. docs/sync.md section 6.
import type { Kysely } from 'kysely'
import { CALL_KEEP_DAYS, KEEP_DAYS } from '#shared/limits.ts'
import { makeStamp, SERVER_DEVICE } from '#shared/merge/stamp.ts'
import type { Database } from '../db/database.ts'
import { emptyGraves, forgetCalls, forgetCounts, forgetOld, hasGoneOn } from '../db/expiry.ts'
import type { AppDeps } from '../deps.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_RUN_MS = 60_000

/** Removes what has been kept long enough. Safe while the server works, and to repeat. */
export async function expire(db: Kysely<Database>, now: number): Promise<void> {
  const before = new Date(now - KEEP_DAYS * DAY_MS)
  await forgetCalls(db, new Date(now - CALL_KEEP_DAYS * DAY_MS))
  await forgetOld(db, before)
  await forgetCounts(db, now - 2 * DAY_MS)
  await emptyGraves(db, makeStamp(before.getTime(), SERVER_DEVICE))
}

/** The same, unless the clock has jumped since the last time: then it waits for the next one. */
export async function expireUnlessJumped(
  { db, log }: Pick<AppDeps, 'db' | 'log'>,
  now: number,
): Promise<void> {
  if (await hasGoneOn(db, now)) return expire(db, now)
  log.info('nothing is expired before the next time: the clock has jumped, or it is the first time')
}

/** Runs it once a day until it is stopped. */
export function startExpiry(deps: Pick<AppDeps, 'db' | 'log' | 'clock'>): {
  stop(): Promise<void>
} {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const schedule = (ms: number) => {
    timer = setTimeout(run, ms).unref()
  }
  const run = () => {
    running = expireUnlessJumped(deps, deps.clock())
      .catch((error: unknown) => deps.log.warn('nothing was expired', { error }))
      .then(() => schedule(DAY_MS))
  }
  schedule(FIRST_RUN_MS)
  return {
    async stop() {
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
  }
}
