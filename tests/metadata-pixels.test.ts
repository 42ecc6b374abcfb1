// What a browser shows of a picture is the same with and without its metadata.
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { clean } from '../packages/media-metadata/tests/support/reading.ts'
import { jpegsWithLocation, pngsWithLocation } from '../packages/media-metadata/tests/support/samples.ts'
import { createPixelReader } from './support/pixels.ts'

const readPixels = createPixelReader()
const withProfile = new URL('../packages/media-metadata/tests/support/files/icc-monitor.jpg', import.meta.url)
const pictures = {
  jpeg: { ...jpegsWithLocation, 'a color profile': readFileSync(withProfile) },
  png: pngsWithLocation,
}

for (const format of ['jpeg', 'png'] as const)
  for (const [name, bytes] of Object.entries(pictures[format]))
    test(`${format}, ${name}: both copies show the same pixels`, async () => {
      const shown = await readPixels(format, bytes)
      for (const removal of ['location', 'all'] as const) {
        const copy = await clean(bytes, removal)
        expect(await readPixels(format, copy ?? new Uint8Array()), removal).toBe(shown)
      }
    })
