import { expect } from '@playwright/test'
import type { Gray } from '../../media/still.ts'

/** How far one picture is from another, in grays of 255. */
interface Likeness {
  readonly mean: number
  /** The difference that 99 % of the pixels stay under. */
  readonly most: number
}

/** Compares two pictures of one size pixel by pixel. Throws when their sizes differ. */
export function compare(a: Gray, b: Gray): Likeness {
  const [one, other] = [`${a.width}x${a.height}`, `${b.width}x${b.height}`]
  if (one !== other) throw new Error(`A picture of ${one} cannot be compared with one of ${other}.`)
  // How many pixels are so many grays apart.
  const counts = new Float64Array(256)
  a.pixels.forEach((gray, i) => {
    const apart = Math.abs(gray - (b.pixels[i] as number))
    counts[apart] = (counts[apart] as number) + 1
  })
  const mean = counts.reduce((sum, count, apart) => sum + count * apart, 0) / a.pixels.length
  let most = 0
  for (let under = counts[0] as number; under < 0.99 * a.pixels.length; under += counts[most] as number) most++
  return { mean, most }
}

// How far a published picture may be from what its recipe makes.
const ofAvif: Likeness = { mean: 1.6, most: 7 }
/** WebP and JPEG are second choices and coarser. */
const ofOthers: Likeness = { mean: 3.2, most: 14 }
export const ofFilm: Likeness = { mean: 1.6, most: 6 }
/** Film grain is what an encoder leaves out first; lines that were moved by half a period would be 60 grays away. */
export const ofPortrait: Likeness = { mean: 6, most: 30 }

/** Expects a picture that is published as `file` to be what the recipe made. */
export function expectLike(published: Gray, made: Gray, file: string, allowed?: Likeness): void {
  const tolerance = allowed ?? (file.endsWith('.avif') ? ofAvif : ofOthers)
  const { mean, most } = compare(published, made)
  expect.soft(mean, `${file}: mean difference in grays`).toBeLessThan(tolerance.mean)
  expect.soft(most, `${file}: difference of 99 % of its pixels`).toBeLessThanOrEqual(tolerance.most)
}
