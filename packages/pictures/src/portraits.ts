import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fringeDirections, portraitParameters, portraitView } from '../../../src/content/picture-parameters.ts'
import { type DepthMap, readDepthMap } from './depth-map.ts'
import { decodeGray, type EncodingQuality, encodeImages } from './encode-images.ts'
import {
  type FringeView,
  fullFrame,
  type PortraitModel,
  renderFringes,
  resolveDirection,
  toneMap,
} from './fringe-pattern.ts'
import { applyGuidedFilter } from './guided-filter.ts'
import { computeRimShadows } from './rim-shadows.ts'

interface Output {
  readonly width: number
  readonly quality: EncodingQuality
}

/** The widths of a portrait, one for each pixel density, each computed by itself: scaled fringes would show moiré. */
const portraitWidths: readonly Output[] = [
  { width: 400, quality: { avif: 33, webp: 50 } },
  { width: 600, quality: { avif: 36, webp: 34 } },
  { width: 800, quality: { avif: 39 } },
  { width: 1200, quality: { avif: 44 } },
]

const largeWidths: readonly Output[] = [
  { width: 600, quality: { avif: 36, webp: 34 } },
  { width: 816, quality: { avif: 37, webp: 40 } },
  { width: 1200, quality: { avif: 44 } },
  { width: 1224, quality: { avif: 42 } },
  { width: 1632, quality: { avif: 39 } },
]

interface PortraitTraits {
  /** The row from which the portrait shows only knitwear. */
  readonly knitFrom?: number
  /** Whether it shows spectacles. Of all shadows only that of a rim is computed. */
  readonly hasSpectacles?: true
  /** How much coarser it is encoded, if hair or beard crosses the lines almost everywhere. */
  readonly coarser?: Required<Pick<EncodingQuality, 'avif' | 'webp'>>
}

/** What is particular to a portrait, by its number. */
export const portraitTraits: Readonly<Record<string, PortraitTraits>> = {
  '02': { knitFrom: 700, coarser: { avif: 2, webp: 4 } },
  '03': { knitFrom: 740 },
  '05': { knitFrom: 780 },
  '06': { hasSpectacles: true, coarser: { avif: 6, webp: 14 } },
  '08': { hasSpectacles: true },
}

function createFlatDepthMap(width: number, height: number): DepthMap {
  const field = (value: number) => ({ width, height, values: new Float64Array(width * height).fill(value) })
  return { heights: field(0), coverage: field(1) }
}

/** Returns what is known of the person in a portrait. Throws where the original has another size than the portraits. */
export async function readPortraitModel(folder: string, name: string): Promise<PortraitModel> {
  const { width, height, pixels } = await decodeGray(join(folder, 'originals', `${name}.png`))
  if (width !== portraitParameters.width || height !== portraitParameters.height)
    throw new Error(
      `originals/${name}.png is ${width}x${height}. It has to be ${portraitParameters.width}x${portraitParameters.height}.`,
    )
  const seen = { width, height, values: new Float64Array(pixels).map((gray) => gray / 255) }
  const { knitFrom, hasSpectacles } = portraitTraits[name] ?? {}
  const { values } = knitFrom === undefined ? seen : applyGuidedFilter(seen, knitFrom)
  const reflectance = { width, height, values: values.map((value) => value ** 2.2) }
  const depth = join(folder, 'depth')
  const hasDepth = existsSync(join(depth, `${name}.png`))
  const shape = hasDepth ? await readDepthMap(depth, name) : createFlatDepthMap(width, height)
  const towards = resolveDirection(getPortraitView(name).direction)
  return {
    ...shape,
    reflectance,
    ...(hasSpectacles && { light: computeRimShadows(shape.heights, towards) }),
  }
}

function getPortraitView(name: string): FringeView {
  return { ...portraitView, direction: fringeDirections[name] ?? 0 }
}

/** Writes the portrait with this number under the lines, as NN-WIDTH. */
export async function generatePortrait(folder: string, name: string): Promise<void> {
  const model = await readPortraitModel(folder, name)
  const less = portraitTraits[name]?.coarser ?? { avif: 0, webp: 0 }
  for (const { width, quality: usual } of portraitWidths) {
    const picture = toneMap(renderFringes(model, getPortraitView(name), width))
    const quality = { avif: usual.avif + less.avif, ...(usual.webp && { webp: usual.webp - less.webp }) }
    await encodeImages(picture, [{ path: join(folder, `${name}-${width}`), width, quality }])
  }
}

/** Writes the complete example portrait under lines from below, as large-WIDTH. */
export async function generateLargePortrait(folder: string): Promise<void> {
  const model = await readPortraitModel(folder, portraitParameters.example)
  for (const { width, quality } of largeWidths) {
    const picture = toneMap(renderFringes(model, fullFrame, width))
    await encodeImages(picture, [{ path: join(folder, `large-${width}`), width, quality }])
  }
}
