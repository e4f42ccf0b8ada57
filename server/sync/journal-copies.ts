// The journal as files: beside the database and where backups go, each with what every server process
// on this database has taken away. Whichever of them is left after a disk has failed is enough.
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { revocationsAfter } from '../db/revocations.ts'
import type { Log } from '../log.ts'
import { addLines, fileJournal, type Journal, lineOf, readJournal } from './journal.ts'

const EVERY_MS = 60_000
const SOON_MS = 1_000
/** What was noted by a process whose clock is behind, or in a transaction that was still open. */
const OVERLAP_MS = 10 * 60_000

type CopyOptions = {
  db: Kysely<Database>
  /** The first is written before a call is answered, the others soon after. */
  files: readonly [string, ...string[]]
  log: Log
  clock: () => number
}

/** A journal in files, which fill up from the database until `stop`. */
export function startJournal(options: CopyOptions): Journal & { stop(): Promise<void> } {
  const { files, log, clock } = options
  const own = fileJournal(files[0])
  const stopping = new AbortController()
  const { signal } = stopping
  let since = 0
  let hurry = new AbortController()
  const copy = async (): Promise<void> => {
    const startedAt = clock()
    try {
      await fillUp(options, since)
      since = startedAt - OVERLAP_MS
    } catch (error) {
      log.warn('the journal of revocations could not be copied', { error })
    }
  }
  const keepCopying = async (): Promise<void> => {
    while (!signal.aborted) {
      hurry = new AbortController()
      await copy()
      await delay(EVERY_MS, undefined, {
        signal: AbortSignal.any([signal, hurry.signal]),
        ref: false,
      })
        // Told of a new entry: others of the same moment come with it.
        .catch(() => delay(signal.aborted ? 0 : SOON_MS, undefined, { ref: false }))
    }
    await copy()
  }
  const running = keepCopying()
  return {
    async append(entry) {
      await own.append(entry)
      hurry.abort()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function fillUp({ db, files }: CopyOptions, since: number): Promise<void> {
  const held = await Promise.all(
    files.map(async (file) => new Set((await readJournal(file, 0)).map(lineOf))),
  )
  const noted = (await revocationsAfter(db, since)).map(({ line }) => line)
  const all = new Set([...held.flatMap((lines) => [...lines]), ...noted])
  for (const [index, file] of files.entries()) {
    await addLines(
      file,
      [...all].filter((line) => held[index]?.has(line) !== true),
    )
  }
}
