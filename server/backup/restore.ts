// Puts a backup in the place of the data: loaded and compared beside it, what was taken away since
// taken away again, a new history begun, and only then exchanged. docs/sync.md steps 21 and 22.
import { connect } from '../db/connect.ts'
import { rememberEpoch } from '../db/lives.ts'
import { type Revocation, revocationsAfter } from '../db/revocations.ts'
import {
  type JournalEntry,
  lineOf,
  noteInDatabase,
  parseLine,
  readJournalSince,
} from '../sync/journal.ts'
import { replayJournal } from '../sync/replay.ts'
import type { Manifest, Sums } from './format.ts'
import { dropSchema, inSchema, loadBeside, type LoadOptions } from './load.ts'
import { checkBackup, openBackup } from './read.ts'
import { requireFree } from './room.ts'
import { closeConnection, listMigrations, openConnection } from './connection.ts'
import { refuseServers, swapIn } from './swap.ts'
import type { Progress } from './write.ts'

type RestoreOptions = {
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
type Restored = { manifest: Manifest; sums: Sums; takenAway: number; leftOut: string[] }

/**
 * Restores a backup into a database on which no server works. Throws BackupProblem, with everything
 * as it was, when the file or the database does not allow it.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { url, file, passphrase } = options
  const { manifest, sums } = await checkBackup(file, passphrase)
  await refuseServers(url)
  await requireRoomFor(sums, options.roomIn)
  const present = await presentOf(url)
  const { schema, leftOut } = await loadFile(options)
  try {
    const { journals, clock = Date.now } = options
    const anew = { manifest, journals, present, now: clock() }
    const takenAway = await beginAnew(inSchema(url, schema), anew)
    await swapIn(url, schema)
    return { manifest, sums, takenAway, leftOut }
  } catch (error) {
    await dropSchema(url, schema).catch(() => undefined)
    throw error
  }
}

/** What a trial needs of a restore. */
type TrialOptions = Pick<RestoreOptions, 'url' | 'file' | 'passphrase' | 'roomIn'> & {
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

/** What of the present data outlives the restore: its histories, and what was taken away. */
type Present = { epochs: string[]; revocations: Revocation[] }

async function presentOf(url: string): Promise<Present> {
  const client = await openConnection(url)
  try {
    const ran = (await listMigrations(client)) ?? []
    const epochs = ran.includes('0004-lives')
      ? // Known histories: devices that come from one of these begin anew once and not again.
        (await client.query<{ epoch: string }>('select epoch from epochs')).rows
      : []
    const revocations = ran.includes('0015-several-machines')
      ? (await client.query<Revocation>('select line, at::float8 as at from revocations')).rows
      : []
    return { epochs: epochs.map(({ epoch }) => epoch), revocations }
  } finally {
    await closeConnection(client)
  }
}

/**
 * A call is dated at its beginning, and may still have been under way when the snapshot was taken.
 */
const UNDER_WAY_MS = 60_000

type Since = {
  manifest: Manifest
  journals: readonly string[]
  present: Present
  /** What the backup itself says was taken away by then. */
  known: readonly Revocation[]
}

/** What was taken away since the snapshot, by the files and by the data of now, each entry once. */
async function takenAwaySince({ manifest, journals, present, known }: Since) {
  const madeAt = Date.parse(manifest.madeAt)
  const found = new Map<string, JournalEntry>()
  for (const path of new Set(journals)) {
    for (const entry of await readJournalSince(path, { madeAt, position: manifest.journal })) {
      found.set(lineOf(entry), entry)
    }
  }
  const isAnswered = manifest.tables.some(({ name }) => name === 'revocations')
  for (const { line, at } of present.revocations) {
    const entry = parseLine(line)
    if (entry && (isAnswered || at > madeAt - UNDER_WAY_MS)) found.set(lineOf(entry), entry)
  }
  for (const { line } of known) found.delete(line)
  return [...found.values()].sort((a, b) => a.at - b.at)
}

/** Repeats on the loaded data what was taken away since, and resolves to how much that was. */
async function beginAnew(
  url: string,
  { now, ...since }: Omit<Since, 'known'> & { now: number },
): Promise<number> {
  const db = connect(url, { maxConnections: 1, isUnlimited: true })
  try {
    const known = await revocationsAfter(db, 0)
    const entries = await takenAwaySince({ ...since, known })
    await db.transaction().execute(async (trx) => {
      for (const epoch of since.present.epochs) await rememberEpoch(trx, epoch)
      await noteInDatabase(trx, entries)
    })
    await replayJournal(db, entries, now)
    return entries.length
  } finally {
    await db.destroy()
  }
}
