// A backup under a passphrase: scrypt makes a key of it, and AES-256-GCM seals the file in chunks, so
// that any size is read without holding it. The number of a chunk, and whether it is the last, are
// part of its nonce: chunks that are missing, moved or cut off are noticed. The key is new for every
// file (its salt is), so no nonce is used twice.
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import * as z from 'zod'
import { BackupProblem } from './format.ts'
import { sha256 } from './table-sum.ts'

const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
const NONCE_BYTES = 12
const KEY_BYTES = 32
const HEADER_MAX_BYTES = 1024
/** 32 MiB for each of three rounds: what OWASP asks for, within the means of a small machine. */
const COST = { N: 2 ** 15, r: 8, p: 3 }
const COST_MAX_BYTES = 256 * 1024 * 1024

const headerSchema = z.object({
  nomnom: z.literal('encrypted backup'),
  format: z.literal(1),
  salt: z.base64(),
  N: z.number().int().min(2),
  r: z.number().int().min(1).max(32),
  p: z.number().int().min(1).max(16),
  /** Tells a wrong passphrase from a damaged file. */
  check: z.string(),
})

/** Whether a file that begins so is sealed. */
export function isSealed(beginning: Buffer): boolean {
  return beginning[0] === 0x7b
}

/** Seals a stream under a passphrase. */
export function seal(passphrase: string) {
  return async function* sealed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(16).toString('base64')
    const { key, check } = await deriveKey(passphrase, { ...COST, salt })
    const line = JSON.stringify({
      nomnom: 'encrypted backup',
      format: 1,
      salt,
      ...COST,
      check,
    })
    const header = Buffer.from(`${line}\n`)
    yield header
    let number = 0
    for await (const { bytes, isLast } of inChunks(source, CHUNK_BYTES)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonce(number, isLast)).setAAD(header)
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
      number += 1
    }
  }
}

/** Opens what `seal` has made. Throws BackupProblem for a wrong passphrase and for any change. */
export function unseal(passphrase: string) {
  return async function* unsealed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { header, rest } = await takeHeader(source)
    const { key, check } = await deriveKey(passphrase, parseHeader(header))
    if (check !== parseHeader(header).check) {
      throw new BackupProblem('was made with another passphrase than BACKUP_PASSPHRASE')
    }
    let number = 0
    for await (const { bytes, isLast } of inChunks(rest, CHUNK_BYTES + TAG_BYTES)) {
      if (bytes.length < TAG_BYTES) throw cutOff()
      yield openChunk(bytes, { key, header, number, isLast })
      number += 1
    }
  }
}

type Chunk = { key: Buffer; header: Buffer; number: number; isLast: boolean }

function openChunk(bytes: Buffer, { key, header, number, isLast }: Chunk): Buffer {
  const open = (last: boolean) => {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce(number, last)).setAAD(header)
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()])
  }
  try {
    return open(isLast)
  } catch {
    // A whole chunk that is not the last, at the end of the file: the rest is missing.
    if (isLast && isOpenedBy(() => open(false))) throw cutOff()
    throw new BackupProblem(isLast ? 'is incomplete or damaged at its end' : 'is damaged')
  }
}

function isOpenedBy(open: () => unknown): boolean {
  try {
    open()
    return true
  } catch {
    // Safe: the passphrase or the file is wrong, and the caller says so.
    return false
  }
}

function cutOff(): BackupProblem {
  return new BackupProblem('is incomplete: it ends in the middle')
}

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(NONCE_BYTES)
  bytes.writeBigUInt64BE(BigInt(number), 0)
  bytes[NONCE_BYTES - 1] = isLast ? 1 : 0
  return bytes
}

type Derived = { key: Buffer; check: string }
type Cost = { N: number; r: number; p: number; salt: string }

function deriveKey(passphrase: string, { N, r, p, salt }: Cost): Promise<Derived> {
  const options = { N, r, p, maxmem: COST_MAX_BYTES }
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, derived: Buffer): void => {
      if (error) return reject(new BackupProblem('is damaged', { cause: error }))
      const check = sha256(derived.subarray(KEY_BYTES)).slice(0, 32)
      resolve({ key: derived.subarray(0, KEY_BYTES), check })
    }
    scrypt(passphrase.normalize(), Buffer.from(salt, 'base64'), 2 * KEY_BYTES, options, done)
  })
}

function parseHeader(header: Buffer): z.infer<typeof headerSchema> {
  try {
    return headerSchema.parse(JSON.parse(header.toString('utf8')))
  } catch (error) {
    throw new BackupProblem('is no backup of nomnom', { cause: error })
  }
}

/** The first line, and what follows it. */
async function takeHeader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  while (!held.includes('\n')) {
    const { value, done } = await chunks.next()
    if (done === true || held.length > HEADER_MAX_BYTES) {
      throw new BackupProblem('is no backup of nomnom')
    }
    held = Buffer.concat([held, value])
  }
  const end = held.indexOf('\n') + 1
  const rest = async function* (): AsyncGenerator<Buffer> {
    yield held.subarray(end)
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
      yield next.value
    }
  }
  return { header: held.subarray(0, end), rest: rest() }
}

/** The same bytes in chunks of one size; the last may be shorter, and is there even when empty. */
async function* inChunks(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let held: Buffer[] = []
  let length = 0
  for await (const piece of source) {
    held.push(piece)
    length += piece.length
    if (length <= size) continue
    let all = Buffer.concat(held)
    // What fills a chunk exactly is kept back: it may be the last.
    for (; all.length > size; all = all.subarray(size)) {
      yield { bytes: all.subarray(0, size), isLast: false }
    }
    held = [all]
    length = all.length
  }
  yield { bytes: Buffer.concat(held), isLast: true }
}
