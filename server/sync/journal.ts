// What must stay undone when an older backup is restored: rights that were taken away, friendships
// and accounts that ended. Kept in a file beside the database, one line each, on disk before the
// caller hears of success. docs/sync.md section 6.
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { permissions } from '#shared/schemas/friend.ts'
import { uuid } from '#shared/schemas/text.ts'

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
  z.object({ kind: z.literal('unfriended'), at: z.number(), one: uuid, other: uuid }),
  z.object({ kind: z.literal('account-deleted'), at: z.number(), user: uuid }),
])

/** at: Unix milliseconds. left: the flags that still stand afterwards. */
export type JournalEntry = z.infer<typeof entry>

export type Journal = {
  /** Resolves once the entry is on disk. */
  append(entry: JournalEntry): Promise<void>
}

/** The journal in a file, which is made when it is first needed. */
export function fileJournal(path: string): Journal {
  return {
    async append(added) {
      await mkdir(dirname(path), { recursive: true })
      const file = await open(path, 'a', 0o600)
      try {
        await file.appendFile(`${JSON.stringify(added)}\n`)
        await file.datasync()
      } finally {
        await file.close()
      }
    },
  }
}

/** The entries of a journal file after a moment, oldest first. A torn last line is left out. */
export async function readJournal(path: string, afterMs: number): Promise<JournalEntry[]> {
  let text = ''
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    // Nothing was ever taken away.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  return text
    .split('\n')
    .flatMap((line) => parseLine(line) ?? [])
    .filter(({ at }) => at > afterMs)
}

function parseLine(line: string): JournalEntry | undefined {
  try {
    const parsed = entry.safeParse(JSON.parse(line))
    return parsed.success ? parsed.data : undefined
  } catch {
    // A crash can tear only the line that was being written, and that call was never answered.
    return undefined
  }
}
