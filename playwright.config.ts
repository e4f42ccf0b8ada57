import { defineConfig } from '@playwright/test'
import { chromeOptions } from './tests/support/chrome.ts'

/** tests/long/screen-mutants.test.ts waits less for what never comes. */
const PATIENCE_MS = process.env.PATIENCE_MS

// Each test starts servers and phones of its own (tests/support), so tests share nothing but the
// PostgreSQL of the run.
export default defineConfig({
  testDir: 'tests',
  // `npm test` names the first folder.
  testMatch: ['e2e/**/*.spec.ts', 'long/**/*.spec.ts'],
  globalSetup: ['./tests/support/build-first.ts', './tests/support/postgres.ts'],
  outputDir: 'test-results',
  reporter: [['list']],
  fullyParallel: true,
  // Browsers wait more than they compute: three keep two cores busy.
  workers: 3,
  // `npm test` names whatever needed the second attempt.
  retries: 1,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: Number(PATIENCE_MS ?? 30_000) },
  use: {
    browserName: 'chromium',
    launchOptions: chromeOptions(),
    trace: 'on-first-retry',
    // By themselves taps and ways to another screen wait for as long as the test.
    ...(PATIENCE_MS && {
      actionTimeout: 3 * Number(PATIENCE_MS),
      navigationTimeout: 3 * Number(PATIENCE_MS),
    }),
  },
})
