import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { getTestChromiumOptions } from './tooling/chromium.ts'
import { dist } from './tooling/dist.ts'

// What asks through the proxy of a network, as the probe of a server does, asks this machine itself directly.
for (const name of ['no_proxy', 'NO_PROXY'])
  process.env[name] = [process.env[name], 'localhost', '127.0.0.1', '[::1]'].filter(Boolean).join(',')

const port = Number(process.env.SITE_PORT ?? 3210)
const baseURL = `http://localhost:${port}`
/** Where the tests have what `npm run dev` serves. */
export const developmentOrigin = `http://localhost:${port + 1000}`

/** Whether only tests are run that need no build, no server and no browser: `npm run test:unit`. */
const isUnitRun = String(process.argv.filter((word) => word.startsWith('--project'))) === '--project=unit'
const run = 'node --import ./tooling/run-typescript.js'

export default defineConfig({
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Only reached on failure: assertions pass within a second, and within five under load.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'dot' : 'line',
  globalSetup: ['./tests/support/check-unit-tests.ts', ...(isUnitRun ? [] : ['./tooling/chromium.ts'])],
  use: { baseURL, launchOptions: getTestChromiumOptions(), locale: 'en-US', timezoneId: 'America/Los_Angeles' },
  webServer: isUnitRun
    ? []
    : [
        {
          command: `${run} build/build-if-older.ts && ${run} server/start.ts ${dist}`,
          env: { PORT: String(port) },
          url: `${baseURL}/healthz`,
          timeout: 300_000,
        },
        {
          command: `${run} tests/support/serve-states.ts ${port + 1000}`,
          url: `${developmentOrigin}/states`,
        },
      ],
  testMatch: '**/*.test.ts',
  projects: [
    // A worker takes as long to start as most files take to run, so that each file has one.
    { name: 'unit', testIgnore: fileURLToPath(new URL('tests/**', import.meta.url)), fullyParallel: false },
    { name: 'site', testDir: 'tests', testIgnore: '**/full/**' },
    // Before the rest and one by one: on a busy machine a screen reader drops what it has no time to say.
    { name: 'screen-reader', testMatch: '**/full/screen-reader.test.ts', fullyParallel: false },
    {
      name: 'full',
      testDir: 'tests/full',
      testIgnore: '**/screen-reader.test.ts',
      dependencies: ['screen-reader'],
    },
  ],
})
