// JSON that is made piece by piece, compressed for callers that accept it. Rows shrink to a tenth,
// which saves minutes on a bad line. A foreign page cannot make a browser send these requests, so
// the size of an answer gives no secret away.
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { Shares } from '../db/shares.ts'
import type { AppEnv } from '../deps.ts'

/** Below this there is nothing to gain. */
const WORTH_CHARS = 1024
/**
 * A page in one piece may be for the slowest line, where each byte counts. Pages grow on fast ones
 * only: there the least effort is best, which takes a few bytes more and a third of the time.
 */
const LEVEL = { one: 6, several: 1 }
const CHUNK_BYTES = 64 * 1024
/**
 * Compressing keeps a second processor busy. Only one long answer of a person is compressed at a
 * time, so that six devices which load everything take no more of it than one.
 */
const WAIT_MS = 8_000
export const compressing = new Shares({ total: Infinity, perPerson: 1, waitMs: WAIT_MS })

/** Answers somebody 200 with the text that the pieces make together. Throws DatabaseBusy when its turn does not come. */
export async function answerInPieces(
  context: Context<AppEnv>,
  userId: string,
  pieces: Iterable<string>,
): Promise<Response> {
  const [whole = '', ...more] = pieces
  context.header('Content-Type', 'application/json')
  context.header('Vary', 'Accept-Encoding', { append: true })
  if (whole.length < WORTH_CHARS || !takesGzip(context)) {
    return context.body(more.length === 0 ? whole : streamOf([whole, ...more]))
  }
  context.header('Content-Encoding', 'gzip')
  if (more.length === 0) return context.body(await compressed([whole], LEVEL.one))
  const giveBack = await compressing.take(userId)
  try {
    return context.body(await compressed([whole, ...more], LEVEL.several))
  } finally {
    giveBack()
  }
}

function takesGzip(context: Context<AppEnv>): boolean {
  const taken = parseAccept(context.req.header('accept-encoding') ?? '')
  const named = taken.find(({ type }) => type === 'gzip') ?? taken.find(({ type }) => type === '*')
  return (named?.q ?? 0) > 0
}

/**
 * Compressed as a whole before it is sent: what waits in memory for a slow reader is then a tenth
 * of the text.
 */
async function compressed(pieces: string[], level: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  await pipeline(pieces, createGzip({ level, chunkSize: CHUNK_BYTES }), async (made) => {
    for await (const chunk of made) chunks.push(chunk as Uint8Array)
  })
  return Buffer.concat(chunks)
}

/** Text as a body of which only the piece that is being sent exists as bytes. */
function streamOf(pieces: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift()
      if (piece === undefined) controller.close()
      else controller.enqueue(encoder.encode(piece))
    },
  })
}
