// Whether there is room for what is about to be written, asked before anything is.
import { statfs } from 'node:fs/promises'
import type { Client } from 'pg'
import { BackupProblem } from './format.ts'

const MB = 1024 * 1024
/** Left free in any case, so that the database beside it can go on. */
const RESERVE_BYTES = 64 * MB
/** Compressed text is a tenth to a third of what the tables take on disk. */
const PART_OF_TABLES = 0.4

/** Throws BackupProblem when a backup of this database has no room in the folder. */
export async function requireRoom(client: Client, folder: string): Promise<void> {
  await requireFree(folder, RESERVE_BYTES + PART_OF_TABLES * (await tableBytes(client)))
}

/** Throws BackupProblem when fewer bytes are free in the folder. */
export async function requireFree(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= needed) return
  throw new BackupProblem(
    `There is no room in ${folder}: ${megabytes(free)} MB are free, ` +
      `and about ${megabytes(needed)} MB are needed.`,
  )
}

/** What the tables of the schema take on disk, without their indexes. */
async function tableBytes(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(`
    select coalesce(sum(pg_table_size(oid)), 0)::text as bytes from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
  `)
  return Number(rows[0]?.bytes ?? 0)
}

/** Rounded up, for people. */
export function megabytes(bytes: number): number {
  return Math.ceil(bytes / MB)
}
