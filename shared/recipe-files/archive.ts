/**
 * Archives as the exports of other apps are packed, read within limits: the directory first, then each
 * file when it is asked for, so that an archive of photos never lies unpacked in memory.
 */
import { gunzipSync, inflateSync, strFromU8 } from 'fflate'
import { FileRefused } from './file-recipe.ts'

export type ArchiveFile = { name: string; bytes: () => Uint8Array }

/** Bytes of one file, and of all together, unpacked. */
const UNPACKED_MAX = 64 * 1024 * 1024
export const ALL_UNPACKED_MAX = 2 * 1024 * 1024 * 1024
const FILES_MAX = 60_000

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8
/**
 * In the place of a number it says that the number stands elsewhere: the archive is larger than 4
 * GB.
 */
const ELSEWHERE = 0xffffffff

export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) <= 8
}

export function isPacked(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

/**
 * The files in an archive, in its order, without folders and what systems add. Throws FileRefused for
 * one that is cut off, encrypted, too large unpacked, or that names files outside of itself.
 */
export function filesIn(bytes: Uint8Array): ArchiveFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (at === ELSEWHERE || count > FILES_MAX) throw new FileRefused('This archive is too large.')
  const files: ArchiveFile[] = []
  let unpacked = 0
  for (let seen = 0; seen < count; seen += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) throw cutOff()
    const entry = entryAt(view, bytes, at)
    at += entry.length
    if (isOutside(entry.name))
      throw new FileRefused('This archive names files outside of itself. Nothing of it was read.')
    if (entry.isEncrypted)
      throw new FileRefused('This archive is encrypted. Export it without a password.')
    unpacked += entry.size
    if (entry.size > UNPACKED_MAX || unpacked > ALL_UNPACKED_MAX)
      throw new FileRefused('This archive holds more than can be read when it is unpacked.')
    if (!entry.name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(entry.name))
      files.push({ name: entry.name, bytes: () => unpack(bytes, view, entry) })
  }
  return files
}

/** Unpacks a file that was packed without an archive. Throws FileRefused where it is cut off or too large. */
export function unpacked(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Its last four bytes are its size unpacked; where it was cut off they are anything.
  if (bytes.length < 18 || view.getUint32(bytes.length - 4, true) > UNPACKED_MAX) throw cutOff()
  return orCutOff(() => gunzipSync(bytes))
}

type Entry = {
  name: string
  method: number
  isEncrypted: boolean
  packed: number
  size: number
  start: number
  length: number
}

/** Finds the end of the directory, which is the end of the file, but for a comment. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - 0xffff)
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  throw cutOff()
}

function entryAt(view: DataView, bytes: Uint8Array, at: number): Entry {
  const nameLength = view.getUint16(at + 28, true)
  const flags = view.getUint16(at + 8, true)
  const name = bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength)
  return {
    name: strFromU8(name).replaceAll('\\', '/'),
    method: view.getUint16(at + 10, true),
    isEncrypted: (flags & 1) !== 0,
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    start: view.getUint32(at + 42, true),
    length:
      ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  }
}

function unpack(bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array {
  const { start, packed, size, method } = entry
  if (start + LOCAL_BYTES > bytes.length) throw cutOff()
  const from =
    start + LOCAL_BYTES + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
  if (from + packed > bytes.length) throw cutOff()
  const data = bytes.subarray(from, from + packed)
  if (method === STORED) return data
  if (method !== DEFLATED)
    throw new FileRefused('This archive is packed in a way that is not known.')
  // The data may unfold to anything: no more than the directory has promised is taken.
  return orCutOff(() => inflateSync(data, { out: new Uint8Array(size) }))
}

function orCutOff(read: () => Uint8Array): Uint8Array {
  try {
    return read()
  } catch {
    // Whatever the unpacking says: the file is not whole.
    throw cutOff()
  }
}

function cutOff(): FileRefused {
  return new FileRefused('This file is damaged or not complete. Export it again.')
}

function isOutside(name: string): boolean {
  return name.startsWith('/') || /^[a-z]:/i.test(name) || name.split('/').includes('..')
}
