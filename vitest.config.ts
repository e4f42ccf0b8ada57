import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// `unit` is what `npm test` runs; `long` are the figures of `npm run test:long`.
export default defineConfig({
  test: {
    globalSetup: 'tests/support/postgres.ts',
    environment: 'node',
    pool: 'forks',
    // Most tests wait for the database now and then, so a machine with two cores runs two files.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{shared,server,sw,src}/**/*.test.{ts,tsx}',
            'tests/{api,spec,sync}/**/*.test.ts',
            'tests/*.test.ts',
          ],
          testTimeout: 20_000,
          hookTimeout: 60_000,
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
