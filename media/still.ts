import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ffmpeg, srgb, words } from './ffmpeg.ts'

/** A gray picture: one byte a pixel, full range, row by row from the top. */
export interface Gray {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** The formats to write a still in and the quality of each: AV1's CRF (less is better), WebP's percent, JPEG's q:v. */
export interface Quality {
  readonly avif: number
  readonly webp?: number
  readonly jpg?: number
}

/** Where and how to encode one still. `path` has no extension; one file is written for each format in `quality`. */
export interface Still {
  readonly path: string
  readonly width: number
  readonly quality: Quality
}

/** A picture file, or the first frame of a film, as grays in full range, whatever range it was stored in. */
export async function decodeGray(path: string): Promise<Gray> {
  const filter = 'scale=flags=accurate_rnd+bitexact:out_range=pc,format=gray'
  const pgm = await ffmpeg(['-i', path, '-vf', filter, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'pgm', '-'])
  const header = /^P5\s(\d+)\s(\d+)\s255\s/.exec(pgm.toString('latin1', 0, 32))
  if (!header) throw new Error(`${path} did not decode to 8-bit grays.`)
  return { width: Number(header[1]), height: Number(header[2]), pixels: pgm.subarray(header[0].length) }
}

/** A picture scaled down as the recipes scale it, without the encoding. */
export async function scaled({ width, height, pixels }: Gray, to: number): Promise<Gray> {
  const source = words(`-f rawvideo -pix_fmt gray -s ${width}x${height} -i -`)
  const scale = ['-vf', `scale=${to}:-1:flags=lanczos+accurate_rnd+bitexact`]
  const raw = await ffmpeg([...source, ...scale, ...words('-f rawvideo -pix_fmt gray -')], [pixels])
  return { width: to, height: raw.length / to, pixels: raw }
}

/** Encodes a gray picture, scaled down to each still's width, in each format it asks for. */
export async function encodeStills(picture: Gray, stills: readonly Still[]): Promise<void> {
  const source = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', `${picture.width}x${picture.height}`, '-i', '-']
  for (const { path, width, quality } of stills) {
    await mkdir(dirname(path), { recursive: true })
    const write = (format: string, args: readonly string[]) =>
      ffmpeg([...source, '-frames:v', '1', '-map_metadata', '-1', ...args, `${path}.${format}`], [picture.pixels])
    await write('avif', avif(width, quality.avif))
    if (quality.webp) await write('webp', webp(width, quality.webp))
    if (quality.jpg) await write('jpg', jpg(width, quality.jpg))
  }
}

// One scale filter does size, range and format together. A format that the encoder has to convert again loses the range
// without a word: AVIF then claims full range for grays of 16 to 235 (ffmpeg 5.1).
function scale(width: number, range: 'pc' | 'tv', format: string): string[] {
  const size = `scale=${width}:-1:flags=lanczos+accurate_rnd+bitexact`
  return ['-vf', `${size}:in_range=pc:out_range=${range},format=${format}`]
}

function avif(width: number, crf: number): string[] {
  const still = words(`-c:v libaom-av1 -still-picture 1 -cpu-used 2 -crf ${crf} -b:v 0 -color_range pc`)
  return [...scale(width, 'pc', 'yuv420p'), ...still, ...srgb]
}

/** WebP knows no full range: its grays are 16 to 235 by definition. */
function webp(width: number, quality: number): string[] {
  const still = words(`-c:v libwebp -preset photo -compression_level 6 -quality ${quality}`)
  return [...scale(width, 'tv', 'yuv420p'), ...still]
}

function jpg(width: number, quality: number): string[] {
  const still = words(`-c:v mjpeg -huffman optimal -flags +bitexact -q:v ${quality}`)
  return [...scale(width, 'pc', 'yuvj420p'), ...still]
}
