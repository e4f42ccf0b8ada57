// Who may hold how many connections. One person's calls, however many and however stuck, take a
// share of them; the others wait their turn, person by person. docs/decisions/0012-shares-of-the-database.md.
import { DatabaseBusy } from './unavailable.ts'

type Waiter = { grant(): void; refuse(error: Error): void }

/** Longest wait for a connection; then the caller is asked to come again. */
const WAIT_MS = 5_000
/** Of all connections, one person's part, and the part that is kept for calls of nobody. */
const PERSON = 0.4
const NOBODY = 0.2

/** total: turns that may be taken at once. perPerson, forPeople: how many of them by one person, by all. */
type SharesOptions = { total: number; perPerson: number; forPeople?: number; waitMs: number }

/** The shares of a pool with so many connections. */
export function sharesOfPool(connections: number): Shares {
  return new Shares({
    total: connections,
    perPerson: Math.max(1, Math.ceil(connections * PERSON)),
    forPeople: Math.max(1, connections - Math.floor(connections * NOBODY)),
    waitMs: WAIT_MS,
  })
}

/** Hands out turns. */
export class Shares {
  readonly #total: number
  readonly #perPerson: number
  readonly #forPeople: number
  readonly #waitMs: number
  /** Turns taken, by person; '' for sign-in, health and the server's own work. */
  readonly #held = new Map<string, number>()
  /** Who waits, by person; a person who was served goes to the end. */
  readonly #waiting = new Map<string, Set<Waiter>>()
  #taken = 0

  constructor({ total, perPerson, forPeople = total, waitMs }: SharesOptions) {
    this.#total = total
    this.#perPerson = perPerson
    this.#forPeople = forPeople
    this.#waitMs = waitMs
  }

  /**
   * Waits for a turn of a person's, or of nobody's (''); resolves to what gives it back. Throws
   * DatabaseBusy when it does not come.
   */
  take(who: string): (() => void) | Promise<() => void> {
    if (!this.#isFree(who) || this.#waiting.has(who)) return this.#turn(who)
    this.#count(who, 1)
    return this.#giveBack(who)
  }

  #giveBack(who: string): () => void {
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      this.#count(who, -1)
      this.#serve()
    }
  }

  /** Whether anybody waits for a turn. */
  get isWaitedFor(): boolean {
    return this.#waiting.size > 0
  }

  /** How many wait for a turn. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, ofPerson) => sum + ofPerson.size, 0)
  }

  /** Sends everybody away who waits. */
  refuseAll(error: Error): void {
    const waiters = [...this.#waiting.values()].flatMap((ofPerson) => [...ofPerson])
    for (const waiter of waiters) waiter.refuse(error)
  }

  #isFree(who: string): boolean {
    if (this.#taken >= this.#total) return false
    if (who === '') return true
    const ofPeople = this.#taken - (this.#held.get('') ?? 0)
    return ofPeople < this.#forPeople && (this.#held.get(who) ?? 0) < this.#perPerson
  }

  #turn(who: string): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const ofPerson = this.#waiting.get(who) ?? new Set<Waiter>()
      this.#waiting.set(who, ofPerson)
      const leave = () => {
        clearTimeout(timer)
        ofPerson.delete(waiter)
        if (ofPerson.size === 0 && this.#waiting.get(who) === ofPerson) this.#waiting.delete(who)
      }
      const waiter: Waiter = {
        grant: () => {
          leave()
          resolve(this.#giveBack(who))
        },
        refuse(error) {
          leave()
          reject(error)
        },
      }
      const timer = setTimeout(() => waiter.refuse(new DatabaseBusy()), this.#waitMs)
      ofPerson.add(waiter)
    })
  }

  #count(who: string, by: 1 | -1): void {
    this.#taken += by
    const held = (this.#held.get(who) ?? 0) + by
    if (held === 0) this.#held.delete(who)
    else this.#held.set(who, held)
  }

  /** Gives what is free to those who wait: nobody's calls first, then one of each person in turn. */
  #serve(): void {
    for (;;) {
      const who = ['', ...this.#waiting.keys()].find(
        (each) => this.#waiting.has(each) && this.#isFree(each),
      )
      const ofPerson = who === undefined ? undefined : this.#waiting.get(who)
      const [waiter] = ofPerson ?? []
      if (who === undefined || ofPerson === undefined || waiter === undefined) return
      this.#count(who, 1)
      waiter.grant()
      if (ofPerson.size === 0) continue
      this.#waiting.delete(who)
      this.#waiting.set(who, ofPerson)
    }
  }
}
