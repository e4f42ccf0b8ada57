// The server as a program: settings, database, ports, and an orderly end. What it says to the
// person at the terminal goes to stdout; events go to stderr, one line of JSON each.
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { type AppParts, createApp } from './app.ts'
import { startAuthHousekeeping } from './auth/housekeeping.ts'
import { startMailSender } from './auth/mail/mail-sender.ts'
import { mailboxPath } from './auth/mail/mailbox.ts'
import { type Nightly, startNightly } from './backup/nightly.ts'
import { backupWarnings } from './backup/report.ts'
import { type Config, readConfig } from './config.ts'
import { connectionsOf } from './db/connect.ts'
import { type OpenDatabase, openDatabase } from './db/open.ts'
import type { AppDeps } from './deps.ts'
import { loadEnvFile } from './env-file.ts'
import { serverErrors } from './error-collector.ts'
import { assertPortFree, listen, portProblem } from './listen.ts'
import { createMetrics } from './metrics.ts'
import { createLog, type Log } from './log.ts'
import { connectPokes } from './pokes.ts'
import { loadStaticFiles } from './static.ts'
import { startExpiry } from './sync/expire.ts'
import { startLife } from './sync/lives.ts'
import { journalFiles } from './backup/folder.ts'
import { startJournal } from './sync/journal-copies.ts'
import { noParts } from './parts.ts'

/** A running server. */
type RunningServer = { deps: AppDeps; port: number; stop(): Promise<void> }

/** What a start may differ in. */
type RunOptions = {
  config: Config
  log: Log
  say: (message: string) => void
  /** The built page; undefined where something else serves it. */
  clientFolder?: string | undefined
  parts?: AppParts | undefined
  /** Told when the server cannot go on. */
  onLost: (error: Error) => void
}

/** Below the five seconds after which a terminal or a process manager loses patience. */
const STOP_LIMIT_MS = 4800
const ANSWER_GRACE_MS = 1000
/**
 * How much the heap grows before garbage is looked for. V8's own value, up to 300, lets the pieces of
 * large answers pile up after they have left (docs/decisions/0013).
 */
const HEAP_GROWTH_PERCENT = 100
const PARENT_POLL_MS = 250

/** What a program that runs a server of its own kind says otherwise. */
type Program = {
  /** The settings, instead of the environment with what .env adds. */
  env?: Record<string, string | undefined>
  parts?: AppParts
  /** The process that started this one, as it was before installing or building took time. */
  parent?: number
  /** Awaited before the address is printed; resolves to what is printed below it. */
  welcome?: (address: string, say: RunOptions['say']) => Promise<string>
}

