// Debian's pgbouncer in front of a database, pooling by transaction: a statement has the connection
// of the one before only within a transaction.
import { spawn } from 'node:child_process'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programProblem } from './debian-program.ts'
import { answers } from './nginx.ts'
import { freePort } from '#server/free-port.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
/** It does not run as root. */
const NOBODY = 65_534

/** Why there is no pgbouncer here; undefined: there is one. */
export const pgbouncerProblem = () => programProblem(PROGRAM, 'pgbouncer')

/** Starts it. url: the database, reached through it. */
export async function startPgbouncer(
  databaseUrl: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const url = new URL(databaseUrl)
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'nomnom-pgbouncer-'))
  const config = join(folder, 'pgbouncer.ini')
  const name = url.pathname.slice(1)
  const password = decodeURIComponent(url.password)
  await writeFile(
    config,
    `[databases]
${name} = host=${url.hostname} port=${url.port} dbname=${name} user=${url.username} password='${password}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 100
logfile = ${join(folder, 'log')}
pidfile = ${join(folder, 'pid')}
`,
  )
  const isRoot = process.getuid?.() === 0
  if (isRoot) await Promise.all([folder, config].map((path) => chown(path, NOBODY, NOBODY)))
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const child = spawn(PROGRAM, [config], { stdio: 'ignore', ...as })
  await answers(port, child)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
