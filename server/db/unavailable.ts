// What an error of the database means for a caller: that it is away, that there is no room, or that
// too much goes on at once. Anything else is a bug of ours.
import { DatabaseError } from 'pg'
import {
  CANNOT_CONNECT_NOW,
  DEADLOCK,
  LOCK_NOT_AVAILABLE,
  SERIALIZATION_FAILURE,
} from '../error-code.ts'

/** The database does not answer, or a connection to it broke. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'

  constructor(cause?: unknown) {
    super('The database does not answer', { cause })
  }
}

/** There was no connection to be had in time. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'

  constructor() {
    super('No connection to the database became free in time')
  }
}

export type DatabaseTrouble = 'away' | 'full' | 'busy'

/** By SQLSTATE, or its first two characters for a whole class. */
const TROUBLE: Record<string, DatabaseTrouble> = {
  '08': 'away',
  '53': 'away',
  '57P01': 'away',
  '57P02': 'away',
  [CANNOT_CONNECT_NOW]: 'away',
  // A standby that has not taken over yet.
  '25006': 'away',
  '53100': 'full',
  '25P03': 'busy',
  '25P04': 'busy',
  [SERIALIZATION_FAILURE]: 'busy',
  [DEADLOCK]: 'busy',
  [LOCK_NOT_AVAILABLE]: 'busy',
  '57014': 'busy',
}

/** What hinders the database; undefined for an error that is its answer to a mistake. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  if (error instanceof DatabaseAway) return 'away'
  if (error instanceof DatabaseBusy) return 'busy'
  if (!(error instanceof DatabaseError) || error.code === undefined) return undefined
  return TROUBLE[error.code] ?? TROUBLE[error.code.slice(0, 2)]
}

/** An error of the driver, told apart: what is no answer of PostgreSQL is its absence. */
export function asDatabaseError(error: unknown): unknown {
  const isAnswer = error instanceof DatabaseError
  const isMistake = error instanceof TypeError || error instanceof RangeError
  return isAnswer || isMistake ? error : new DatabaseAway(error)
}
