/**
 * How code takes over what older code has left in the mirror: calls that were made before an
 * update. docs/sync.md section 7.
 */
import { SCHEMA_VERSION } from '#shared/limits.ts'
import type { OutboxRecord, Schema } from './calls.ts'
import { NewerSchemaError, type Meta, type Tx } from './store.ts'

/**
 * The payloads of this code. Version 2 came with invitations by link, a kind of call that older code
 * does not know; what older code has queued stays as it is.
 */
export const SCHEMA: Schema = { version: SCHEMA_VERSION, upgrade: (record) => record }

/**
 * Runs first in every transaction that writes: code of `schema` refuses a mirror of newer code, and
 * brings one of older code to its version.
 */
export async function claimMirror(tx: Tx, meta: Meta, schema: Schema): Promise<void> {
  if (meta.schema > schema.version) throw new NewerSchemaError()
  if (meta.schema === schema.version) return
  const records = await tx.outbox()
  // What was sent may have arrived, and the server knows it by its content: it never changes.
  const changeable = records.filter(({ state }) => state === 'queued' || state === 'parked')
  await tx.putOutbox(changeable.map((record) => upgraded(record, schema)))
  await tx.putMeta({ ...meta, schema: schema.version })
}

/** A call as code of `schema` writes it. */
export function upgraded(record: OutboxRecord, schema: Schema): OutboxRecord {
  if (record.v >= schema.version) return record
  return { ...schema.upgrade(record), v: schema.version }
}
