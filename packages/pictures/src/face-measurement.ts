import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { portraitParameters } from '../../../src/content/picture-parameters.ts'
import type { ScalarField } from './depth-map.ts'
import { type EncodingQuality, encodeImages, type GrayImage } from './encode-images.ts'
import { fullFrame, type PortraitModel, renderFringes, toneMap } from './fringe-pattern.ts'
import { computeContrast, computeWrappedPhase, renderPhaseSteps, unwrapPhase } from './phase-steps.ts'
import { readPortraitModel } from './portraits.ts'
import { blackLevel, whiteLevel } from './tone.ts'

interface Output {
  readonly width: number
  readonly quality: EncodingQuality
}

/** The large portrait, one width for each pixel density: 600 px on a phone, 816 elsewhere. */
const large: readonly Output[] = [
  { width: 600, quality: { avif: 36, webp: 34 } },
  { width: 816, quality: { avif: 37, webp: 40 } },
  { width: 1200, quality: { avif: 44 } },
  { width: 1224, quality: { avif: 42 } },
  { width: 1632, quality: { avif: 39 } },
]
/** The phase steps. Their lines are so far apart that a browser may scale them. */
const steps: readonly Output[] = [
  { width: 300, quality: { avif: 37, webp: 40 } },
  { width: 600, quality: { avif: 37 } },
  { width: 900, quality: { avif: 38 } },
]
/** The depth map, the right half of the same part, twice as high as wide. */
const reliefs: readonly Output[] = [
  { width: 300, quality: { avif: 24, webp: 70 } },
  { width: 600, quality: { avif: 28 } },
]
/** Samples of the measurement per px of the portrait. */
const fineness = 4
/** The contrast below which four phase steps give no reading. */
const leastContrast = 0.4
/** The hatching where there is none: the distance of its lines and their width, in samples. */
const hatching = { distance: 9, line: 3 }

/** Writes the example `large-WIDTH`, `step-{1,2,3,4}-WIDTH` of its face and, from these alone, `depth-WIDTH` and profile. */
export async function generateMeasurement(folder: string): Promise<void> {
  const model = await readPortraitModel(folder, portraitParameters.example)
  for (const { width, quality } of large) {
    const picture = toneMap(renderFringes(model, fullFrame, width))
    await encodeImages(picture, [{ path: join(folder, `large-${width}`), width, quality }])
  }
  for (const { width, quality } of steps) {
    for (const [i, step] of renderPhaseSteps(model, portraitParameters.face, width).entries())
      await encodeImages(toneMap(step), [{ path: join(folder, `step-${i + 1}-${width}`), width, quality }])
  }
  const heights = measureFace(model)
  const depth = reliefs.map(({ width, quality }) => ({ path: join(folder, `depth-${width}`), width, quality }))
  await encodeImages(drawRelief(heights), depth)
  writeFileSync(join(folder, 'depth-profile.json'), `${JSON.stringify(readProfile(heights), null, 1)}\n`)
}

/**
 * Returns the height of each point of a face, in px of the portrait, from its four phase steps alone, relative to the
 * center; NaN where they give no reading.
 */
export function measureFace(model: PortraitModel): ScalarField {
  const { face } = portraitParameters
  const width = fineness * face.width
  const steps = renderPhaseSteps(model, face, width)
  const contrast = computeContrast(steps).values
  const isRead = (i: number) => (contrast[i] as number) > leastContrast
  return unwrapPhase(computeWrappedPhase(steps), face, (width * width + width) / 2, isRead)
}

/**
 * Returns the depth along the middle column, in mm for each px of the portrait from the top, counted forward from the
 * farthest reading; null where there is none.
 */
export function readProfile({ width, height, values }: ScalarField): { readonly depthMm: readonly (number | null)[] } {
  const column = Array.from({ length: height / fineness }, (_, y) => {
    const row = y * fineness + Math.floor(fineness / 2)
    return (values[row * width + width / 2] as number) * portraitParameters.pixelMm
  })
  const farthest = Math.min(...column.filter((each) => !Number.isNaN(each)))
  return { depthMm: column.map((each) => (Number.isNaN(each) ? null : Number((each - farthest).toFixed(1)))) }
}

/** Returns the right half of a height field as grays, the nearest point white, and hatched where there is no reading. */
function drawRelief({ width, height, values }: ScalarField): GrayImage {
  const half = width / 2
  const shown = Float64Array.from({ length: half * height }, (_, i) => {
    return values[Math.floor(i / half) * width + half + (i % half)] as number
  })
  // Math.max would return NaN, and does not accept that many arguments.
  const [nearest, farthest] = shown.reduce(
    ([most, least], value) => (Number.isNaN(value) ? [most, least] : [Math.max(most, value), Math.min(least, value)]),
    [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number],
  )
  const pixels = Uint8Array.from(shown, (value, i) => {
    const isLine = ((i % half) + Math.floor(i / half)) % hatching.distance < hatching.line
    const near = Number.isNaN(value) ? Number(isLine) : 0.12 + (0.88 * (value - farthest)) / (nearest - farthest)
    return Math.round(255 * (blackLevel + (whiteLevel - blackLevel) * near))
  })
  return { width: half, height, pixels }
}
