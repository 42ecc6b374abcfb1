// A needle in any part of a file that is kept, at any place that has room for it, is in no copy, and never "none".
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { readExampleFile } from './support/fixtures.ts'
import { filesWithNeedles, isInPicture } from './support/needles.ts'
import { clean, emptyReport, read } from './support/reading.ts'

const examples =
  'film.mp4 h264-timing.mp4 hevc.mp4 av1.mp4 fragmented.mp4 recording.mp4 plain.jpg progressive.jpg plain.png'
const folder = new URL('./support/files/', import.meta.url)
const files = new Map([
  ...examples.split(' ').map((name) => [name, readExampleFile(name)] as const),
  ...readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder))] as const),
])

for (const [name, bytes] of files)
  test(`${name} with a needle in any of its parts has no copy with it, and is not said to record nothing`, async () => {
    let copies = 0
    await fc.assert(
      fc.asyncProperty(filesWithNeedles(bytes), async ({ file, needle }) => {
        const copy = await clean(file)
        if (copy) copies += 1
        if (copy && !isInPicture(copy, needle)) expect(copy.indexOf(needle)).toBe(-1)
        if (!isInPicture(file, needle)) expect(await read(file)).not.toEqual(emptyReport)
      }),
      { numRuns: 300, seed: 79 },
    )
    // The control: what is hidden where it can be taken out does not prevent a copy.
    expect(copies).toBeGreaterThan(0)
  })
