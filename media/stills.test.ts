import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { tool } from '../machine/tools.ts'
import { compare, expectLike, ofPortrait } from '../tests/support/likeness.ts'
import { developed, litBy, whole } from './fringes.ts'
import { exposePlate, plates, plateWidths } from './plates.ts'
import { readSitter, widthsOf } from './portraits.ts'
import { decodeGray, scaled } from './still.ts'

// Pictures are computed, decoded and compared here; a busy machine takes its time over that.
test.describe.configure({ timeout: 120_000 })

const folder = import.meta.dirname

test.beforeAll(() => {
  tool('ffprobe')
})

for (const plate of plates) {
  test(`the recipe makes the plate ${plate.name} as published`, async () => {
    const picture = exposePlate(plate, 1440)
    for (const width of plateWidths) {
      const made = await scaled(picture, width)
      for (const format of ['avif', 'webp']) {
        const file = `plates/${plate.name}-${width}.${format}`
        expectLike(await decodeGray(join(folder, file)), made, file)
      }
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

for (const original of readdirSync(join(folder, 'portraits/originals'))) {
  const name = original.replace('.png', '')
  test(`the recipe makes portrait ${name} as published, at each of its widths`, async () => {
    const sitter = await readSitter(join(folder, 'portraits'), name)
    for (const { width, quality } of widthsOf(name)) {
      const made = developed(litBy(sitter, whole, width))
      for (const format of Object.keys(quality)) {
        const file = `portraits/${name}-${width}.${format}`
        expectLike(await decodeGray(join(folder, file)), made, file, ofPortrait)
      }
    }
  })
}
