import { expect } from '@playwright/test'
import type { GrayImage } from '../../media/encode-images.ts'

/** The difference between two pictures, in grays of 255. */
interface Likeness {
  readonly mean: number
  /** The difference that 99 % of the pixels do not exceed. */
  readonly percentile99: number
}

/** Compares two pictures of one size pixel by pixel. Throws if their sizes differ. */
export function compareImages(a: GrayImage, b: GrayImage): Likeness {
  const [one, other] = [`${a.width}x${a.height}`, `${b.width}x${b.height}`]
  if (one !== other) throw new Error(`A picture of ${one} cannot be compared with one of ${other}.`)
  // The number of pixels for each difference in grays.
  const counts = new Float64Array(256)
  a.pixels.forEach((gray, i) => {
    const apart = Math.abs(gray - (b.pixels[i] as number))
    counts[apart] = (counts[apart] as number) + 1
  })
  const mean = counts.reduce((sum, count, apart) => sum + count * apart, 0) / a.pixels.length
  let percentile99 = 0
  for (let under = counts[0] as number; under < 0.99 * a.pixels.length; under += counts[percentile99] as number)
    percentile99++
  return { mean, percentile99 }
}

// The tolerance between a published picture and its generator's output.
const ofAvif: Likeness = { mean: 1.6, percentile99: 7 }
/** WebP and JPEG are fallbacks and coarser. */
const ofOthers: Likeness = { mean: 3.2, percentile99: 14 }
export const filmTolerance: Likeness = { mean: 1.6, percentile99: 6 }
/** Encoders drop film grain first; fringes shifted by half a period would differ by 60 grays. */
export const portraitTolerance: Likeness = { mean: 6, percentile99: 30 }

/** Expects a picture that is published as `file` to match the generator's output. */
export function expectSimilar(published: GrayImage, made: GrayImage, file: string, allowed?: Likeness): void {
  const tolerance = allowed ?? (file.endsWith('.avif') ? ofAvif : ofOthers)
  const { mean, percentile99 } = compareImages(published, made)
  expect.soft(mean, `${file}: mean difference in grays`).toBeLessThan(tolerance.mean)
  expect.soft(percentile99, `${file}: difference of 99 % of its pixels`).toBeLessThanOrEqual(tolerance.percentile99)
}
