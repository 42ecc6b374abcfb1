import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { tool } from '../tests/support/tools.ts'
import { cuts, frameStill, rollOf } from './film.ts'
import { developed, litBy, whole } from './fringes.ts'
import { compare, scaled } from './likeness.ts'
import { exposePlate, plates, plateWidths } from './plates.ts'
import { readSitter, widthsOf } from './portraits.ts'
import { decodeGray, type Gray } from './still.ts'

// Pictures are computed, decoded and compared here; a busy machine takes its time over that.
test.describe.configure({ timeout: 120_000 })

const folder = import.meta.dirname

test.beforeAll(() => {
  tool('ffprobe')
})

/** Compares the published file with what its recipe makes today. WebP and JPEG are second choices and coarser. */
async function expectLike(picture: Gray, width: number, file: string) {
  const { mean, most } = compare(await decodeGray(join(folder, file)), await scaled(picture, width))
  const coarse = file.endsWith('.avif') ? 1 : 2
  expect.soft(mean, `${file}: mean difference in grays`).toBeLessThan(1.6 * coarse)
  expect.soft(most, `${file}: difference of 99 % of its pixels`).toBeLessThanOrEqual(7 * coarse)
}

for (const plate of plates) {
  test(`the recipe makes the plate ${plate.name} as published`, async () => {
    const picture = exposePlate(plate, 1440)
    for (const width of plateWidths) {
      await expectLike(picture, width, `plates/${plate.name}-${width}.avif`)
      await expectLike(picture, width, `plates/${plate.name}-${width}.webp`)
    }
  })
}

test('every plate is visibly its own', () => {
  // The tall one is the same particle for longer, and stands in the same place.
  const wide = plates.filter(({ height }) => height === undefined)
  const pictures = wide.map((plate) => ({ name: plate.name, ...exposePlate(plate, 320) }))
  pictures.forEach((one, i) => {
    for (const other of pictures.slice(i + 1)) {
      expect(compare(one, other).mean, `${one.name} and ${other.name}`).toBeGreaterThan(25)
    }
  })
})

for (const cut of cuts.filter(({ posters }) => posters.length > 0)) {
  test(`the posters of ${cut.name} are frame 0 of its film`, async () => {
    const still = frameStill(rollOf(cut), 0)
    for (const { width, quality } of cut.posters) {
      for (const format of Object.keys(quality)) {
        await expectLike(still, width, `film/poster-${cut.name.replace(/-\d+$/, '')}-${width}.${format}`)
      }
    }
  })
}

for (const original of readdirSync(join(folder, 'portraits/originals'))) {
  const name = original.replace('.png', '')
  test(`the recipe makes portrait ${name} as published, at each of its widths`, async () => {
    const sitter = await readSitter(join(folder, 'portraits'), name)
    for (const { width, quality } of widthsOf(name)) {
      const picture = developed(litBy(sitter, whole, width))
      for (const format of Object.keys(quality)) await expectPortrait(picture, `portraits/${name}-${width}.${format}`)
    }
  })
}

/** Film grain is what an encoder leaves out first; lines that were moved by half a period would be 60 grays away. */
async function expectPortrait(picture: Gray, file: string) {
  const { mean, most } = compare(await decodeGray(join(folder, file)), picture)
  expect.soft(mean, `${file}: mean difference in grays`).toBeLessThan(6)
  expect.soft(most, `${file}: difference of 99 % of its pixels`).toBeLessThanOrEqual(30)
}
