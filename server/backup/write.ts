// Makes a backup: one snapshot of the database, while the server goes on, streamed into one file that
// appears under its name only when it is whole and on disk.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import packageJson from '../../package.json' with { type: 'json' }
import { seal } from './encryption.ts'
import {
  BackupProblem,
  FORMAT,
  MANIFEST_ENTRY,
  type Manifest,
  PART_BYTES,
  partEntry,
  SUMS_ENTRY,
  type Sums,
} from './format.ts'
import { requireRoom } from './room.ts'
import {
  closeConnection,
  listMigrations,
  listSequences,
  listTables,
  openConnection,
  quoted,
  readTable,
} from './connection.ts'
import { sha256, TableCounter } from './table-sum.ts'
import { type TarEntry, writeTar } from './tar.ts'
import { codeOf } from '../error-code.ts'

/** What is being written, for whoever waits. */
export type Progress = { table: string; rows: number; bytes: number }

type BackupOptions = {
  /** Reaches PostgreSQL itself, not a pooler. */
  url: string
  /** Where the file goes; nothing may be there. */
  file: string
  passphrase: string | undefined
  /** The file of revocations, as far as it goes by then. */
  journal: string
  clock?: () => number
  onProgress?: (progress: Progress) => void
  /** Ends the work; what was written so far is removed. */
  signal?: AbortSignal
}

/** A backup that is on disk. */
type Written = { file: string; bytes: number; manifest: Manifest; sums: Sums }

/**
 * Writes a backup of a database that runs. Throws BackupProblem when there is nothing to back up, no
 * room, or something in the way; then nothing is left of it.
 */
export async function writeBackup(options: BackupOptions): Promise<Written> {
  const { file, url, signal } = options
  if (existsSync(file)) throw new BackupProblem(`${file} is there already.`)
  await makeFolder(dirname(file))
  const partial = `${file}.partial-${process.pid}`
  const client = await openConnection(url)
  const stop = () => void closeConnection(client)
  signal?.addEventListener('abort', stop)
  try {
    signal?.throwIfAborted()
    const journal = await journalPosition(options.journal)
    const manifest = await beginSnapshot(client, { journal, now: (options.clock ?? Date.now)() })
    await requireRoom(client, dirname(file))
    const sums: Sums = { manifestSha256: '', tables: {} }
    const entries = snapshotEntries(client, { manifest, sums, onProgress: options.onProgress })
    await writeFile(writeTar(entries, Math.floor(Date.parse(manifest.madeAt) / 1000)), {
      partial,
      passphrase: options.passphrase,
    })
    signal?.throwIfAborted()
    await rename(partial, file)
    await syncFolder(dirname(file))
    return { file, bytes: (await stat(file)).size, manifest, sums }
  } catch (error) {
    throw asProblem(error, dirname(file))
  } finally {
    signal?.removeEventListener('abort', stop)
    await rm(partial, { force: true })
    await closeConnection(client)
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw asProblem(error, folder)
  }
}

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']

function asProblem(error: unknown, folder: string): unknown {
  const code = codeOf(error)
  if (code === 'ENOSPC')
    return new BackupProblem(`There is no room in ${folder}.`, { cause: error })
  if (NOT_WRITABLE.includes(code)) {
    return new BackupProblem(`Nothing can be written to ${folder}. Set BACKUP_DIR.`, {
      cause: error,
    })
  }
  return error
}

async function beginSnapshot(
  client: Client,
  { journal, now }: { journal: Manifest['journal']; now: number },
): Promise<Manifest> {
  await client.query('begin transaction isolation level repeatable read, read only')
  const migrations = await listMigrations(client)
  if (migrations === undefined) {
    throw new BackupProblem('There is nothing to back up: this database has no tables of nomnom.')
  }
  const { rows } = await client.query<{ postgres: string; epoch: string | null }>(
    `select current_setting('server_version') as postgres,
      (select value from meta where key = 'epoch') as epoch`,
  )
  return {
    nomnom: 'backup',
    format: FORMAT,
    app: packageJson.version,
    madeAt: new Date(now).toISOString(),
    postgres: rows[0]?.postgres ?? '',
    epoch: rows[0]?.epoch ?? '',
    migrations,
    tables: (await listTables(client)).map(({ name, columns }) => ({
      name,
      columns: [...columns],
    })),
    sequences: await sequenceValues(client),
    journal,
  }
}

async function sequenceValues(client: Client): Promise<Manifest['sequences']> {
  const values: Manifest['sequences'] = []
  for (const name of await listSequences(client)) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
    )
    for (const row of rows) values.push({ name, ...row })
  }
  return values
}

/** Read before the snapshot begins: what is written there later may not be in it. */
async function journalPosition(path: string): Promise<Manifest['journal']> {
  if (!existsSync(path)) return null
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

type Snapshot = { manifest: Manifest; sums: Sums; onProgress: BackupOptions['onProgress'] }

/** The files of the archive, in their order; fills in the sums as it goes. */
async function* snapshotEntries(
  client: Client,
  { manifest, sums, onProgress }: Snapshot,
): AsyncGenerator<TarEntry> {
  const head = json(manifest)
  sums.manifestSha256 = sha256(head)
  yield { name: MANIFEST_ENTRY, bytes: head }
  for (const table of manifest.tables) {
    const counter = new TableCounter()
    let part = 0
    let done = 0
    for await (const bytes of inParts(readTable(client, table))) {
      counter.add(bytes)
      done += bytes.length
      part += 1
      yield { name: partEntry(table.name, part), bytes }
      onProgress?.({ table: table.name, rows: counter.rows, bytes: done })
    }
    sums.tables[table.name] = counter.sum()
  }
  yield { name: SUMS_ENTRY, bytes: json(sums) }
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}

async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of source) {
    held.push(chunk)
    length += chunk.length
    if (length < PART_BYTES) continue
    const all = Buffer.concat(held)
    yield all.subarray(0, PART_BYTES)
    held = [all.subarray(PART_BYTES)]
    length -= PART_BYTES
  }
  if (length > 0) yield Buffer.concat(held)
}

async function writeFile(
  archive: AsyncIterable<Buffer>,
  { partial, passphrase }: { partial: string; passphrase: string | undefined },
): Promise<void> {
  const sealed = passphrase === undefined ? asItIs : seal(passphrase)
  const file = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(Readable.from(archive), createGzip(), sealed, file)
}

async function* asItIs(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* source
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot sync a folder; NTFS journals the rename itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
