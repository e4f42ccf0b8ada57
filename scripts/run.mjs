// Starts other programs without a shell, so that no path has to be quoted and Windows behaves like
// the rest. Every script that starts something does it with this. Needs nothing installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, whatever the current directory is. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The script behind the npm command, to be run by this very Node: the npm that runs us, or the one
 * installed beside our Node. npm.cmd does not start without a shell on Windows, and the npm on PATH
 * may belong to another Node.
 */
export function npmCli(env = process.env) {
  const beside = dirname(realpathSync(process.execPath))
  const onPath = (env.PATH ?? env.Path ?? '').split(delimiter).map((dir) => join(dir, 'npm'))
  const candidates = [
    env.npm_execpath ?? '',
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
    ...onPath.filter((file) => existsSync(file)).map((file) => realpathSync(file)),
  ]
  const found = candidates.find((file) => file.endsWith('npm-cli.js') && existsSync(file))
  if (!found) throw new Error('npm was not found. It comes with Node: https://nodejs.org')
  return found
}

/** The script behind a command of an installed package, for example `bin('oxlint')`. */
export function bin(packageName, command = packageName.split('/').at(-1)) {
  const folder = join(root, 'node_modules', packageName)
  const declared = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin
  return join(folder, typeof declared === 'string' ? declared : declared[command])
}

/** Whether the program ran and ended well within the limit; its output is dropped. */
export function succeeds(file, args, { timeoutMs = 20_000, env = process.env } = {}) {
  const done = spawnSync(file, args, { cwd: root, env, stdio: 'ignore', timeout: timeoutMs })
  return done.status === 0
}

/**
 * Runs a program with our output and resolves to its exit code; 1 when it could not be started or was
 * ended by a signal, and when it took longer than `timeoutMs` (then it is ended with all it started).
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs?: number, cwd?: string }} [options]
 */
export function run(file, args, { env = process.env, timeoutMs, cwd = root } = {}) {
  return new Promise((resolve) => {
    // A process group of its own, because a runner that is ended alone leaves its browser and
    // database behind.
    const detached = process.platform !== 'win32'
    const child = spawn(file, args, {
      cwd,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached,
    })
    const end = (signal) => endWithChildren(child, signal)
    const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs, 'SIGKILL')
    let isStopped = false
    const stop = (signal) => {
      isStopped = true
      end(signal)
      setTimeout(end, 5_000, 'SIGKILL').unref()
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)
    const finish = (code) => {
      clearTimeout(timer)
      process.off('SIGINT', stop).off('SIGTERM', stop)
      // Ctrl-C is meant for the whole command, not for the step that happens to run.
      if (isStopped) process.exit(130)
      resolve(code)
    }
    child.on('error', (error) => {
      process.stderr.write(`${file}: ${error.message}\n`)
      finish(1)
    })
    child.on('exit', (code) => finish(code ?? 1))
  })
}

function endWithChildren(child, signal) {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has ended already, as it should.
  }
}

/** Runs a script with this Node. */
export function node(args, options) {
  return run(process.execPath, args, options)
}
