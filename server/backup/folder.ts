// The folder of backups. The name of a file says when and why it was made, so that nothing else has
// to be kept in step with what lies there.
import { readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { codeOf } from '../error-code.ts'
import { JOURNAL_FILE } from '../sync/journal.ts'

/** Why a backup was made: each night, by command, before a migration or before a restore. */
type Reason = 'daily' | 'manual' | 'before-restore' | `before-${string}`

/** A backup by its name. */
export type BackupFile = { file: string; madeAt: number; reason: string }

/** How many are kept: one for each of the last days, and one for each of the last weeks. */
type Keep = NonNullable<Config['backup']['keep']>

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_MS = 7 * DAY_MS
/** How many are kept of those made before a migration, and of those made before a restore. */
const KEPT_BEFORE_MIGRATION = 4
const KEPT_BEFORE_RESTORE = 2
const ABANDONED_MS = 60 * 60 * 1000
/** A clock that ran ahead is put right by less than this. */
const AHEAD_MS = 60 * 60 * 1000

const NAME =
  /^nomnom-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2}(?:\.\d{3})?)Z-([\w-]+)\.tar\.gz(?:\.enc)?$/
const PARTIAL = /^nomnom-.*\.partial-\d+$/

/** Where backups lie unless BACKUP_DIR names another folder. */
export function backupFolder(config: Pick<Config, 'backup'>, dataDir: string): string {
  return resolve(config.backup.folder ?? join(dataDir, 'backups'))
}

/** Where a server keeps its journal of revocations: beside the data, and where its backups go. */
export function journalFiles(
  config: Pick<Config, 'backup'>,
  dataDir: string,
): [string, ...string[]] {
  const own = join(dataDir, JOURNAL_FILE)
  if (config.backup.keep === undefined) return [own]
  return [own, join(backupFolder(config, dataDir), JOURNAL_FILE)]
}

/**
 * The name of a backup; sealed ones end in `.enc`, because no other program can open them. It is
 * exact to the millisecond: two restores within one second keep two files.
 */
export function backupName(madeAt: number, reason: Reason, isSealed: boolean): string {
  const time = new Date(madeAt).toISOString().slice(0, 23).replaceAll(/[-:]/g, '')
  return `nomnom-${time}Z-${reason}.tar.gz${isSealed ? '.enc' : ''}`
}

/** The backups of a folder, newest first; none where there is no folder. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = await namesIn(folder)
  const found = names.flatMap((name) => {
    const [, year, month, day, hour, minute, second, reason] = NAME.exec(name) ?? []
    if (reason === undefined) return []
    const madeAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
    return [{ file: join(folder, name), madeAt, reason }]
  })
  return found.sort((a, b) => b.madeAt - a.madeAt)
}

/** Whether a time has not come yet: a clock was wrong then, or is wrong now. */
export function isYetToCome(ms: number, now: number): boolean {
  return ms > now + AHEAD_MS
}

/**
 * The backups of a folder that count as made, newest first. One that is yet to come counts nowhere: it
 * would put off the next one by as long, and let better ones be removed.
 */
export async function madeBackups(folder: string, now: number): Promise<BackupFile[]> {
  return (await listBackups(folder)).filter(({ madeAt }) => !isYetToCome(madeAt, now))
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // Nothing was backed up yet.
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/** Removes what is kept no longer; what was made by command, or is yet to come, is never removed. */
export async function pruneBackups(folder: string, keep: Keep, now: number): Promise<void> {
  for (const { file } of superfluous(await madeBackups(folder, now), keep)) await rm(file)
}

/** Removes what a backup that was killed has left: one that is being made still grows. */
export async function removePartial(folder: string): Promise<void> {
  for (const name of (await namesIn(folder)).filter((each) => PARTIAL.test(each))) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { force: true })
  }
}

/** The backups, newest first, that no rule keeps. Pure. */
export function superfluous(backups: readonly BackupFile[], keep: Keep): BackupFile[] {
  const of = (belongs: (reason: string) => boolean) =>
    backups.filter(({ reason }) => belongs(reason))
  const daily = of((reason) => reason === 'daily')
  const kept = new Set([
    ...newestOfEach(daily, DAY_MS).slice(0, keep.daily),
    ...newestOfEach(daily, WEEK_MS).slice(0, keep.weekly),
    ...of(isBeforeMigration).slice(0, KEPT_BEFORE_MIGRATION),
    ...of((reason) => reason === 'before-restore').slice(0, KEPT_BEFORE_RESTORE),
    ...of((reason) => reason === 'manual'),
  ])
  return backups.filter((backup) => !kept.has(backup))
}

function isBeforeMigration(reason: string): boolean {
  return reason.startsWith('before-') && reason !== 'before-restore'
}

/** The newest of each span of time, newest first. */
function newestOfEach(backups: readonly BackupFile[], spanMs: number): BackupFile[] {
  const spans = new Set<number>()
  return backups.filter(({ madeAt }) => {
    const span = Math.floor(madeAt / spanMs)
    if (spans.has(span)) return false
    spans.add(span)
    return true
  })
}

/** The newest backup that was made before a migration ran. */
export async function backupBefore(
  folder: string,
  migration: string,
): Promise<BackupFile | undefined> {
  return (await listBackups(folder)).find(({ reason }) => reason === `before-${migration}`)
}