/** Runs the server of the environment until it is told to stop. Never throws: sets the exit code. */
export async function main(program: Program = {}): Promise<void> {
  const say = (message: string): void => console.log(message)
  const end = endOnSignals(program.parent ?? process.ppid)
  try {
    if (program.env === undefined) loadEnvFile()
    const config = readConfig(program.env ?? process.env)
    const write = (line: string): void => console.error(line)
    const quiet = createLog({ level: config.logLevel, write })
    const onError = serverErrors(config, (error) =>
      quiet.warn('an error was not forwarded', { error }),
    )
    const log = createLog({ level: config.logLevel, write, onError })
    process.on('uncaughtException', (error) => {
      log.error('uncaught exception', { error })
      end.now(1, 'nomnom stops after an unexpected error.')
    })
    const server = await run({
      config,
      log,
      say,
      clientFolder:
        program.parts === 'sign-in'
          ? undefined
          : fileURLToPath(new URL('../client', import.meta.url)),
      parts: program.parts,
      onLost: (error) => end.now(1, error.message),
    })
    end.use(server)
    for (const warning of config.warnings) say(`Note: ${warning}`)
    const address = addressOf(config, server.port)
    const welcome = await program.welcome?.(address, say)
    say(`\nnomnom is ready: ${address}\n`)
    if (welcome !== undefined) say(welcome)
    if (config.isMailboxMode) say(`Mails are shown at ${address}${mailboxPath(server.deps)}\n`)
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

type End = {
  /** Names what has to be stopped; stops it at once when a signal came during the start. */
  use(server: RunningServer): void
  now(code: number, reason?: string): void
}

function endOnSignals(parent: number): End {
  let server: RunningServer | undefined
  let exitCode: number | undefined
  const stopServer = (code: number): void => {
    void server?.stop().finally(() => process.exit(code))
  }
  const now = (code: number, reason?: string): void => {
    // npm hands Ctrl-C on although the terminal has sent it already.
    if (exitCode !== undefined) return
    exitCode = code
    if (reason !== undefined) console.error(reason)
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    stopServer(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => now(0))
  if (process.env.npm_lifecycle_event !== undefined) whenParentEnds(parent, () => now(0))
  return {
    now,
    use(running) {
      server = running
      if (exitCode !== undefined) stopServer(exitCode)
    },
  }
}

/**
 * npm runs scripts through a shell, and a SIGTERM to npm ends that shell without reaching us: the
 * server would go on unseen, with its port and its data. So its end is ours.
 */
function whenParentEnds(parent: number, stop: () => void): void {
  const poll = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(poll)
    stop()
  }, PARENT_POLL_MS)
  poll.unref()
}

/** Opens everything; on failure closes what was open and throws an Error that says what to do. */
export async function run(options: RunOptions): Promise<RunningServer> {
  const { config, log } = options
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)
  // Before anything is made for a server that could not be reached.
  await assertPortFree(config)
  const database = await openDatabase({
    config,
    say: options.say,
    onConnectionError: (error) => log.warn('database connection lost', { error }),
    onAway: (isAway) => log.warn(isAway ? 'database does not answer' : 'database answers again'),
    onLost: options.onLost,
    log,
  })
  const waiting = () => connectionsOf(database.db).waiting
  const pokes = connectPokes({ url: database.directUrl, log, waiting })
  const nightly = await startBackups(options, database)
  const journal = startJournal({
    db: database.longWork,
    files: journalFiles(config, database.dataDir),
    log,
    clock: Date.now,
  })
  try {
    await startLife(database.db)
    const files =
      options.clientFolder === undefined ? undefined : await loadStaticFiles(options.clientFolder)
    const deps: AppDeps = {
      config,
      db: database.db,
      counting: database.counting,
      longWork: database.longWork,
      log,
      clock: Date.now,
      pokes,
      parts: noParts(),
      journal,
      ...(files === undefined ? {} : { files }),
      ...(nightly === undefined ? {} : { nightly }),
      ...(config.metricsToken === undefined ? {} : { metrics: createMetrics() }),
      dataDir: database.dataDir,
    }
    const listening = await openPorts(deps, options.parts)
    const mailSender = startMailSender(deps)
    const housekeeping = startAuthHousekeeping(deps)
    const expiry = startExpiry({ db: database.longWork, log, clock: deps.clock })
    const stop = async (): Promise<void> => {
      await nightly?.stop()
      await listening.stop(ANSWER_GRACE_MS)
      await mailSender.stop()
      housekeeping.stop()
      await expiry.stop()
      await pokes.stop()
      await journal.stop()
      await database.close()
    }
    return { deps, port: listening.port, stop }
  } catch (error) {
    await nightly?.stop()
    await pokes.stop()
    await journal.stop()
    await database.close()
    throw error
  }
}

/** Backups by themselves, unless they are switched off; says what is wrong with those so far. */
async function startBackups(
  { config, log, say }: RunOptions,
  database: OpenDatabase,
): Promise<Nightly | undefined> {
  if (config.backup.keep === undefined) return undefined
  const { dataDir } = database
  for (const warning of await backupWarnings(config, { dataDir, now: Date.now() })) {
    say(`Note: ${warning}`)
  }
  return startNightly({ config, database, log, clock: Date.now })
}

async function openPorts(
  deps: AppDeps,
  parts?: AppParts,
): Promise<Awaited<ReturnType<typeof listen>>> {
  try {
    return await listen(createApp(deps, parts), deps.config, { log: deps.log })
  } catch (error) {
    throw portProblem(error, deps.config.port)
  }
}

function addressOf(config: Config, port: number): string {
  if (config.hasPublicUrl || config.port === port) return config.publicUrl
  return config.publicUrl.replace(/:\d+$/, `:${port}`)
}
