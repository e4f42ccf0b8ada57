// Reads a backup, from its first byte to its last, and believes nothing of it: what it holds is
// handed out as it comes, and the reading fails at the end unless every count and hash is right.
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isSealed, unseal } from './encryption.ts'
import {
  BackupProblem,
  FORMAT,
  MANIFEST_ENTRY,
  type Manifest,
  manifestSchema,
  partEntry,
  SUMS_ENTRY,
  type Sums,
  sumsSchema,
} from './format.ts'
import { isSameSum, sha256, TableCounter } from './table-sum.ts'
import { readTar, type TarEntry } from './tar.ts'
import { codeOf } from '../error-code.ts'

/** A piece of a table, in the order of the manifest. */
export type Part = { table: string; bytes: Buffer }

export type BackupReader = {
  manifest: Manifest
  /** All parts; ends only when the file is whole and right, else throws BackupProblem. */
  parts(): AsyncGenerator<Part>
  /** What was found, once all parts have been read. */
  sums(): Sums
  close(): Promise<void>
}

/** Opens a backup as far as its manifest. Throws BackupProblem for whatever is none. */
export async function openBackup(file: string, passphrase?: string): Promise<BackupReader> {
  const entries = named(file, readTar(await plainBytes(file, passphrase)))
  const first = await entries.next()
  const close = async (): Promise<void> => void (await entries.return(undefined))
  try {
    const head = first.done === true ? undefined : first.value
    const manifest = parseManifest(head)
    const sums: Sums = { manifestSha256: sha256(head?.bytes ?? ''), tables: {} }
    const parts = () => named(file, checkedParts(entries, manifest, sums))
    return { manifest, parts, sums: () => sums, close }
  } catch (error) {
    await close()
    throw inFile(file, error)
  }
}

/** Reads a whole backup and says what it holds. Throws BackupProblem when anything is wrong. */
export async function checkBackup(
  file: string,
  passphrase?: string,
): Promise<{ manifest: Manifest; sums: Sums }> {
  const reader = await openBackup(file, passphrase)
  try {
    for await (const part of reader.parts()) void part
    return { manifest: reader.manifest, sums: reader.sums() }
  } finally {
    await reader.close()
  }
}

/** The archive itself, without encryption and compression. */
async function plainBytes(
  file: string,
  passphrase: string | undefined,
): Promise<AsyncIterable<Buffer>> {
  const sealed = isSealed(await beginning(file))
  if (sealed && passphrase === undefined) {
    throw new BackupProblem(`${file} is encrypted: set BACKUP_PASSPHRASE.`)
  }
  const source = createReadStream(file)
  const gunzip = createGunzip()
  // An error comes out of the last stream, where it is read.
  const heard = (): void => undefined
  if (sealed && passphrase !== undefined) pipeline(source, unseal(passphrase), gunzip, heard)
  else pipeline(source, gunzip, heard)
  return gunzip
}

async function beginning(file: string): Promise<Buffer> {
  try {
    const handle = await open(file, 'r')
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await handle.close()
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupProblem(`${file} cannot be read: ${reason}`, { cause: error })
  }
}

function parseManifest(entry: TarEntry | undefined): Manifest {
  if (entry?.name !== MANIFEST_ENTRY) throw new BackupProblem('is no backup of nomnom')
  const known = parseJson(entry.bytes)
  const format = manifestSchema.pick({ nomnom: true, format: true }).safeParse(known)
  if (!format.success) {
    throw new BackupProblem('is no backup of nomnom, or its beginning is damaged')
  }
  if (format.data.format > FORMAT) {
    throw new BackupProblem('was made by a newer version of nomnom: update nomnom')
  }
  const manifest = manifestSchema.safeParse(known)
  if (!manifest.success) throw new BackupProblem('is damaged: its manifest cannot be read')
  return manifest.data
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    // Not written by nomnom; the caller's schema says so.
    return undefined
  }
}

async function* checkedParts(
  entries: AsyncIterator<TarEntry>,
  manifest: Manifest,
  found: Sums,
): AsyncGenerator<Part> {
  let entry = await entries.next()
  for (const { name } of manifest.tables) {
    const counter = new TableCounter()
    for (let part = 1; entry.value?.name === partEntry(name, part); part += 1) {
      counter.add(entry.value.bytes)
      yield { table: name, bytes: entry.value.bytes }
      entry = await entries.next()
    }
    found.tables[name] = counter.sum()
  }
  const last = entry.value
  if (last?.name !== SUMS_ENTRY) throw new BackupProblem('is damaged: a part is missing')
  compare(found, sumsSchema.safeParse(parseJson(last.bytes)).data)
  if ((await entries.next()).done !== true)
    throw new BackupProblem('is damaged: it goes on too long')
}

function compare(found: Sums, expected: Sums | undefined): void {
  if (expected === undefined) throw new BackupProblem('is damaged: its sums cannot be read')
  if (found.manifestSha256 !== expected.manifestSha256) {
    throw new BackupProblem('is damaged: its manifest was changed')
  }
  for (const [table, sum] of Object.entries(found.tables)) {
    if (isSameSum(expected.tables[table], sum)) continue
    throw new BackupProblem(`is damaged: the rows of ${table} are not those that were written`)
  }
}

/** Says in each error which file it is about. */
async function* named<T>(file: string, items: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    yield* items
  } catch (error) {
    throw inFile(file, error)
  }
}

const CUT_OFF = 'Z_BUF_ERROR'
const NO_GZIP = /incorrect header check|unknown compression method/

function inFile(file: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = codeOf(error)
  if (error instanceof BackupProblem) {
    return error.message.startsWith(file) ? error : problem(file, error.message, error)
  }
  if (code === CUT_OFF) return problem(file, 'is incomplete: it ends in the middle', error)
  if (NO_GZIP.test(error.message)) return problem(file, 'is no backup of nomnom', error)
  if (code.startsWith('Z_')) return problem(file, 'is damaged', error)
  return error
}

function problem(file: string, what: string, cause: Error): BackupProblem {
  return new BackupProblem(`${file} ${what}.`, { cause })
}
