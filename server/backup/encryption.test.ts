import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { isSealed, seal, unseal } from './encryption.ts'

// Making a key takes its time, by intention.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const CHUNK = 64 * 1024
const SEALED_CHUNK = CHUNK + 16
/** Three chunks and the beginning of a fourth. */
const TEXT = randomBytes(3 * CHUNK + 1000)

let sealed: Buffer
let head = 0

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 10_007) yield bytes.subarray(at, at + 10_007)
}

async function whole(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

const open = (bytes: Buffer, passphrase = 'a sentence') =>
  whole(unseal(passphrase)(inPieces(bytes)))
const chunk = (at: number) =>
  sealed.subarray(head + at * SEALED_CHUNK, head + (at + 1) * SEALED_CHUNK)

beforeAll(async () => {
  sealed = await whole(seal('a sentence')(inPieces(TEXT)))
  head = sealed.indexOf('\n') + 1
})

test('what was sealed opens with the same passphrase, in whatever pieces it comes', async () => {
  expect(isSealed(sealed)).toBe(true)
  expect(sealed.length).toBe(head + TEXT.length + 4 * 16)
  expect((await open(sealed)).equals(TEXT)).toBe(true)
  await expect(open(sealed, 'A sentence')).rejects.toThrow(/another passphrase/)
  for (const size of [0, CHUNK]) {
    const exact = await whole(seal('short')(inPieces(TEXT.subarray(0, size))))
    expect((await open(exact, 'short')).length).toBe(size)
  }
})

test('chunks that are cut off, left out, moved or added are noticed', async () => {
  for (const chunks of [1, 3]) {
    const cut = sealed.subarray(0, head + chunks * SEALED_CHUNK)
    await expect(open(cut), `${chunks} chunks`).rejects.toThrow(/ends in the middle/)
  }
  const start = sealed.subarray(0, head)
  const broken = {
    nothing: [start],
    'left out': [start, chunk(0), chunk(2), chunk(3)],
    moved: [start, chunk(1), chunk(0), chunk(2), chunk(3)],
    'added at the end': [sealed, chunk(3)],
    'of another header': [
      Buffer.from(start.toString().replace('"p":3', '"p": 3')),
      sealed.subarray(head),
    ],
  }
  for (const [name, parts] of Object.entries(broken)) {
    await expect(open(Buffer.concat(parts)), name).rejects.toThrow(/damaged|incomplete|middle/)
  }
})
