// What a browser shows of a picture is the same with and without its metadata.
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { clean } from '../packages/media-metadata/tests/support/reading.ts'
import { jpegsWithLocation, pngsWithLocation } from '../packages/media-metadata/tests/support/samples.ts'
import { readPixels } from './support/pixels.ts'

const withProfile = new URL('../packages/media-metadata/tests/support/files/icc-monitor.jpg', import.meta.url)
const pictures = {
  jpeg: { ...jpegsWithLocation, 'a color profile': readFileSync(withProfile) },
  png: pngsWithLocation,
}

for (const [format, files] of Object.entries(pictures))
  test(`the copy of each ${format} shows the same pixels`, async ({ page }) => {
    for (const [name, bytes] of Object.entries(files)) {
      const shown = await readPixels(page, bytes)
      const copy = await clean(bytes)
      expect(await readPixels(page, copy ?? new Uint8Array()), name).toEqual(shown)
    }
  })
