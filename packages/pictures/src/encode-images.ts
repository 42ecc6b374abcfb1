import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { runFfmpeg, splitOptions, srgbOptions } from './ffmpeg.ts'

/** A gray picture: one byte a pixel, full range, row by row from the top. */
export interface GrayImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** The formats of a picture and the quality of each: AV1's CRF (less is better), WebP's percent, JPEG's q:v. */
export interface EncodingQuality {
  readonly avif: number
  readonly webp?: number
  readonly jpg?: number
}

export interface ImageOutput {
  readonly path: string
  readonly width: number
  readonly quality: EncodingQuality
}

/** Returns a picture file, or the first frame of a film, as grays in full range, whatever its stored range. */
export async function decodeGray(path: string): Promise<GrayImage> {
  const filter = 'scale=flags=accurate_rnd+bitexact:out_range=pc,format=gray'
  const pgm = await runFfmpeg(['-i', path, '-vf', filter, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'pgm', '-'])
  const header = /^P5\s(\d+)\s(\d+)\s255\s/.exec(pgm.toString('latin1', 0, 32))
  if (!header) throw new Error(`${path} did not decode to 8-bit grays.`)
  return { width: Number(header[1]), height: Number(header[2]), pixels: pgm.subarray(header[0].length) }
}

export async function scaleImage({ width, height, pixels }: GrayImage, to: number): Promise<GrayImage> {
  const source = splitOptions(`-f rawvideo -pix_fmt gray -s ${width}x${height} -i -`)
  const scale = ['-vf', `scale=${to}:-1:flags=lanczos+accurate_rnd+bitexact`]
  const raw = await runFfmpeg([...source, ...scale, ...splitOptions('-f rawvideo -pix_fmt gray -')], [pixels])
  return { width: to, height: raw.length / to, pixels: raw }
}

/** Encodes a gray picture, scaled down to the width of each output, in each of its formats. */
export async function encodeImages(picture: GrayImage, outputs: readonly ImageOutput[]): Promise<void> {
  const source = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', `${picture.width}x${picture.height}`, '-i', '-']
  for (const { path, width, quality } of outputs) {
    await mkdir(dirname(path), { recursive: true })
    const write = (format: string, args: readonly string[]) =>
      runFfmpeg([...source, '-frames:v', '1', '-map_metadata', '-1', ...args, `${path}.${format}`], [picture.pixels])
    await write('avif', avif(width, quality.avif))
    if (quality.webp) await write('webp', webp(width, quality.webp))
    if (quality.jpg) await write('jpg', jpg(width, quality.jpg))
  }
}

// One scale filter converts size, range and format together. A format that the encoder has to convert again silently
// loses the range: AVIF would be labeled full range for grays of 16 to 235.
function scale(width: number, range: 'pc' | 'tv', format: string): string[] {
  const size = `scale=${width}:-1:flags=lanczos+accurate_rnd+bitexact`
  return ['-vf', `${size}:in_range=pc:out_range=${range},format=${format}`]
}

function avif(width: number, crf: number): string[] {
  const options = splitOptions(`-c:v libaom-av1 -still-picture 1 -cpu-used 2 -crf ${crf} -b:v 0 -color_range pc`)
  return [...scale(width, 'pc', 'yuv420p'), ...options, ...srgbOptions]
}

/** WebP has no full range: its grays are 16 to 235 by definition. */
function webp(width: number, quality: number): string[] {
  const options = splitOptions(`-c:v libwebp -preset photo -compression_level 6 -quality ${quality}`)
  return [...scale(width, 'tv', 'yuv420p'), ...options]
}

function jpg(width: number, quality: number): string[] {
  const options = splitOptions(`-c:v mjpeg -huffman optimal -flags +bitexact -q:v ${quality}`)
  return [...scale(width, 'pc', 'yuvj420p'), ...options]
}
