import { defineConfig } from '@playwright/test'
import { getTestChromiumOptions } from './tooling/chromium.ts'

const port = Number(process.env.SITE_PORT ?? 3210)
const baseURL = `http://localhost:${port}`
/** Where the tests have what `npm run dev` serves. */
export const developmentOrigin = `http://localhost:${port + 1000}`

export default defineConfig({
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Only reached on failure: assertions pass within a second, and within five under load.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'dot' : 'line',
  globalSetup: './tooling/chromium.ts',
  use: { baseURL, launchOptions: getTestChromiumOptions(), locale: 'en-US', timezoneId: 'America/Los_Angeles' },
  webServer: [
    {
      command: 'node --import ./tooling/run-typescript.js server/start.ts dist',
      env: { PORT: String(port) },
      url: `${baseURL}/healthz`,
    },
    {
      command: `node --import ./tooling/run-typescript.js tests/support/serve-states.ts ${port + 1000}`,
      url: `${developmentOrigin}/states`,
    },
  ],
  testMatch: '**/*.test.ts',
  projects: [
    { name: 'site', testIgnore: '**/tests/full/**' },
    // Before the rest and alone: on a busy machine a screen reader drops what it has no time to say.
    { name: 'screen-reader', testMatch: '**/full/screen-reader.test.ts' },
    {
      name: 'full',
      testMatch: '**/tests/full/*.test.ts',
      testIgnore: '**/full/screen-reader.test.ts',
      dependencies: ['screen-reader'],
    },
  ],
})
