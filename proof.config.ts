import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'

/** What takes longer than a contributor waits: `npm run proof`, which CI runs after `npm cit`. */
export default defineConfig({
  ...site,
  projects: [{ name: 'proof', testMatch: ['tests/proof/**/*.proof.ts'] }],
})
