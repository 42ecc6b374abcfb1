import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ArchiveYear } from '../../../src/content/archive.ts'
import { wallColumns, wallPlateSize } from '../../../src/content/picture-parameters.ts'
import { computeReference, sealedAlphabet } from '../../../src/reference/reference.ts'
import { renderReferencePlate } from '../../../src/reference/reference-plate.ts'
import { type GrayImage, scaleImage } from './encode-images.ts'
import { runFfmpeg, splitOptions } from './ffmpeg.ts'
import { blackLevel } from './tone.ts'

/** How many times finer than it is published a plate is computed, so that its waves are averaged and not missed. */
const oversampling = 4

/** How coarse the grays are: AV1's constant quality, 0 to 63. What is transparent is exact. */
export const wallQuality = 47

/**
 * Returns the reference of a sealed report. Its content is not published, so that it is computed from year and number in
 * place of that: it stays the same whatever other years there are.
 */
export function getSealedReference(year: number, number: number): Promise<string> {
  return computeReference({ year, number }, sealedAlphabet)
}

/** Returns the plates of a year side by side, `columns` in a row, each with 2 pixels of black at its right and below. */
async function renderWall({ year, reports }: ArchiveYear, columns: number): Promise<GrayImage> {
  const cell = wallPlateSize * oversampling
  const size = (wallPlateSize - 2) * oversampling
  const [width, height] = [columns * cell, Math.ceil(reports / columns) * cell]
  const pixels = new Uint8Array(width * height).fill(Math.round(255 * blackLevel))
  for (let index = 0; index < reports; index += 1) {
    const plate = renderReferencePlate(await getSealedReference(year, index + 1), size)
    const corner = Math.floor(index / columns) * cell * width + (index % columns) * cell
    for (let row = 0; row < size; row += 1)
      pixels.set(plate.subarray(row * size, (row + 1) * size), corner + row * width)
  }
  return { width, height, pixels }
}

/** Computes the wall of a year, and writes YEAR-COLUMNS.avif for each number of columns into `folder`. */
export async function generateWall(folder: string, year: ArchiveYear): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const columns of wallColumns) {
    const picture = await scaleImage(await renderWall(year, columns), columns * wallPlateSize)
    await encodeTransparent(addGround(picture, year.reports), join(folder, `${year.year}-${columns}.avif`))
  }
}

/** A picture of two bytes a pixel: its gray, and how opaque it is. */
interface TransparentImage extends GrayImage {
  readonly format: 'ya8'
}

/** Returns the picture with nothing between its plates and where no report is: the page's ground is seen there. */
function addGround({ width, height, pixels }: GrayImage, reports: number): TransparentImage {
  const isPlate = (x: number, y: number) => {
    const place = Math.floor(y / wallPlateSize) * (width / wallPlateSize) + Math.floor(x / wallPlateSize)
    return place < reports && Math.max(x % wallPlateSize, y % wallPlateSize) < wallPlateSize - 2
  }
  const opaque = Array.from(pixels, (gray, index) => [
    gray,
    isPlate(index % width, Math.floor(index / width)) ? 255 : 0,
  ])
  return { width, height, pixels: new Uint8Array(opaque.flat()), format: 'ya8' }
}

/** Encodes a picture with the program of the AVIF library, because ffmpeg 5.1 writes no AVIF with transparency. */
async function encodeTransparent({ width, height, pixels, format }: TransparentImage, path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'))
  const png = join(folder, 'wall.png')
  await runFfmpeg([...splitOptions(`-f rawvideo -pix_fmt ${format} -s ${width}x${height} -i -`), png], [pixels])
  const grays = splitOptions(`--yuv 400 --cicp 1/13/1 --min 0 --max 63 -a end-usage=q -a color:cq-level=${wallQuality}`)
  const alpha = splitOptions('--minalpha 0 --maxalpha 0 -a alpha:cq-level=0')
  // One job: the bytes depend on how many there are.
  await promisify(execFile)('avifenc', [...splitOptions('-s 2 -j 1'), ...grays, ...alpha, png, path])
  await rm(folder, { recursive: true })
}
