import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'

const screenReader = '**/full/screen-reader.test.ts'
/** Tests that run in one worker meanwhile: the desktops leave half of the processor, and most of these wait as well. */
const parallel = [
  'form-store-model',
  'hosts',
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
    // Run first, on two desktops, because under load a screen reader misses events and its tests fail at random.
    { name: 'screen-reader', testMatch: screenReader, workers: 2 },
    { name: 'parallel', testMatch: parallel, workers: 1 },
    { name: 'contributing', testMatch: contributing, dependencies: ['screen-reader', 'parallel'] },
    {
      name: 'browser',
      dependencies: ['screen-reader', 'parallel'],
      testMatch: '**/full/*.test.ts',
      testIgnore: [screenReader, ...parallel, contributing],
    },
  ],
})
