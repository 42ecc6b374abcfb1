import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMarkLines, type MarkLine } from '../../../src/components/logo-mark.lines.ts'
import { manifestIconSize } from '../../../src/published-data/web-manifest.ts'
import { runFfmpeg, splitOptions } from './ffmpeg.ts'
import { getTokenColor } from './token-colors.ts'

/** The colors of the mark: its lines on a light and a dark ground, and the last of them, which is the accent, on either. */
export const iconColors = {
  linesOnLight: getTokenColor('--dark-ground'),
  linesOnDark: getTokenColor('--dark-text'),
  accentOnLight: getTokenColor('--light-accent'),
  accentOnDark: getTokenColor('--dark-accent'),
}
const { linesOnLight, linesOnDark, accentOnLight, accentOnDark } = iconColors
/** The ground of the icons that are tiles. */
const ground = linesOnLight

/** The sizes inside favicon.ico, and of the tile for iOS. */
const icoSizes = [16, 32, 48] as const
const touchSize = 180

/** Writes the logo mark as SVG, ICO and PNG icons into `folder`. */
export async function generateIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const write = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content)
  await write('favicon.svg', svg())
  await write(
    'favicon.ico',
    ico(await Promise.all(icoSizes.map(async (size) => ({ size, png: await tile(size, 0.09) })))),
  )
  await write('apple-touch-icon.png', await tile(touchSize, 0.24))
  // A launcher may crop this one to a circle of 80 % (W3C manifest, "safe zone"): the mark's corners stay inside it.
  await write(`icon-${manifestIconSize}.png`, await tile(manifestIconSize, 0.24))
}

/** Returns the mark as SVG, dark in a light color scheme and light in a dark one. */
function svg(): string {
  const edge = 4
  const lines = createMarkLines(64 - 2 * edge, 3)
  const rect = ({ x, width, isAccent }: MarkLine) =>
    `  <rect${isAccent ? ' class="live"' : ''} x="${Number((x + edge).toFixed(3))}" y="${edge}" width="${width}" height="56"/>\n`
  const dark = `@media (prefers-color-scheme: dark) { rect { fill: ${linesOnDark} } .live { fill: ${accentOnDark} } }`
  const style = `rect { fill: ${linesOnLight} } .live { fill: ${accentOnLight} } ${dark}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">\n  <style>${style}</style>\n${lines.map(rect).join('')}</svg>\n`
}

/** Returns the mark on a dark square, as PNG; `margin` is the part of the side left free at each edge. */
async function tile(size: number, margin: number): Promise<Buffer> {
  const edge = Math.round(size * margin)
  const lines = createMarkLines(size - 2 * edge, Math.max(1, (size - 2 * edge) / 18))
  const row = Array.from({ length: size }, (_, column) => shade(column - edge, lines))
  const empty = rgb(ground)
  const pixels = Array.from({ length: size }, (_, y) =>
    row.map((color) => (y < edge || y >= size - edge ? empty : color)),
  )
  const source = splitOptions(`-f rawvideo -pix_fmt rgb24 -s ${size}x${size} -i -`)
  const png = splitOptions('-frames:v 1 -map_metadata -1 -flags +bitexact -c:v png -pred mixed -f image2pipe -')
  return runFfmpeg([...source, ...png], [Uint8Array.from(pixels.flat(2))])
}

/** Returns the color of a column one pixel wide: the ground, and over it the part of the column that each line covers. */
function shade(column: number, lines: readonly MarkLine[]): number[] {
  return lines.reduce((under, line) => {
    const covered = Math.max(0, Math.min(column + 1, line.x + line.width) - Math.max(column, line.x))
    const over = rgb(line.isAccent ? accentOnDark : linesOnDark)
    return under.map((value, i) => Math.round(value + ((over[i] as number) - value) * covered))
  }, rgb(ground))
}

function rgb(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

/** Returns an ICO file with PNG pictures: a header of 6 bytes, 16 bytes for each, then the pictures. */
function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(pictures.length, 4)
  let offset = directory.length
  pictures.forEach(({ size, png }, i) => {
    const entry = 6 + 16 * i
    directory.writeUInt8(size, entry)
    directory.writeUInt8(size, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(24, entry + 6)
    directory.writeUInt32LE(png.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)])
}
