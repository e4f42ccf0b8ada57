// The little of tar (POSIX ustar) that a backup needs: plain files with short names, one after the
// other, written and read as they stream by.
import { BackupProblem, ENTRY_MAX_BYTES } from './format.ts'

const BLOCK = 512
const NAME_BYTES = 100
const CHECKSUM_AT = 148
const CHECKSUM_BYTES = 8

/** One file of an archive. */
export type TarEntry = { name: string; bytes: Buffer }

/** The archive of some files; `seconds` is the time that they carry (Unix). */
export async function* writeTar(
  entries: AsyncIterable<TarEntry>,
  seconds: number,
): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield header(name, bytes.length, seconds)
    yield bytes
    yield Buffer.alloc(padding(bytes.length))
  }
  yield Buffer.alloc(2 * BLOCK)
}

function header(name: string, size: number, seconds: number): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new RangeError(`${name} is too long for tar`)
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0)
  const numbers: [number, number, number][] = [
    [0o600, 100, 8],
    [0, 108, 8],
    [0, 116, 8],
    [size, 124, 12],
    [seconds, 136, 12],
  ]
  for (const [value, at, width] of numbers) block.write(octal(value, width - 1), at)
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  block.write(octal(checksum(block), 6), CHECKSUM_AT)
  block.write('\0 ', CHECKSUM_AT + 6)
  return block
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}

/** The sum of all bytes of a header, its own place counted as blanks. */
function checksum(block: Buffer): number {
  let sum = CHECKSUM_BYTES * 0x20
  for (const [at, byte] of block.entries()) {
    if (at < CHECKSUM_AT || at >= CHECKSUM_AT + CHECKSUM_BYTES) sum += byte
  }
  return sum
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}

/**
 * The files of an archive, in order. Throws BackupProblem where it is none or ends too early; what
 * the source throws goes through.
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = new ByteReader(source)
  for (let isFirst = true; ; isFirst = false) {
    const block = await bytes.take(BLOCK)
    if (block.every((byte) => byte === 0)) {
      await bytes.rest()
      return
    }
    const written = octalAt(block, { at: CHECKSUM_AT, width: 7 })
    const size = octalAt(block, { at: 124, width: 12 })
    if (written !== checksum(block) || !(size <= ENTRY_MAX_BYTES)) {
      throw new BackupProblem(
        isFirst ? 'is no backup of nomnom, or its beginning is damaged' : 'is damaged',
      )
    }
    const content = await bytes.take(size)
    await bytes.take(padding(size))
    const end = block.indexOf(0)
    yield { name: block.toString('utf8', 0, Math.min(end, NAME_BYTES)), bytes: content }
  }
}

function octalAt(block: Buffer, { at, width }: { at: number; width: number }): number {
  return Number.parseInt(block.toString('latin1', at, at + width), 8)
}

/** Hands out bytes in the pieces that are asked for. */
class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #held: Buffer[] = []
  #length = 0

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async take(length: number): Promise<Buffer> {
    while (this.#length < length) {
      const { value, done } = await this.#source.next()
      if (done === true) throw new BackupProblem('is incomplete: it ends in the middle')
      this.#held.push(value)
      this.#length += value.length
    }
    const all = this.#held.length === 1 ? this.#held[0] : undefined
    const joined = all ?? Buffer.concat(this.#held)
    this.#held = joined.length === length ? [] : [joined.subarray(length)]
    this.#length -= length
    return joined.subarray(0, length)
  }

  /** Reads to the end, so that what follows (a check sum of the compression) is looked at too. */
  async rest(): Promise<void> {
    while ((await this.#source.next()).done !== true);
  }
}
