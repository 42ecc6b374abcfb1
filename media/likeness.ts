import { ffmpeg, words } from './ffmpeg.ts'
import type { Gray } from './still.ts'

/** How far one picture is from another, in grays of 255. */
export interface Likeness {
  readonly mean: number
  /** The difference that 99 % of the pixels stay under. */
  readonly most: number
}

/** Compares two pictures of one size pixel by pixel. Throws when their sizes differ. */
export function compare(a: Gray, b: Gray): Likeness {
  const [one, other] = [`${a.width}x${a.height}`, `${b.width}x${b.height}`]
  if (one !== other) throw new Error(`A picture of ${one} cannot be compared with one of ${other}.`)
  const apart = a.pixels.map((gray, i) => Math.abs(gray - (b.pixels[i] as number))).sort()
  const mean = apart.reduce((sum, difference) => sum + difference, 0) / apart.length
  return { mean, most: apart[Math.floor(0.99 * (apart.length - 1))] as number }
}

/** A picture scaled down as the recipes scale it, without the encoding. */
export async function scaled({ width, height, pixels }: Gray, to: number): Promise<Gray> {
  const source = words(`-f rawvideo -pix_fmt gray -s ${width}x${height} -i -`)
  const scale = ['-vf', `scale=${to}:-1:flags=lanczos+accurate_rnd+bitexact`]
  const raw = await ffmpeg([...source, ...scale, ...words('-f rawvideo -pix_fmt gray -')], [pixels])
  return { width: to, height: raw.length / to, pixels: raw }
}
