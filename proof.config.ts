import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'
import { computedMedia } from './tests/support/computed-media.ts'

/** What takes longer than a contributor waits: `npm run proof`, before a release. */
export default defineConfig({
  ...site,
  snapshotPathTemplate: 'tests/proof/outlines/{arg}{ext}',
  testMatch: ['**/*.proof.ts', ...computedMedia.map((path) => `**/${path}`)],
})
