// What a backup is made of. Without a passphrase it is an ordinary .tar.gz, which tar and psql read
// without nomnom: manifest.json first, then each table as PostgreSQL's own COPY text in numbered
// parts (tables/<name>/000001), then sums.json. docs/decisions/0018-backups-in-copy-text.md.
import * as z from 'zod'

/** Raised when a reader of today could not make sense of what is written. */
export const FORMAT = 1

/** A table's data is written in parts of this size, so that its end need not be known before. */
export const PART_BYTES = 1024 * 1024

/** No part, and no manifest, is larger: what is larger was not written by nomnom. */
export const ENTRY_MAX_BYTES = 16 * 1024 * 1024

const name = z.string().min(1).max(63)

/** What is known when the snapshot begins. */
export const manifestSchema = z.object({
  nomnom: z.literal('backup'),
  format: z.number().int().min(1),
  /** Version of the program, as in package.json. */
  app: z.string(),
  /** When the snapshot was taken: everything committed before it is in it, nothing after it is. */
  madeAt: z.iso.datetime(),
  /** Version of the PostgreSQL that it comes from. */
  postgres: z.string(),
  /** History of the data: docs/sync.md step 21. */
  epoch: z.string(),
  /** The migrations that had run, by which the tables are made again. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name, columns: z.array(name).min(1) })),
  sequences: z.array(
    z.object({ name, value: z.string().regex(/^\d{1,19}$/), isCalled: z.boolean() }),
  ),
  /** How far the journal of revocations was written before; null: there was none. */
  journal: z.object({ bytes: z.number().int().min(0), sha256: z.string() }).nullable(),
})

export type Manifest = z.infer<typeof manifestSchema>

/** What is known when everything is written. */
export const sumsSchema = z.object({
  manifestSha256: z.string(),
  tables: z.record(
    name,
    z.object({ rows: z.number().int(), bytes: z.number().int(), sha256: z.string() }),
  ),
})

export type Sums = z.infer<typeof sumsSchema>

/** Rows, bytes and hash of one table. */
export type TableSum = Sums['tables'][string]

export const MANIFEST_ENTRY = 'manifest.json'
export const SUMS_ENTRY = 'sums.json'

/** Name of one part of a table, counted from 1. */
export function partEntry(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}`
}

/** A file that cannot be used as a backup, or a target that cannot take it; the message says why. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}
