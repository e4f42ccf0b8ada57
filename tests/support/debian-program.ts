// Programs of Debian that a test puts around a server: installed where that is possible.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a package for the program at this path. Returns why it cannot be had, or undefined. */
export function programProblem(program: string, name: string): string | undefined {
  if (existsSync(program)) return undefined
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!isRootOnDebian) return `${name} is not installed, and only root on Debian can install it`
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  try {
    execFileSync('/usr/bin/apt-get', ['update'], options)
    execFileSync('/usr/bin/apt-get', ['install', '-y', '--no-install-recommends', name], options)
  } catch {
    // An install that failed does not matter if the program is there.
  }
  return existsSync(program) ? undefined : `${name} could not be installed`
}
