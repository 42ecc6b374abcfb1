import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'
import { computedMedia } from './tests/support/computed-media.ts'

const heard = '**/heard.proof.ts'
/** What one worker does meanwhile: the desktops leave half of the processor. Much of this waits as well. */
const beside = ['crowd', 'forms-model', 'needles', 'robust', 'slow-clients', 'text-browsers', 'valid'].map(
  (name) => `**/${name}.proof.ts`,
)
/** Tests of a minute and more: begun last, they would keep one worker while the others have nothing left to do. */
const walked = '**/walks.proof.ts'

/** What takes longer than a contributor waits: `npm run proof`, before a release. */
export default defineConfig({
  ...site,
  // Some of it waits for a time to pass; a third worker takes the processor meanwhile.
  workers: 3,
  snapshotPathTemplate: 'tests/proof/outlines/{arg}{ext}',
  projects: [
    // Before the rest, on two desktops, each of which waits most of the time: beside all of it a screen reader misses what
    // happens, and nobody knows whose fault that is.
    { name: 'heard', testMatch: heard, workers: 2 },
    { name: 'beside', testMatch: beside, workers: 1 },
    { name: 'walked', testMatch: walked, dependencies: ['heard', 'beside'] },
    {
      name: 'seen',
      dependencies: ['heard', 'beside'],
      testMatch: ['**/*.proof.ts', ...computedMedia.map((path) => `**/${path}`)],
      testIgnore: [heard, ...beside, walked],
    },
  ],
})
