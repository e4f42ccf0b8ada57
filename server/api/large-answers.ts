// Answers that may be large: a list of everything, read from one snapshot and sent piece by piece, so
// that the memory which an answer takes does not grow with it. docs/decisions/0013-answers-in-pieces.md.
import { setImmediate as othersTurn, setTimeout as delay } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { Shares } from '../db/shares.ts'
import { TooManyRowsError } from '../db/too-many-rows.ts'
import type { AppEnv, AskerDeps } from '../deps.ts'
import type { EachCall, Params, Reading, Versioned } from './calls.ts'

/** An answer up to this size is sent as a whole; of a larger one no more than this is in memory. */
const PIECE_CHARS = 64 * 1024
/** How many large answers are under way at once; a person has one at a time. */
const AT_ONCE = 3
/** Longest wait for one's turn. */
const WAIT_MS = 60_000
/** A reader who takes no piece for this long is given up: the open snapshot holds a connection. */
const PIECE_WAIT_MS = 10_000
/** How long an answer waits for its reader in all while others wait for a turn; alone, for ever. */
const READER_WAIT_MS = 20_000

/** Finding out whether an answer is large costs something, too, so each person has one at a time. */
const askers = new Shares({ total: Infinity, perPerson: 1, waitMs: WAIT_MS })
/** The turns of answers that turned out to be large. */
export const largeAnswers = new Shares({ total: AT_ONCE, perPerson: 1, waitMs: WAIT_MS })

/** Who asks for what. */
type Asked = { deps: AskerDeps; reading: Omit<Reading, 'db'>; call: EachCall; params: Params }

/** Where the pieces of an answer go. `write` resolves when the next one may come. */
type Sink = { write(piece: string): Promise<void> }

/** Answers with all elements of a call as one JSON array. Throws what `each` throws. */
export async function answerEach(asked: Asked, context: Context<AppEnv>): Promise<Response> {
  const nextOfAsker = await askers.take(asked.reading.userId)
  try {
    const whole = await smallAnswer(asked)
    if (whole !== undefined) {
      nextOfAsker()
      return context.body(whole, 200, JSON_TYPE)
    }
    // The connection is free again; the answer begins anew when it is its turn.
    const giveBack = await largeAnswers.take(asked.reading.userId)
    const over = () => {
      giveBack()
      nextOfAsker()
    }
    return context.body(await streamed(asked, context, over), 200, JSON_TYPE)
  } catch (error) {
    nextOfAsker()
    throw error
  }
}

/** The answer, if it fits into one piece; what is so small needs no snapshot. */
async function smallAnswer(asked: Asked): Promise<string | undefined> {
  const whole: string[] = []
  let chars = 0
  const sink: Sink = {
    async write(piece) {
      chars += piece.length
      if (chars > PIECE_CHARS) throw new TooManyRowsError()
      whole.push(piece)
    },
  }
  try {
    await writeAll(asked, sink, atOnce)
    return whole.join('')
  } catch (error) {
    if (error instanceof TooManyRowsError) return undefined
    throw error
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** The answer as a stream, once its first piece is there: what fails before that has a status. */
function streamed(
  asked: Asked,
  context: Context<AppEnv>,
  over: () => void,
): Promise<ReadableStream<Uint8Array>> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  const { clock } = asked.deps
  let waitedMs = 0
  return new Promise((resolve, reject) => {
    const sink: Sink = {
      async write(piece) {
        resolve(readable)
        const since = clock()
        await inTime(writer.ready)
        // A piece takes milliseconds to make: other requests are served in between.
        await othersTurn()
        waitedMs += clock() - since
        if (waitedMs > READER_WAIT_MS && largeAnswers.isWaitedFor) {
          throw new Error('A slow reader holds up others')
        }
        // A failure of the reader shows at the next piece.
        writer.write(encoder.encode(piece)).catch(() => {})
      },
    }
    writeAll(asked, sink, fromSnapshot)
      .then(() => writer.close())
      .catch(async (error: unknown) => {
        reject(error)
        context.var.log.warn('a large answer was cut off', { error })
        await writer.abort(error)
      })
      .catch(() => {
        // The reader went away.
      })
      .finally(over)
  })
}

async function inTime(isReady: Promise<unknown>): Promise<void> {
  const late = new AbortController()
  const isLate = delay(PIECE_WAIT_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error('The reader takes no piece')
  })
  // Rejects when it is aborted below, and nobody waits for it then.
  isLate.catch(() => {})
  try {
    await Promise.race([isReady, isLate])
  } finally {
    late.abort()
  }
}

/** Runs what reads an answer. */
type Read = (db: Kysely<Database>, work: (db: Kysely<Database>) => Promise<void>) => Promise<void>

const atOnce: Read = (db, work) => work(db)

const fromSnapshot: Read = (db, work) =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)

/** Writes the array in pieces; the last one leaves once it is noted what the caller was answered. */
async function writeAll(
  { deps, reading, call, params }: Asked,
  sink: Sink,
  read: Read,
): Promise<void> {
  const answered: Versioned[] = []
  let piece = '['
  await read(deps.db, async (db) => {
    let isFirst = true
    for await (const element of call.each({ ...reading, db }, params)) {
      const { id, version, authorId } = element
      answered.push({ id, version, authorId })
      piece += `${isFirst ? '' : ','}${JSON.stringify(element)}`
      isFirst = false
      if (piece.length < PIECE_CHARS) continue
      await sink.write(piece)
      piece = ''
    }
  })
  await call.note?.({ ...reading, db: deps.db }, answered)
  await sink.write(`${piece}]`)
}
