import { defineConfig } from '@playwright/test'
import './tests/support/quick-stacks.ts'
import { quickChromiumHere } from './machine/browser.ts'

const port = Number(process.env.SITE_PORT ?? 3210)
const baseURL = `http://localhost:${port}`

export default defineConfig({
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Longer only where something fails: at rest all of it is there in a second, on a machine at work it has taken five.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'dot' : 'line',
  use: { baseURL, launchOptions: quickChromiumHere(), locale: 'en-US', timezoneId: 'America/Los_Angeles' },
  webServer: {
    command: 'node server/start.ts',
    env: { PORT: String(port) },
    url: `${baseURL}/healthz`,
    reuseExistingServer: false,
  },
  testMatch: '**/*.test.ts',
  testIgnore: process.env.SITE_TESTS_WITHOUT?.split(',').map((path) => `**/${path}`) ?? [],
})
