// An older copy of the database was put back, and nobody said so: a device that has seen more than
// the database remembers proves it, and recovery begins by itself. docs/sync.md step 23.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import {
  beginLife,
  lockWrites,
  rememberEpoch,
  remembered,
  type History,
  type LifeClaim,
  type Remembered,
} from '../db/lives.ts'
import { beginHistory } from '../db/scopes.ts'
import { DatabaseBusy } from '../db/unavailable.ts'
import type { AppDeps } from '../deps.ts'
import type { Log } from '../log.ts'
import { codeOf, DEADLOCK, LOCK_NOT_AVAILABLE } from '../error-code.ts'

/** Records that the server starts: before it answers anybody. */
export async function startLife(db: Kysely<Database>): Promise<void> {
  const life = randomUUID()
  await amongWriters(() => db.transaction().execute((trx) => beginLife(trx, life)))
}

/** What a device is told of the history and life of now, signed; undefined before the first start. */
export function lifeToken({ epoch, life, key }: History, write: number): string | undefined {
  if (life === null) return undefined
  const claim = { epoch, life, write }
  return `${textOf(claim)}.${signatureOf(claim, key).toString('base64url')}`
}

/** Whether this process recovers; a large database takes minutes. */
const noRecovery = () => ({ isUnderWay: false })
/** So long waits the trip that began it. */
const PATIENCE_MS = 2000

/**
 * Begins a new history when a device was told something by this server that the database does not
 * remember. Whatever the server did not sign is left alone. Resolves to the epoch where that was read
 * and still holds. Throws DatabaseBusy while it takes its time, which it does without the trip.
 */
export async function recoverFromLoss(
  deps: AppDeps,
  token: string | undefined,
  log: Log,
): Promise<string | undefined> {
  const said = token === undefined ? undefined : readToken(token)
  if (!said) return undefined
  const { isLost, epoch } = await judge(deps.db, said)
  if (!isLost) return epoch
  const recovery = deps.parts.of(noRecovery, deps)
  if (recovery.isUnderWay) throw new DatabaseBusy()
  recovery.isUnderWay = true
  const recovered = recover(deps, said, log).finally(() => {
    recovery.isUnderWay = false
  })
  let timer: NodeJS.Timeout | undefined
  const isLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new DatabaseBusy())
      recovered.catch((error: unknown) => log.warn('a recovery failed', { error }))
    }, PATIENCE_MS)
  })
  await Promise.race([recovered, isLate]).finally(() => clearTimeout(timer))
  return undefined
}

async function recover({ db, longWork = db, clock }: AppDeps, said: Said, log: Log): Promise<void> {
  const begin = () =>
    longWork.transaction().execute(async (trx) => {
      await lockWrites(trx, LOCK_MS)
      // Another device may just have proved the same.
      if (!(await judge(trx, said)).isLost) return false
      await beginHistory(trx, { epoch: randomUUID(), now: clock() })
      await rememberEpoch(trx, said.claim.epoch)
      return true
    })
  if (await amongWriters(begin))
    log.warn('an older copy of the database was put back: devices give back the rest')
}

/** Whoever waits for all writers keeps those behind waiting, too. */
const LOCK_MS = 5000
const ATTEMPTS = 3
/** Deadlock, and a lock that was not to be had for some seconds. */
const BUSY = [DEADLOCK, LOCK_NOT_AVAILABLE]

/** Whoever waits for all writers may wait for one that waits for it: then it is tried again. */
async function amongWriters<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!BUSY.includes(codeOf(error)) || attempt === ATTEMPTS) throw error
    }
  }
}

const NAME = /^[\w-]{1,60}$/

/** A claim with the signature that came with it. */
type Said = { claim: LifeClaim; signature: Buffer }

function readToken(token: string): Said | undefined {
  const [epoch = '', life = '', write = '', signature = ''] = token.split('.')
  if (!NAME.test(epoch) || !NAME.test(life) || !/^\d{1,15}$/.test(write)) return undefined
  const claim = { epoch, life, write: Number(write) }
  return { claim, signature: Buffer.from(signature, 'base64url') }
}

/**
 * Whether this server has said it, and the database does not remember. Devices of an earlier history
 * that is remembered begin anew in any case. In the history of now a life has to be known, with every
 * write that was seen in it.
 */
async function judge(
  db: Kysely<Database>,
  said: Said,
): Promise<{ isLost: boolean; epoch: string }> {
  const known = await remembered(db, said.claim)
  return { isLost: isOurs(said, known) && isLost(said.claim, known), epoch: known.epoch }
}

function isOurs({ claim, signature }: Said, { key }: Remembered): boolean {
  const expected = signatureOf(claim, key)
  return key !== '' && signature.length === expected.length && timingSafeEqual(signature, expected)
}

function isLost(
  claim: LifeClaim,
  { epoch, knowsEpoch, knowsLife, lastWrite }: Remembered,
): boolean {
  if (claim.epoch !== epoch) return !knowsEpoch
  return !knowsLife || claim.write > lastWrite
}

function signatureOf(claim: LifeClaim, key: string): Buffer {
  return createHmac('sha256', key).update(textOf(claim)).digest()
}

function textOf({ epoch, life, write }: LifeClaim): string {
  return `${epoch}.${life}.${write}`
}
