import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'

const screenReader = '**/full/screen-reader.test.ts'
/** Tests that run one after another in a worker of their own: most of their time they wait. */
const sequential = [
  'form-store-model',
  'progressive-enhancement',
  'slow-clients',
  'text-browsers',
  'html-validity',
].map((name) => `**/full/${name}.test.ts`)
/** Tests of a minute and more are started last; otherwise they would occupy one worker while the others are idle. */
const contributing = '**/full/contributing.test.ts'

/** The tests that take longer than a contributor waits: `npm run test:full`, before a release. */
export default defineConfig({
  ...site,
  // Excluded from the shorter run.
  testIgnore: [],
  // Some of these tests wait, so a third worker uses the processor meanwhile.
  workers: 3,
  snapshotPathTemplate: 'tests/full/aria-snapshots/{arg}{ext}',
  projects: [
    // Run first and alone, on two desktops: on a busy machine a screen reader drops what it has no time to say.
    { name: 'screen-reader', testMatch: screenReader, workers: 2 },
    { name: 'contributing', testMatch: contributing, dependencies: ['screen-reader'] },
    { name: 'sequential', testMatch: sequential, workers: 1, dependencies: ['screen-reader'] },
    {
      name: 'browser',
      dependencies: ['screen-reader'],
      testMatch: '**/full/*.test.ts',
      testIgnore: [screenReader, ...sequential, contributing],
    },
  ],
})
