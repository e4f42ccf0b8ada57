// Puts a backup in the place of the data: loaded and compared beside it, what was taken away since
// taken away again, a new history begun, and only then exchanged. docs/sync.md steps 21 and 22.
import { connect } from '../db/connect.ts'
import { rememberEpoch } from '../db/lives.ts'
import { readJournalSince, type JournalEntry } from '../sync/journal.ts'
import { replayJournal } from '../sync/replay.ts'
import type { Manifest, Sums } from './format.ts'
import { dropSchema, inSchema, loadBeside, type LoadOptions } from './load.ts'
import { checkBackup, openBackup } from './read.ts'
import { requireFree } from './room.ts'
import { closeSession, listMigrations, openSession } from './session.ts'
import { refuseServers, swapIn } from './swap.ts'
import type { Progress } from './write.ts'

export type RestoreOptions = {
  /** Reaches PostgreSQL itself, not a pooler. */
  url: string
  file: string
  passphrase: string | undefined
  /** Files of revocations, whatever was taken away since stands in. */
  journals: readonly string[]
  clock?: () => number
  /** The folder in which the database grows; undefined: it is not on this machine. */
  roomIn: string | undefined
  onProgress?: (progress: Progress) => void
}

/** What a restore did. */
export type Restored = { manifest: Manifest; sums: Sums; takenAway: number; leftOut: string[] }

/**
 * Restores a backup into a database on which no server works. Throws BackupProblem, with everything
 * as it was, when the file or the database does not allow it.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { url, file, passphrase } = options
  const { manifest, sums } = await checkBackup(file, passphrase)
  await refuseServers(url)
  await requireRoomFor(sums, options.roomIn)
  const epochs = await epochsOf(url)
  const { schema, leftOut } = await loadFile(options)
  try {
    const entries = await takenAwaySince(manifest, options.journals)
    await beginAnew(inSchema(url, schema), { entries, epochs, now: (options.clock ?? Date.now)() })
    await swapIn(url, schema)
    return { manifest, sums, takenAway: entries.length, leftOut }
  } catch (error) {
    await dropSchema(url, schema).catch(() => undefined)
    throw error
  }
}

/** What a trial needs of a restore. */
export type TrialOptions = Pick<RestoreOptions, 'url' | 'file' | 'passphrase' | 'roomIn'> & {
  signal?: AbortSignal
}

/**
 * Whether a backup can really be loaded: into the database, beside its tables, and out of it again.
 * A server may be running. Throws when not.
 */
export async function tryBackup(options: TrialOptions): Promise<void> {
  const { sums } = await checkBackup(options.file, options.passphrase)
  await requireRoomFor(sums, options.roomIn)
  options.signal?.throwIfAborted()
  const { schema } = await loadFile(options)
  await dropSchema(options.url, schema)
}

/** Twice the text: the rows with their indexes, and the log of writing them. */
const ROOM_FOR_TEXT = 2

/** Throws BackupProblem when there is no room to load a backup; elsewhere than here nobody knows. */
export async function requireRoomFor({ tables }: Sums, folder: string | undefined): Promise<void> {
  if (folder === undefined) return
  const text = Object.values(tables).reduce((sum, { bytes }) => sum + bytes, 0)
  await requireFree(folder, ROOM_FOR_TEXT * text)
}

async function loadFile(
  options: Pick<LoadOptions, 'url' | 'onProgress' | 'signal'> &
    Pick<RestoreOptions, 'file' | 'passphrase'>,
) {
  const reader = await openBackup(options.file, options.passphrase)
  try {
    return await loadBeside(reader, options)
  } finally {
    await reader.close()
  }
}

/** The histories that the data of now has had: devices that come from them begin anew only once. */
async function epochsOf(url: string): Promise<string[]> {
  const client = await openSession(url)
  try {
    if (!(await listMigrations(client))?.includes('0004-lives')) return []
    const { rows } = await client.query<{ epoch: string }>('select epoch from epochs')
    return rows.map(({ epoch }) => epoch)
  } finally {
    await closeSession(client)
  }
}

/** What was taken away since the snapshot, each entry once. */
async function takenAwaySince(
  manifest: Manifest,
  journals: readonly string[],
): Promise<JournalEntry[]> {
  const madeAt = Date.parse(manifest.madeAt)
  const found = new Map<string, JournalEntry>()
  for (const path of new Set(journals)) {
    for (const entry of await readJournalSince(path, { madeAt, position: manifest.journal })) {
      found.set(JSON.stringify(entry), entry)
    }
  }
  return [...found.values()].sort((a, b) => a.at - b.at)
}

type Anew = { entries: readonly JournalEntry[]; epochs: readonly string[]; now: number }

async function beginAnew(url: string, { entries, epochs, now }: Anew): Promise<void> {
  const db = connect(url, { maxConnections: 1, isUnlimited: true })
  try {
    await db.transaction().execute(async (trx) => {
      for (const epoch of epochs) await rememberEpoch(trx, epoch)
    })
    await replayJournal(db, entries, now)
  } finally {
    await db.destroy()
  }
}
