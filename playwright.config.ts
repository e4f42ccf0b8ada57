import { defineConfig } from '@playwright/test'
import { chromeOptions } from './tests/support/chrome.ts'

// Each test starts servers and phones of its own (tests/support), so tests share nothing but the
// PostgreSQL of the run.
export default defineConfig({
  testDir: 'tests',
  testMatch: 'e2e/**/*.spec.ts',
  globalSetup: './tests/support/postgres.ts',
  outputDir: 'test-results',
  reporter: [['list']],
  fullyParallel: true,
  // Browsers wait more than they compute: three keep two cores busy.
  workers: 3,
  // `npm test` names whatever needed the second attempt.
  retries: 1,
  forbidOnly: true,
  timeout: 300_000,
  // tests/long/screen-mutants.test.ts waits less for what never comes.
  expect: { timeout: Number(process.env.EXPECT_TIMEOUT_MS ?? 30_000) },
  use: {
    browserName: 'chromium',
    launchOptions: chromeOptions(),
    trace: 'on-first-retry',
  },
})
