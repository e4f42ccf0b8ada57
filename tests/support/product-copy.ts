// A copy of the product in which tests of tests build faults and run tests.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** What Vitest tells the code that it tests; a copy is to run as it would without. */
const OF_VITEST = /^(NODE_ENV|VITEST.*|TEST|DEV|PROD|MODE|SSR|BASE_URL)$/

/** A fault: the piece of `file` that `to` replaces. */
type Fault = { file: string; from: string; to: string }

export type ProductCopy = {
  path: string
  /** Every file of the product, as a path from its root. */
  files: readonly string[]
  /** Runs Node in it, as outside of a test; resolves to the exit code. */
  run(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<number | null>
  /** The titles of the unit tests that fail in it, of these files and with this in their title. */
  failures(files: readonly string[], title?: string, env?: NodeJS.ProcessEnv): Promise<string[]>
  /** Does something while a fault is built in. */
  withFault<T>(fault: Fault, work: () => Promise<T>): Promise<T>
  remove(): void
}

type Report = {
  testResults: {
    status: string
    message: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** Copies what belongs to the product; it shares the packages of the original. */
export function copyProduct(): ProductCopy {
  const path = mkdtempSync(join(tmpdir(), 'nomnom-mutants-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
    .toString()
    .split('\n')
    .filter(Boolean)
  for (const file of files) cpSync(join(ROOT, file), join(path, file), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(path, 'node_modules'))

  const outside = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !OF_VITEST.test(name)),
  )
  const run: ProductCopy['run'] = (args, env = {}) => {
    const options = { cwd: path, env: { ...outside, ...env }, stdio: 'ignore' } as const
    const child = spawn(process.execPath, [...args], options)
    return new Promise((resolve) => child.once('exit', resolve))
  }
  return {
    path,
    files,
    run,
    async failures(tests, title, env) {
      const file = join(path, 'units.json')
      const to = [`--outputFile=${file}`, '--reporter=json', '--project=!long']
      const only = title === undefined ? [] : ['-t', title]
      await run(['node_modules/vitest/vitest.mjs', 'run', ...to, ...only, ...tests], env)
      const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
      rmSync(file)
      return testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .flatMap(({ fullName, status }) => (status === 'failed' ? [fullName] : []))
    },
    async withFault({ file, from, to }, work) {
      const whole = readFileSync(join(path, file), 'utf8')
      writeFileSync(
        join(path, file),
        whole.replace(from, () => to),
      )
      try {
        return await work()
      } finally {
        writeFileSync(join(path, file), whole)
      }
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}
