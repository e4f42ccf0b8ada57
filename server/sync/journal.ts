// What must stay undone when an older backup is restored: rights that were taken away, friendships,
// accounts, sessions, identities, second steps and invitations that ended, passwords that no longer open
// anything by themselves. Kept in the database and in a file beside it, one line each, on disk before the caller
// hears of success. docs/sync.md section 6.
import { createHash } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { permissions } from '#shared/schemas/friend.ts'
import { uuid } from '#shared/schemas/text.ts'
import type { Database } from '../db/database.ts'
import { isNotedSince, noteRevocations } from '../db/revocations.ts'
import { codeOf } from '../error-code.ts'

/** Its name in DATA_DIR. */
export const JOURNAL_FILE = 'revocations.jsonl'

const entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('revoked'),
    at: z.number(),
    granter: uuid,
    friend: uuid,
    left: permissions,
  }),
  z.object({
    kind: z.literal('unfriended'),
    at: z.number(),
    one: uuid,
    other: uuid,
    isRequest: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('account-deleted'), at: z.number(), user: uuid }),
  z.object({
    kind: z.literal('account-barred'),
    at: z.number(),
    user: uuid,
    until: z.nullable(z.number()),
  }),
  z.object({ kind: z.literal('password-changed'), at: z.number(), user: uuid }),
  z.object({ kind: z.literal('second-step-added'), at: z.number(), user: uuid }),
  z.object({
    kind: z.literal('second-step-removed'),
    at: z.number(),
    user: uuid,
    factor: uuid,
    isLast: z.boolean(),
  }),
  z.object({ kind: z.literal('identity-removed'), at: z.number(), identity: uuid }),
  z.object({ kind: z.literal('session-ended'), at: z.number(), session: uuid }),
  z.object({ kind: z.literal('token-revoked'), at: z.number(), token: uuid }),
  z.object({ kind: z.literal('link-ended'), at: z.number(), link: uuid }),
  z.object({ kind: z.literal('link-revoked'), at: z.number(), link: uuid }),
])

/**
 * at: Unix milliseconds. until: the same; null where the account is let in again. left: the flags that still stand afterwards. isLast: the account has no second step any more. one: who ended it; isRequest:
 * they were not friends yet.
 */
export type JournalEntry = z.infer<typeof entry>

export type Journal = {
  /** Resolves once the entry is on disk. */
  append(entry: JournalEntry): Promise<void>
}

/** An entry as it is written: the same one is the same text everywhere. */
export function lineOf(added: JournalEntry): string {
  return JSON.stringify(entry.parse(added))
}

/** Notes entries in the database, where each stands once. */
export function noteInDatabase(
  db: Kysely<Database>,
  entries: readonly JournalEntry[],
): Promise<void> {
  return noteRevocations(
    db,
    entries.map((each) => ({ line: lineOf(each), at: each.at })),
  )
}

/** Whether something was noted at or after a moment (Unix ms), whatever time the entry names. */
export function hasHappenedSince(
  db: Kysely<Database>,
  wanted: JournalEntry,
  sinceMs: number,
): Promise<boolean> {
  // Looked for where they are kept: there may be very many lines. These differ in their time alone.
  const line = lineOf({ ...wanted, at: 0 })
  const at = line.indexOf('0,')
  return isNotedSince(db, { start: line.slice(0, at), end: line.slice(at + 1) }, sinceMs)
}

/** The journal in a file, which is made when it is first needed. */
export function fileJournal(path: string): Journal {
  return { append: (added) => addLines(path, [lineOf(added)]) }
}

/** Adds lines to a journal file; resolves once they are on disk. */
export async function addLines(path: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'a+', 0o600)
  try {
    // Else the first line would become a part of one that a crash has torn.
    const { size } = await file.stat()
    const { buffer: last } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1))
    const start = size > 0 && last.toString() !== '\n' ? '\n' : ''
    await file.appendFile(`${start}${lines.join('\n')}\n`)
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** The entries of a journal file after a moment, oldest first. A torn last line is left out. */
export async function readJournal(path: string, afterMs: number): Promise<JournalEntry[]> {
  const entries = entriesOf(await bytesOf(path)).filter(({ at }) => at > afterMs)
  return entries.sort((a, b) => a.at - b.at)
}

/** How far a journal was written at a moment: its length, and the hash of all of it. */
type JournalPosition = { bytes: number; sha256: string }

/** A call counts from its beginning, and may have been under way when the snapshot was taken. */
const UNDER_WAY_MS = 60_000

/**
 * The entries that a backup may not know: all after the position that it names, and in a journal that
 * does not begin so (of another machine, or begun anew) all after the moment when it was made.
 */
export async function readJournalSince(
  path: string,
  { madeAt, position }: { madeAt: number; position: JournalPosition | null },
): Promise<JournalEntry[]> {
  const bytes = await bytesOf(path)
  const known = bytes.subarray(0, position?.bytes ?? 0)
  const isSame =
    position !== null &&
    known.length === position.bytes &&
    createHash('sha256').update(known).digest('hex') === position.sha256
  if (isSame) return entriesOf(bytes.subarray(position.bytes))
  return entriesOf(bytes).filter(({ at }) => at > madeAt - UNDER_WAY_MS)
}

async function bytesOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    // Nothing was ever taken away.
    if (codeOf(error) === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

function entriesOf(bytes: Buffer): JournalEntry[] {
  return bytes
    .toString('utf8')
    .split('\n')
    .flatMap((line) => parseLine(line) ?? [])
}

/** The entry of a line; undefined: it is torn, or of another program. */
export function parseLine(line: string): JournalEntry | undefined {
  try {
    const parsed = entry.safeParse(JSON.parse(line))
    return parsed.success ? parsed.data : undefined
  } catch {
    // A crash can tear only the line that was being written, and that call was never answered.
    return undefined
  }
}
