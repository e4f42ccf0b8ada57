// What an owner should know of the backups: when the last good one was made, whether the last one
// failed, whether one could be restored. docs/backup.md.
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Config } from '../config.ts'
import { backupFolder, isYetToCome, listBackups } from './folder.ts'

const outcomeSchema = z.object({ at: z.number(), problem: z.string().nullable() })

const stateSchema = z.object({
  /** The last nightly backup that was tried. */
  made: outcomeSchema.nullable(),
  /** The last one that was restored for trial. */
  tested: outcomeSchema.nullable(),
})

/** When (Unix ms), and what was wrong; null: nothing. */
export type BackupOutcome = z.infer<typeof outcomeSchema>
type BackupState = z.infer<typeof stateSchema>

const HOUR_MS = 60 * 60 * 1000
/** A night that was missed, and the time to notice. */
const OVERDUE_MS = 48 * HOUR_MS

function stateFile(dataDir: string): string {
  return join(dataDir, 'backups.json')
}

/** What is remembered of backups and trials; nothing where none was tried yet. */
export async function readBackupState(dataDir: string): Promise<BackupState> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(stateFile(dataDir), 'utf8')))
  } catch {
    // Not written yet, or torn: the next backup writes it anew.
    return { made: null, tested: null }
  }
}

export async function writeBackupState(dataDir: string, state: BackupState): Promise<void> {
  const file = stateFile(dataDir)
  await writeFile(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
  await rename(`${file}.new`, file)
}

/** Sentences for whoever starts the server or asks how it is. Never throws. */
export async function backupWarnings(
  config: Pick<Config, 'backup'>,
  { dataDir, now }: { dataDir: string; now: number },
): Promise<string[]> {
  const folder = backupFolder(config, dataDir)
  const { made, tested } = await readBackupState(dataDir)
  const warnings: string[] = []
  if (made?.problem != null)
    warnings.push(`The last backup failed (${day(made.at)}): ${made.problem}`)
  try {
    const backups = await listBackups(folder)
    const [ahead] = backups
    if (ahead !== undefined && isYetToCome(ahead.madeAt, now)) {
      warnings.push(
        `${ahead.file} is of ${day(ahead.madeAt)}, which is yet to come, and counts for nothing. ` +
          `Check the clock, and move the file away if it is right.`,
      )
    }
    const newest = backups.find(({ madeAt }) => !isYetToCome(madeAt, now))
    if (newest !== undefined && now - newest.madeAt > OVERDUE_MS) {
      const days = Math.floor((now - newest.madeAt) / (24 * HOUR_MS))
      warnings.push(`The newest backup in ${folder} is ${days} days old.`)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    warnings.push(`The backups cannot be read: ${reason}`)
  }
  if (tested?.problem != null) {
    warnings.push(`A backup could not be restored for trial (${day(tested.at)}): ${tested.problem}`)
  }
  return warnings
}

function day(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
