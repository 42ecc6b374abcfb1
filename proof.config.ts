import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'
import { computedMedia } from './tests/support/computed-media.ts'

/** Most of the time they wait: for somebody to have spoken, or for a connection to be given up. The walks follow them. */
const waiting = ['heard', 'slow-clients', 'walks'].map((name) => `**/${name}.proof.ts`)

/** What takes longer than a contributor waits: `npm run proof`, before a release. */
export default defineConfig({
  ...site,
  snapshotPathTemplate: 'tests/proof/outlines/{arg}{ext}',
  workers: 4,
  projects: [
    { name: 'waiting', workers: 2, testMatch: waiting },
    {
      name: 'working',
      workers: 2,
      testMatch: ['**/*.proof.ts', ...computedMedia.map((path) => `**/${path}`)],
      testIgnore: waiting,
    },
  ],
})
