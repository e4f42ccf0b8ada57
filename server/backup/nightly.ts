// A backup every night by itself, and once a week a trial: the newest one is loaded beside the data,
// compared, and removed again. The names of the files say what is due, so that nothing is forgotten
// over a restart, and a machine that sleeps at night makes its backup in the morning.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../db/open.ts'
import type { Log } from '../log.ts'
import { JOURNAL_FILE } from '../sync/journal.ts'
import {
  backupFolder,
  backupName,
  type BackupFile,
  isYetToCome,
  madeBackups,
  pruneBackups,
  removePartial,
} from './folder.ts'
import { type BackupOutcome, readBackupState, writeBackupState } from './report.ts'
import { tryBackup } from './restore.ts'
import { writeBackup } from './write.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const TRIAL_EVERY_MS = 7 * DAY_MS
const FIRST_LOOK_MS = 5 * MINUTE_MS
const LOOK_EVERY_MS = 10 * MINUTE_MS
/** After one that failed, whatever the reason was. */
const AGAIN_AFTER_MS = 60 * MINUTE_MS
/** Not at midnight, when the day is still going on for some. */
const AT_HOUR = 3

export type NightlyDeps = {
  config: Config
  database: Pick<OpenDatabase, 'directUrl' | 'dataDir'>
  log: Log
  clock: () => number
  /** Ends what is being made; it is neither made nor failed then. */
  signal?: AbortSignal
}

/** The nightly backups of a running server. */
export type Nightly = {
  /** When the newest good backup was made, in Unix ms; undefined: there is none yet. */
  newestAt(): number | undefined
  stop(): Promise<void>
}

/** Makes backups when they are due, until it is stopped. */
export async function startNightly(deps: NightlyDeps): Promise<Nightly> {
  const folder = backupFolder(deps.config, deps.database.dataDir)
  const stopping = new AbortController()
  let newestAt = await newestIn(folder, deps.clock())
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const schedule = (ms: number): void => {
    if (!stopping.signal.aborted) timer = setTimeout(look, ms).unref()
  }
  const look = (): void => {
    running = runNightly({ ...deps, signal: stopping.signal })
      .catch((error: unknown) => {
        deps.log.error('the nightly backup could not be looked after', { error })
        return false
      })
      .then(async (isWell) => {
        newestAt = await newestIn(folder, deps.clock())
        schedule(isWell ? LOOK_EVERY_MS : AGAIN_AFTER_MS)
      })
  }
  schedule(FIRST_LOOK_MS)
  return {
    newestAt: () => newestAt,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}

async function newestIn(folder: string, now: number): Promise<number | undefined> {
  return (await backupsIn(folder, now))[0]?.madeAt
}

async function newestDaily(folder: string, now: number): Promise<BackupFile | undefined> {
  return (await backupsIn(folder, now)).find(({ reason }) => reason === 'daily')
}

/** A folder that cannot be read fails the next backup, which says so. */
function backupsIn(folder: string, now: number): Promise<BackupFile[]> {
  return madeBackups(folder, now).catch(() => [])
}

/** Makes the backup and the trial that are due; false when one of them failed. */
export async function runNightly(deps: NightlyDeps): Promise<boolean> {
  const { config, database, clock, signal } = deps
  const folder = backupFolder(config, database.dataDir)
  const state = await readBackupState(database.dataDir)
  if (isBackupDue(await newestDaily(folder, clock()), clock())) {
    state.made = await outcome(deps, 'the nightly backup failed', () => makeDaily(deps))
    if (signal?.aborted) return true
    await remember(deps, state)
  }
  if (state.made?.problem != null) return false
  const newest = await newestDaily(folder, clock())
  if (newest === undefined || !isTrialDue(state.tested?.at ?? 0, clock())) return true
  const title = 'the newest backup could not be restored for trial'
  state.tested = await outcome(deps, title, () => makeTrial(deps, newest))
  if (signal?.aborted) return true
  await remember(deps, state)
  return state.tested.problem === null
}

/** Whether none was made since this morning. Pure. */
export function isBackupDue(newest: Pick<BackupFile, 'madeAt'> | undefined, now: number): boolean {
  const morning = new Date(now)
  morning.setHours(AT_HOUR, 0, 0, 0)
  // The day before, which is 25 hours ago when clocks went back.
  if (morning.getTime() > now) morning.setDate(morning.getDate() - 1)
  return newest === undefined || newest.madeAt < morning.getTime()
}

function isTrialDue(testedAt: number, now: number): boolean {
  return now - testedAt >= TRIAL_EVERY_MS || isYetToCome(testedAt, now)
}

async function outcome(
  { log, clock, signal }: NightlyDeps,
  title: string,
  work: () => Promise<void>,
): Promise<BackupOutcome> {
  try {
    await work()
    return { at: clock(), problem: null }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    if (!signal?.aborted) log.error(title, { reason: problem })
    return { at: clock(), problem }
  }
}

/** The backups themselves matter; that this cannot be noted down has been said with them. */
async function remember(
  { database, log }: NightlyDeps,
  state: Parameters<typeof writeBackupState>[1],
): Promise<void> {
  await mkdir(database.dataDir, { recursive: true, mode: 0o700 })
    .then(() => writeBackupState(database.dataDir, state))
    .catch((error: unknown) => log.warn('the state of backups cannot be kept', { error }))
}

async function makeDaily(deps: NightlyDeps): Promise<void> {
  const { config, database, log, clock, signal } = deps
  const folder = backupFolder(config, database.dataDir)
  const { passphrase, keep } = config.backup
  await removePartial(folder)
  const written = await writeBackup({
    url: database.directUrl,
    file: join(folder, backupName(clock(), 'daily', passphrase !== undefined)),
    passphrase,
    journal: join(database.dataDir, JOURNAL_FILE),
    clock,
    ...(signal ? { signal } : {}),
  })
  log.info('backup made', { file: written.file, bytes: written.bytes })
  // Only now, so that a failing one never takes the last good one with it.
  if (keep !== undefined) await pruneBackups(folder, keep, clock())
}

async function makeTrial(
  { config, database, log, signal }: NightlyDeps,
  { file }: BackupFile,
): Promise<void> {
  await tryBackup({
    url: database.directUrl,
    file,
    passphrase: config.backup.passphrase,
    roomIn: config.database.url === undefined ? database.dataDir : undefined,
    ...(signal ? { signal } : {}),
  })
  log.info('backup restored for trial', { file })
}
