import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'
import { computedMedia } from './tests/support/computed-media.ts'

/** Two desktops, each of which waits for most of its time, and clients that wait for nearly all of theirs. */
const heard = ['**/heard.proof.ts', '**/slow-clients.proof.ts']
/** Three tests of a minute and more: begun last, they would keep one worker while the others have nothing left to do. */
const walked = '**/walks.proof.ts'

/** What takes longer than a contributor waits: `npm run proof`, before a release. */
export default defineConfig({
  ...site,
  // Some of it waits for a time to pass; a third worker takes the processor meanwhile.
  workers: 3,
  snapshotPathTemplate: 'tests/proof/outlines/{arg}{ext}',
  projects: [
    // Before the rest: beside other work a screen reader misses what happens, and nobody knows whose fault that is.
    { name: 'heard', testMatch: heard },
    { name: 'walked', testMatch: walked, dependencies: ['heard'] },
    {
      name: 'seen',
      dependencies: ['heard'],
      testMatch: ['**/*.proof.ts', ...computedMedia.map((path) => `**/${path}`)],
      testIgnore: [...heard, walked],
    },
  ],
})
