import { join } from 'node:path'
import { type PlateParameters, plateParameters } from '../../../src/content/picture-parameters.ts'
import { renderCarpet } from './carpet.ts'
import { renderDirections, renderVortex } from './centered-waves.ts'
import { renderDrum } from './drum.ts'
import { type EncodingQuality, encodeImages, type GrayImage } from './encode-images.ts'
import { computeExposure, toGrayBytes } from './tone.ts'
import { renderPointSources, renderSlits } from './waves.ts'

export type PlateName = keyof typeof plateParameters

export interface PlateOutput {
  readonly name: PlateName
  /** Height, in widths. */
  readonly height: number
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
  carpet: 0.997,
  slits: 0.97,
  sources: 0.97,
  drum: 0.99,
  directions: 0.997,
  vortex: 0.997,
}

/** What a plate has that is not the usual: its height, its tone, or how it is encoded where the usual is too coarse or too large. */
const special: Partial<Record<PlateName, Partial<PlateOutput>>> = {
  'uncharted-tall': { height: 20 / 16, quality: { avif: 29, webp: 45 } },
  nexus: { quality: { avif: 24, webp: 66 } },
  threshold: { quality: { avif: 20, webp: 80 } },
  cascade: { quality: { avif: 25, webp: 66 } },
  resonance: { quality: { avif: 25, webp: 72 } },
  network: { quality: { avif: 27, webp: 58 } },
  excellence: { quality: { avif: 21, webp: 76 } },
  directions: { power: 0.6, quality: { avif: 30, webp: 55 } },
  vortex: { quality: { avif: 25, webp: 66 } },
}

/** Every plate on the site, and how it is exposed and encoded; `src/content/picture-parameters.ts` has what it shows. */
export const plateOutputs: readonly PlateOutput[] = (Object.keys(plateParameters) as PlateName[]).map((name) => ({
  name,
  height: 10 / 16,
  exposed: exposures[plateParameters[name].kind],
  quality: { avif: 27, webp: 55 },
  ...special[name],
}))

function intensity(parameters: PlateParameters, width: number, height: number): Float64Array {
  switch (parameters.kind) {
    case 'carpet':
      return renderCarpet(parameters.start, parameters.window, width, height)
    case 'slits':
      return renderSlits(parameters.slits, parameters.view, width, height)
    case 'sources':
      return renderPointSources(parameters.points, parameters.view, width, height)
    case 'drum':
      return renderDrum(parameters.modes, parameters.radius, width, height)
    case 'directions':
      return renderDirections(parameters, width, height)
    case 'vortex':
      return renderVortex(parameters, width, height)
  }
}

/** Returns a plate as grays at a width in pixels. */
export function renderPlate({ name, exposed, power, height: widths }: PlateOutput, width: number): GrayImage {
  const height = width * widths
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
