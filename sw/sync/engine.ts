/** What the sync engine is made of, and what it answers. docs/sync.md section 8. */
import type { Mirror } from '#db/store.ts'
import type { Hash } from '#db/verify.ts'
import type { Transport } from './transport.ts'

type Token = { kind: 'token'; token: string; userId: string }

/**
 * token: may be sent, and whose it is, from one read. none: nobody is signed in. refused: the
 * session ended and was not renewed. unreachable: the provider could not be asked.
 */
type TokenOutcome = Token | { kind: 'none' } | { kind: 'refused' } | { kind: 'unreachable' }

type Tokens = {
  /** What is stored, where it may be sent as it is; null where `get` has to say what there is. */
  held(): Promise<Token | null>
  /**
   * refused: the token that the server has just turned down. isSending: calls wait. While none
   * does, the worker may answer `unreachable` and leave it to a page to renew the session.
   */
  get(wish: { refused: string | null; isSending: boolean }): Promise<TokenOutcome>
}

export type EngineDeps = {
  mirror: Mirror
  transport: Transport
  tokens: Tokens
  /** Missing where the browser has none (outside secure contexts): then nothing is compared. */
  hash?: Hash | undefined
  /**
   * Runs one task at a time under a name, on all tabs and the worker; never before it has returned.
   * While it waits it asks `isStuck` now and then, and takes the lock from a holder that is.
   */
  lock<T>(name: string, task: () => Promise<T>, isStuck: () => Promise<boolean>): Promise<T>
  /** Where it runs; others learn it from the mirror. */
  place?: 'page' | 'worker'
  /** The worker gives no answer: a run of its own is taken over at once. */
  isWorkerSilent?: () => boolean
}

/**
 * idle: everything is sent and fetched. retry: no answer, the next try is due at `at` (Unix ms,
 * device clock). paused: the user has to sign in. off: the user works offline. stopped: the mirror
 * was wiped or belongs to somebody who is not signed in.
 */
export type RunResult =
  | { kind: 'idle' | 'paused' | 'off' | 'stopped' }
  | { kind: 'retry'; at: number }

/**
 * force: the user asked, or the network came back: back-off and pause do not count. toSend: only if
 * something waits to be sent when its turn comes; a run before it may have sent that, and fetched.
 */
export type Wish = { force?: boolean; toSend?: boolean }

export type Engine = { run(wish?: Wish): Promise<RunResult> }
