import { defineConfig } from 'vitest/config'

// `npm run bench` runs one file at a time, so that they do not disturb each other.
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'tests/support/postgres.ts',
    fileParallelism: false,
    benchmark: { include: ['tests/bench/**/*.bench.ts'] },
  },
})
