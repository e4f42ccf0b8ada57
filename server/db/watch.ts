// Tells a database that is slow from one that does not answer at all (frozen, cut off): the driver
// would wait for either for ever. While a question is open for longer than usual, another one is put
// over a connection of its own; when that is not answered either, all open ones are given up.
import { Client, DatabaseError, type ClientConfig } from 'pg'
import { CANNOT_CONNECT_NOW } from '../error-code.ts'
import { DatabaseAway } from './unavailable.ts'

const TICK_MS = 500
/** A question that is open for this many ticks is looked into. */
const PATIENCE_TICKS = 2
/** Without an answer to the other question for this many ticks, the database is away. */
const PROBE_TICKS = 4
/** The longest that any question may take; PostgreSQL itself ends it earlier. */
const LONGEST_TICKS = 60

/** A question to the database; `giveUp` ends it with an error. */
type Question = { giveUp(): void; ticks: number }

type WatchOptions = {
  connection: ClientConfig
  /** Told once when the database stops answering, and once when it answers again. */
  onChange(isAway: boolean): void
}

/** Watches the questions of one pool. Time counts in ticks, so that a busy process blames itself. */
export class DatabaseWatch {
  readonly #options: WatchOptions
  readonly #open = new Set<Question>()
  #timer: NodeJS.Timeout | undefined
  #isProbing = false
  #isEnded = false
  isAway = false

  constructor(options: WatchOptions) {
    this.#options = options
  }

  /** A question was put; call the result once it is answered. */
  began(giveUp: () => void): () => void {
    const question = { giveUp, ticks: 0 }
    this.#open.add(question)
    this.#schedule()
    return () => this.#open.delete(question)
  }

  /** Stops looking. */
  end(): void {
    this.#isEnded = true
    clearTimeout(this.#timer)
  }

  #schedule(): void {
    if (this.#isEnded || this.#timer !== undefined) return
    if (this.#open.size === 0 && !this.isAway) return
    this.#timer = setTimeout(() => this.#tick(), TICK_MS).unref()
  }

  #tick(): void {
    this.#timer = undefined
    let isSlow = this.isAway
    for (const question of this.#open) {
      question.ticks += 1
      if (question.ticks > LONGEST_TICKS) question.giveUp()
      isSlow ||= question.ticks >= PATIENCE_TICKS
    }
    if (isSlow && !this.#isProbing) void this.#look()
    this.#schedule()
  }

  async #look(): Promise<void> {
    this.#isProbing = true
    const answers = await this.#answers()
    this.#isProbing = false
    if (this.#isEnded) return
    const wasAway = this.isAway
    this.isAway = !answers
    if (this.isAway) for (const question of this.#open) question.giveUp()
    if (wasAway !== this.isAway) this.#options.onChange(this.isAway)
    this.#schedule()
  }

  async #answers(): Promise<boolean> {
    const client = new Client(this.#options.connection)
    client.on('error', () => {
      // Safe: the question below fails with the connection.
    })
    let late: NodeJS.Timeout | undefined
    let ticks = 0
    const isLate = new Promise<never>((_resolve, reject) => {
      const count = () => {
        ticks += 1
        if (ticks >= PROBE_TICKS) reject(new DatabaseAway())
        else late = setTimeout(count, TICK_MS)
      }
      late = setTimeout(count, TICK_MS)
    })
    try {
      await Promise.race([client.connect().then(() => client.query('select 1')), isLate])
      return true
    } catch (error) {
      // A refusal with a code is an answer: the database is there.
      return error instanceof DatabaseError && error.code !== CANNOT_CONNECT_NOW
    } finally {
      clearTimeout(late)
      void client.end().catch(() => {
        // Safe: there is nothing to end where it never opened.
      })
      if (ticks >= PROBE_TICKS) client.connection.stream.destroy()
    }
  }
}
