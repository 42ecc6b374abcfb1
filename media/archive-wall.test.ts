import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { archive } from '../src/content/archive.ts'
import { wallColumns, wallPlateSize } from '../src/content/picture-parameters.ts'
import { renderReferencePlate } from '../src/forms/documents/reference-plate.ts'
import { compareImages } from '../tests/support/image-similarity.ts'
import { findProgram } from '../tooling/programs.ts'
import { getSealedReference, renderWall } from './archive-wall.ts'
import { decodeGray, type GrayImage, scaleImage } from './encode-images.ts'

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

test('every sealed report has a reference of its own, which no other year changes', () => {
  const references = archive.flatMap(({ year, reports }) =>
    Array.from({ length: reports }, (_, index) => getSealedReference(year, index + 1)),
  )
  expect(new Set(references).size).toBe(archive.reduce((sum, { reports }) => sum + reports, 0))
  expect([getSealedReference(2017, 1), getSealedReference(2024, 147)]).toEqual(['M352-F9LK', 'SENN-2S3T'])
})

for (const columns of wallColumns)
  test(`the published picture of ${columns} plates a row shows each at its place, as a form draws the plate of a reference`, async () => {
    for (const { year, reports } of archive.slice(-2)) {
      const published = await decodeGray(join(import.meta.dirname, `../public/archive/${year}-${columns}.avif`))
      expect(published.height).toBe(Math.ceil(reports / columns) * wallPlateSize)
      for (const place of [0, columns - 1, columns, reports - 1].filter((place) => place < reports)) {
        const compareTo = async (number: number) => {
          const side = 4 * (wallPlateSize - 2)
          const plate = renderReferencePlate(getSealedReference(year, number), side)
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
    const files = archive.map(({ year }) => `../public/archive/${year}-${columns}.avif`)
    const bytes = files.map((file) => statSync(join(import.meta.dirname, file)).size)
    expect(bytes.slice(-8).reduce((sum, each) => sum + each)).toBeLessThan(90_000)
  }
})

test('a place without a report is black', () => {
  const [year] = archive.slice(-1)
  if (!year) throw new Error('The archive is empty.')
  const picture = renderWall({ ...year, reports: 22 }, 21)
  expect(picture.height).toBe(2 * 4 * wallPlateSize)
  const secondRow = [...picture.pixels.subarray((picture.height / 2) * picture.width)]
  const brightest = (grays: readonly number[]) => grays.reduce((largest, gray) => Math.max(largest, gray), 0)
  expect(brightest(secondRow)).toBeGreaterThan(200)
  expect(brightest(secondRow.filter((_, index) => index % picture.width >= 4 * wallPlateSize))).toBe(10)
})
