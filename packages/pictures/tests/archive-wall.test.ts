import { statSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { archive } from '../../../src/content/archive.ts'
import { wallColumns, wallPlateSize } from '../../../src/content/picture-parameters.ts'
import { renderReferencePlate } from '../../../src/report/documents/reference-plate.ts'
import { findProgram } from '../../../tooling/programs.ts'
import { getSealedReference } from '../src/archive-wall.ts'
import { decodeGray, type GrayImage, scaleImage } from '../src/encode-images.ts'
import { compareImages } from './image-similarity.ts'

test.beforeAll(() => {
  findProgram('ffmpeg')
})

/** Returns the part of a picture that a plate has, without the black at its right and below. */
function cropPlate({ width, pixels }: GrayImage, place: number, columns: number): GrayImage {
  const size = wallPlateSize - 2
  const corner = (Math.floor(place / columns) * width + (place % columns)) * wallPlateSize
  const rows = Array.from({ length: size }, (_, row) => [...pixels.subarray(corner + row * width).subarray(0, size)])
  return { width: size, height: size, pixels: new Uint8Array(rows.flat()) }
}

test('every sealed report has a reference of its own, which no other year changes', async () => {
  const references = await Promise.all(
    archive.flatMap(({ year, reports }) =>
      Array.from({ length: reports }, (_, index) => getSealedReference(year, index + 1)),
    ),
  )
  expect(new Set(references).size).toBe(archive.reduce((sum, { reports }) => sum + reports, 0))
  expect([await getSealedReference(2017, 1), await getSealedReference(2024, 147)]).toEqual(['M352-F9LK', 'SENN-2S3T'])
})

for (const columns of wallColumns)
  test(`the published picture of ${columns} plates a row shows each at its place, as a form draws the plate of a reference`, async () => {
    for (const { year, reports } of archive.slice(-2)) {
      const published = await decodeGray(`public/archive/${year}-${columns}.avif`)
      expect(published.height).toBe(Math.ceil(reports / columns) * wallPlateSize)
      for (const place of [0, columns - 1, columns, reports - 1].filter((place) => place < reports)) {
        const compareTo = async (number: number) => {
          const side = 4 * (wallPlateSize - 2)
          const plate = renderReferencePlate(await getSealedReference(year, number), side)
          const small = await scaleImage({ width: side, height: side, pixels: plate }, wallPlateSize - 2)
          return compareImages(cropPlate(published, place, columns), small).mean
        }
        const own = await compareTo(place + 1)
        expect(own, `report ${place + 1} of ${year}`).toBeLessThan(14)
        expect(await compareTo(((place + 7) % reports) + 1), 'another plate differs more').toBeGreaterThan(1.5 * own)
      }
    }
  })

test('the pictures of the years 2017 to 2024 have less than 90 kB together, at either width', () => {
  for (const columns of wallColumns) {
    const files = archive.map(({ year }) => `public/archive/${year}-${columns}.avif`)
    const bytes = files.map((file) => statSync(file).size)
    expect(bytes.slice(-8).reduce((sum, each) => sum + each)).toBeLessThan(90_000)
  }
})
