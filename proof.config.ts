import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'
import { computedMedia } from './tests/support/computed-media.ts'

const heardAndWalked = ['**/heard.proof.ts', '**/walks.proof.ts']

/** What takes longer than a contributor waits: `npm run proof`, before a release. */
export default defineConfig({
  ...site,
  snapshotPathTemplate: 'tests/proof/outlines/{arg}{ext}',
  // A journey that is heard waits, most of the time, for somebody to have spoken: it leaves the cores to the rest.
  workers: 4,
  projects: [
    { name: 'heard and walked', workers: 2, testMatch: heardAndWalked },
    {
      name: 'the rest',
      workers: 2,
      testMatch: ['**/*.proof.ts', ...computedMedia.map((path) => `**/${path}`)],
      testIgnore: heardAndWalked,
    },
  ],
})
