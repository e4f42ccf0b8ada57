import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

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
          include: ['{shared,server}/**/*.test.ts', 'tests/api/**/*.test.ts'],
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
          // They keep nothing, and loading what they share takes longer than most of them.
          isolate: false,
          ...LIMITS,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['tests/{spec,sync}/**/*.test.ts', 'tests/*.test.ts'],
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
