import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const REPLACES = /vi\.mock\(|support\/page-globals/

/** Tests that change what those of other files in the same process would meet: modules, or the page. */
const replacing = ['src', 'sw', 'tests/spec', 'tests/sync'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => REPLACES.test(readFileSync(join(import.meta.dirname, path), 'utf8'))),
)

const LIMITS = { testTimeout: 20_000, hookTimeout: 60_000 }

// `server`, `unit` and `whole` are what `npm test` runs; `long` are the figures of `npm run test:long`.
export default defineConfig({
  test: {
    globalSetup: 'tests/support/postgres.ts',
    environment: 'node',
    pool: 'forks',
    // Half of the time a test waits for the database or for a timer, so two more keep all cores
    // busy; the database has room for so many.
    maxWorkers: Math.min(12, availableParallelism() + 2),
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{shared,server}/**/*.test.ts', 'tests/{api,spec,sync}/**/*.test.ts'],
          exclude: replacing,
          // Every file of it needs the whole server, which a process then loads once. What is kept
          // between files is what a server keeps between requests.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          ...LIMITS,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,sw}/**/*.test.{ts,tsx}'],
          exclude: replacing,
          // They keep nothing, and loading what they share takes longer than most of them.
          isolate: false,
          ...LIMITS,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['tests/*.test.ts', ...replacing],
          ...LIMITS,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
