import { join } from 'node:path'
import { type PlateParameters, plateParameters } from '../../../src/content/picture-parameters.ts'
import { renderDirections, renderVortex } from './centered-waves.ts'
import { type EncodingQuality, encodeImages, type GrayImage } from './encode-images.ts'
import { computeExposure, toGrayBytes } from './tone.ts'
import { renderPointSources, renderSlits } from './waves.ts'

export type PlateName = keyof typeof plateParameters

export interface PlateOutput {
  readonly name: PlateName
  /** The part of all pixels that stays below the tone curve's 1. */
  readonly exposed: number
  readonly quality: EncodingQuality
  /** The power of the tone curve, where it is not the film's. */
  readonly power?: number
}

const plateWidths = [480, 960, 1440] as const

/** The one width in WebP: browsers that take no AVIF are few, and get a picture that is large enough. */
const webpWidth = 960

/** How each kind is exposed. Sources and slits outshine their pattern. */
const exposures: Readonly<Record<PlateParameters['kind'], number>> = {
  slits: 0.97,
  sources: 0.97,
  directions: 0.997,
  vortex: 0.997,
}

/** What a plate has that is not the usual: its tone, or how it is encoded where the usual is too coarse or too large. */
const special: Partial<Record<PlateName, Partial<PlateOutput>>> = {
  directions: { power: 0.6, quality: { avif: 30, webp: 55 } },
  vortex: { quality: { avif: 25, webp: 66 } },
}

/** Every plate, and how it is exposed and encoded; `src/content/picture-parameters.ts` has what it shows. */
export const plateOutputs: readonly PlateOutput[] = (Object.keys(plateParameters) as PlateName[]).map((name) => ({
  name,
  exposed: exposures[plateParameters[name].kind],
  quality: { avif: 27, webp: 55 },
  ...special[name],
}))

/** The plates that pages show. The others are on pictures of links alone. */
export const pagePlates = plateOutputs.filter(({ name }) => name === 'directions' || name === 'vortex')

function intensity(parameters: PlateParameters, width: number, height: number): Float64Array {
  switch (parameters.kind) {
    case 'slits':
      return renderSlits(parameters.slits, parameters.view, width, height)
    case 'sources':
      return renderPointSources(parameters.points, parameters.view, width, height)
    case 'directions':
      return renderDirections(parameters, width, height)
    case 'vortex':
      return renderVortex(parameters, width, height)
  }
}

/** Returns a plate as grays at a width in pixels. */
export function renderPlate({ name, exposed, power }: PlateOutput, width: number): GrayImage {
  const height = (width * 10) / 16
  const light = intensity(plateParameters[name], width, height)
  return { width, height, pixels: toGrayBytes(light, computeExposure(light, exposed), power) }
}

/** Computes a plate at its largest width, and writes NAME-WIDTH.avif and NAME-960.webp into `folder`. */
export async function generatePlate(folder: string, plate: PlateOutput): Promise<void> {
  const { name, quality } = plate
  const outputs = plateWidths.map((width) => ({
    path: join(folder, `${name}-${width}`),
    width,
    quality: width === webpWidth ? quality : { avif: quality.avif },
  }))
  await encodeImages(renderPlate(plate, Math.max(...plateWidths)), outputs)
}
