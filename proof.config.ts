import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'

/** What takes longer than a contributor waits: `npm run proof`, before a release. */
export default defineConfig({
  ...site,
  snapshotPathTemplate: 'tests/proof/outlines/{arg}{ext}',
  projects: [{ name: 'proof', testMatch: ['tests/proof/**/*.proof.ts'] }],
})
